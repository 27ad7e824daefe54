/** What can still be closed: by the customer, an administrator or its age. */
export const openStatuses = ["unconfirmed", "available", "paused"] as const;

/** Whether a lead in this status can still be closed. */
export function isOpen(status: string): boolean {
  return openStatuses.some((one) => one === status);
}
