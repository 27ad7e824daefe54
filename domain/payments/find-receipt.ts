import type { Context } from "#domain/context.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import { paymentById } from "#domain/payments/payments.sql.ts";

/** What the mail about a paid payment needs; undefined when there is none. Authorizes nothing: for the worker. */
export async function paymentForMails({ db }: Context, paymentId: string) {
  const payment = await paymentById(db.orm, paymentId);
  const installer = payment && (await installerById(db.orm, payment.installerId));
  if (!installer || payment.receiptNumber === null) return undefined;
  const { pack, credits, amountPence, receiptNumber } = payment;
  return { payment: { pack, credits, amountPence, receiptNumber }, installer };
}
