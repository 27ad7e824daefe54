import type { PaymentRow } from "#domain/payments/payments.sql.ts";

type Paid = Pick<PaymentRow, "credits" | "amountPence" | "paidPence">;
type Gone = Pick<PaymentRow, "refundedPence" | "pendingRefundPence" | "lostPence">;

/** The part of the price paid for the credits that the provider refunds, in pence. */
function paidFor({ amountPence, paidPence }: Paid): number {
  return Math.min(amountPence, paidPence ?? amountPence);
}

/** The share of a payment's credits that this much of its money bought, to the nearest credit. */
export function creditsFor(payment: Paid, pence: number): number {
  return Math.round((payment.credits * pence) / paidFor(payment));
}

/** How many credits are gone for good, whether or not they were still there to be taken. */
export function goneCredits(payment: Paid & Gone): number {
  return Math.min(payment.credits, creditsFor(payment, payment.refundedPence + payment.lostPence));
}

/** The refund for this many unspent credits: at the price paid, in whole pence, rounded down. */
export function refundPence(payment: Paid & Gone, credits: number): number {
  const price = Math.floor((paidFor(payment) * credits) / payment.credits);
  return Math.min(price, refundablePence(payment));
}

/** The refundable remainder, in pence. */
function refundablePence(payment: Paid & Gone): number {
  const { refundedPence, pendingRefundPence, lostPence } = payment;
  return Math.max(0, paidFor(payment) - refundedPence - pendingRefundPence - lostPence);
}
