/** The state of a paid payment's money; a payment can be in several. */
export const paymentStates = ["paid", "partly-refunded", "refunded", "disputed", "lost"] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The state named in a URL; undefined for anything else. */
export function readPaymentState(given: string | null): PaymentState | undefined {
  return paymentStates.find((state) => state === given);
}
