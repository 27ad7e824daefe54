/** The values are stored. */
export const leadStatuses = ["unconfirmed", "available", "paused", "sold", "withdrawn", "expired"] as const;
