/** What a lead can be. The values are stored. */
export const leadStatuses = ["unconfirmed", "available", "paused", "sold", "withdrawn", "expired"] as const;
