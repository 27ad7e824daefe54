/** How the money of a paid payment stands; one may be in several. */
export const paymentStates = ["paid", "partly-refunded", "refunded", "disputed", "lost"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The state of an address; undefined for anything else. */
export function readPaymentState(given: string | null): PaymentState | undefined {
  return paymentStates.find((state) => state === given);
}
