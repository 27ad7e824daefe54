import type { MaskedLead } from "#domain/leads/lead.ts";

/** To how many more installers a lead goes, as the card and the question before buying say it. */
export function placesInWords({ placesLeft, maxPurchases }: Pick<MaskedLead, "placesLeft" | "maxPurchases">): string {
  if (maxPurchases === 1) return "Only for one installer";
  return `${placesLeft} of ${maxPurchases} places left`;
}
