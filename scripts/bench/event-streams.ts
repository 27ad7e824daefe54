import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bulkLeadIds, givePasswords } from "#db/bulk.sql.ts";
import { type Database, openDatabase } from "#db/connection.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { startServer } from "#tests/support/server.ts";
import { ensureBuilt } from "../setup/build.mjs";
import type { BenchContext, Benchmark, CeilingFigure, Figure } from "./benchmark.ts";
import { compared, type Measurement, median } from "./compare.ts";
import { addBulkData } from "./data/bulk-data.ts";
import type { ListenersOrder, ListenersReport } from "./event-listeners.ts";
import { MEASURABLE, memoryIsKnown, residentBytes } from "./memory.ts";
import { percentile, signIn } from "./signed-in.ts";
import { siteSettings, withoutDailyTasks } from "./site.ts";

const DATABASE = "bench_event_streams";
const CHANNEL = "bench_feed";
const PASSWORD = randomUUID();
const LISTENERS = 2_000;
/** They come and go before anything counts, so that what a process allocates only once is already there. */
const FIRST_LISTENERS = 200;
/** This many installers listen, each in many windows; as many again buy. */
const INSTALLERS = 40;
const LEADS = 5_000;
const BYTES_MAX = 30_000;
const BETWEEN_SALES_MILLISECONDS = 500;
/** Our server deliberately waits before it reads what has changed, so that many sales take one read. */
const TARGET = 0.1;

/** A few accounts stand for many here, each with far more listeners than a company may have. */
const MANY_LISTENERS = { LEAD_STREAMS_PER_COMPANY: String(LISTENERS) };
const LISTENERS_SCRIPT = fileURLToPath(new URL("event-listeners.ts", import.meta.url));
const BARE_FEED = fileURLToPath(new URL("bare-feed.ts", import.meta.url));

export const eventStreams: Benchmark = {
  name: "event-streams",
  method: `Ours: the built server with production settings and ${LISTENERS.toLocaleString("en-GB")} listeners to \`/api/v1/leads/events\` on one process, over HTTP from
another process, of ${INSTALLERS} installers; others buy leads through the API, one after the other. Memory is what the server's
process holds (resident, after garbage collection) with all of them less what it held with none, by their number;
${FIRST_LISTENERS} came and went before. Time from sale to notice is from sending the purchase until a listener has the event, over all
listeners and sales. Baseline: \`node:http\` alone, which answers as many listeners and hands on what one
\`LISTEN\` connection is notified of, from sending \`NOTIFY\`. Our server waits 100 ms before it looks for changes, so that many
sales make one reading; the purchase and the masked lead for each listener are in its time too. A tenth of the baseline's
speed is asked for.`,
  async run(context) {
    if (!memoryIsKnown()) {
      context.say("event-streams skipped. This needs /proc, which Linux has.");
      return [];
    }
    const built = await ensureBuilt(process.execPath);
    if (built.code !== 0) throw new Error(built.output);
    const env = await siteSettings(context, DATABASE);
    const db = await openDatabase({ url: env.DATABASE_URL });
    try {
      return await measured(context, await aSite(db, env));
    } finally {
      await db.close();
      await context.postgres.dropDatabase(DATABASE);
    }
  },
};

interface Site {
  db: Database;
  env: Record<string, string>;
  emails: string[];
  /** Not sold yet. */
  leadIds: string[];
}

async function aSite(db: Database, env: Record<string, string>): Promise<Site> {
  await db.migrate();
  const order = { leads: LEADS, available: LEADS, installers: INSTALLERS * 2, purchasesEach: 0, creditsEach: 100_000 };
  await addBulkData({ db, now: new Date() }, order);
  await withoutDailyTasks(db);
  const emails = await givePasswords(db, INSTALLERS * 2, await hashPassword(PASSWORD));
  return { db, env, emails, leadIds: await bulkLeadIds(db, LEADS) };
}

/** One server's results: bytes per listener, and the milliseconds until each heard of each sale. */
interface Found {
  bytesEach: number;
  waits: number[];
  failures: number;
}

async function measured(context: BenchContext, site: Site): Promise<Figure[]> {
  const { machine, rounds, say } = context;
  const before = machine.disturbed();
  const ours: Found[] = [];
  const baseline: Found[] = [];
  for (let round = 0; round < rounds; round++) {
    baseline.push(await machine.measure(() => measureBare(context, site)));
    ours.push(await machine.measure(() => measureOurs(context, site)));
    const [one, other] = [ours, baseline].map((found) => inWords(found[round]));
    say(`  round ${round + 1}: ours ${one}; node:http alone ${other}`);
  }
  const disturbed = machine.disturbed() - before;
  const notice = (name: string, share: number) => {
    const about = { name: `from sale to notice, ${name}`, unit: "notices/min", target: TARGET };
    const sides = {
      ours: ours.map((found) => rateOf(found, share)),
      baseline: baseline.map((one) => rateOf(one, share)),
    };
    return compared(about, sides, disturbed);
  };
  return [memoryFigure(ours, disturbed), notice("median", 0.5), notice("99th percentile", 0.99)];
}

function inWords(found: Found | undefined): string {
  if (!found) return "";
  const [p50, p99] = [0.5, 0.99].map((share) => percentile(found.waits, share).toFixed(0));
  return `${(found.bytesEach / 1000).toFixed(1)} kB a listener, notice ${p50} ms, 99% ${p99} ms`;
}

function rateOf({ waits, failures }: Found, share: number): Measurement {
  return { rate: 60_000 / percentile(waits, share), failures };
}

function memoryFigure(found: Found[], disturbed: number): CeilingFigure {
  const each = found.map(({ bytesEach }) => bytesEach / 1000);
  const range = { ours: median(each), oursLowest: Math.min(...each), oursHighest: Math.max(...each) };
  return {
    kind: "ceiling",
    name: "memory of an idle listener",
    unit: "kB",
    ...range,
    max: BYTES_MAX / 1000,
    disturbed,
  };
}

async function measureOurs(context: BenchContext, { env, emails, leadIds }: Site): Promise<Found> {
  const folder = join(context.postgres.folder, DATABASE);
  const server = await startServer({ folder, env: { ...env, ...MEASURABLE, ...MANY_LISTENERS } });
  try {
    const cookies = await Promise.all(emails.map((email) => signIn(server, { email, password: PASSWORD })));
    const watching = cookies.slice(0, INSTALLERS);
    const buying = cookies.slice(INSTALLERS);
    const sell = (turn: number) => buy(server.url, leadIds.pop() ?? "", buying[turn % INSTALLERS] ?? "");
    const where = { port: server.port, path: "/api/v1/leads/events", cookies: watching };
    return await withListeners(context, server.pid, where, sell);
  } finally {
    await server.stop();
  }
}

async function buy(url: string, leadId: string, cookie: string): Promise<{ text: string; done: Promise<void> }> {
  const headers = { cookie, origin: url, "idempotency-key": randomUUID() };
  const bought = async () => {
    const answer = await fetch(`${url}/api/v1/leads/${leadId}/purchases`, { method: "POST", headers });
    if (answer.status !== 201) throw new Error(`${leadId} was not bought: ${answer.status} ${await answer.text()}`);
  };
  return { text: leadId, done: bought() };
}

async function measureBare(context: BenchContext, { db, env }: Site): Promise<Found> {
  const options = { env: MEASURABLE, execArgv: ["--no-warnings"] };
  const child = fork(BARE_FEED, [env.DATABASE_URL ?? "", CHANNEL], options);
  try {
    const [port] = await once(child, "message");
    const padding = "x".repeat(500);
    const sell = async () => {
      const text = randomUUID();
      const done = db.named("notify", "select pg_notify($1, $2)", [CHANNEL, text + padding]).then(() => {});
      return { text, done };
    };
    return await withListeners(context, child.pid ?? 0, { port, path: "/", cookies: [] }, sell);
  } finally {
    child.kill();
  }
}

async function withListeners(
  { seconds }: BenchContext,
  pid: number,
  where: { port: number; path: string; cookies: string[] },
  sell: (turn: number) => Promise<{ text: string; done: Promise<void> }>,
): Promise<Found> {
  const listeners = fork(LISTENERS_SCRIPT, [], { execArgv: ["--no-warnings"] });
  try {
    await ask(listeners, { kind: "listen", ...where, listeners: FIRST_LISTENERS });
    await ask(listeners, { kind: "hang-up" });
    const alone = await residentBytes(pid);
    await ask(listeners, { kind: "listen", ...where, listeners: LISTENERS });
    const bytesEach = ((await residentBytes(pid)) - alone) / LISTENERS;
    const sales: number[][] = [];
    const endsAt = performance.now() + seconds * 1000;
    for (let turn = 0; performance.now() < endsAt; turn++) {
      await sleep(BETWEEN_SALES_MILLISECONDS);
      sales.push(await waitsOf(listeners, () => sell(turn)));
    }
    const waits = sales.flat();
    return { bytesEach, waits, failures: sales.length * LISTENERS - waits.length };
  } finally {
    listeners.kill();
  }
}

async function waitsOf(
  listeners: ChildProcess,
  sell: () => Promise<{ text: string; done: Promise<void> }>,
): Promise<number[]> {
  const soldAt = Number(process.hrtime.bigint()) / 1e6;
  const { text, done } = await sell();
  const [heard] = await Promise.all([ask(listeners, { kind: "expect", text }), done]);
  return heard.kind === "heard" ? heard.at.map((at) => at - soldAt) : [];
}

async function ask(listeners: ChildProcess, order: ListenersOrder): Promise<ListenersReport> {
  const heard = new AbortController();
  try {
    const answered = once(listeners, "message", heard);
    const gone = once(listeners, "exit", heard).then(() => Promise.reject(new Error("The listeners have stopped.")));
    listeners.send(order);
    const [report] = await Promise.race([answered, gone]);
    return report as ListenersReport;
  } finally {
    // Stop waiting for whichever did not happen.
    heard.abort();
  }
}
