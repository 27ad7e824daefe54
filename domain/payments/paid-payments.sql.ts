import { and, count, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { payments, profiles } from "#db/schema.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { Place } from "#domain/cursor.ts";

export interface PaidQuery {
  from?: Date | undefined;
  /** The first moment that does not belong any more. */
  until?: Date | undefined;
}

/** Those paid last come first. */
export async function paidPaymentRows(tx: Queryable, query: PaidQuery & { after?: Place | undefined; limit: number }) {
  return tx
    .select({ payment: payments, companyName: profiles.companyName })
    .from(payments)
    .innerJoin(profiles, eq(profiles.id, payments.installerId))
    .where(and(fitting(query), query.after ? behind(payments.paidAt, payments.id, query.after) : undefined))
    .orderBy(sql`${payments.paidAt} desc`, payments.id)
    .limit(query.limit);
}

export async function paidTotals(tx: Queryable, query: PaidQuery) {
  const [row] = await tx
    .select({
      total: count(),
      paidPence: sql<number>`coalesce(sum(${payments.amountPence}), 0)::float8`,
      givenBackPence: sql<number>`coalesce(sum(${payments.refundedPence}), 0)::float8`,
    })
    .from(payments)
    .where(fitting(query));
  return row ?? { total: 0, paidPence: 0, givenBackPence: 0 };
}

function fitting({ from, until }: PaidQuery): SQL | undefined {
  return and(
    eq(payments.status, "paid"),
    from ? gte(payments.paidAt, from) : undefined,
    until ? lt(payments.paidAt, until) : undefined,
  );
}
