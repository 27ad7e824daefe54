import type { SessionReport } from "#domain/payments/settle-payment.ts";

/** What the provider reports about a payment for the starter pack once it is paid. */
export function aPaidReport(paymentId: string, given: Partial<SessionReport> = {}): SessionReport {
  return {
    paymentId,
    sessionId: `cs_${paymentId}`,
    state: "paid",
    amountPence: 9900,
    currency: "gbp",
    paymentIntentId: `pi_${paymentId}`,
    ...given,
  };
}
