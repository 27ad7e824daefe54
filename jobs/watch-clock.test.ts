import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import { setNextAct } from "#domain/purchases/next-act.ts";
import { startWorker } from "#jobs/worker.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

const UNUSED = () => Promise.reject(new Error("nothing is sent here"));
const QUIET = {
  mail: { send: UNUSED, from: "Fairwatt <hello@example.com>", appUrl: "https://www.example.com", linkKey: "a key" },
  callWebhook: UNUSED,
};

eachDatabase("the watch of the clock", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  async function until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await sleep(5);
  }

  it("brings forward what a clock put off to tomorrow that was ahead while nobody watched it", async () => {
    const rightMinutes = 20;
    let aheadMinutes = 0;
    let tries = 0;
    let failures = 0;
    const remove = () => {
      if (tries++ > 0) return Promise.resolve();
      aheadMinutes = 24 * 60;
      return Promise.reject(new Error("the store is down"));
    };
    const onFailure: WorkerOptions["onFailure"] = () => {
      failures++;
    };
    const clock = { now: () => new Date(Date.now() + aheadMinutes * 60_000), pollMilliseconds: 300 };
    await enqueueFileRemovals(db.orm, ["a-storage-key"], new Date());
    const worker = startWorker({ ...QUIET, db, ...clock, files: { remove }, onFailure });
    // For ten minutes after its start a worker brings forward anything that waits for long.
    aheadMinutes = rightMinutes;
    await until(() => failures >= 1);
    const [job] = await ask(
      db.orm,
      "select run_at > now() + interval '1 hour' as tomorrow from jobs where kind = 'remove-file'",
    );
    // Only now, so that the worker cannot be faster than the question.
    aheadMinutes = rightMinutes;
    await until(() => tries === 2);
    await worker.stop();
    expect(job).toEqual({ tomorrow: true });
  });

  it("tells of a next act when its time comes", async () => {
    const { buyer, purchaseId } = (await aQuotedProject(db, await anAdmin(db))).one;
    await ask(db.orm, "delete from jobs");
    const act = { purchaseId, id: randomUUID(), what: "Call again", dueAt: later({ hours: 1 }), userId: buyer.userId };
    await setNextAct({ db, now: NOON }, buyer, act);
    let now = NOON;
    const sent: string[] = [];
    const send = async ({ subject }: { subject: string }) => void sent.push(subject);
    const files = { remove: UNUSED };
    const options = { ...QUIET, mail: { ...QUIET.mail, send }, db, files, pollMilliseconds: 20, onFailure: () => {} };
    const worker = startWorker({ ...options, now: () => now });
    await until(() => sent.length === 0);
    now = later({ hours: 1 });
    await until(() => sent.length > 0);
    await worker.stop();
    expect(sent).toEqual(["A next act is due: solar panels, Croydon"]);
  });
});
