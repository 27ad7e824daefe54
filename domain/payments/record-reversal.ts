import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import {
  insertPaymentEvent,
  type PaymentRow,
  paymentByIdForUpdate,
  paymentOfIntentForUpdate,
  updatePayment,
} from "#domain/payments/payments.sql.ts";
import type { ProviderEvent } from "#domain/payments/settle-payment.ts";

/** Which payment it is about: by our id where the provider kept it, else by its own. */
interface ChargeOf {
  paymentId: string | null;
  paymentIntentId: string | null;
}

/** Money that went back, or that a bank asks back. Amounts in pence, counted from the beginning. */
export type Reversal = ChargeOf &
  ({ kind: "refund"; refundedPence: number } | { kind: "dispute"; status: string; disputedAt: Date });

/** A dispute in one of these states stays so, whichever older news arrives afterwards. */
const CLOSED_DISPUTE = /^(won|lost|warning_closed|prevented)$/;

/**
 * Puts on record that money of a payment was refunded or is disputed, for administrators to see. Credits stay as they
 * are: what to do about them is a person's decision. Events may come twice and in any order. The caller has made sure
 * that the event is the provider's.
 */
export function recordReversal(
  { db, now }: Context,
  reversal: Reversal,
  event: ProviderEvent,
): Promise<"recorded" | "nothing-new" | "unknown"> {
  return inTransaction(db, async (tx) => {
    const payment = await paymentOf(tx, reversal);
    if (!payment) return "unknown";
    if (!(await insertPaymentEvent(tx, { ...event, paymentId: payment.id, receivedAt: now }))) return "nothing-new";
    const change = changeOf(payment, reversal);
    if (!change) return "nothing-new";
    await updatePayment(tx, payment.id, change);
    return "recorded";
  });
}

async function paymentOf(tx: Tx, { paymentId, paymentIntentId }: ChargeOf): Promise<PaymentRow | undefined> {
  const payment = paymentId ? await paymentByIdForUpdate(tx, paymentId) : undefined;
  return payment ?? (paymentIntentId ? paymentOfIntentForUpdate(tx, paymentIntentId) : undefined);
}

function changeOf(payment: PaymentRow, reversal: Reversal): Partial<PaymentRow> | undefined {
  if (reversal.kind === "refund") {
    const refundedPence = Math.min(reversal.refundedPence, payment.amountPence);
    return refundedPence > payment.refundedPence ? { refundedPence } : undefined;
  }
  if (payment.disputeStatus && CLOSED_DISPUTE.test(payment.disputeStatus)) return undefined;
  return { disputeStatus: reversal.status, disputedAt: payment.disputedAt ?? reversal.disputedAt };
}
