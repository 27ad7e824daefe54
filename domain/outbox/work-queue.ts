import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import type { DailyTask, HourlyTask, Job, TakenJob } from "#domain/outbox/job.ts";
import { pauseAfter, ruleOf } from "#domain/outbox/job-rules.ts";
import { endLease, endLeasesDone, leaseCalls, leaseJobs, type Room } from "#domain/outbox/leases.sql.ts";
import { insertScheduledRun, lastDayOfTask, recallJobs, recallUntried } from "#domain/outbox/outbox.sql.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** The jobs a worker gets, and those withheld because their last permitted attempt never reported back. */
export interface Taken {
  jobs: TakenJob[];
  givenUp: { job: TakenJob; reason: string }[];
}

/**
 * Takes due jobs of a lane, as many as there is room for, each until its lease ends; any job unfinished by then is due
 * again. A job with no attempts left that was not put back is given up instead, so that a job which kills its process
 * stops doing so.
 */
export async function takeJobs({ db, now }: Context, wanted: Room): Promise<Taken> {
  const rows =
    wanted.lane === "webhooks"
      ? await inTransaction(db, (tx) => leaseCalls(tx, now, wanted))
      : await leaseJobs(db.orm, now, wanted);
  const taken: Taken = { jobs: [], givenUp: [] };
  for (const { id, kind, payload, attempts, lease } of rows) {
    const job = { id, job: { kind, payload } as Job, attempt: attempts, lease: lease ?? "" };
    const tries = ruleOf(job.job.kind).attemptsMax;
    if (attempts <= tries) {
      taken.jobs.push(job);
      continue;
    }
    const reason = `Failed after ${tries} tries. The last one ended without an error, perhaps because the server stopped.`;
    await giveUpJob({ db, now }, job, reason);
    taken.givenUp.push({ job, reason });
  }
  return taken;
}

/**
 * Makes due, once the clock is right again, what a fast clock queued or postponed. Returns how many there were. Call it
 * when the clock goes back, at the start (it may have gone back before), and again until everything that read the clock
 * before has ended (`recallingEnds`).
 */
export function recallPutOff({ db, now }: Context): Promise<number> {
  return recallJobs(db.orm, now, latestOf(now));
}

/**
 * The same for jobs queued and not tried yet, whatever this process has seen of the clock: a brief jump ahead and back
 * goes unnoticed. Jobs already tried are left alone, so that a machine whose clock is always slow does not use up
 * others' attempts. Returns how many there were.
 */
export function recallQueuedAhead({ db, now }: Context): Promise<number> {
  return recallUntried(db.orm, now, latestOf(now));
}

/** Anything later was written by a wrong clock, not merely by another of our machines. */
function latestOf(now: Date): Date {
  return new Date(now.getTime() + limits.clocksApartSeconds * 1000);
}

/** Until when, after the clock went back at this time, work begun earlier may still queue by the wrong clock. */
export function recallingEnds(now: Date): Date {
  return new Date(now.getTime() + limits.longJobDeadlineSeconds * 1000);
}

/** Whether the clock went back between two moments by more than clocks normally differ. */
export function wentBack(before: Date, now: Date): boolean {
  return before.getTime() - now.getTime() > limits.clocksApartSeconds * 1000;
}

/** Marks jobs as done, in one statement. Returns the ids of those this worker still held; the others do not change. */
export function finishJobs({ db, now }: Context, taken: readonly TakenJob[]): Promise<Set<number>> {
  return endLeasesDone(db.orm, taken, now);
}

/**
 * Puts a job back after a failure, later each time and not before `waitSeconds`, or gives it up after the last attempt.
 * Returns whether it will be tried again.
 */
export async function retryJob(context: Context, taken: TakenJob, reason: string, waitSeconds = 0): Promise<boolean> {
  if (taken.attempt >= ruleOf(taken.job.kind).attemptsMax) {
    await giveUpJob(context, taken, reason);
    return false;
  }
  const { db, now } = context;
  const runAt = Math.max(nextTry(now, taken.attempt).getTime(), now.getTime() + waitSeconds * 1000);
  await endLease(db.orm, taken, { runAt: new Date(runAt), lastError: shortened(reason) });
  return true;
}

/**
 * Gives a job up at once, because trying again is pointless. Returns whether this worker still held it; if not, nothing
 * changes.
 */
export function giveUpJob({ db, now }: Context, taken: TakenJob, reason: string): Promise<boolean> {
  return endLease(db.orm, taken, { failedAt: now, lastError: shortened(reason) });
}

const shortened = (reason: string) => reason.slice(0, limits.reasonLengthMax);

/** When to retry a job that has failed this many times; `pauseAfter` says how the pauses grow. */
export function nextTry(now: Date, attempt: number): Date {
  return new Date(now.getTime() + pauseAfter(attempt) * 1000);
}

/**
 * Marks a job as done inside the transaction of its work, so that no crash makes it run twice. Returns false when this
 * worker no longer holds it: it was done, given up, or taken by another after the lease expired.
 */
export function finishJobWithin(tx: Queryable, taken: TakenJob, now: Date): Promise<boolean> {
  return endLease(tx, taken, { doneAt: now, lastError: null });
}

/** Queues an hourly task once for this hour, however many processes call it. Returns whether this call did. */
export function scheduleHourly({ db, now }: Context, kind: HourlyTask): Promise<boolean> {
  const [day = "", rest = ""] = now.toISOString().split("T");
  const hour = rest.slice(0, 2);
  return inTransaction(db, async (tx) => {
    const first = await insertScheduledRun(tx, `${kind} ${hour}`, day);
    if (first) await enqueue(tx, { kind, payload: { hour: `${day}T${hour}` } }, now);
    return first;
  });
}

/** Queues a daily task once for this London day, however many processes call it. Returns whether this call did. */
export function scheduleDaily({ db, now }: Context, kind: DailyTask): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const day = londonDay(now);
    const first = await insertScheduledRun(tx, kind, day);
    const lastDay = (await lastDayOfTask(tx, kind, day)) ?? null;
    if (first) await enqueue(tx, { kind, payload: { day, lastDay } }, now);
    return first;
  });
}
