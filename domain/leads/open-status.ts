/** Statuses that the customer, an administrator or age can still close. */
export const openStatuses = ["unconfirmed", "available", "paused"] as const;

/** Whether a lead in this status can still be closed. */
export function isOpen(status: string): boolean {
  return openStatuses.some((one) => one === status);
}

/** Whether a confirmed request waits for a person of ours: it is paused, and was never on sale. */
export function isHeld({ status, availableAt }: { status: string; availableAt: Date | null }): boolean {
  return status === "paused" && availableAt === null;
}
