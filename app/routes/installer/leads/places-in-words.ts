import { limits } from "#config/limits.ts";
import type { MaskedLead } from "#domain/leads/lead.ts";

/** How many more installers a lead can go to, as worded on the card and in the question before buying. */
export function placesInWords({ placesLeft, maxPurchases }: Pick<MaskedLead, "placesLeft" | "maxPurchases">): string {
  if (maxPurchases === 1) return "Only for one installer";
  return `${placesLeft} of ${maxPurchases} places left`;
}

/** How much room is left where the customer picks. */
export function outlinesInWords(left: number): string {
  const most = limits.outlinesWaitingMax;
  return left === 0 ? `No room: ${most} outlines are waiting.` : `${most - left} of ${most} outlines are waiting.`;
}
