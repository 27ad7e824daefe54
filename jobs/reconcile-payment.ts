import type { Context } from "#domain/context.ts";
import { checkoutOrder } from "#domain/payments/checkout-order.ts";
import { keepWatching, openPayment } from "#domain/payments/open-payment.ts";
import type { Payment } from "#domain/payments/payment.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import type { CardPayments, CheckoutReport } from "#integrations/card-payments.ts";

/**
 * Asks the provider about a payment whose outcome we were never told, and does what an event would have done. A
 * provider that does not answer is asked again in five minutes, without the growing pauses of other jobs; `onProblem`
 * is told.
 */
export async function reconcilePayment(
  context: Context,
  paymentId: string,
  payments: CardPayments | undefined,
  onProblem: (error: unknown) => void,
): Promise<void> {
  const payment = await openPayment(context, paymentId);
  if (!payment) return;
  const report = await ask(payment, payments).catch((error: unknown) => {
    onProblem(error);
    return undefined;
  });
  const outcome = report && (await settlePayment(context, { ...report, paymentId }));
  if (outcome === "mismatch")
    onProblem(new Error("money came that does not fit its order; it waits at /admin/payments"));
  await keepWatching(context, paymentId, { wasAnswered: report !== undefined });
}

async function ask(payment: Payment, payments: CardPayments | undefined): Promise<CheckoutReport> {
  if (!payments) throw new Error("card payments are not set up");
  // If no answer came back when the session was made, the same request again finds it.
  const sessionId = payment.sessionId ?? (await payments.openCheckout(checkoutOrder(payment))).sessionId;
  return payments.readCheckout(sessionId);
}
