import { and, count, desc, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { creditTransactions, leadPurchases, payments } from "#db/schema.ts";

const londonDayOf = (column: typeof creditTransactions.createdAt | typeof leadPurchases.purchasedAt) =>
  sql`(${column} at time zone 'Europe/London')::date`;

/** The balance before the first moment of a period; 0 before the first row. */
export async function balanceBefore(tx: Queryable, installerId: string, before: Date): Promise<number> {
  const [row] = await tx
    .select({ balance: creditTransactions.balanceAfter })
    .from(creditTransactions)
    .where(and(eq(creditTransactions.installerId, installerId), lt(creditTransactions.createdAt, before)))
    .orderBy(desc(creditTransactions.entryNumber))
    .limit(1);
  return row?.balance ?? 0;
}

/**
 * What each London day with ledger rows added, spent, gave back, released (negative: held) and took back, and its last
 * balance; oldest first.
 */
export async function ledgerDays(tx: Queryable, installerId: string, from: Date) {
  const { amount, transactionType: type } = creditTransactions;
  const day = londonDayOf(creditTransactions.createdAt);
  return tx
    .select({
      day: sql<string>`${day}::text`,
      added: sql<number>`coalesce(sum(${amount}) filter (where ${type} in ('purchase', 'grant')), 0)::int`,
      spent: sql<number>`coalesce(-sum(${amount}) filter (where ${type} = 'spend'), 0)::int`,
      refunded: sql<number>`coalesce(sum(${amount}) filter (where ${type} = 'refund'), 0)::int`,
      released: sql<number>`coalesce(sum(${amount}) filter (where ${type} in ('hold', 'release')), 0)::int`,
      reversed: sql<number>`coalesce(-sum(${amount}) filter (where ${type} = 'reversal'), 0)::int`,
      balance: sql<number>`(array_agg(${creditTransactions.balanceAfter} order by ${creditTransactions.entryNumber} desc))[1]`,
    })
    .from(creditTransactions)
    .where(
      and(eq(creditTransactions.installerId, installerId), sql`${creditTransactions.createdAt} >= ${instant(from)}`),
    )
    .groupBy(day)
    .orderBy(day);
}

/** How many leads were bought in each week that has any, by the London day of its Monday. */
export async function purchasesByWeek(tx: Queryable, installerId: string, from: Date): Promise<Map<string, number>> {
  const monday = sql<string>`date_trunc('week', ${londonDayOf(leadPurchases.purchasedAt)}::timestamp)::date::text`;
  const rows = await tx
    .select({ monday, bought: count() })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.installerId, installerId), sql`${leadPurchases.purchasedAt} >= ${instant(from)}`))
    .groupBy(monday);
  return new Map(rows.map((row) => [row.monday, row.bought]));
}

export async function purchasesByStage(tx: Queryable, installerId: string) {
  return tx
    .select({ stage: leadPurchases.stage, bought: count() })
    .from(leadPurchases)
    .where(eq(leadPurchases.installerId, installerId))
    .groupBy(leadPurchases.stage);
}

/**
 * Credits spent on leads and not given back, credits bought and not taken back, how many leads were given back, and
 * what the card payments came to after refunds.
 */
export async function spendingOf(tx: Queryable, installerId: string) {
  const { amount, transactionType: type } = creditTransactions;
  const [ledger] = await tx
    .select({
      spentCredits: sql<number>`coalesce(-sum(${amount}) filter (where ${type} in ('spend', 'refund')), 0)::int`,
      reversedCredits: sql<number>`coalesce(-sum(${amount}) filter (where ${type} = 'reversal'), 0)::int`,
      refundedLeads: sql<number>`count(*) filter (where ${type} = 'refund')::int`,
    })
    .from(creditTransactions)
    .where(eq(creditTransactions.installerId, installerId));
  const [paid] = await tx
    .select({
      boughtCredits: sql<number>`coalesce(sum(${payments.credits}), 0)::int`,
      paidPence: sql<number>`coalesce(sum(greatest(0, coalesce(${payments.paidPence}, ${payments.amountPence})
        - ${payments.refundedPence} - ${payments.lostPence})), 0)::int`,
    })
    .from(payments)
    .where(and(eq(payments.installerId, installerId), eq(payments.status, "paid")));
  const { reversedCredits, ...spent } = { spentCredits: 0, refundedLeads: 0, reversedCredits: 0, ...ledger };
  const bought = { boughtCredits: 0, paidPence: 0, ...paid };
  return { ...spent, ...bought, boughtCredits: bought.boughtCredits - reversedCredits };
}
