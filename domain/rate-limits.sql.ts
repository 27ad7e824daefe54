import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { rateLimits } from "#db/schema.ts";

/** What is counted under one key. A window is current if it began after `after` and not after `until`. */
export interface Counter {
  key: string;
  max: number;
  after: Date;
  until: Date;
}

/**
 * Adds one under each key in turn until one is over its `max`, and returns the current window of each that was counted.
 * One statement, which may run concurrently.
 */
export async function countHits<Given extends Counter>(
  tx: Queryable,
  counters: Given[],
  now: Date,
): Promise<(Given & { hits: number; windowStartedAt: Date })[]> {
  const steps = counters.map(
    (counter, at) => sql`${stepName(at)} as (${countHit(counter, now, counters[at - 1], at)})`,
  );
  const counted = counters.map(
    (_, at) =>
      sql`select ${sql.raw(String(at))} as step, hits, extract(epoch from window_started_at)::float8 * 1000 as began
          from ${stepName(at)}`,
  );
  const { rows } = await tx.execute<{ hits: number; began: number }>(
    sql`with ${sql.join(steps, sql`, `)} ${sql.join(counted, sql` union all `)} order by step`,
  );
  return counters.flatMap((counter, at) => {
    const row = rows[at];
    return row ? [{ ...counter, hits: row.hits, windowStartedAt: new Date(row.began) }] : [];
  });
}

/**
 * Each step counts only if the previous one let the attempt pass, and so waits for it: locks are taken in this order.
 */
function countHit({ key, after, until }: Counter, now: Date, before: Counter | undefined, at: number): SQL {
  const passed = before ? sql`from ${stepName(at - 1)} where hits <= ${before.max}::int` : sql``;
  const startedAt = rateLimits.windowStartedAt;
  const isOver = sql`(${startedAt} <= ${instant(after)} or ${startedAt} > ${instant(until)})`;
  return sql`
    insert into ${rateLimits} (key, window_started_at, hits)
    select ${key}, ${instant(now)}, 1 ${passed}
    on conflict (key) do update
      set hits = case when ${isOver} then 1 else ${rateLimits.hits} + 1 end,
          window_started_at = case when ${isOver} then excluded.window_started_at else ${startedAt} end
    returning hits, window_started_at`;
}

function stepName(at: number): SQL {
  return sql.raw(`step_${at}`);
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
