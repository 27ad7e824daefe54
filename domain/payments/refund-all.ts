import type { Tx } from "#db/connection.ts";
import { type Actor, requireInstaller, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { refundableOf, refundOf } from "#domain/payments/ask-refund.ts";
import { lockPayment, paidPaymentsOf } from "#domain/payments/payments.sql.ts";

/** Credits, and the money that goes back for them in pence. */
export interface RefundSum {
  credits: number;
  pence: number;
}

/** What would be refunded to the installer's cards for all unspent bought credits. Errors: not_signed_in, not_found. */
export async function refundableInAll({ db }: Pick<Context, "db">, actor: Actor): Promise<RefundSum> {
  const { id } = requireInstaller(actor, "company");
  const sums: RefundSum[] = [];
  for (const payment of await paidPaymentsOf(db.orm, id)) sums.push(await refundableOf({ db }, payment.id));
  return addedUp(sums);
}

/**
 * Requests refunds of everything unspent, payment by payment, inside the caller's transaction, which must not have
 * locked the company yet. `newId` makes the refunds' ids. Authorises nothing.
 */
export async function refundAll(
  tx: Tx,
  by: User & { installerId: string },
  { reason, newId, now }: { reason: string; newId: () => string; now: Date },
): Promise<RefundSum> {
  const sums: RefundSum[] = [];
  for (const { id } of await paidPaymentsOf(tx, by.installerId)) {
    const payment = await lockPayment(tx, id);
    const { credits, pence } = await refundableOf({ db: { orm: tx } }, id);
    if (!payment || pence === 0) continue;
    await refundOf(tx, payment, by, { refundId: newId(), paymentId: id, credits, reason, now });
    sums.push({ credits, pence });
  }
  return addedUp(sums);
}

function addedUp(sums: readonly RefundSum[]): RefundSum {
  return sums.reduce((all, { credits, pence }) => ({ credits: all.credits + credits, pence: all.pence + pence }), {
    credits: 0,
    pence: 0,
  });
}
