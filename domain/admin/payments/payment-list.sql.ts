import { and, count, eq, gt, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { asTyped } from "#db/parameters.ts";
import { payments, profiles } from "#db/schema.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";
import { closedDisputeStates, type PaymentState } from "#domain/payments/payment-state.ts";

export interface PaymentQuery {
  from?: Date | undefined;
  /** The end of the period, exclusive. */
  until?: Date | undefined;
  /** Absent: everything that was paid. */
  state?: PaymentState | undefined;
  receiptNumber?: number | undefined;
  /** A part of its name. */
  company?: string | undefined;
}

/** What arrived, and how much of it has gone again, by refund or dispute. */
const paid = sql`coalesce(${payments.paidPence}, ${payments.amountPence})`;
const gone = sql`least(${paid}, ${payments.refundedPence} + ${payments.lostPence})`;

/** Newest first: by the day on which they were paid, and where nothing was paid by the day on which they were started. */
export async function paymentListRows(
  tx: Queryable,
  query: PaymentQuery & { after?: CursorPosition | undefined; limit: number },
) {
  const time = timeOf(query);
  return tx
    .select({ payment: payments, companyName: profiles.companyName })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(and(fitting(query), query.after ? behind(time, payments.id, query.after) : undefined))
    .orderBy(sql`${time} desc`, payments.id)
    .limit(query.limit);
}

/** Money that never fitted its order is in none of the sums: what of it is ours is not known yet. */
export async function paymentTotals(tx: Queryable, query: PaymentQuery) {
  const isPaid = sql`filter (where ${payments.status} = 'paid')`;
  const [row] = await tx
    .select({
      total: count(),
      paidPence: sql<number>`coalesce(sum(${paid}) ${isPaid}, 0)::float8`,
      givenBackPence: sql<number>`coalesce(sum(${gone}) ${isPaid}, 0)::float8`,
    })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(fitting(query));
  return row ?? { total: 0, paidPence: 0, givenBackPence: 0 };
}

/** Disputes that are open, the first to be answered first; those without a day of their own come last. */
export async function openDisputeRows(tx: Queryable, limit: number) {
  return tx
    .select({ payment: payments, companyName: profiles.companyName, total: sql<number>`(count(*) over ())::int` })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(isOpenDispute)
    .orderBy(sql`${payments.disputeDueAt} asc nulls last`, payments.id)
    .limit(limit);
}

function timeOf({ state }: PaymentQuery) {
  return state && !isOfPaid(state) ? payments.createdAt : payments.paidAt;
}

function isOfPaid(state: PaymentState): boolean {
  return !["mismatched", "started", "pending", "failed", "expired"].includes(state);
}

function fitting({ from, until, state, receiptNumber, company, ...rest }: PaymentQuery): SQL | undefined {
  const time = timeOf({ state, ...rest });
  return and(
    state && !isOfPaid(state) ? undefined : eq(payments.status, "paid"),
    from ? gte(time, from) : undefined,
    until ? lt(time, until) : undefined,
    receiptNumber === undefined ? undefined : eq(payments.receiptNumber, receiptNumber),
    company ? sql`${profiles.companyName} ilike ${`%${asTyped(company)}%`}` : undefined,
    state && STATES[state],
  );
}

const CLOSED = closedDisputeStates.map((state) => sql`${state}`);
const isOpenDispute = and(
  isNotNull(payments.disputedAt),
  sql`coalesce(${payments.disputeStatus}, '') not in (${sql.join(CLOSED, sql`, `)})`,
);

const STATES: Record<PaymentState, SQL | undefined> = {
  paid: sql`${gone} = 0 and ${payments.disputedCredits} = 0`,
  "partly-refunded": sql`${payments.refundedPence} > 0 and ${payments.refundedPence} < ${paid}`,
  refunded: sql`${payments.refundedPence} >= ${paid}`,
  "on-its-way-back": gt(payments.pendingRefundPence, 0),
  disputed: isOpenDispute,
  lost: gt(payments.lostPence, 0),
  mismatched: eq(payments.status, "mismatched"),
  started: eq(payments.status, "started"),
  pending: eq(payments.status, "pending"),
  failed: eq(payments.status, "failed"),
  expired: eq(payments.status, "expired"),
};
