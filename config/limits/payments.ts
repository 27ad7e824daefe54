/** Card payments and refunds to cards. */
export const paymentsLimits = {
  /** Included in prices if the operator is registered for VAT. */
  vatPercent: 20,
  /** How long an order can be paid. */
  checkoutMinutes: 60,
  /** For each of at most two attempts. */
  stripeTimeoutSeconds: 8,
  paymentCheckFirstMinutes: 2,
  paymentCheckEveryMinutes: 5,
  paymentCheckHours: 24,
  paymentCheckUnansweredHours: 7 * 24,
  paymentEventBytesMax: 512 * 1024,
  paymentEventToleranceSeconds: 5 * 60,
  paymentWaitSeconds: 3,
  /** What one company gets back on cards in so many days before a second administrator must approve it. */
  refundApprovalAbovePence: 50_000,
  refundApprovalDays: 30,
  /** How often a refund that is on its way is asked about. */
  refundCheckEveryHours: 6,
  /** Of sign-ins, in what a bank is sent about a dispute. */
  evidenceSignInsMax: 100,
} as const;
