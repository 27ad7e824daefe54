import { and, count, eq, gt, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { payments, profiles } from "#db/schema.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { Place } from "#domain/cursor.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";

export interface PaymentQuery {
  from?: Date | undefined;
  /** The end of the period, exclusive. */
  until?: Date | undefined;
  state?: PaymentState | undefined;
}

/** What arrived, and how much of it has gone again, by refund or dispute. */
const paid = sql`coalesce(${payments.paidPence}, ${payments.amountPence})`;
const gone = sql`least(${paid}, ${payments.refundedPence} + ${payments.lostPence})`;

/** Most recently paid first. */
export async function paymentListRows(
  tx: Queryable,
  query: PaymentQuery & { after?: Place | undefined; limit: number },
) {
  return tx
    .select({ payment: payments, companyName: profiles.companyName })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(and(fitting(query), query.after ? behind(payments.paidAt, payments.id, query.after) : undefined))
    .orderBy(sql`${payments.paidAt} desc`, payments.id)
    .limit(query.limit);
}

export async function paymentTotals(tx: Queryable, query: PaymentQuery) {
  const [row] = await tx
    .select({
      total: count(),
      paidPence: sql<number>`coalesce(sum(${paid}), 0)::float8`,
      givenBackPence: sql<number>`coalesce(sum(${gone}), 0)::float8`,
    })
    .from(payments)
    .where(fitting(query));
  return row ?? { total: 0, paidPence: 0, givenBackPence: 0 };
}

function fitting({ from, until, state }: PaymentQuery): SQL | undefined {
  return and(
    eq(payments.status, "paid"),
    from ? gte(payments.paidAt, from) : undefined,
    until ? lt(payments.paidAt, until) : undefined,
    state && STATES[state],
  );
}

const isDisputed = isNotNull(payments.disputedAt);
const STATES: Record<PaymentState, SQL | undefined> = {
  paid: sql`${gone} = 0 and ${payments.disputedCredits} = 0`,
  "partly-refunded": sql`${payments.refundedPence} > 0 and ${payments.refundedPence} < ${paid}`,
  refunded: sql`${payments.refundedPence} >= ${paid}`,
  disputed: and(isDisputed, gt(payments.disputedCredits, 0)),
  lost: gt(payments.lostPence, 0),
};
