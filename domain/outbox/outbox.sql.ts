import { and, desc, eq, gt, lt, or, type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import { noteQueued } from "#db/bell.ts";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { jobs, scheduledRuns } from "#db/schema.ts";
import type { Job } from "#domain/outbox/job.ts";
import { pauseAfter, ruleOf } from "#domain/outbox/job-rules.ts";
import { isWaiting, leaseEnd } from "#domain/outbox/leases.sql.ts";

export async function insertJobs(tx: Queryable, work: readonly Job[], now: Date, runAt: Date = now): Promise<void> {
  const rows = work.map(({ kind, payload }) => ({ kind, lane: ruleOf(kind).lane, payload }));
  await tx.execute(sql`
    insert into ${jobs} (kind, lane, payload, created_at, run_at)
    select job->>'kind', job->>'lane', job->'payload', ${instant(now)}, ${instant(runAt)}
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as job`);
  if (runAt <= now) for (const lane of new Set(rows.map((row) => row.lane))) noteQueued(tx, lane);
}

/**
 * Makes due anything queued after `until`, and anything that waits longer than this clock allows; a job that a worker
 * may be doing gets a lease's length. Returns how many there were.
 */
export async function recallJobs(tx: Queryable, now: Date, until: Date): Promise<number> {
  const moment = instant(now);
  const rows = await tx
    .update(jobs)
    .set({
      createdAt: sql`least(${jobs.createdAt}, ${moment})`,
      runAt: sql`case when ${jobs.lease} is not null then ${leaseEnd(now)} else ${moment} end`,
    })
    .where(and(isWaiting, gt(jobs.runAt, until), or(gt(jobs.createdAt, until), gt(jobs.runAt, latestRun(until)))))
    .returning({ id: jobs.id });
  return rows.length;
}

/** As above, but only jobs queued after `until` that have not been tried yet. */
export async function recallUntried(tx: Queryable, now: Date, until: Date): Promise<number> {
  const moment = instant(now);
  const rows = await tx
    .update(jobs)
    .set({ createdAt: sql`${moment}`, runAt: sql`${moment}` })
    .where(and(isWaiting, eq(jobs.attempts, 0), gt(jobs.runAt, until), gt(jobs.createdAt, until)))
    .returning({ id: jobs.id });
  return rows.length;
}

/**
 * The latest time the job may be due, if it was taken or put back before `until`: the end of its lease, or the pause
 * that its attempts so far give it.
 */
function latestRun(until: Date): SQL {
  const pauses = Array.from({ length: limits.jobAttemptsMax }, (_, tried) => pauseAfter(tried + 1));
  const pauseSeconds = sql`coalesce((${`{${pauses.join(",")}}`}::int[])[${jobs.attempts}], ${limits.jobRetryMaxSeconds}::int)`;
  return sql`case when ${jobs.lease} is not null then ${leaseEnd(until)}
    else ${instant(until)} + make_interval(secs => ${pauseSeconds}) end`;
}

export async function insertScheduledRun(tx: Queryable, task: string, day: string): Promise<boolean> {
  const rows = await tx
    .insert(scheduledRuns)
    .values({ task, day })
    .onConflictDoNothing()
    .returning({ id: scheduledRuns.id });
  return rows.length === 1;
}

export async function lastDayOfTask(tx: Queryable, task: string, before: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ day: scheduledRuns.day })
    .from(scheduledRuns)
    .where(and(eq(scheduledRuns.task, task), lt(scheduledRuns.day, before)))
    .orderBy(desc(scheduledRuns.day))
    .limit(1);
  return row?.day;
}

/** Read from the two small indexes on waiting and failed jobs, never from the many that are done. */
export async function loadByKind(tx: Queryable, now: Date) {
  const moment = instant(now);
  const isDue = sql`filter (where not failed and run_at <= ${moment})`;
  const { rows } = await tx.execute<{
    kind: string;
    waiting: number;
    due: number;
    oldestDueSeconds: number;
    failed: number;
  }>(sql`
    select kind, count(*) filter (where not failed)::int as waiting, count(*) ${isDue}::int as due,
           coalesce(extract(epoch from ${moment} - min(run_at) ${isDue}), 0)::float8 as "oldestDueSeconds",
           count(*) filter (where failed)::int as failed
      from (select kind, run_at, false as failed from ${jobs} where done_at is null and failed_at is null
            union all select kind, run_at, true from ${jobs} where failed_at is not null) as unfinished
     group by kind`);
  return rows;
}
