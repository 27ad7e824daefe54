/** The state of a quote, for both sides. The values are stored. */
export const quoteStates = {
  draft: "Draft",
  sent: "Open",
  chosen: "Chosen",
  declined: "Declined",
  withdrawn: "Withdrawn",
  lapsed: "No longer valid",
  superseded: "Replaced",
  ended: "Ended",
} as const;

/** For its company: beside its own quote, "Open" would say that the customer opened it. */
export const ownQuoteStates = { ...quoteStates, sent: "Sent" } as const;
