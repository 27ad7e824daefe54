import { and, desc, eq, gt, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { jobs, scheduledRuns } from "#db/schema.ts";
import type { Job } from "#domain/outbox/job.ts";

export async function insertJob(tx: Queryable, job: Job, now: Date, runAt: Date = now): Promise<void> {
  await tx.insert(jobs).values({ kind: job.kind, payload: job.payload, createdAt: now, runAt });
}

/** Many jobs of a kind in one statement, however many they are. */
export async function insertJobs(
  tx: Queryable,
  kind: Job["kind"],
  payloads: readonly Job["payload"][],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into ${jobs} (kind, payload, created_at, run_at)
    select ${kind}, payload, ${instant(now)}, ${instant(now)}
      from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) as payload`);
}

/** Answers whether it was still to be done. Whoever asks at the same time waits for this transaction's end. */
export async function markDone(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(jobs)
    .set({ doneAt: now, lastError: null })
    .where(and(eq(jobs.id, id), isNull(jobs.doneAt)))
    .returning({ id: jobs.id });
  return rows.length === 1;
}

/** Takes due jobs for this worker by moving their time past the lease; other workers pass over rows we hold. */
export async function leaseJobs(tx: Queryable, now: Date, leaseUntil: Date, limit: number) {
  const due = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lte(jobs.runAt, now), sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`))
    .orderBy(jobs.runAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return tx
    .update(jobs)
    .set({ runAt: leaseUntil, attempts: sql`${jobs.attempts} + 1` })
    .where(sql`${jobs.id} in ${due}`)
    .returning({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts });
}

/**
 * Puts what was queued after `until`, or is put off beyond `latest`, where it would be if it had been queued now; what a
 * worker may be at gets the time of a lease. Answers how many there were.
 */
export async function recallJobs(
  tx: Queryable,
  now: Date,
  { until, latest, leaseUntil }: { until: Date; latest: Date; leaseUntil: Date },
): Promise<number> {
  const [moment, lease] = [instant(now), instant(leaseUntil)];
  const rows = await tx
    .update(jobs)
    .set({
      createdAt: sql`least(${jobs.createdAt}, ${moment})`,
      runAt: sql`case when ${jobs.attempts} > 0 then ${lease} else ${moment} end`,
    })
    .where(
      and(
        sql`${jobs.doneAt} is null and ${jobs.failedAt} is null`,
        gt(jobs.runAt, until),
        or(gt(jobs.createdAt, until), gt(jobs.runAt, latest)),
      ),
    )
    .returning({ id: jobs.id });
  return rows.length;
}

export async function updateJob(
  tx: Queryable,
  id: number,
  change: Partial<Pick<typeof jobs.$inferInsert, "doneAt" | "failedAt" | "runAt" | "lastError">>,
): Promise<void> {
  await tx.update(jobs).set(change).where(eq(jobs.id, id));
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

/** Read from the two small indexes of what waits and what failed, never from the many jobs that are done. */
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
