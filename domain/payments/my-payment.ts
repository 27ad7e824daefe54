import { creditPackName } from "#content/credit-packs.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type Payment, presentPayment } from "#domain/payments/payment.ts";
import { paymentById, paymentByReceiptNumber, pendingPaymentsOf } from "#domain/payments/payments.sql.ts";

/** One payment of this installer. Errors: not_signed_in, not_found (also for somebody else's). */
export async function myPayment({ db }: Context, actor: Actor, paymentId: string): Promise<Payment> {
  const installer = requireInstaller(actor, "money");
  const row = await paymentById(db.orm, paymentId);
  if (row?.installerId !== installer.id) throw new DomainError("not_found");
  return presentPayment(row);
}

/** Bank payments of this installer that are on their way, the oldest first. Errors: not_signed_in, not_found. */
export async function paymentsOnTheirWay({ db }: Context, actor: Actor): Promise<Payment[]> {
  const installer = requireInstaller(actor, "money");
  return (await pendingPaymentsOf(db.orm, installer.id)).map(presentPayment);
}

/** This installer's receipts with this number: one or none. Errors: not_signed_in, not_found. */
export async function myReceipts({ db }: Context, actor: Actor, number: number) {
  const installer = requireInstaller(actor, "money");
  const row = await paymentByReceiptNumber(db.orm, number);
  if (row?.installerId !== installer.id || row.receiptNumber === null || !row.paidAt) return [];
  return [{ receiptNumber: row.receiptNumber, packName: creditPackName(row.pack), paidAt: row.paidAt }];
}
