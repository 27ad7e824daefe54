import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.ts";
import { openWakeUps, type WakeUps } from "#db/wake-up.sql.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import type { LeadEvent } from "#domain/sale/lead-event.ts";
import { watchLeads } from "#domain/sale/read-lead-events.ts";
import { type LeadFeedReader, openLeadFeed } from "#server/lead-feed.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

/** Each process has its own of these; the database is shared. */
type Process = { db: Database; feed: LeadFeedReader; wakeUps: WakeUps };

const name = `test_${randomUUID().replaceAll("-", "")}`;
let here: Process;
let there: Process;

async function aProcess(url: string): Promise<Process> {
  const db = await openDatabase({ url });
  const onProblem = (error: unknown) => console.error(error);
  // So long that only a wake-up can be the reason.
  const feed = openLeadFeed({ db, onProblem, pollMilliseconds: 3_600_000 });
  return { db, feed, wakeUps: openWakeUps(db, url, feed.wake) };
}

beforeAll(async () => {
  const url = await createDatabase(inject("postgresUrl"), name, inject("postgresTemplate"));
  [here, there] = [await aProcess(url), await aProcess(url)];
});

afterAll(async () => {
  for (const { db, feed, wakeUps } of [here, there]) {
    await feed.stop();
    await wakeUps.stop();
    await db.close();
  }
  await dropDatabase(inject("postgresUrl"), name);
});

it("a sale in one process is told in the other, which looks only when it is woken", async () => {
  const admin = await anAdmin(here.db);
  const [buyer, watcher] = [await anInstaller(here.db, { admin, credits: 5 }), await anInstaller(there.db, { admin })];
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
  // Until the other process's connection is listening, hints are lost.
  await expect
    .poll(
      () => {
        here.wakeUps.stir();
        return events.map(({ name: what }) => what);
      },
      { interval: 150, timeout: 15_000 },
    )
    .toEqual(["lead.gone"]);
});
