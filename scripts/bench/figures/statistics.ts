import { performance } from "node:perf_hooks";
import { refreshStatistics } from "#db/bulk.sql.ts";
import { fillBulkProjects } from "#db/bulk-projects.sql.ts";
import { type Database, openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { countCompany } from "#domain/statistics/count-companies.ts";
import type { BenchContext, Benchmark } from "../benchmark.ts";
import { compare, type Measurement } from "../compare.ts";
import { addBulkData } from "../data/bulk-data.ts";
import { makeReaders } from "../projects/readers.ts";

const SIZES = {
  small: { leads: 20_000, available: 2_000, installers: 1_000, purchasesEach: 30 },
  large: { leads: 200_000, available: 20_000, installers: 10_000, purchasesEach: 30 },
};
type Size = keyof typeof SIZES;
const CREDITS_EACH = 300;
/** How many companies are counted in turn. */
const COMPANIES = 200;
const GROWTH_MAX = 1.5;
const words = (size: Size) => (SIZES[size].installers * SIZES[size].purchasesEach).toLocaleString("en-GB");

export const statistics: Benchmark = {
  name: "statistics",
  method: `One company after the other is counted, ${COMPANIES} in turn, each with ${SIZES.large.purchasesEach} purchases of its own, among ${words("large")}
purchases, each with a quote and two messages. Baseline: the same among ${words("small")}, where at most ${GROWTH_MAX} times as
long is allowed.`,
  async run(context) {
    const small = await filled(context, "small");
    const large = await filled(context, "large");
    try {
      const target = Number((1 / GROWTH_MAX).toFixed(2));
      const about = { name: "a company's statistics, 10 times as many purchases", unit: "companies/s", target };
      const measured = { ours: () => counts(large, context), baseline: () => counts(small, context) };
      return [await compare(about, measured, context)];
    } finally {
      for (const db of [small, large]) await db.close();
      for (const size of Object.keys(SIZES) as Size[]) await context.postgres.dropDatabase(databaseOf(size));
    }
  },
};

async function filled({ postgres, say }: BenchContext, size: Size): Promise<Database> {
  say(`Making ${words(size)} purchases…`);
  const db = await openDatabase({ url: await postgres.createDatabase(databaseOf(size)) });
  await db.migrate();
  await addBulkData({ db, now: new Date() }, { ...SIZES[size], creditsEach: CREDITS_EACH });
  const { quoteId } = await makeReaders(db, 1);
  await inTransaction(db, (tx) => fillBulkProjects(tx, quoteId));
  await refreshStatistics(db);
  return db;
}

function databaseOf(size: Size): string {
  return `bench_statistics_${size}`;
}

async function counts(db: Database, { warmUpSeconds, seconds }: BenchContext): Promise<Measurement> {
  await countFor(db, warmUpSeconds);
  return { rate: (await countFor(db, seconds)) / seconds, failures: 0 };
}

/** How many companies were counted in this time. */
async function countFor(db: Database, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let counted = 0;
  while (performance.now() < until) {
    await countCompany({ db, now: new Date() }, `bulk-installer-${1 + (counted % COMPANIES)}`);
    counted++;
  }
  return counted;
}
