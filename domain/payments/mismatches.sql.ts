import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { paymentMismatches, payments, profiles } from "#db/schema.ts";

export type MismatchRow = typeof paymentMismatches.$inferSelect;

/** Whether it is new: the same session of the same payment counts once. */
export async function insertMismatch(
  tx: Queryable,
  mismatch: Omit<typeof paymentMismatches.$inferInsert, "id">,
): Promise<boolean> {
  const rows = await tx
    .insert(paymentMismatches)
    .values(mismatch)
    .onConflictDoNothing()
    .returning({ id: paymentMismatches.id });
  return rows.length === 1;
}

export async function mismatchById(tx: Queryable, id: string): Promise<MismatchRow | undefined> {
  return (await tx.select().from(paymentMismatches).where(eq(paymentMismatches.id, id)))[0];
}

/** Longest waiting first. */
export async function waitingMismatchRows(tx: Queryable, limit: number) {
  return tx
    .select({ mismatch: paymentMismatches, payment: payments, companyName: profiles.companyName })
    .from(paymentMismatches)
    .innerJoin(payments, eq(payments.id, paymentMismatches.paymentId))
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(isNull(paymentMismatches.outcome))
    .orderBy(asc(paymentMismatches.receivedAt), paymentMismatches.id)
    .limit(limit);
}

export async function countWaitingMismatches(tx: Queryable): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(paymentMismatches).where(isNull(paymentMismatches.outcome));
  return row?.total ?? 0;
}

/** Returns whether it was still waiting. */
export async function decideMismatch(
  tx: Queryable,
  id: string,
  decision: { outcome: "credited" | "closed"; outcomeReason: string; decidedAt: Date; decidedBy: string },
): Promise<boolean> {
  const rows = await tx
    .update(paymentMismatches)
    .set(decision)
    .where(and(eq(paymentMismatches.id, id), isNull(paymentMismatches.outcome)))
    .returning({ id: paymentMismatches.id });
  return rows.length === 1;
}
