import type { Context } from "#domain/context.ts";
import { type ListedRefund, noteRefusedRefund, recordRefunds, refundToSend } from "#domain/payments/send-refund.ts";
import { type CardPayments, RefundRefusedError } from "#integrations/card-payments.ts";

/**
 * Sends the refund of a payment that may go out, and records what the provider lists for it. The list is read first, so
 * that a refund whose answer was lost is found again, also after the provider has forgotten its idempotency key.
 */
export async function settleRefunds(
  now: () => Context,
  paymentId: string,
  payments: CardPayments | undefined,
): Promise<void> {
  if (!payments) throw new Error("card payments are not set up");
  const found = await refundToSend(now(), paymentId);
  if (!found) return;
  const { paymentIntentId, order } = found;
  const listed: ListedRefund[] = await payments.refundsOf(paymentIntentId);
  if (order && !listed.some(({ orderId }) => orderId === order.refundId)) {
    try {
      listed.push(await payments.refund(order));
    } catch (error) {
      if (!(error instanceof RefundRefusedError)) throw error;
      await noteRefusedRefund(now(), paymentId, order.refundId, error.message);
    }
  }
  await recordRefunds(now(), paymentId, listed);
}
