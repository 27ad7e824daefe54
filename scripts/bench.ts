import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openDatabase } from "#db/connection.ts";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { type Postgres, startPostgres } from "#tests/support/postgres.ts";
import { adminPages } from "./bench/admin-pages.ts";
import type { Benchmark } from "./bench/benchmark.ts";
import { cachedPages } from "./bench/cached-pages.ts";
import { drawnPages } from "./bench/drawn-pages.ts";
import { edge } from "./bench/edge/edge.ts";
import { eventStreams } from "./bench/event-streams.ts";
import { statistics } from "./bench/figures/statistics.ts";
import { transparency } from "./bench/figures/transparency.ts";
import { jobs } from "./bench/jobs/jobs.ts";
import { leadsPage } from "./bench/leads-page.ts";
import { chain } from "./bench/ledger/chain.ts";
import { verify } from "./bench/ledger/verify.ts";
import { masking } from "./bench/masking.ts";
import { outlines } from "./bench/outlines/outlines.ts";
import { planner } from "./bench/planner/planner.ts";
import { projects } from "./bench/projects/projects.ts";
import { purchases } from "./bench/purchases.ts";
import { quietMachine } from "./bench/quiet.ts";
import { documentOf, holds, type Measured, machineInWords, tableOf } from "./bench/report.ts";
import { quoteRequests } from "./bench/requests/quote-requests.ts";
import { startUp } from "./bench/start-up.ts";
import { ensureBuilt } from "./setup/build.mjs";

const BENCHMARKS: Benchmark[] = [
  purchases,
  chain,
  outlines,
  quoteRequests,
  leadsPage,
  projects,
  adminPages,
  eventStreams,
  jobs,
  cachedPages,
  edge,
  drawnPages,
  masking,
  planner,
  startUp,
  statistics,
  transparency,
  verify,
];

const USAGE = `npm run bench -- [NAME …] [--rounds N] [--seconds N] [--patience N] [--json FILE] [--write]

Runs the benchmarks (all, or those named: ${BENCHMARKS.map(({ name }) => name).join(", ")}) on a PostgreSQL that it starts.
--rounds   how often each side is measured (default 5)
--seconds  length of one measurement (default 6)
--patience how many seconds to wait, in all, for a quiet machine (default 300)
--json     where the figures go (default .cache/bench/bench-results.json)
--write    also writes their parts of docs/benchmarks.md`;

const WARM_UP_SECONDS = 2;
const DOCUMENT = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));

/** As in production, where a confirmed purchase must survive a power cut. */
const SERVER_SETTINGS = {
  fsync: "on",
  full_page_writes: "on",
  synchronous_commit: "on",
  shared_buffers: "512MB",
  // Each purchase takes a lock until its transaction ends, and bulk data is one transaction.
  max_locks_per_transaction: "4096",
  // What runs by itself every few minutes would disturb one side and not the other.
  autovacuum: "off",
  checkpoint_timeout: "1h",
  max_wal_size: "16GB",
};

await runScript(async () => {
  const { chosen, rounds, seconds, patience, json, write } = optionsOf(process.argv.slice(2));
  const built = await ensureBuilt(process.execPath);
  if (built.code !== 0) throw new Error(`${built.output}\nThe build failed.`);
  const postgres = await startPostgres({ settings: SERVER_SETTINGS });
  const measured: Measured[] = [];
  const skipped: string[] = [];
  let version = "";
  try {
    version = await versionOf(postgres);
    const say = (line: string) => console.log(line);
    const machine = quietMachine(patience, say);
    const context = { postgres, rounds, seconds, warmUpSeconds: WARM_UP_SECONDS, machine, say };
    for (const benchmark of chosen) {
      const figures = await benchmark.run(context);
      if (figures.length === 0) skipped.push(benchmark.name);
      else measured.push({ name: benchmark.name, figures });
    }
  } finally {
    await postgres.stop();
  }
  const about = { measuredAt: new Date().toISOString(), machine: machineInWords(), postgres: version, rounds, seconds };
  const figures = measured.flatMap((one) => one.figures);
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ ...about, figures }, null, 2)}\n`);
  if (write) writeFileSync(DOCUMENT, documentOf(about, measured, BENCHMARKS, readFileSync(DOCUMENT, "utf8")));
  console.log(`\n${tableOf(figures)}\n\nFigures: ${json}${write ? `, ${DOCUMENT}` : ""}`);
  if (skipped.length > 0) console.log(`Skipped, so that their parts stay as they are: ${skipped.join(", ")}`);
  if (!figures.every(holds)) console.log("A target was missed.");
});

async function versionOf(postgres: Postgres): Promise<string> {
  const db = await openDatabase({ url: postgres.adminUrl });
  const [row] = await db.named<{ server_version: string }>("version", "show server_version", []);
  await db.close();
  return row?.server_version ?? "unknown";
}

function optionsOf(args: string[]) {
  const { values, positionals } = parsed(args);
  const chosen = positionals.length === 0 ? BENCHMARKS : BENCHMARKS.filter(({ name }) => positionals.includes(name));
  if (chosen.length < positionals.length) throw new DomainError("invalid_input", { message: USAGE });
  return {
    chosen,
    rounds: atLeastOne(values.rounds ?? "5"),
    seconds: atLeastOne(values.seconds ?? "6"),
    patience: atLeastOne(values.patience ?? "300"),
    json: resolve(values.json ?? ".cache/bench/bench-results.json"),
    write: values.write ?? false,
  };
}

function parsed(args: string[]) {
  const text = { type: "string" } as const;
  const options = { rounds: text, seconds: text, patience: text, json: text, write: { type: "boolean" } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new DomainError("invalid_input", { message: `${(error as Error).message}\n\n${USAGE}` });
  }
}

function atLeastOne(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new DomainError("invalid_input", { message: USAGE });
}
