/** The state of a payment or of its money; a paid one can be in several. */
export const paymentStates = [
  "paid",
  "partly-refunded",
  "refunded",
  "on-its-way-back",
  "disputed",
  "lost",
  "mismatched",
  "started",
  "pending",
  "failed",
  "expired",
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** In the provider's words. A dispute that reaches one of these states stays there, whatever older news arrives later. */
export const closedDisputeStates = ["won", "lost", "warning_closed", "prevented"] as const;

/** Whether the bank has decided it. */
export function isClosedDispute(status: string | null): boolean {
  return closedDisputeStates.some((state) => state === status);
}
