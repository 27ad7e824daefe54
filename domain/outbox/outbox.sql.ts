import { and, eq, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { jobs, scheduledRuns } from "#db/schema.ts";
import type { Job } from "#domain/outbox/job.ts";

export async function insertJob(tx: Queryable, job: Job, now: Date): Promise<void> {
  await tx.insert(jobs).values({ kind: job.kind, payload: job.payload, createdAt: now, runAt: now });
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
