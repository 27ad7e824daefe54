import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { installedPrograms, startSite } from "#tests/machines/site.ts";
import { type Outcome, type Phase, tryMachines } from "#tests/machines/trial.ts";
import { ensureBuilt } from "./setup/build.mjs";

const SECONDS_DEFAULT = 6;

const USAGE = `npm run test:machines [-- SECONDS]

Starts PostgreSQL with a synchronous replica, PgBouncer, two Fairwatt processes and nginx on this machine, buys without
pause, and kills one after the other. SECONDS is how long each phase lasts (default ${SECONDS_DEFAULT}).`;

await runScript(async () => {
  const seconds = Number(process.argv[2] ?? SECONDS_DEFAULT);
  if (!(seconds > 0)) throw new DomainError("invalid_input", { message: USAGE });
  const programs = installedPrograms();
  if (typeof programs === "string") {
    console.log(`Skipped: ${programs}`);
    return;
  }
  const built = await ensureBuilt(process.execPath);
  if (built.code !== 0) throw new Error(`${built.output}\nThe build failed.`);
  const site = await startSite(programs);
  try {
    report(await tryMachines(site, seconds, (line) => console.log(line)));
  } finally {
    await site.stop();
  }
});

function report({ phases, broken, confirmed }: Outcome): void {
  console.log(`\n${tableOf(phases)}\n`);
  for (const line of broken) console.log(`✗ ${line}`);
  if (broken.length > 0) throw new DomainError("conflict", { message: `${broken.length} promises were broken.` });
  console.log(`✓ ${confirmed} purchases were confirmed; each is there once, all ledgers agree, all news was heard.`);
}

function tableOf(phases: Phase[]): string {
  const rows = phases.map(({ name, seconds, confirmed, failures, slowestMilliseconds, note }) => [
    name,
    String(seconds),
    String(confirmed),
    String(failures),
    (slowestMilliseconds / 1000).toFixed(1),
    note,
  ]);
  const all = [["phase", "seconds", "purchases", "failed tries", "longest wait (s)", ""], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
