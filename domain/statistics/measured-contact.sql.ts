import { and, count, gte, lt, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases } from "#db/schema.ts";

/** Purchases from one moment until another, refunds aside, and after how many seconds half of them were contacted. */
export async function waitsForContact(tx: Queryable, from: Date, until: Date) {
  const { firstContactAt, purchasedAt } = leadPurchases;
  const wait = sql`coalesce(extract(epoch from ${firstContactAt} - ${purchasedAt})::float8, 'infinity'::float8)`;
  const isKept = sql`not exists (select from ${creditTransactions} where ${creditTransactions.causeId} = ${leadPurchases.id}
    and ${creditTransactions.transactionType} = 'refund')`;
  const [row] = await tx
    .select({
      purchases: count(),
      medianSeconds: sql<number | null>`nullif(percentile_disc(0.5) within group (order by ${wait}), 'infinity')`,
    })
    .from(leadPurchases)
    .where(and(gte(purchasedAt, from), lt(purchasedAt, until), isKept));
  return row ?? { purchases: 0, medianSeconds: null };
}
