import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { nameOfListener, openWakeUps, type WakeUps } from "#db/wake-up.sql.ts";
import { queueState } from "#domain/admin/jobs/job-log.ts";
import type { LeadEvent } from "#domain/leads-for-sale/lead-event.ts";
import { watchLeads } from "#domain/leads-for-sale/read-lead-events.ts";
import { enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import { type Lane, lanes } from "#domain/outbox/job-rules.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { startWorker, type Worker } from "#jobs/worker.ts";
import { type LeadFeedReader, openLeadFeed } from "#server/lead-feed.ts";
import { ask } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

type Process = { db: Database; feed: LeadFeedReader; worker: Worker; wakeUps: WakeUps };

const name = `test_${randomUUID().replaceAll("-", "")}`;
const WAIT = { interval: 20, timeout: 15_000 };
let here: Process;
let there: Process;

const onProblem = (error: unknown) => console.error(error);
/** So long that only a wake-up can be the reason. */
const POLL = { pollMilliseconds: 3_600_000 };
const sent: string[] = [];

function aWorker(db: Database, lanes: readonly Lane[]): Worker {
  const send = ({ to }: { to: string }) => Promise.resolve(void sent.push(to));
  return startWorker({
    db,
    lanes,
    ...POLL,
    onFailure: ({ error }) => onProblem(error),
    mail: { send, from: "", appUrl: "https://www.example.com", linkKey: "a secret" },
    files: { remove: (key) => Promise.resolve(void sent.push(key)) },
    callWebhook: () => Promise.resolve(200),
  });
}

async function aProcess(url: string, lanes: readonly Lane[]): Promise<Process> {
  const db = await openDatabase({ url });
  const feed = openLeadFeed({ db, onProblem, ...POLL });
  const worker = aWorker(db, lanes);
  const sleepers = { leads: feed.wake, jobs: worker.wake };
  return { db, feed, worker, wakeUps: openWakeUps(db, { url, name: nameOfListener(lanes) }, sleepers) };
}

beforeAll(async () => {
  const url = await createDatabase(inject("postgresUrl"), name, inject("postgresTemplate"));
  [here, there] = [await aProcess(url, []), await aProcess(url, lanes)];
  // Until a connection is listening, hints are lost.
  const listeners = "select 1 from pg_stat_activity where query = 'listen fairwatt' and datname = current_database()";
  while ((await ask(here.db.orm, listeners)).length < 2) await sleep(20);
});

afterAll(async () => {
  for (const { db, feed, wakeUps, worker } of [here, there]) {
    await feed.stop();
    await wakeUps.stop();
    await worker.stop();
    await db.close();
  }
  await dropDatabase(inject("postgresUrl"), name);
});

it("a sale in one process reaches another, which looks only when woken", async () => {
  const admin = await anAdmin(here.db);
  const buyer = await anInstaller(here.db, { admin, credits: 5 });
  const watcher = await anInstaller(there.db, { admin });
  const leadId = await aLead(here.db, { admin, places: 1 });
  const events: LeadEvent[] = [];
  await there.feed.listen({
    watch: await watchLeads({ db: there.db, now: NOON }, watcher, {}),
    heard: null,
    send: (event) => void events.push(event),
    end: () => {},
  });
  await purchaseLead({ db: here.db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
  expect(events).toEqual([]);
  here.wakeUps.stir();
  await expect.poll(() => events.map(({ name: what }) => what), WAIT).toEqual(["lead.gone"]);
});

it("a job queued in a process that takes none starts in another, which looks only when woken", async () => {
  await inTransaction(here.db, async (tx) => {
    await enqueueFileRemovals(tx, ["from a transaction"], new Date());
    expect(sent).not.toContain("from a transaction");
  });
  await expect.poll(() => sent, WAIT).toContain("from a transaction");
  await enqueueFileRemovals(here.db.orm, ["from a statement"], new Date());
  await expect.poll(() => sent, WAIT).toContain("from a statement");
});

it("so do both mails of a purchase, queued by one statement", async () => {
  const admin = await anAdmin(here.db);
  const buyer = await anInstaller(here.db, { admin, credits: 5 });
  const leadId = await aLead(here.db, { admin });
  sent.length = 0;
  await purchaseLead({ db: here.db, now: new Date() }, buyer, { leadId, purchaseId: randomUUID() });
  await expect.poll(() => sent, WAIT).toEqual(expect.arrayContaining([`sarah-${leadId}@example.com`, buyer.email]));
});

it("administrators see how many processes work in which lane", async () => {
  const state = await queueState({ db: here.db, now: NOON }, await anAdmin(here.db));
  expect(state.map(({ lane, processes }) => [lane, processes])).toEqual(lanes.map((lane) => [lane, 1]));
});

it("a job of the embedded database, which has one process, also starts at once", async () => {
  const dataDir = join(inject("temporaryFolder"), `embedded-${randomUUID()}`);
  cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
  const db = await openDatabase({ dataDir });
  const worker = aWorker(db, ["rest"]);
  const wakeUps = openWakeUps(db, { url: undefined, name: "" }, { leads() {}, jobs: worker.wake });
  await inTransaction(db, (tx) => enqueueFileRemovals(tx, ["embedded"], new Date()));
  await expect.poll(() => sent, WAIT).toContain("embedded");
  await wakeUps.stop();
  await worker.stop();
  await db.close();
});
