import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { ruleOf, triedForHours } from "#domain/outbox/job-rules.ts";
import {
  finishJobs,
  nextTry,
  recallPutOff,
  recallQueuedAhead,
  retryJob,
  scheduleDaily,
  takeJobs,
} from "#domain/outbox/work-queue.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { later, NOON } from "#tests/support/people.ts";

const LEASE = { seconds: limits.jobLeaseSeconds };
const BATCH = 10;

eachDatabase("the outbox", (open) => {
  let db: Database;
  const at = (now: Date) => ({ db, now });
  const kept = (id: number) =>
    ask(
      db.orm,
      `select attempts, last_error, done_at is not null as done, failed_at is not null as failed from jobs where id = ${id}`,
    );

  const take = async (context: { db: Database; now: Date }) =>
    (await takeJobs(context, { lane: "mail", room: BATCH, underWay: [] })).jobs;

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(() => ask(db.orm, "delete from jobs"));

  async function queue(many: number, now = NOON): Promise<void> {
    for (let i = 0; i < many; i++) await enqueueMail(db.orm, { mail: "confirm-email", userId: `user ${i}` }, now);
  }

  async function takeOne(now = NOON): Promise<TakenJob> {
    const [taken, ...more] = await take(at(now));
    if (!taken || more.length > 0) throw new Error(`took ${more.length + (taken ? 1 : 0)} jobs`);
    return taken;
  }

  it("gives a job to one of several workers that ask at once", async () => {
    for (let round = 0; round < 5; round++) {
      await queue(25);
      const taken = (await Promise.all(Array.from({ length: 10 }, () => take(at(NOON))))).flat();
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
      // A worker that asks while others hold the rows gets less than a full batch.
      while (taken.length < 25) taken.push(...(await take(at(NOON))));
      expect(new Set(taken.map(({ id }) => id)).size).toBe(25);
      expect(await take(at(NOON))).toEqual([]);
    }
  });

  it("gives out what is due, a batch at a time, oldest first", async () => {
    await queue(3, later({ seconds: 1 }));
    await queue(BATCH, NOON);
    expect(await take(at(later({ milliseconds: -1 })))).toEqual([]);
    const first = await take(at(later({ seconds: 1 })));
    const second = await take(at(later({ seconds: 1 })));
    expect([first.length, second.length]).toEqual([BATCH, 3]);
    // Those written first were due last.
    expect(Math.max(...second.map(({ id }) => id))).toBeLessThan(Math.min(...first.map(({ id }) => id)));
  });

  it("takes a job back from a worker that has been silent for two minutes", async () => {
    await queue(1);
    const first = await takeOne();
    expect(await take(at(later({ ...LEASE, milliseconds: -1 })))).toEqual([]);
    expect(await takeOne(later(LEASE))).toEqual({ ...first, attempt: 2, lease: expect.any(String) });
  });

  it("makes due at once what a clock a day ahead queued or postponed, when that clock is right again", async () => {
    const tomorrow = later({ hours: 24 });
    await queue(2, tomorrow);
    await queue(1, later({ hours: 2 }));
    expect(await take(at(NOON))).toEqual([]);
    expect(await recallPutOff(at(NOON))).toBe(3);
    const taken = await take(at(NOON));
    expect(taken).toHaveLength(3);
    // One was postponed by a worker whose clock is wrong; the other is being done there.
    const [failed, underWay] = taken as [TakenJob, TakenJob];
    await retryJob(at(tomorrow), failed, "no answer");
    await ask(db.orm, `update jobs set run_at = '${tomorrow.toISOString()}' where id = ${underWay.id}`);
    expect(await recallPutOff(at(NOON))).toBe(2);
    expect(await take(at(NOON))).toHaveLength(1);
    expect(await take(at(later({ ...LEASE, milliseconds: -1 })))).toEqual([]);
    expect(await take(at(later(LEASE)))).toHaveLength(3);
  });

  it("makes due at once what a clock some hours ahead postponed by no more than a pause of hours", async () => {
    await queue(1);
    const ahead = later({ hours: 2 });
    const early = await takeOne(ahead);
    await retryJob(at(ahead), early, "no answer");
    expect(await recallPutOff(at(NOON))).toBe(1);
    expect(await takeOne()).toMatchObject({ id: early.id, attempt: 2 });
  });

  it("makes due at once what an unnoticed jump of the clock queued, and leaves alone what was tried", async () => {
    const tomorrow = later({ hours: 24 });
    await queue(1, tomorrow);
    await retryJob(at(tomorrow), await takeOne(tomorrow), "no answer");
    await queue(1, tomorrow);
    expect(await recallQueuedAhead(at(NOON))).toBe(1);
    expect(await take(at(NOON))).toHaveLength(1);
    await ask(db.orm, "delete from jobs");
    await queue(1, later({ seconds: 50 }));
    expect(await recallQueuedAhead(at(NOON))).toBe(0);
  });

  it("leaves alone what is waiting for its time by a clock that is right", async () => {
    await queue(1);
    for (let now = NOON, attempt = 1; attempt < limits.jobAttemptsMax; attempt++) {
      const failed = await takeOne(now);
      expect(await recallPutOff(at(now))).toBe(0);
      await retryJob(at(now), failed, "no answer");
      expect(await recallPutOff(at(now))).toBe(0);
      now = nextTry(now, attempt);
    }
    await ask(db.orm, "delete from jobs");
    await queue(1, later({ seconds: 50 }));
    expect(await recallPutOff(at(NOON))).toBe(0);
    expect(await take(at(NOON))).toEqual([]);
  });

  it("never gives out what is done", async () => {
    await queue(1);
    const taken = await takeOne();
    const { id } = taken;
    await finishJobs(at(NOON), [taken]);
    expect(await take(at(later({ days: 30 })))).toEqual([]);
    expect(await kept(id)).toEqual([{ attempts: 1, last_error: null, done: true, failed: false }]);
  });

  it("retries after a failure, later each time, and keeps the last error", async () => {
    await queue(1);
    let now = NOON;
    for (const [attempt, seconds] of [5, 10, 20, 40].entries()) {
      const taken = await takeOne(now);
      expect(taken.attempt).toBe(attempt + 1);
      expect(await retryJob(at(now), taken, `failure ${attempt} ${"x".repeat(1000)}`)).toBe(true);
      const due = now.getTime() + seconds * 1000;
      expect(await take(at(new Date(due - 1)))).toEqual([]);
      now = new Date(due);
    }
    const { id } = await takeOne(now);
    const [row] = await ask<{ last_error: string }>(db.orm, `select last_error from jobs where id = ${id}`);
    expect(row?.last_error).toMatch(/^failure 3 x+$/);
    expect(row?.last_error).toHaveLength(limits.reasonLengthMax);
  });

  it("gives a job up for good after its last attempt", async () => {
    await queue(1);
    await ask(db.orm, `update jobs set attempts = ${limits.jobAttemptsMax - 2}`);
    const last = await takeOne();
    expect(await retryJob(at(NOON), last, "still down")).toBe(true);
    const final = await takeOne(later({ days: 1 }));
    expect(final.attempt).toBe(limits.jobAttemptsMax);
    expect(await retryJob(at(later({ days: 1 })), final, "given up")).toBe(false);
    expect(await take(at(later({ days: 400 })))).toEqual([]);
    const attempts = limits.jobAttemptsMax;
    expect(await kept(final.id)).toEqual([{ attempts, last_error: "given up", done: false, failed: true }]);
  });

  describe("queues a daily task", () => {
    const queued = () => ask(db.orm, "select kind from jobs");

    it("once for a London day, however many processes ask at once", async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => scheduleDaily(at(NOON), "expire-leads")));
      expect(answers.filter((first) => first)).toHaveLength(1);
      expect(await queued()).toEqual([{ kind: "expire-leads" }]);
      expect(await scheduleDaily(at(later({ hours: 11 })), "expire-leads")).toBe(false);
      expect(await scheduleDaily(at(later({ hours: 12 })), "expire-leads")).toBe(true);
      expect(await queued()).toHaveLength(2);
    });

    it("by London's midnight, in summer time too", async () => {
      const answers: boolean[] = [];
      for (const time of ["2027-07-01T22:59:59Z", "2027-07-01T23:00:00Z", "2027-07-02T22:59:59Z"]) {
        answers.push(await scheduleDaily(at(new Date(time)), "expire-leads"));
      }
      expect(answers).toEqual([true, true, false]);
    });
  });
});

describe("the time of the next attempt", () => {
  const secondsAfter = (attempt: number) => (nextTry(NOON, attempt).getTime() - NOON.getTime()) / 1000;

  it("doubles from five seconds to six hours", () => {
    expect([1, 2, 3, 13, 14, 26].map(secondsAfter)).toEqual([5, 10, 20, 20_480, 21_600, 21_600]);
  });

  it("makes the last of a mail's 26 attempts 83 hours, three and a half days, after the first", () => {
    let seconds = 0;
    for (let attempt = 1; attempt < ruleOf("send-mail").attemptsMax; attempt++) seconds += secondsAfter(attempt);
    expect(seconds).toBe(300_155);
    expect(triedForHours("send-mail")).toBe(83);
  });

  it("makes the last of a webhook's 16 attempts 23 hours after the first", () => {
    expect(triedForHours("deliver-webhook")).toBe(23);
  });
});
