import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { londonDay } from "#domain/calendar.ts";
import type { Context } from "#domain/context.ts";
import type { DailyTask, Job, TakenJob } from "#domain/outbox/job.ts";
import {
  insertJob,
  insertScheduledRun,
  lastDayOfTask,
  leaseJobs,
  markDone,
  recallJobs,
  updateJob,
} from "#domain/outbox/outbox.sql.ts";

/** Takes up to a batch of due jobs for two minutes; what is not finished by then is due again. */
export async function takeJobs({ db, now }: Context): Promise<TakenJob[]> {
  const leaseUntil = new Date(now.getTime() + limits.jobLeaseSeconds * 1000);
  const rows = await leaseJobs(db.orm, now, leaseUntil, limits.jobBatchSize);
  return rows.map((row) => ({
    id: row.id,
    job: { kind: row.kind, payload: row.payload } as Job,
    attempt: row.attempts,
  }));
}

/**
 * What a clock that was ahead has queued or put off is due, now that it is right again. Answers how many jobs that were.
 * To be called when the clock went back, and at the start, before which it may have.
 */
export function recallPutOff({ db, now }: Context): Promise<number> {
  const until = new Date(now.getTime() + limits.clocksApartSeconds * 1000);
  return recallJobs(db.orm, now, {
    until,
    latest: new Date(until.getTime() + limits.jobRetryMaxSeconds * 1000),
    leaseUntil: new Date(now.getTime() + limits.jobLeaseSeconds * 1000),
  });
}

/** Whether the clock went back between two moments, by more than clocks differ. */
export function wentBack(before: Date, now: Date): boolean {
  return before.getTime() - now.getTime() > limits.clocksApartSeconds * 1000;
}

/** Marks a job as done. */
export function finishJob({ db, now }: Context, id: number): Promise<void> {
  return updateJob(db.orm, id, { doneAt: now, lastError: null });
}

/**
 * Puts a job back after a failure, later each time, or gives it up for good after the last attempt.
 * Answers whether it will be tried again.
 */
export async function retryJob({ db, now }: Context, taken: TakenJob, reason: string): Promise<boolean> {
  const lastError = reason.slice(0, limits.reasonLengthMax);
  if (taken.attempt >= limits.jobAttemptsMax) {
    await updateJob(db.orm, taken.id, { failedAt: now, lastError });
    return false;
  }
  await updateJob(db.orm, taken.id, { runAt: nextTry(now, taken.attempt), lastError });
  return true;
}

/** Gives a job up for good at once, because trying again is of no use. */
export function giveUpJob({ db, now }: Context, id: number, reason: string): Promise<void> {
  return updateJob(db.orm, id, { failedAt: now, lastError: reason.slice(0, limits.reasonLengthMax) });
}

/** 5 seconds after the first failure, then twice as long each time, at most 6 hours: 26 attempts span about four days. */
export function nextTry(now: Date, attempt: number): Date {
  const seconds = Math.min(limits.jobRetryFirstSeconds * 2 ** (attempt - 1), limits.jobRetryMaxSeconds);
  return new Date(now.getTime() + seconds * 1000);
}

/**
 * Marks a job as done inside the transaction of its work, so that no crash has it done twice. Answers false when it was
 * done already, by a worker whose time had run out.
 */
export function finishJobWithin(tx: Queryable, id: number, now: Date): Promise<boolean> {
  return markDone(tx, id, now);
}

/** Queues a daily task once for this London day, however many processes ask. Answers whether this call did. */
export function scheduleDaily({ db, now }: Context, kind: DailyTask): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const day = londonDay(now);
    const first = await insertScheduledRun(tx, kind, day);
    const lastDay = (await lastDayOfTask(tx, kind, day)) ?? null;
    if (first) await insertJob(tx, { kind, payload: { day, lastDay } }, now);
    return first;
  });
}
