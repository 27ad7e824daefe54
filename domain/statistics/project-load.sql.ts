import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import { leadPurchases, outlines, projectEvents, quotes, stops } from "#db/schema.ts";

/** Of purchases since then, in seconds; what has not come yet counts as if it came now. */
export async function waits(tx: Queryable, since: Date, now: Date) {
  const quantile = (of: string, share: number) =>
    sql`coalesce(percentile_cont(${share}::float8) within group (order by ${sql.raw(of)}), 0)::float8`;
  const { rows } = await tx.execute<
    Record<"contactMedian" | "contactNinetieth" | "quoteMedian" | "quoteNinetieth", number>
  >(sql`
    select ${quantile("contact", 0.5)} as "contactMedian", ${quantile("contact", 0.9)} as "contactNinetieth",
           ${quantile("quote", 0.5)} as "quoteMedian", ${quantile("quote", 0.9)} as "quoteNinetieth"
      from (select extract(epoch from coalesce(${leadPurchases.firstContactAt}, ${instant(now)}) - ${leadPurchases.purchasedAt}) as contact,
                   extract(epoch from coalesce((select min(${quotes.sentAt}) from ${quotes}
                                                 where ${quotes.purchaseId} = ${leadPurchases.id}), ${instant(now)})
                                      - ${leadPurchases.purchasedAt}) as quote
              from ${leadPurchases} where ${leadPurchases.purchasedAt} > ${instant(since)}) as bought`);
  return rows[0] ?? { contactMedian: 0, contactNinetieth: 0, quoteMedian: 0, quoteNinetieth: 0 };
}

export async function eventsByKind(tx: Queryable, since: Date, kinds: readonly string[]) {
  const { rows } = await tx.execute<{ kind: string; total: number }>(sql`
    select kind, count(*)::int as total from ${projectEvents}
     where at > ${instant(since)} and kind = any(${textArray(kinds)}) group by kind`);
  return new Map(rows.map(({ kind, total }) => [kind, total]));
}

/** Overdue ones, and of the others those asked before the first reminder is due and after. */
export async function openStopsByAge(tx: Queryable, remindedBefore: Date) {
  const { rows } = await tx.execute<{ new: number; reminded: number; overdue: number }>(sql`
    select count(*) filter (where status = 'asked' and asked_at > ${instant(remindedBefore)})::int as new,
           count(*) filter (where status = 'asked' and asked_at <= ${instant(remindedBefore)})::int as reminded,
           count(*) filter (where status = 'overdue')::int as overdue
      from ${stops} where status in ('asked', 'overdue')`);
  return rows[0] ?? { new: 0, reminded: 0, overdue: 0 };
}

export async function creditsHeld(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ total: number }>(
    sql`select coalesce(sum(price_credits), 0)::int as total from ${outlines} where status = 'waiting'`,
  );
  return rows[0]?.total ?? 0;
}

/** By check; quotes whose customer's details are removed have none any more. */
export async function checksMade(tx: Queryable, since: Date) {
  const { rows } = await tx.execute<{ id: string; total: number }>(sql`
    select made->>'id' as id, count(*)::int as total
      from ${quotes}, jsonb_array_elements(${quotes.checks}->'checks') as made
     where ${quotes.sentAt} > ${instant(since)} group by 1`);
  return new Map(rows.map(({ id, total }) => [id, total]));
}
