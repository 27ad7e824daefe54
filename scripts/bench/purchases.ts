import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openDatabase } from "#db/connection.ts";
import { BARE_PURCHASE } from "./bare-purchase.ts";
import type { BenchContext, Benchmark, Figure } from "./benchmark.ts";
import { compare } from "./compare.ts";
import { addBulkData } from "./data/bulk-data.ts";
import { onFreshCopy } from "./data/fresh-copy.ts";
import type { CallersReport } from "./data/run-callers.ts";
import { findPgbench, runPgbench } from "./pgbench.ts";
import type { CallersOrder } from "./purchase-callers.ts";

const TEMPLATE = "bench_purchases";
const LEADS = 200_000;
const INSTALLERS = 2_000;
/** More than anybody spends in one measurement. */
const CREDITS_EACH = 1_000_000;
const CALLERS = fileURLToPath(new URL("purchase-callers.ts", import.meta.url));

const CASES = [
  { name: "purchases, 8 callers", callers: 8, installers: INSTALLERS, target: 0.65 },
  { name: "purchases, 32 callers", callers: 32, installers: INSTALLERS, target: 0.65 },
  // A lead has three places at most, so the only thing many callers can fight over for seconds is one installer's
  // balance.
  { name: "purchases, 8 callers, one balance", callers: 8, installers: 1, target: 0.8 },
];

export const purchases: Benchmark = {
  name: "purchases",
  method: `Ours: the verb \`purchaseLead\` in one Node.js process with as many connections as callers, both mails queued.
Baseline: the bare purchase statement (same tables, constraints and triggers, no mails) run by
\`pgbench -M prepared -j 2\` with as many clients. ${LEADS.toLocaleString("en-GB")} leads for sale, ${INSTALLERS.toLocaleString("en-GB")} installers; each measurement
starts from a fresh copy of the same database and buys every lead at most once, in random order. Afterwards balances,
purchases and mails are counted; what is missing is a failure. A lead has three places at most, so the figure under
contention is one installer's balance, which all callers spend at once.`,
  async run(context) {
    const pgbench = findPgbench(context.say);
    await makePurchaseTemplate(context, TEMPLATE);
    const figures: Figure[] = [];
    for (const { name, target, ...one } of CASES) {
      context.say(name);
      const ours = () =>
        onFreshCopy(context, purchaseCopy(TEMPLATE), (url) => measurePurchases(context, { url, ...one }));
      const bare = purchaseCopy(TEMPLATE, 0);
      const baseline = () => onFreshCopy(context, bare, (url) => measureBaseline(context, pgbench, { url, ...one }));
      const about = { name, unit: "purchases/s", target };
      figures.push(await compare(about, { ours, baseline }, context));
    }
    await context.postgres.dropDatabase(TEMPLATE);
    return figures;
  },
};

export async function makePurchaseTemplate({ postgres, say }: BenchContext, template: string): Promise<void> {
  say(`Making ${LEADS} leads and ${INSTALLERS} installers…`);
  const db = await openDatabase({ url: await postgres.createDatabase(template) });
  await db.migrate();
  const order = { leads: LEADS, installers: INSTALLERS, available: LEADS, purchasesEach: 0, creditsEach: CREDITS_EACH };
  await addBulkData({ db, now: new Date() }, order);
  await db.close();
}

interface Side {
  url: string;
  callers: number;
  installers: number;
}

export async function measurePurchases({ warmUpSeconds, seconds }: BenchContext, side: Side) {
  const order: CallersOrder = { ...side, leads: LEADS, warmUpSeconds, seconds };
  const args = ["--no-warnings", CALLERS, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { rate, total, failures }: CallersReport = JSON.parse(stdout);
  if (Object.keys(failures).length > 0) console.error("  refused:", failures);
  return { rate, total, failures: Object.values(failures).reduce((sum, count) => sum + count, 0) };
}

async function measureBaseline({ warmUpSeconds, seconds, postgres }: BenchContext, pgbench: string, side: Side) {
  const { url, callers: clients, installers } = side;
  const variables = { turn: 0, clients, leads: LEADS, installers };
  const order = { url, clients, variables, warmUpSeconds, seconds, script: BARE_PURCHASE, folder: postgres.folder };
  return { ...(await runPgbench(pgbench, order)), failures: 0 };
}

const COUNT = `
select (select count(*)::int from lead_purchases) as purchases,
       (select count(*)::int from jobs) as mails,
       (select count(*)::int from profiles where credits <>
         (select sum(amount) from credit_transactions where installer_id = profiles.id)) as "wrongBalances"`;

/** A copy on which every purchase has queued its mails. */
export function purchaseCopy(template: string, mailsEach = 2) {
  return { template, missing: (url: string, total: number) => missing(url, total, mailsEach) };
}

/** How many of the reported purchases are missing. Throws if a mail or a credit went astray. */
async function missing(url: string, total: number, mailsEach: number): Promise<number> {
  const db = await openDatabase({ url });
  const [row] = await db
    .named<{ purchases: number; mails: number; wrongBalances: number }>("count", COUNT, [])
    .finally(() => db.close());
  if (!row || row.mails !== row.purchases * mailsEach || row.wrongBalances > 0) {
    throw new Error(`The purchases do not add up: ${JSON.stringify(row)}`);
  }
  return Math.abs(total - row.purchases);
}
