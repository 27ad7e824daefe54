import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { refreshStatistics } from "#db/bulk.sql.ts";
import { fillBulkProjects } from "#db/bulk-projects.sql.ts";
import { openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Server, startServer } from "#tests/support/server.ts";
import { ensureBuilt } from "../../setup/build.mjs";
import type { BenchContext, Benchmark, Figure } from "../benchmark.ts";
import { compare, type Measurement } from "../compare.ts";
import { addBulkData } from "../data/bulk-data.ts";
import type { ReaderOrder, ReaderReport } from "../page-reader.ts";
import { percentile } from "../signed-in.ts";
import { withoutDailyTasks } from "../site.ts";
import { makeReaders } from "./readers.ts";

/** How many customers look at their page in turn. */
const READERS = 20;
const SIZES = {
  small: { leads: 10_000, available: 5_000, installers: 500, purchasesEach: 6 },
  large: { leads: 1_000_000, available: 20_000, installers: 10_000, purchasesEach: 30 },
};
type Size = keyof typeof SIZES;
const CREDITS_EACH = 300;
const SLOWEST_SHARE = 0.99;
const SERVER_WARM_UP_SECONDS = 15;
const GROWTH_MAX = 1.5;

const PAGES = [
  { name: "project page", under: "", words: "Your project", maxMilliseconds: 60 },
  { name: "comparing quotes", under: "/compare", words: "Compare", maxMilliseconds: 80 },
] as const;
type Page = (typeof PAGES)[number];

const READER = fileURLToPath(new URL("../page-reader.ts", import.meta.url));
const words = (count: number) => count.toLocaleString("en-GB");

export const projects: Benchmark = {
  name: "projects",
  method: `The built server answers ${READERS} customers in turn, whose projects three companies have bought and quoted for: the first page of
the project, and the comparison of the three quotes, one request after the other over a kept connection from another process,
after ${SERVER_WARM_UP_SECONDS} seconds of the same. ${words(SIZES.large.leads)} leads with their projects, ${words(SIZES.large.installers * SIZES.large.purchasesEach)} purchases, each with a quote and two
messages. The figure is 1 s by the time within which 99% of the pages came. Baselines: ${PAGES.map(({ name, maxMilliseconds }) => `${maxMilliseconds} ms (${name})`).join(", ")}, and
the same page among ${words(SIZES.small.leads)} projects, where at most ${GROWTH_MAX} times as long is allowed.`,
  async run(context) {
    const built = await ensureBuilt(process.execPath);
    if (built.code !== 0) throw new Error(built.output);
    const small = await aSite(context, "small");
    const large = await aSite(context, "large");
    try {
      context.say(`Warming both servers up for ${SERVER_WARM_UP_SECONDS} seconds a page each…`);
      const warmUp = { ...context, seconds: SERVER_WARM_UP_SECONDS };
      for (const site of [small, large]) for (const page of PAGES) await slowestPages(site, page, warmUp);
      const figures: Figure[] = [];
      for (const page of PAGES) figures.push(...(await measured(context, page, { small, large })));
      return figures;
    } finally {
      for (const { server } of [small, large]) await server.stop();
      for (const size of Object.keys(SIZES) as Size[]) await context.postgres.dropDatabase(databaseOf(size));
    }
  },
};

interface Site {
  server: Server;
  tokens: string[];
}

async function measured(context: BenchContext, page: Page, sites: Record<Size, Site>): Promise<Figure[]> {
  const unit = "pages/s (p99)";
  const ours = () => slowestPages(sites.large, page, context);
  const fixed = () => Promise.resolve({ rate: 1000 / page.maxMilliseconds, failures: 0 });
  context.say(`${page.name} against ${page.maxMilliseconds} ms`);
  const absolute = { name: `${page.name}, 99th percentile`, unit, target: 1 };
  const growth = { name: `${page.name}, 100 times as many`, unit, target: Number((1 / GROWTH_MAX).toFixed(2)) };
  const one = await compare(absolute, { ours, baseline: fixed }, context);
  context.say(`${page.name} against one among few`);
  const baseline = () => slowestPages(sites.small, page, context);
  return [one, await compare(growth, { ours, baseline }, context)];
}

async function aSite({ postgres, say }: BenchContext, size: Size): Promise<Site> {
  say(`Making ${SIZES[size].leads} projects…`);
  const url = await postgres.createDatabase(databaseOf(size));
  const db = await openDatabase({ url });
  await db.migrate();
  await addBulkData({ db, now: new Date() }, { ...SIZES[size], creditsEach: CREDITS_EACH });
  const { tokens, quoteId } = await makeReaders(db, READERS);
  await inTransaction(db, (tx) => fillBulkProjects(tx, quoteId));
  await refreshStatistics(db);
  await withoutDailyTasks(db);
  await db.close();
  const folder = join(postgres.folder, databaseOf(size));
  const server = await startServer({ folder, env: { DATABASE_URL: url, DEMO: "1", LOG_LEVEL: "warn" } });
  return { server, tokens };
}

function databaseOf(size: Size): string {
  return `bench_projects_${size}`;
}

/** One measurement, all readers in turn. */
async function slowestPages({ server, tokens }: Site, page: Page, context: BenchContext): Promise<Measurement> {
  const { seconds, warmUpSeconds } = context;
  const addresses = tokens.map((token) => `/requests/${token}${page.under}`);
  const about = { url: server.url, addresses, cookies: [""], words: page.words };
  const order: ReaderOrder = { ...about, warmUpSeconds, seconds };
  const args = ["--no-warnings", READER, JSON.stringify(order)];
  const { times, failures }: ReaderReport = JSON.parse((await promisify(execFile)(process.execPath, args)).stdout);
  return { rate: 1000 / percentile(times, SLOWEST_SHARE), failures };
}
