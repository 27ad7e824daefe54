/** Where a lead comes from; the values are stored. */
export const leadOriginOptions = [
  { value: "quote_request", label: "Quote request" },
  { value: "admin", label: "Entered by admin" },
] as const;
