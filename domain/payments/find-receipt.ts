import type { Context } from "#domain/context.ts";
import { paymentById } from "#domain/payments/payments.sql.ts";

/** What a paid payment's receipt is for, and whose it is; undefined when nothing was paid. Authorizes nothing. */
export async function findReceipt({ db }: Context, paymentId: string) {
  const payment = await paymentById(db.orm, paymentId);
  if (!payment || payment.receiptNumber === null) return undefined;
  const { installerId, pack, credits, amountPence, receiptNumber } = payment;
  return { installerId, pack, credits, amountPence, receiptNumber };
}
