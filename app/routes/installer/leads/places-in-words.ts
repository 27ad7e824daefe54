import type { MaskedLead } from "#domain/leads/lead.ts";

/** How many more installers a lead can go to, as worded on the card and in the question before buying. */
export function placesInWords({ placesLeft, maxPurchases }: Pick<MaskedLead, "placesLeft" | "maxPurchases">): string {
  if (maxPurchases === 1) return "Only for one installer";
  return `${placesLeft} of ${maxPurchases} places left`;
}
