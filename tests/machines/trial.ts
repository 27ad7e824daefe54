import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Database, openDatabase } from "#db/connection.ts";
import { buyerPrograms, type Load, startLoad, type Tally } from "#tests/machines/buyers.ts";
import { type LeadWatcher, watchLeads } from "#tests/machines/lead-watcher.ts";
import { until } from "#tests/machines/program.ts";
import type { Site } from "#tests/machines/site.ts";
import { diceOf } from "#tests/support/dice.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { anAdmin } from "#tests/support/people.ts";

export interface Phase extends Tally {
  name: string;
  seconds: number;
  note: string;
}

export interface Outcome {
  phases: Phase[];
  /** What went wrong, in words. Empty if all is well. */
  broken: string[];
  confirmed: number;
}

const BUYERS = 8;
const LEADS = 900;
/** Longer than fail_timeout in deploy/nginx.conf, for which it avoids a process that was down. */
const NGINX_FORGETS_SECONDS = 3;
const RECOVERY_SECONDS_MAX = 60;

/** Buys without pause while processes and the database fail, then compares what is there with what was confirmed. */
export async function tryMachines(site: Site, seconds: number, say: (line: string) => void): Promise<Outcome> {
  const db = await openDatabase({
    url: site.pooler.url("fairwatt"),
    directUrl: site.pooler.url("fairwatt_direct"),
    connectionsMax: 4,
  });
  try {
    say("Making leads and installers…");
    const [first, second, ...buyers] = await buyerPrograms(db, BUYERS + 2);
    if (!first || !second) throw new Error("there are no watchers");
    const leads = await makeLeads(db);
    const watchers = [watchLeads(site.processes[0].url, first), watchLeads(site.processes[1].url, second)];
    await Promise.all(watchers.map(({ connected }) => connected));
    const mark = await newestEvent(db);
    const load = startLoad(site.proxy.url, buyers, leads, diceOf(randomInt(2 ** 31)));
    const phases = await goThrough(site, load, seconds, say);
    await load.stop();
    const broken = [
      ...load.complaints,
      ...phases.flatMap(complaintsOf),
      ...(await whatIsBroken(db, load)),
      ...(await newsMissed(db, mark, watchers)),
    ];
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    return { phases, broken, confirmed: load.confirmed.length };
  } finally {
    await db.close();
  }
}

async function makeLeads(db: Database): Promise<string[]> {
  const admin = await anAdmin(db);
  const leads: string[] = [];
  while (leads.length < LEADS) leads.push(await aLead(db, { admin, now: new Date() }));
  return leads;
}

async function goThrough(site: Site, load: Load, seconds: number, say: (line: string) => void): Promise<Phase[]> {
  const phases: Phase[] = [];
  const phase = async (name: string, act: () => Promise<string>) => {
    say(`${name}…`);
    const startedAt = performance.now();
    const note = await act();
    await sleep(seconds * 1000);
    phases.push({ name, note, seconds: Math.round((performance.now() - startedAt) / 100) / 10, ...load.tally() });
  };
  await phase("both processes run", async () => "");
  await phase("one process is killed", async () => {
    await site.processes[0].kill();
    return "";
  });
  await phase("it is started again", async () => {
    await site.startAgain(0);
    return "";
  });
  await phase(DEPLOY, async () => {
    for (const number of [0, 1] as const) {
      await site.processes[number].stop();
      await site.startAgain(number);
      await sleep(NGINX_FORGETS_SECONDS * 1000);
    }
    return "";
  });
  await phase("the primary database is killed", () => failOver(site));
  await phase("the replica is the database", async () => "");
  return phases;
}

const DEPLOY = "both are replaced, one by one";

/** A deployment that anyone notices is an interruption. */
function complaintsOf({ name, failures }: Phase): string[] {
  return name === DEPLOY && failures > 0 ? [`${name}: ${failures} requests failed`] : [];
}

async function failOver({ pair, pooler, processes }: Site): Promise<string> {
  const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status;
  const all = (status: number) => async () =>
    (await Promise.all(processes.map(({ url }) => isReady(url)))).every((one) => one === status);
  await pair.primary.kill();
  const killedAt = performance.now();
  await until("/readyz to answer 503 on both", RECOVERY_SECONDS_MAX, all(503));
  const noticed = performance.now() - killedAt;
  await pair.replica.query("select pg_promote()");
  await pooler.leadTo(pair.replica.port);
  const promotedAt = performance.now();
  await until("/readyz to answer 200 on both", RECOVERY_SECONDS_MAX, all(200));
  return `503 after ${inSeconds(noticed)} s, 200 again ${inSeconds(performance.now() - promotedAt)} s after the switch`;
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}

async function whatIsBroken(db: Database, load: Load): Promise<string[]> {
  const broken = await brokenPromises(db.orm);
  const rows = await ask<{ id: string; lead: string; installer: string }>(
    db.orm,
    "select id::text, lead_id::text as lead, installer_id as installer from lead_purchases",
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  for (const { purchaseId, leadId, installerId } of load.confirmed) {
    const row = kept.get(purchaseId);
    if (row?.lead !== leadId || row.installer !== installerId) broken.push(`confirmed, and not there: ${purchaseId}`);
  }
  const confirmed = new Set(load.confirmed.map(({ purchaseId }) => purchaseId));
  for (const { id, lead } of rows) if (!confirmed.has(id)) broken.push(`there, and not confirmed: ${id} of ${lead}`);
  if (confirmed.size < load.confirmed.length) broken.push("a purchase was confirmed twice");
  return broken;
}

async function newestEvent(db: Database): Promise<number> {
  const [row] = await ask<{ id: number }>(db.orm, "select max(id)::int as id from lead_events");
  return row?.id ?? 0;
}

/** The last event of each lead reaches every listener, whatever happened in between. */
async function newsMissed(db: Database, mark: number, watchers: LeadWatcher[]): Promise<string[]> {
  const query = `select max(id)::int as id from lead_events where id > ${mark} group by lead_id`;
  const last = await ask<{ id: number }>(db.orm, query);
  const missed = ({ heard }: LeadWatcher) => last.filter(({ id }) => !heard.has(id)).length;
  await until("the listeners to hear everything", 10, async () => watchers.every((one) => missed(one) === 0)).catch(
    () => {},
  );
  return watchers.flatMap((watcher, number) =>
    missed(watcher) === 0 ? [] : [`listener ${number + 1} missed ${missed(watcher)} of ${last.length} leads`],
  );
}
