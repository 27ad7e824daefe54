import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openDatabase } from "#db/connection.ts";
import { startServer } from "#tests/support/server.ts";
import { ensureBuilt } from "../setup/build.mjs";
import type { BareOrder } from "./bare-server.ts";
import type { BenchContext, Benchmark, Figure } from "./benchmark.ts";
import { compared } from "./compare.ts";
import { addBulkData } from "./data/bulk-data.ts";
import { MEASURABLE, memoryIsKnown, residentBytes } from "./memory.ts";
import { siteSettings, withoutDailyTasks } from "./site.ts";

const DATABASE = "bench_start_up";
const BARE_SERVER = fileURLToPath(new URL("bare-server.ts", import.meta.url));
/** A process draws pages for a company before it is ready. */
const DATA = { leads: 1_000, available: 500, installers: 10, purchasesEach: 20, creditsEach: 200 };
/**
 * Half of the bare server's start-up is the runtime's own; ours adds the program, the database and the first
 * pages.
 */
const TARGETS = { start: 0.05, memory: 0.25 };

export const startUp: Benchmark = {
  name: "start-up",
  method: `Ours: from starting the built server with production settings, on a PostgreSQL that is up to date and has ${DATA.installers} companies, until \`/readyz\` says that
it is ready (asked every 50 ms), and the memory it then holds (resident, after garbage collection). Baseline: the same of
\`node:http\` in a process of its own that answers every request with one text. Figures are starts in a minute and processes
in 16 GB. Asked for are ${TARGETS.start} of its speed and ${TARGETS.memory} of its number: a start that takes seconds makes a deployment a
pause, and several processes should fit a small machine.`,
  async run(context) {
    if (!memoryIsKnown()) {
      context.say("start-up skipped. This needs /proc, which Linux has.");
      return [];
    }
    const built = await ensureBuilt(process.execPath);
    if (built.code !== 0) throw new Error(built.output);
    const env = await siteSettings(context, DATABASE);
    const db = await openDatabase({ url: env.DATABASE_URL });
    await db.migrate();
    await addBulkData({ db, now: new Date() }, DATA);
    await withoutDailyTasks(db);
    await db.close();
    const figures = await measured(context, env);
    await context.postgres.dropDatabase(DATABASE);
    return figures;
  },
};

interface Start {
  milliseconds: number;
  bytes: number;
}

async function measured({ machine, rounds, say, postgres }: BenchContext, env: Record<string, string>) {
  const before = machine.disturbed();
  const ours: Start[] = [];
  const baseline: Start[] = [];
  for (let round = 0; round < rounds; round++) {
    baseline.push(await machine.measure(() => startBare(postgres.folder)));
    ours.push(await machine.measure(() => startOurs(join(postgres.folder, DATABASE), env)));
    say(`  round ${round + 1}: ours ${inWords(ours[round])}; node:http alone ${inWords(baseline[round])}`);
  }
  const disturbed = machine.disturbed() - before;
  const rates = (starts: Start[], rateOf: (start: Start) => number) => {
    return starts.map((start) => ({ rate: rateOf(start), failures: 0 }));
  };
  const figure = (about: { name: string; unit: string; target: number }, rateOf: (start: Start) => number): Figure =>
    compared(about, { ours: rates(ours, rateOf), baseline: rates(baseline, rateOf) }, disturbed);
  return [
    figure(
      { name: "start-up", unit: "starts/min", target: TARGETS.start },
      ({ milliseconds }) => 60_000 / milliseconds,
    ),
    figure(
      { name: "memory after start-up", unit: "processes/16 GB", target: TARGETS.memory },
      ({ bytes }) => 16e9 / bytes,
    ),
  ];
}

function inWords(start: Start | undefined): string {
  return start ? `${start.milliseconds.toFixed(0)} ms, ${(start.bytes / 1e6).toFixed(0)} MB` : "";
}

async function startOurs(folder: string, env: Record<string, string>): Promise<Start> {
  const startedAt = performance.now();
  const server = await startServer({ folder, env: { ...env, ...MEASURABLE } });
  const milliseconds = performance.now() - startedAt;
  try {
    return { milliseconds, bytes: await residentBytes(server.pid) };
  } finally {
    await server.stop();
  }
}

async function startBare(folder: string): Promise<Start> {
  const order: BareOrder = { headers: ["content-type", "text/plain"], bodyFile: join(folder, "text") };
  writeFileSync(order.bodyFile, "ok");
  const startedAt = performance.now();
  const options = { env: MEASURABLE, execArgv: ["--no-warnings"] };
  const child = fork(BARE_SERVER, [JSON.stringify(order)], options);
  try {
    const [port] = await once(child, "message");
    await fetch(`http://127.0.0.1:${port}/`);
    const milliseconds = performance.now() - startedAt;
    return { milliseconds, bytes: await residentBytes(child.pid ?? 0) };
  } finally {
    child.kill();
  }
}
