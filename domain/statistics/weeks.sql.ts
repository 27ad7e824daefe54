import { and, between, count, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, forgottenRequests, leadPurchases, leads, payments } from "#db/schema.ts";

/** The first moment of each week, and the first one after the last of them. */
export type WeekMoments = readonly Date[];

/** The number of a row's week, 0 for the first. The bounds are given, so that the clocks are no matter for the database. */
function weekOf(column: PgColumn, moments: WeekMoments): SQL<number> {
  const bounds = `{${moments.map((moment) => moment.toISOString()).join(",")}}`;
  return sql<number>`width_bucket(${column}, ${bounds}::timestamptz[]) - 1`;
}

/** Between the first moment and the last. */
function within(column: PgColumn, moments: WeekMoments): SQL | undefined {
  const first = moments[0];
  const last = moments.at(-1);
  return first && last ? and(gte(column, first), lt(column, last)) : sql`false`;
}

/** By its place among the columns: an expression with values in it is not the same twice. */
const byWeek = sql`1`;

/** Requests of customers by the week in which they asked, as far as they are kept. */
export async function requestsByWeek(tx: Queryable, moments: WeekMoments) {
  return tx
    .select({
      week: weekOf(leads.createdAt, moments),
      asked: count(),
      confirmed: count(leads.availableAt),
    })
    .from(leads)
    .where(and(within(leads.createdAt, moments), eq(leads.origin, "quote_request")))
    .groupBy(byWeek);
}

/** Requests that nobody confirmed and that are no longer kept, by the Monday of the week in which they were asked. */
export async function forgottenByWeek(tx: Queryable, { from, to }: { from: string; to: string }) {
  const monday = sql<string>`date_trunc('week', ${forgottenRequests.askedOn}::timestamp)::date::text`;
  return tx
    .select({ monday, requests: sql<number>`sum(${forgottenRequests.requests})::int` })
    .from(forgottenRequests)
    .where(between(forgottenRequests.askedOn, from, to))
    .groupBy(byWeek);
}

export async function salesByWeek(tx: Queryable, moments: WeekMoments) {
  return tx
    .select({ week: weekOf(leadPurchases.purchasedAt, moments), sold: count() })
    .from(leadPurchases)
    .where(within(leadPurchases.purchasedAt, moments))
    .groupBy(byWeek);
}

export async function refundsByWeek(tx: Queryable, moments: WeekMoments) {
  return tx
    .select({
      week: weekOf(creditTransactions.createdAt, moments),
      refunds: count(),
      credits: sql<number>`sum(${creditTransactions.amount})::int`,
    })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.transactionType, "refund"), within(creditTransactions.createdAt, moments)))
    .groupBy(byWeek);
}

/** Paid payments by the week in which they were paid, whenever money of them went back. */
export async function paymentsByWeek(tx: Queryable, moments: WeekMoments) {
  return tx
    .select({
      week: weekOf(payments.paidAt, moments),
      payments: count(),
      paidPence: sql<number>`sum(coalesce(${payments.paidPence}, ${payments.amountPence}))::int`,
      givenBackPence: sql<number>`sum(least(coalesce(${payments.paidPence}, ${payments.amountPence}),
        ${payments.refundedPence} + ${payments.lostPence}))::int`,
    })
    .from(payments)
    .where(and(eq(payments.status, "paid"), within(payments.paidAt, moments)))
    .groupBy(byWeek);
}

const secondsToContact = sql`extract(epoch from ${leadPurchases.firstContactAt} - ${leadPurchases.purchasedAt})::float8`;

/** Purchases by their week, and how long those that were contacted waited. */
export async function contactByWeek(tx: Queryable, moments: WeekMoments, inTimeHours: number) {
  const inTime = sql`${leadPurchases.firstContactAt} <= ${leadPurchases.purchasedAt} + ${inTimeHours} * interval '1 hour'`;
  return tx
    .select({
      week: weekOf(leadPurchases.purchasedAt, moments),
      bought: count(),
      contacted: count(leadPurchases.firstContactAt),
      inTime: sql<number>`(count(*) filter (where ${and(isNotNull(leadPurchases.firstContactAt), inTime)}))::int`,
      // Both at once, so that each week is sorted once. Null where nobody was contacted.
      waitSeconds: sql<
        [median: number, ninetieth: number] | null
      >`percentile_cont(array[0.5, 0.9]) within group (order by ${secondsToContact})`,
    })
    .from(leadPurchases)
    .where(within(leadPurchases.purchasedAt, moments))
    .groupBy(byWeek);
}
