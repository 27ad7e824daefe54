import type { SentQuote } from "#domain/quotes/present-quote.ts";

/** What a company reads of where its quote stands. */
export const quoteStates: Record<SentQuote["status"], string> = {
  draft: "Draft",
  sent: "Open",
  chosen: "Chosen",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "No longer valid",
  superseded: "Replaced",
  ended: "Ended",
};
