/** Statuses that the customer, an administrator or age can still close. */
export const openStatuses = ["unconfirmed", "available", "paused"] as const;

/** Whether a lead in this status can still be closed. */
export function isOpen(status: string): boolean {
  return openStatuses.some((one) => one === status);
}
