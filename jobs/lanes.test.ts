import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { enqueueFileRemovals, enqueueMail } from "#domain/outbox/enqueue.ts";
import { scheduleDaily } from "#domain/outbox/work-queue.ts";
import { addEndpoint } from "#domain/webhooks/my-webhooks.ts";
import { webhookCaller } from "#integrations/webhook.ts";
import { startWorker, workOnce } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller } from "#tests/support/people.ts";
import { type Listener, startListener } from "#tests/support/stand-ins/listener.ts";

const SILENT_TESTS = 60;

eachDatabase("the lanes of the worker", (open) => {
  let db: Database;
  let admin: User;
  let listener: Listener;
  let sent: string[];
  let options: WorkerOptions;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    listener = await startListener();
    options = {
      db,
      mail: {
        send: ({ to }) => {
          sent.push(to);
          return Promise.resolve();
        },
        from: "",
        appUrl: "https://www.example.com",
        linkKey: "a secret",
      },
      files: { remove: () => Promise.resolve() },
      callWebhook: webhookCaller({ allowLocal: true }),
      onFailure: () => {},
    };
  });
  afterAll(() => listener.close());
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    listener.heard.length = 0;
    sent = [];
  });

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await sleep(5);
  }

  /** Gets round the limit on test calls, as if they had been queued over many hours. */
  async function queueTests(endpointId: string, installerId: string, many: number): Promise<void> {
    await ask(
      db.orm,
      `with tests as (
         insert into webhook_deliveries (id, endpoint_id, event, subject_id, created_at)
         select gen_random_uuid(), '${endpointId}', 'test', gen_random_uuid(), now() from generate_series(1, ${many})
         returning id
       )
       insert into jobs (kind, lane, payload, created_at, run_at)
       select 'deliver-webhook', 'webhooks', jsonb_build_object('deliveryId', id, 'endpointId', '${endpointId}',
              'installerId', '${installerId}'), now() - interval '1 minute', now() - interval '1 minute' from tests`,
    );
  }

  it("60 silent webhook tests: another person's mail leaves while the first waits, and other work is done", async () => {
    const owner = await anInstaller(db, { admin });
    const id = randomUUID();
    const form = { url: listener.url, events: ["lead.matched" as const] };
    await addEndpoint({ db, now: new Date() }, owner, { id, form, random: randomBytes(32) });
    await ask(db.orm, "delete from jobs");
    await queueTests(id, owner.userId, SILENT_TESTS);
    listener.status = 0;
    const worker = startWorker(options);
    try {
      await until(() => listener.heard.length > 0);
      await enqueueMail(db.orm, { mail: "reset-password", userId: admin.userId }, new Date());
      await until(() => sent.includes(admin.email));
      await ask(db.orm, "delete from scheduled_runs where task = 'expire-leads'");
      await scheduleDaily({ db, now: new Date() }, "expire-leads");
      const expired = "select 1 from jobs where kind = 'expire-leads' and done_at is null";
      await until(async () => (await ask(db.orm, expired)).length === 0);
      // Still the first: a silent call takes ten seconds. It keeps nobody else waiting, only its own deliveries.
      expect(listener.heard).toHaveLength(limits.webhookCallsPerEndpoint);
    } finally {
      listener.status = 200;
      await ask(db.orm, "update jobs set done_at = now() where kind = 'deliver-webhook' and lease is null");
      // Else the worker waits for the answers until it gives up on them.
      listener.hangUp();
      await worker.stop();
    }
  });

  it("take the next job as soon as there is room, not when the slowest is done", async () => {
    const releases: (() => void)[] = [];
    const people = await Promise.all(Array.from({ length: 3 }, () => anAdmin(db)));
    await ask(db.orm, "delete from jobs");
    const send: WorkerOptions["mail"]["send"] = ({ to }) => {
      sent.push(to);
      return to === people[0]?.email ? new Promise((resolve) => releases.push(resolve)) : Promise.resolve();
    };
    const worker = startWorker({ ...options, pollMilliseconds: 5, mail: { ...options.mail, send } });
    const tell = (person: User | undefined) =>
      enqueueMail(db.orm, { mail: "password-changed", userId: person?.userId ?? "" }, new Date());
    await tell(people[0]);
    await until(() => sent.length === 1);
    for (let round = 0; round < limits.jobsAtOnce.mail; round++) await tell(people[1 + (round % 2)]);
    await until(() => sent.length === 1 + limits.jobsAtOnce.mail);
    for (const release of releases) release();
    await worker.stop();
    expect(await ask(db.orm, "select 1 from jobs where kind = 'send-mail' and done_at is null")).toEqual([]);
  });

  it("that a process does not work in are left to others; without any it does not even queue the day's tasks", async () => {
    await ask(db.orm, "delete from scheduled_runs");
    await enqueueMail(db.orm, { mail: "reset-password", userId: admin.userId }, new Date());
    await enqueueFileRemovals(db.orm, ["a-storage-key"], new Date());
    const idle = startWorker({ ...options, pollMilliseconds: 5, lanes: [] });
    await sleep(50);
    await idle.stop();
    expect(await ask(db.orm, "select 1 from scheduled_runs")).toEqual([]);
    expect(await ask(db.orm, "select attempts from jobs")).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    const mailer = startWorker({ ...options, pollMilliseconds: 5, lanes: ["mail"] });
    const queued = "select 1 from jobs where kind = 'expire-leads'";
    await until(async () => sent.includes(admin.email) && (await ask(db.orm, queued)).length === 1);
    await mailer.stop();
    const lanesLeft = "select distinct lane from jobs where done_at is null";
    expect(await ask(db.orm, lanesLeft)).toEqual([{ lane: "rest" }]);
  });

  it("record jobs that end together in one statement", async () => {
    const keys = Array.from({ length: limits.jobsAtOnce.rest }, (_, number) => `key-${number}`);
    await enqueueFileRemovals(db.orm, keys, new Date());
    expect(await workOnce(options)).toBe(true);
    const statements = "select count(*)::int as jobs, count(distinct xmin::text)::int as statements from jobs";
    expect(await ask(db.orm, `${statements} where done_at is not null`)).toEqual([
      { jobs: limits.jobsAtOnce.rest, statements: 1 },
    ]);
  });
});
