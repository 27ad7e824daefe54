import { creditPacks } from "#content/credit-packs.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueuePaymentCheck } from "#domain/payments/open-payment.ts";
import { type Payment, presentPayment } from "#domain/payments/payment.ts";
import { insertPayment, noteSessionOf } from "#domain/payments/payments.sql.ts";

/**
 * Records an order for a credit pack before anyone is asked for money, and schedules a check in case we hear nothing.
 * `paymentId` is made by the caller (a UUID): repeating it means the same payment, in its present state. Errors:
 * not_signed_in, not_found (no such pack), not_approved, conflict (the id belongs to another order).
 */
export async function startPayment(
  { db, now }: Context,
  actor: Actor,
  order: { paymentId: string; packId: string },
): Promise<Payment> {
  const installer = requireApprovedInstaller(actor, "money");
  const pack = creditPacks.find(({ id }) => id === order.packId);
  if (!pack) throw new DomainError("not_found");
  return inTransaction(db, async (tx) => {
    const { row, isNew } = await insertPayment(tx, {
      id: order.paymentId,
      installerId: installer.id,
      pack: pack.id,
      credits: pack.credits,
      amountPence: pack.pricePence,
      status: "started",
      createdAt: now,
    });
    if (row?.installerId !== installer.id || row.pack !== pack.id) throw new DomainError("conflict");
    if (isNew) await enqueuePaymentCheck(tx, row.id, { now, first: true });
    return presentPayment(row);
  });
}

/** Records the provider's session in which a payment is made. Errors: not_signed_in, not_found, not_approved. */
export async function noteSession(
  { db }: Context,
  actor: Actor,
  { paymentId, sessionId }: { paymentId: string; sessionId: string },
): Promise<void> {
  const installer = requireApprovedInstaller(actor, "money");
  await noteSessionOf(db.orm, paymentId, installer.id, sessionId);
}
