import { callerOf, type RouteContext, requestContext } from "#app/web/context.ts";
import { DomainError } from "#domain/errors.ts";
import { checkoutOrder } from "#domain/payments/checkout-order.ts";
import type { Payment } from "#domain/payments/payment.ts";
import { noteSession } from "#domain/payments/start-payment.ts";
import type { CardPayments } from "#integrations/card-payments.ts";

/**
 * The payment page's address. A provider that fails or is slow is an expected failure (payment_failed): nothing has
 * been charged, and the worker will ask about the payment, which stays on record.
 */
export async function openCheckout(context: RouteContext, payments: CardPayments, payment: Payment): Promise<string> {
  const { log, requestId } = context.get(requestContext);
  const session = await payments.openCheckout(checkoutOrder(payment)).catch((error: unknown) => {
    const problem = error instanceof Error ? error.name : "unknown";
    log.warn({ requestId, paymentId: payment.id, problem }, "no payment page from the provider");
    throw new DomainError("payment_failed");
  });
  await noteSession(...callerOf(context), { paymentId: payment.id, sessionId: session.sessionId });
  return session.url;
}
