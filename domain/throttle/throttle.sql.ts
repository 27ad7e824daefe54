import { sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { rateLimits } from "#db/schema.ts";

/**
 * Adds one and returns the current window, in one statement that may run concurrently. A window is current if it began
 * after `window.after` and not after `window.until`.
 */
export async function countHit(
  tx: Queryable,
  key: string,
  now: Date,
  window: { after: Date; until: Date },
): Promise<{ hits: number; windowStartedAt: Date }> {
  const startedAt = rateLimits.windowStartedAt;
  const over = sql`(${startedAt} <= ${instant(window.after)} or ${startedAt} > ${instant(window.until)})`;
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

export async function takeHitBack(tx: Queryable, key: string): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ hits: sql`${rateLimits.hits} - 1` })
    .where(sql`${rateLimits.key} = ${key} and ${rateLimits.hits} > 0`);
}

export async function forgetHits(tx: Queryable, key: string): Promise<void> {
  await tx.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}
