import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { failedJobs } from "#domain/admin/jobs/job-log.ts";
import type { Context } from "#domain/context.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import type { Job, TakenJob } from "#domain/outbox/job.ts";
import { type Lane, ruleOf } from "#domain/outbox/job-rules.ts";
import { holdsJob } from "#domain/outbox/leases.sql.ts";
import {
  finishJobs,
  finishJobWithin,
  giveUpJob,
  retryJob,
  scheduleDaily,
  takeJobs,
} from "#domain/outbox/work-queue.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON } from "#tests/support/people.ts";

const LEASE = { seconds: limits.jobLeaseSeconds };

eachDatabase("a lease", (open) => {
  let db: Database;
  const at = (now: Date = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "delete from scheduled_runs");
  });

  const aMail = () => enqueueMail(db.orm, { mail: "confirm-email", userId: "somebody" }, NOON);
  const takeAll = (lane: Lane, now = NOON, room = 100, underWay: number[] = []) =>
    takeJobs(at(now), { lane, room, underWay });
  const rows = () => ask(db.orm, "select * from jobs order by id");

  async function takeOne(now = NOON): Promise<TakenJob> {
    const { jobs } = await takeAll("mail", now);
    if (!jobs[0] || jobs.length > 1) throw new Error(`took ${jobs.length} jobs`);
    return jobs[0];
  }

  /** Does what a worker that returns too late would do; none of it may change a row. */
  async function expectPowerless(late: TakenJob, now: Date): Promise<void> {
    const before = await rows();
    expect(await finishJobs(at(now), [late])).toEqual(new Set());
    expect(await giveUpJob(at(now), late, "given up, too late")).toBe(false);
    await retryJob(at(now), late, "failed, too late");
    await retryJob(at(now), { ...late, attempt: limits.jobAttemptsMax }, "failed for good, too late");
    expect(await inTransaction(db, (tx) => finishJobWithin(tx, late, now))).toBe(false);
    expect(await inTransaction(db, (tx) => holdsJob(tx, late))).toBe(false);
    expect(await rows()).toEqual(before);
  }

  it("that has expired gives no power over the job while another worker holds it", async () => {
    await aMail();
    const late = await takeOne();
    const holder = await takeOne(later(LEASE));
    await expectPowerless(late, later(LEASE));
    expect(await inTransaction(db, (tx) => holdsJob(tx, holder))).toBe(true);
  });

  it("that has expired gives no power over a job since done, put back, given up or retried by hand", async () => {
    const finish = (context: Context, taken: TakenJob) => finishJobs(context, [taken]);
    for (const end of [finish, retryJob, giveUpJob]) {
      await ask(db.orm, "delete from jobs");
      await aMail();
      const late = await takeOne();
      await end(at(later(LEASE)), await takeOne(later(LEASE)), "no answer");
      await expectPowerless(late, later(LEASE));
    }
    // As if an administrator had retried it and it were then taken for the first time.
    await ask(db.orm, "update jobs set failed_at = null, attempts = 0");
    const late = await takeOne(later({ hours: 1 }));
    await ask(db.orm, "update jobs set attempts = 0, run_at = created_at");
    await takeOne(later({ hours: 1 }));
    await expectPowerless(late, later({ hours: 1 }));
  });

  it("is given to one of thirty that ask at once, and ends once for thirty that finish at once", async () => {
    await aMail();
    const answers = await Promise.all(Array.from({ length: 30 }, () => takeAll("mail")));
    const [taken, ...more] = answers.flatMap(({ jobs }) => jobs);
    if (!taken) throw new Error("nobody got it");
    expect(more).toEqual([]);
    const ends = await Promise.all(Array.from({ length: 30 }, () => finishJobs(at(), [taken])));
    expect(ends.flatMap((ended) => [...ended])).toEqual([taken.id]);
  });

  it("ends for many jobs in one statement, but not where it has expired", async () => {
    for (let made = 0; made < 3; made++) await aMail();
    const { jobs: late } = await takeAll("mail", NOON, 1);
    const { jobs: held } = await takeAll("mail", later(LEASE), 2);
    const { jobs: others } = await takeAll("mail", later(LEASE), 1);
    expect(others.map(({ id }) => id)).toEqual(late.map(({ id }) => id));
    const ended = await finishJobs(at(later(LEASE)), [...late, ...held]);
    expect([...ended].sort()).toEqual(held.map(({ id }) => id).sort());
    expect(await ask(db.orm, "select id::int, lease from jobs where done_at is null")).toEqual([
      { id: others[0]?.id, lease: others[0]?.lease },
    ]);
    expect(await finishJobs(at(later(LEASE)), others)).toEqual(new Set([others[0]?.id]));
  });

  it("is not given for a job this process is already doing, however its clock jumps", async () => {
    await aMail();
    const { id } = await takeOne();
    expect((await takeAll("mail", later({ hours: 2 }), 100, [id])).jobs).toEqual([]);
    expect((await takeAll("mail", later({ hours: 2 }))).jobs).toHaveLength(1);
  });

  it("is longer for the daily tasks, and always longer than the deadline", async () => {
    await scheduleDaily(at(), "retention");
    expect((await takeAll("rest")).jobs).toHaveLength(1);
    const end = { seconds: limits.longJobLeaseSeconds };
    expect((await takeAll("rest", later({ ...end, milliseconds: -1 }))).jobs).toEqual([]);
    expect((await takeAll("rest", later(end))).jobs).toHaveLength(1);
    for (const kind of ["send-mail", "deliver-webhook", "retention"] as const) {
      expect(ruleOf(kind).leaseSeconds).toBeGreaterThan(ruleOf(kind).deadlineSeconds);
    }
  });

  it("is not given again for a job that kills its process once attempts are used up, and the job is shown", async () => {
    await aMail();
    let now = NOON;
    for (let attempt = 1; attempt <= limits.jobAttemptsMax; attempt++) {
      expect(await takeOne(now)).toMatchObject({ attempt });
      // Here the process dies and its lease expires.
      now = new Date(now.getTime() + limits.jobLeaseSeconds * 1000);
    }
    const { jobs, givenUp } = await takeAll("mail", now);
    expect(jobs).toEqual([]);
    expect(givenUp).toMatchObject([{ reason: expect.stringMatching(/^Failed after 26 tries. The last one ended/) }]);
    expect((await takeAll("mail", later({ days: 400 }))).jobs).toEqual([]);
    const { items } = await failedJobs(at(now), await anAdmin(db));
    expect(items).toMatchObject([{ failedAt: now, lastError: givenUp[0]?.reason }]);
  });

  it("is taken lane by lane", async () => {
    await aMail();
    await scheduleDaily(at(), "expire-leads");
    await enqueue(db.orm, { kind: "deliver-webhook", payload: aCall() }, NOON);
    const kinds = async (lane: Lane) => (await takeAll(lane)).jobs.map(({ job }) => job.kind);
    expect([await kinds("webhooks"), await kinds("rest"), await kinds("mail")]).toEqual([
      ["deliver-webhook"],
      ["expire-leads"],
      ["send-mail"],
    ]);
  });

  const aCall = (endpointId: string = randomUUID(), installerId: string = randomUUID()) => ({
    deliveryId: randomUUID(),
    endpointId,
    installerId,
  });
  const callOf = ({ job }: TakenJob) => (job as Extract<Job, { kind: "deliver-webhook" }>).payload;

  it("for calls is given once per endpoint and twice per company, across all processes", async () => {
    const company = randomUUID();
    const endpoints = [randomUUID(), randomUUID(), randomUUID()];
    const silent = Array.from({ length: 1500 }, (_, index) => aCall(endpoints[index % 3], company));
    await enqueue(
      db.orm,
      silent.map((payload) => ({ kind: "deliver-webhook", payload })),
      later({ seconds: -60 }),
    );
    const other = aCall();
    await enqueue(db.orm, { kind: "deliver-webhook", payload: other }, NOON);
    const answers = await Promise.all(Array.from({ length: 30 }, () => takeAll("webhooks", NOON, 8)));
    const taken = answers.flatMap(({ jobs }) => jobs);
    const calls = taken.map(callOf);
    expect(calls.filter(({ installerId }) => installerId === company)).toHaveLength(limits.webhookCallsPerInstaller);
    expect(new Set(calls.map(({ endpointId }) => endpointId)).size).toBe(limits.webhookCallsPerInstaller + 1);
    expect(calls).toContainEqual(other);
    // Each one that finishes makes room for another.
    const first = taken.find((one) => callOf(one).installerId === company);
    await finishJobs(at(), [first as TakenJob]);
    expect((await takeAll("webhooks", NOON, 8)).jobs.map(callOf)).toMatchObject([{ installerId: company }]);
    expect((await takeAll("webhooks", NOON, 8)).jobs).toEqual([]);
  });
});
