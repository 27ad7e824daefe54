import type { SessionReport } from "#domain/payments/settle-payment.ts";

/** The provider's report about a paid starter pack. */
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
