import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { rateLimits } from "#db/schema.ts";

/** Counts one more and answers the current window, in one statement that several callers may run at once. */
export async function countHit(
  tx: Queryable,
  key: string,
  now: Date,
  windowStart: Date,
): Promise<{ hits: number; windowStartedAt: Date }> {
  const over = sql`${rateLimits.windowStartedAt} <= ${windowStart.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, windowStartedAt: now, hits: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        windowStartedAt: sql`case when ${over} then excluded.window_started_at else ${rateLimits.windowStartedAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, windowStartedAt: rateLimits.windowStartedAt });
  return row ?? { hits: 0, windowStartedAt: now };
}

export async function hitsOf(tx: Queryable, key: string, windowStart: Date): Promise<number> {
  const [row] = await tx
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(
      sql`${rateLimits.key} = ${key} and ${rateLimits.windowStartedAt} > ${windowStart.toISOString()}::timestamptz`,
    );
  return row?.hits ?? 0;
}

export async function forgetHits(tx: Queryable, key: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}
