import { and, desc, eq, isNotNull, notInArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { paymentReversals, payments, profiles, user } from "#db/schema.ts";
import { closedDisputeStates } from "#domain/payments/payment-state.ts";

export type ReversalKind = (typeof paymentReversals.$inferSelect)["kind"];

const isOpenDispute = and(
  isNotNull(payments.disputedAt),
  notInArray(sql`coalesce(${payments.disputeStatus}, '')`, [...closedDisputeStates]),
);

/** Open disputes first, the next deadline first; then the newest; each with the total count, so that one reading of the table answers both. */
export async function openReversalRows(tx: Queryable, limit: number) {
  return tx
    .select({
      payment: payments,
      companyName: profiles.companyName,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(or(eq(payments.reversalOpen, true), isOpenDispute))
    .orderBy(
      sql`case when ${isOpenDispute} then coalesce(${payments.disputeDueAt}, 'infinity') end asc nulls last`,
      desc(payments.createdAt),
      payments.id,
    )
    .limit(limit);
}

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
