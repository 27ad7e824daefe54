import { randomInt } from "node:crypto";
import { DomainError } from "#domain/errors.ts";
import { runScript } from "#server/run-script.ts";
import { type FaultName, faults } from "#tests/fault/faults.ts";
import { isWell, type Outcome, outcomeOf, tableOf } from "#tests/fault/outcome.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { ensureBuilt } from "./setup/build.mjs";

const USAGE = `npm run test:faults [-- NAME… [SEED]]

Breaks what Fairwatt stands on, one thing after the other, while people are at work, and counts what was lost or doubled.
Names: ${Object.keys(faults).join(", ")}; absent: all. SEED: a number that an earlier run has told.`;

await runScript(async () => {
  const { names, seed } = readArguments(process.argv.slice(2));
  const built = await ensureBuilt(process.execPath);
  if (built.code !== 0) throw new Error(`${built.output}\nThe build failed.`);
  // What was confirmed must survive the death of the database server's processes, as it does in production.
  const postgres = await startPostgres({ settings: { synchronous_commit: "on" }, restartMilliseconds: 500 });
  const outcomes: Outcome[] = [];
  try {
    for (const name of names) {
      const startedAt = performance.now();
      outcomes.push(
        ...(await faults[name]({ postgres, seed, long: true }).catch((error: Error) => stuck(name, error))),
      );
      console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
    }
  } finally {
    await postgres.stop();
  }
  report(outcomes, seed);
});

/** A trial that never finished: something did not come back. */
function stuck(name: FaultName, { message }: Error): Outcome[] {
  return [outcomeOf(name, { broken: [message] })];
}

function readArguments(given: string[]): { names: FaultName[]; seed: number } {
  const seed = given.find((word) => /^\d+$/.test(word));
  const names = given.filter((word) => word !== seed);
  if (!names.every((name): name is FaultName => Object.hasOwn(faults, name))) {
    throw new DomainError("invalid_input", { message: USAGE });
  }
  const all = Object.keys(faults) as FaultName[];
  return { names: names.length > 0 ? names : all, seed: seed ? Number(seed) : randomInt(2 ** 31) };
}

function report(outcomes: Outcome[], seed: number): void {
  console.log(`\n${tableOf(outcomes)}\n`);
  const broken = outcomes.filter((one) => !isWell(one));
  for (const one of broken) for (const line of one.broken) console.log(`✗ ${one.fault}: ${line}`);
  if (broken.length > 0) throw new DomainError("conflict", { message: `Broken. The seed was ${seed}.` });
  const confirmed = outcomes.reduce((sum, one) => sum + one.confirmed, 0);
  console.log(`✓ ${confirmed} acts were confirmed; each is there once, and all ledgers agree. The seed was ${seed}.`);
}
