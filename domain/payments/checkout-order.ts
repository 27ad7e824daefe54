import { creditPackName } from "#content/credit-packs.ts";
import type { Payment } from "#domain/payments/payment.ts";

/**
 * What the provider is asked to charge for. Made from the payment alone, so that asking again makes the same request.
 */
export function checkoutOrder({ id, pack, credits, amountPence, startedAt, installerId }: Payment) {
  const name = `${creditPackName(pack)}: ${credits} credits`;
  return { paymentId: id, name, amountPence, startedAt, pack, installerId };
}
