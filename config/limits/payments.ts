/** Card payments and refunds to cards. */
export const paymentsLimits = {
  /** Included in prices if the operator is registered for VAT. */
  vatPercent: 20,
  /** How long an order stays payable. */
  checkoutMinutes: 60,
  /** For each attempt; there are at most two. */
  stripeTimeoutSeconds: 8,
  paymentCheckFirstMinutes: 2,
  paymentCheckEveryMinutes: 5,
  paymentCheckHours: 24,
  paymentCheckUnansweredHours: 7 * 24,
  paymentEventBytesMax: 512 * 1024,
  paymentEventToleranceSeconds: 5 * 60,
  paymentWaitSeconds: 3,
  /** Above this, refunded and granted to one company within these days, a second administrator must approve. */
  refundApprovalAbovePence: 50_000,
  refundApprovalDays: 30,
  /** How often we ask about a refund on its way. */
  refundCheckEveryHours: 6,
  /** Sign-ins listed in the evidence for a dispute. */
  evidenceSignInsMax: 100,
  /** Each company's whole history of credits is checked once in so many nights, its newest days every night. */
  wholeCheckEveryDays: 30,
  newestCheckedDays: 2,
  /** How many midnights' heads a history is compared with. */
  headsComparedDays: 30,
} as const;
