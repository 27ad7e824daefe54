import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openDatabase } from "#db/connection.ts";
import type { BenchContext, Benchmark, Figure } from "../benchmark.ts";
import { compare, type Measurement } from "../compare.ts";
import { findPgbench, runPgbench } from "../pgbench.ts";
import { BARE_QUOTE_REQUEST } from "./bare-quote-request.ts";
import type { QuoteOrder, QuoteReport } from "./quote-callers.ts";

const TEMPLATE = "bench_quote_requests";
const CALLERS = 8;
const TARGET = 0.3;
const SCRIPT = fileURLToPath(new URL("quote-callers.ts", import.meta.url));

export const quoteRequests: Benchmark = {
  name: "quote-requests",
  method: `Ours: the verb \`requestQuote\` in one Node.js process with ${CALLERS} callers, each request of another customer from another
address, so that nothing is in its way: one statement, which takes the mailbox's turn, looks for an open request, reads and
counts three limits and writes the rest. Baseline: the same rows in one bare statement, which neither waits, looks nor reads, and leaves out
the mailbox, by \`pgbench -M prepared -j 2\` with as many clients.
Each measurement starts from a fresh database; afterwards requests, records of consent and mails are counted.`,
  async run(context) {
    const pgbench = findPgbench(context.say);
    const db = await openDatabase({ url: await context.postgres.createDatabase(TEMPLATE) });
    await db.migrate();
    await db.close();
    const name = `quote requests, ${CALLERS} callers`;
    context.say(name);
    const ours = () => onFreshCopy(context, (url) => measureOurs(context, url));
    const baseline = () => onFreshCopy(context, (url) => measureBaseline(context, pgbench, url));
    const about = { name, unit: "requests/s", target: TARGET };
    const figures: Figure[] = [await compare(about, { ours, baseline }, context)];
    await context.postgres.dropDatabase(TEMPLATE);
    return figures;
  },
};

async function measureOurs({ warmUpSeconds, seconds }: BenchContext, url: string) {
  const order: QuoteOrder = { url, callers: CALLERS, warmUpSeconds, seconds };
  const args = ["--no-warnings", SCRIPT, JSON.stringify(order)];
  const report: QuoteReport = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  return report;
}

async function measureBaseline({ warmUpSeconds, seconds, postgres }: BenchContext, pgbench: string, url: string) {
  const order = { url, clients: CALLERS, variables: {}, script: BARE_QUOTE_REQUEST, folder: postgres.folder };
  return { ...(await runPgbench(pgbench, { ...order, warmUpSeconds, seconds })), failures: 0 };
}

async function onFreshCopy(
  { postgres }: BenchContext,
  measure: (url: string) => Promise<Measurement & { total: number }>,
): Promise<Measurement> {
  const name = `${TEMPLATE}_copy`;
  const url = await postgres.createDatabase(name, TEMPLATE);
  try {
    const { rate, total, failures } = await measure(url);
    return { rate, failures: failures + (await missing(url, total)) };
  } finally {
    await postgres.dropDatabase(name);
  }
}

/** One for the sender's address, one for the mailbox and one for the phone number. */
const LIMITS_EACH = 3;
const COUNT = `
select (select count(*)::int from leads where link_queued_at is not null) as requests,
       (select count(*)::int from consent_records) as consents,
       (select count(*)::int from rate_limits) as limits, (select count(*)::int from jobs) as mails`;

/** How many of the reported requests are missing. Throws if a row of one is. */
async function missing(url: string, total: number): Promise<number> {
  const db = await openDatabase({ url });
  const [row] = await db
    .named<{ requests: number; consents: number; limits: number; mails: number }>("count", COUNT, [])
    .finally(() => db.close());
  const isWhole =
    row && row.consents === row.requests && row.mails === row.requests && row.limits === row.requests * LIMITS_EACH;
  if (!isWhole) throw new Error(`The requests do not add up: ${JSON.stringify(row)}`);
  return Math.abs(total - row.requests);
}
