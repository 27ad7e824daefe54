import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { refreshStatistics } from "#db/bulk.sql.ts";
import { fillBulkProjects } from "#db/bulk-projects.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { figuresOfYear } from "#domain/statistics/public/public-figures.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import type { BenchContext, Benchmark } from "../benchmark.ts";
import { keptPage } from "../cached-pages.ts";
import { compare, type Measurement } from "../compare.ts";
import { addBulkData } from "../data/bulk-data.ts";
import { makeReaders } from "../projects/readers.ts";
import { siteSettings, withoutDailyTasks } from "../site.ts";

const PAGE = "/transparency";
const SIZES = {
  small: { leads: 20_000, available: 2_000, installers: 1_000, purchasesEach: 30 },
  large: { leads: 200_000, available: 20_000, installers: 10_000, purchasesEach: 30 },
};
type Size = keyof typeof SIZES;
const CREDITS_EACH = 300;
const GROWTH_MAX = 1.2;
const words = (count: number) => count.toLocaleString("en-GB");

export const transparency: Benchmark = {
  name: "transparency",
  method: `A visitor opens ${PAGE} again and again, as the built server with production settings keeps it until something changes:
${words(SIZES.large.leads)} leads and up to ten times as many purchases, quotes and messages as in the baseline with ${words(SIZES.small.leads)}, where at most
${GROWTH_MAX} times as long is allowed. How long it takes to count the figures anew is said on the way.`,
  async run(context) {
    const sites = { small: await aSite(context, "small"), large: await aSite(context, "large") };
    try {
      const target = Number((1 / GROWTH_MAX).toFixed(2));
      const about = { name: "/transparency, 10 times as much data", unit: "pages/s", target };
      const side = (size: Size) => () => opened(sites[size], context);
      return [await compare(about, { ours: side("large"), baseline: side("small") }, context)];
    } finally {
      for (const server of Object.values(sites)) await server.stop();
      for (const size of Object.keys(SIZES) as Size[]) await context.postgres.dropDatabase(databaseOf(size));
    }
  },
};

async function aSite(context: BenchContext, size: Size): Promise<Server> {
  const { postgres, say } = context;
  say(`Making ${words(SIZES[size].leads)} leads…`);
  const env = await siteSettings(context, databaseOf(size));
  const db = await openDatabase({ url: String(env.DATABASE_URL) });
  await db.migrate();
  await addBulkData({ db, now: new Date() }, { ...SIZES[size], creditsEach: CREDITS_EACH });
  const { quoteId } = await makeReaders(db, 1);
  await inTransaction(db, (tx) => fillBulkProjects(tx, quoteId));
  await refreshStatistics(db);
  await withoutDailyTasks(db);
  const startedAt = performance.now();
  await figuresOfYear({ db, now: new Date() });
  say(`  counted anew in ${(performance.now() - startedAt).toFixed(0)} ms`);
  await db.close();
  return startServer({ folder: join(postgres.folder, databaseOf(size)), env });
}

function databaseOf(size: Size): string {
  return `bench_transparency_${size}`;
}

async function opened({ url }: Server, { warmUpSeconds, seconds }: BenchContext): Promise<Measurement> {
  await keptPage(url + PAGE, "identity");
  await pagesFor(url, warmUpSeconds);
  const failures = { count: 0 };
  return { rate: (await pagesFor(url, seconds, failures)) / seconds, failures: failures.count };
}

/** How many pages came in this time, one after the other. */
async function pagesFor(url: string, seconds: number, failures = { count: 0 }): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  while (performance.now() < until) {
    const answer = await fetch(url + PAGE);
    if (!(await answer.text()).includes("</html>")) failures.count++;
    pages++;
  }
  return pages;
}
