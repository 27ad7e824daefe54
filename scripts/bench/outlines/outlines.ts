import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { limits } from "#config/limits.ts";
import { letCustomersPick } from "#db/bulk-picks.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { BenchContext, Benchmark, Figure } from "../benchmark.ts";
import { compare } from "../compare.ts";
import { addBulkData } from "../data/bulk-data.ts";
import { onFreshCopy } from "../data/fresh-copy.ts";
import type { CallersReport } from "../data/run-callers.ts";
import { findPgbench, runPgbench } from "../pgbench.ts";
import { BARE_OUTLINE, BARE_PICK } from "./bare-outline.ts";
import type { OutlineCallersOrder } from "./outline-callers.ts";

const TEMPLATE = "bench_outlines";
/** As many have an outline that waits as have none. */
const EACH = 40_000;
const INSTALLERS = 2_000;
const CREDITS_EACH = 1_000_000;
const CALLERS = fileURLToPath(new URL("outline-callers.ts", import.meta.url));

const CASES = [
  { name: "outlines sent, 8 callers", unit: "outlines/s", act: "send", script: BARE_OUTLINE, first: EACH },
  { name: "outlines picked, 8 callers", unit: "picks/s", act: "pick", script: BARE_PICK, first: 0 },
] as const;

type Case = (typeof CASES)[number];

const callers = 8;
const target = 0.5;

export const outlines: Benchmark = {
  name: "outlines",
  method: `Ours: the verbs \`sendOutline\` and \`pickOutline\` in one Node.js process with eight connections, links, gates and mails
included. Baseline: the bare statement of each (same tables, constraints and triggers) run by \`pgbench -M prepared -j 2\`
with eight clients. ${EACH.toLocaleString("en-GB")} customers who pick have no outline, as many have one that waits; ${INSTALLERS.toLocaleString("en-GB")} installers. Each
measurement starts from a fresh copy of the same database and meets every lead at most once. Afterwards outlines, holds,
purchases and balances are counted; what is missing is a failure.`,
  async run(context) {
    const pgbench = findPgbench(context.say);
    await makeTemplate(context);
    const figures: Figure[] = [];
    for (const one of CASES) {
      context.say(one.name);
      const copy = { template: TEMPLATE, missing: checkOf(one) };
      const ours = () => onFreshCopy(context, copy, (url) => measureOurs(context, url, one));
      const baseline = () => onFreshCopy(context, copy, (url) => measureBaseline(context, { url, pgbench, ...one }));
      figures.push(await compare({ name: one.name, unit: one.unit, target }, { ours, baseline }, context));
    }
    await context.postgres.dropDatabase(TEMPLATE);
    return figures;
  },
};

async function makeTemplate({ postgres, say }: BenchContext): Promise<void> {
  say(`Making ${2 * EACH} leads, ${EACH} outlines and ${INSTALLERS} installers…`);
  const db = await openDatabase({ url: await postgres.createDatabase(TEMPLATE) });
  await db.migrate();
  const leads = 2 * EACH;
  const order = { leads, installers: INSTALLERS, available: leads, purchasesEach: 0, creditsEach: CREDITS_EACH };
  await addBulkData({ db, now: new Date() }, order);
  const picks = { outlined: EACH, installers: INSTALLERS, priceCredits: limits.leadPriceCredits };
  await inTransaction(db, (tx) => letCustomersPick(tx, picks));
  await db.named("statistics", "analyze", []);
  await db.close();
}

async function measureOurs({ warmUpSeconds, seconds }: BenchContext, url: string, { act, first }: Case) {
  const about = { url, act, callers, first, leads: EACH, installers: INSTALLERS };
  const order: OutlineCallersOrder = { ...about, warmUpSeconds, seconds };
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", CALLERS, JSON.stringify(order)]);
  const { rate, total, failures }: CallersReport = JSON.parse(stdout);
  if (Object.keys(failures).length > 0) console.error("  refused:", failures);
  return { rate, total, failures: Object.values(failures).reduce((sum, count) => sum + count, 0) };
}

async function measureBaseline(
  { warmUpSeconds, seconds, postgres }: BenchContext,
  { url, pgbench, script, first }: Case & { url: string; pgbench: string },
) {
  const variables = { turn: 0, clients: callers, first: first + 1, leads: EACH, installers: INSTALLERS };
  const order = { url, clients: callers, variables, warmUpSeconds, seconds, script, folder: postgres.folder };
  return { ...(await runPgbench(pgbench, order)), failures: 0 };
}

const COUNT = `
select (select count(*)::int from outlines) as outlines,
       (select count(*)::int from lead_purchases) as purchases,
       (select count(*)::int from outlines o where (o.status = 'waiting') <>
         ((select sum(amount) from credit_transactions where cause_id = o.id) = -o.price_credits
          and not exists (select from lead_purchases where id = o.id))) as "wrongHolds",
       (select count(*)::int from profiles where credits <>
         (select sum(amount) from credit_transactions where installer_id = profiles.id)) as "wrongBalances"`;

interface Counted {
  outlines: number;
  purchases: number;
  wrongHolds: number;
  wrongBalances: number;
}

/** How many of the reported acts are missing. Throws if a credit went astray. */
function checkOf({ act }: Case) {
  return async (url: string, total: number): Promise<number> => {
    const db = await openDatabase({ url });
    const [row] = await db.named<Counted>("count", COUNT, []).finally(() => db.close());
    if (!row || row.wrongHolds > 0 || row.wrongBalances > 0) {
      throw new Error(`The outlines do not add up: ${JSON.stringify(row)}`);
    }
    return Math.abs(total - (act === "pick" ? row.purchases : row.outlines - EACH));
  };
}
