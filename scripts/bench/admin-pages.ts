import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openDatabase } from "#db/connection.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { startServer } from "#tests/support/server.ts";
import { ensureBuilt } from "../setup/build.mjs";
import { adminAddresses } from "./admin-addresses.ts";
import type { BenchContext, Benchmark, Figure } from "./benchmark.ts";
import { median } from "./compare.ts";
import { addBulkData } from "./data/bulk-data.ts";
import { ADMIN_EMAIL, addOfficeData } from "./data/office-data.ts";
import { percentile, signIn, timed } from "./signed-in.ts";
import { siteSettings, withoutDailyTasks } from "./site.ts";

const DATABASE = "bench_admin_pages";
const PASSWORD = randomUUID();
const LEADS = { leads: 1_000_000, available: 20_000, installers: 10_000, purchasesEach: 30, creditsEach: 300 };
const OFFICE = {
  leads: LEADS.leads,
  installers: LEADS.installers,
  auditRows: 200_000,
  jobsDone: 300_000,
  jobsFailed: 500,
  refundRequests: 2_000,
  openRefundRequests: 200,
  payments: 20_000,
};
const SLOWEST_SHARE = 0.99;
const TIME_MAX_MILLISECONDS = 200;
/** Otherwise, with so many pages, each would be asked for only once or twice in one measurement. */
const TURNS_MIN = 5;

const words = (count: number) => count.toLocaleString("en-GB");

export const adminPages: Benchmark = {
  name: "admin-pages",
  method: `The built server with production settings answers an administrator, one request after the other over a kept
connection: every page of the admin area, each list with its filters, what is searched for, its second page, one company,
one lead, and one of each further kind of address that those pages link to. ${words(LEADS.installers)} installers,
${words(LEADS.leads)} leads of which ${words(LEADS.available)} are for sale, ${words(LEADS.installers * LEADS.purchasesEach)} purchases, ${words(OFFICE.payments)} payments, ${words(OFFICE.auditRows)} rows in
the audit log, ${words(OFFICE.jobsDone)} mails, ${words(OFFICE.refundRequests)} reported leads. The figures are the time within
which 99% of all these pages came, and the same of the page that was slowest, over all rounds.`,
  async run(context) {
    const built = await ensureBuilt(process.execPath);
    if (built.code !== 0) throw new Error(built.output);
    const env = await siteSettings(context, DATABASE);
    await makeData(env.DATABASE_URL ?? "", context);
    const server = await startServer({ folder: join(context.postgres.folder, DATABASE), env });
    try {
      const cookie = await signIn(server, { email: ADMIN_EMAIL, password: PASSWORD });
      return await measured(context, (address) => page(server.url + address, cookie));
    } finally {
      await server.stop();
      await context.postgres.dropDatabase(DATABASE);
    }
  },
};

async function makeData(url: string, { say }: BenchContext): Promise<void> {
  say(`Making ${LEADS.leads} leads and ${LEADS.installers} installers…`);
  const db = await openDatabase({ url });
  const now = new Date();
  await db.migrate();
  await addBulkData({ db, now }, LEADS);
  await addOfficeData({ db, now }, OFFICE, await hashPassword(PASSWORD));
  await withoutDailyTasks(db);
  await db.close();
}

async function page(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie }, redirect: "error" });
  const html = await answer.text();
  if (answer.status !== 200 || !html.includes("</html>")) throw new Error(`${url}: status ${answer.status}`);
  return html;
}

/** Each page's times, in milliseconds, by address. */
type Times = Map<string, number[]>;

async function measured(context: BenchContext, ask: (address: string) => Promise<string>): Promise<Figure[]> {
  const { machine, say } = context;
  const addresses = await adminAddresses(ask);
  const disturbedBefore = machine.disturbed();
  const rounds: Times[] = [];
  say(`${addresses.length} pages of administrators against ${TIME_MAX_MILLISECONDS} ms`);
  for (let round = 0; round < context.rounds; round++) {
    rounds.push(await machine.measure(() => inTurn(addresses, ask, context)));
    say(`  round ${round + 1}: p99 ${slowestOf([...(rounds[round]?.values() ?? [])].flat()).toFixed(0)} ms`);
  }
  const about = { kind: "ceiling", unit: "ms", max: TIME_MAX_MILLISECONDS } as const;
  const disturbed = machine.disturbed() - disturbedBefore;
  const all = rounds.map((times) => slowestOf([...times.values()].flat()));
  const worst = slowestPage(addresses, rounds, context);
  return [
    { ...about, name: "pages of administrators, 99th percentile", ...rangeOf(median(all), all), disturbed },
    { ...about, name: "the slowest of them, 99th percentile", ...rangeOf(worst.p99, worst.each), disturbed },
  ];
}

const slowestOf = (times: readonly number[]) => percentile(times, SLOWEST_SHARE);
const rangeOf = (ours: number, each: number[]) => {
  return { ours, oursLowest: Math.min(...each), oursHighest: Math.max(...each) };
};

/** Every page equally often, for at least the length of one measurement; the first time does not count. */
async function inTurn(addresses: string[], ask: (address: string) => Promise<string>, { seconds }: BenchContext) {
  for (const address of addresses) await ask(address);
  const times: Times = new Map(addresses.map((address) => [address, []]));
  const endsAt = performance.now() + seconds * 1000;
  for (let turn = 0; turn < TURNS_MIN || performance.now() < endsAt; turn++) {
    for (const [address, own] of times) own.push((await timed(() => ask(address))).milliseconds);
  }
  return times;
}

/** Reports every page's times, slowest first, and returns those of the slowest: over all rounds, and for each. */
function slowestPage(addresses: string[], rounds: Times[], { say }: BenchContext) {
  const pages = addresses.map((address) => {
    const each = rounds.map((times) => times.get(address) ?? []);
    return { address, p50: median(each.flat()), p99: slowestOf(each.flat()), each: each.map(slowestOf) };
  });
  pages.sort((one, other) => other.p99 - one.p99);
  for (const { address, p50, p99 } of pages) say(`  p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms  ${address}`);
  return pages[0] ?? { p99: Number.NaN, each: [] };
}
