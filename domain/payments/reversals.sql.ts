import { desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { paymentReversals, payments, user } from "#db/schema.ts";

export type ReversalKind = (typeof paymentReversals.$inferSelect)["kind"];

/** A company's payments, newest first. */
export async function paymentRowsOf(tx: Queryable, installerId: string, limit: number) {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.installerId, installerId))
    .orderBy(sql`${payments.createdAt} desc nulls last`, payments.id)
    .limit(limit);
}

/** What happened to the money of a company's payments, newest first, with who made each manual change. */
export async function reversalLines(tx: Queryable, installerId: string, limit: number) {
  return tx
    .select({ line: paymentReversals, by: user.email })
    .from(paymentReversals)
    .innerJoin(payments, eq(payments.id, paymentReversals.paymentId))
    .leftJoin(user, eq(user.id, paymentReversals.recordedBy))
    .where(eq(payments.installerId, installerId))
    .orderBy(desc(paymentReversals.recordedAt), paymentReversals.id)
    .limit(limit);
}
