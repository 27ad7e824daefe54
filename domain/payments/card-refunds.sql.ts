import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { cardRefunds, payments, profiles, user } from "#db/schema.ts";

export type CardRefundRow = typeof cardRefunds.$inferSelect;

/** States in which the money has not moved yet and its credits are held. */
const OPEN: CardRefundRow["state"][] = ["asked", "approved", "sent"];

/** Whether it is new: the same id counts once. */
export async function insertCardRefund(tx: Queryable, refund: typeof cardRefunds.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(cardRefunds)
    .values(refund)
    .onConflictDoNothing({ target: cardRefunds.id })
    .returning({ id: cardRefunds.id });
  return rows.length === 1;
}

export async function cardRefundById(tx: Queryable, id: string): Promise<CardRefundRow | undefined> {
  return (await tx.select().from(cardRefunds).where(eq(cardRefunds.id, id)))[0];
}

/** The refund of this payment whose money has not moved yet; the database lets there be one. */
export async function openCardRefund(tx: Queryable, paymentId: string): Promise<CardRefundRow | undefined> {
  const isIt = and(eq(cardRefunds.paymentId, paymentId), inArray(cardRefunds.state, OPEN));
  return (await tx.select().from(cardRefunds).where(isIt))[0];
}

export async function updateCardRefund(
  tx: Queryable,
  id: string,
  change: Partial<Omit<typeof cardRefunds.$inferInsert, "id">>,
): Promise<void> {
  await tx.update(cardRefunds).set(change).where(eq(cardRefunds.id, id));
}

/** Those awaiting a second administrator, longest waiting first, each with the total count. */
export async function waitingCardRefundRows(tx: Queryable, limit: number) {
  return tx
    .select({
      refund: cardRefunds,
      companyName: profiles.companyName,
      askedBy: user.email,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(cardRefunds)
    .innerJoin(payments, eq(payments.id, cardRefunds.paymentId))
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .innerJoin(user, eq(user.id, cardRefunds.askedBy))
    .where(eq(cardRefunds.state, "asked"))
    .orderBy(asc(cardRefunds.askedAt), cardRefunds.id)
    .limit(limit);
}
