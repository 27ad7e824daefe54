import type { Queryable, Tx } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { type Credits, credits } from "#domain/money.ts";
import type { PaymentRow } from "#domain/payments/payments.sql.ts";
import { goneCredits } from "#domain/payments/refund-price.ts";
import { creditsOfPayment, insertReversalLine, paymentsWithLosses } from "#domain/payments/taken-back.sql.ts";

const WORDS = "Settled: owed since a card payment was refunded or lost in a dispute after its credits were spent";

/**
 * Settles a company's debts of earlier payments from the credits that it has just bought, oldest first. The caller has
 * posted the purchase, and so has locked the company.
 */
export async function settleDebts(tx: Tx, bought: Pick<PaymentRow, "id" | "installerId">, now: Date): Promise<void> {
  const debts = await debtsOf(tx, bought.installerId);
  if (debts.length === 0) return;
  let { left } = await creditsOfPayment(tx, bought);
  for (const { paymentId, owed } of debts) {
    const amount = Math.min(owed, left);
    if (amount === 0) return;
    const line = { paymentId, kind: "settled", state: "settled", recordedAt: now } as const;
    const causeId = await insertReversalLine(tx, line);
    const { installerId } = bought;
    await postEntry(tx, { installerId, type: "reversal", amount: credits(-amount), causeId, description: WORDS, now });
    left -= amount;
  }
}

/** The installer's debt in credits; the next pack it buys settles it. Errors: not_signed_in, not_found. */
export async function owedCredits({ db }: Pick<Context, "db">, actor: Actor): Promise<Credits> {
  const { id } = requireInstaller(actor, "money");
  const debts = await debtsOf(db.orm, id);
  return credits(debts.reduce((sum, { owed }) => sum + owed, 0));
}

async function debtsOf(tx: Queryable, installerId: string): Promise<{ paymentId: string; owed: number }[]> {
  const losses = await paymentsWithLosses(tx, installerId);
  return losses
    .map(({ payment, reversed }) => ({ paymentId: payment.id, owed: goneCredits(payment) - reversed }))
    .filter(({ owed }) => owed > 0);
}
