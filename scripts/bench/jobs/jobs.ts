import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { limits } from "#config/limits.ts";
import { openDatabase } from "#db/connection.ts";
import { enqueue, enqueueMails } from "#domain/outbox/enqueue.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";
import { anAdmin } from "#tests/support/people.ts";
import type { BenchContext, Benchmark, Figure } from "../benchmark.ts";
import { compare } from "../compare.ts";
import { onFreshCopy } from "../data/fresh-copy.ts";
import type { CallersReport } from "../data/run-callers.ts";
import type { LaneOrder } from "./lane-worker.ts";

const TEMPLATE = "bench_jobs";
/** More than anybody does in one measurement. */
const JOBS_EACH = 60_000;
const WORKER = fileURLToPath(new URL("lane-worker.ts", import.meta.url));
const CASES: { name: string; lane: Lane; target: number }[] = [
  { name: `files deleted, ${limits.jobsAtOnce.rest} at once`, lane: "rest", target: 1.5 },
  { name: `mails sent, ${limits.jobsAtOnce.mail} at once`, lane: "mail", target: 1 },
];

export const jobs: Benchmark = {
  name: "jobs",
  method: `One process does the jobs of one lane, of which more wait than it can do. Ours: as the product does them, the next ones taken as
soon as work has ended, while outcomes are recorded, those of a few milliseconds in one statement. Baseline: each recorded by itself, and
its place free after that. Deleting a file is nothing here, so that the first figure is the queue alone; a
mail is written from the facts in the database and taken by a server that answers at once. Afterwards the jobs recorded
as done are counted; what is missing is a failure.`,
  async run(context) {
    await makeTemplate(context);
    const figures: Figure[] = [];
    for (const { name, lane, target } of CASES) {
      context.say(name);
      const side = (together: boolean) => () =>
        onFreshCopy(context, { template: TEMPLATE, missing }, (url) => measure(context, { url, lane, together }));
      figures.push(
        await compare({ name, unit: "jobs/s", target }, { ours: side(true), baseline: side(false) }, context),
      );
    }
    await context.postgres.dropDatabase(TEMPLATE);
    return figures;
  },
};

async function makeTemplate({ postgres, say }: BenchContext): Promise<void> {
  say(`Queueing ${JOBS_EACH} jobs in each lane…`);
  const db = await openDatabase({ url: await postgres.createDatabase(TEMPLATE) });
  await db.migrate();
  const { userId } = await anAdmin(db);
  const numbers = Array.from({ length: JOBS_EACH }, (_, number) => number);
  await enqueue(
    db.orm,
    numbers.map((number) => ({ kind: "remove-file", payload: { storageKey: `file-${number}` } })),
    new Date(),
  );
  await enqueueMails(
    db.orm,
    numbers.map(() => ({ mail: "password-changed", userId })),
    new Date(),
  );
  await db.named("statistics", "analyze", []);
  await db.close();
}

async function measure({ warmUpSeconds, seconds }: BenchContext, side: Pick<LaneOrder, "url" | "lane" | "together">) {
  const order: LaneOrder = { ...side, warmUpSeconds, seconds };
  const args = ["--no-warnings", WORKER, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { rate, total, failures }: CallersReport = JSON.parse(stdout);
  if (Object.keys(failures).length > 0) console.error("  failed:", failures);
  return { rate, total, failures: Object.values(failures).reduce((sum, count) => sum + count, 0) };
}

async function missing(url: string, total: number): Promise<number> {
  const db = await openDatabase({ url });
  const count = "select count(*)::int as done from jobs where done_at is not null";
  const [row] = await db.named<{ done: number }>("count", count, []).finally(() => db.close());
  return Math.abs(total - (row?.done ?? 0));
}
