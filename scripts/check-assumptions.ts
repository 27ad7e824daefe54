import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { daysLeft, outOfDateSince, runningOut } from "#domain/assumptions/currency.ts";
import { type HistoryEntry, history, isRecorded } from "#domain/assumptions/history.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { runScript } from "#server/run-script.ts";
import { examineRegister } from "./assumptions/examine.ts";
import { fingerprintsOf } from "./assumptions/fingerprints.ts";

const USAGE = "npm run check:assumptions -- [--on YYYY-MM-DD] [--old-is-fine] [--record WHY]";
const HISTORY = join(import.meta.dirname, "..", "content", "data", "assumption-history.json");

/** The word after an option; undefined without the option. */
function wordAfter(option: string): string | undefined {
  const at = process.argv.indexOf(option);
  if (at < 0) return undefined;
  const word = process.argv[at + 1];
  if (!word || word.startsWith("--")) throw new Error(`${option} needs a word after it. ${USAGE}`);
  return word;
}

function dayAsked(): string {
  const day = wordAfter("--on") ?? londonDay(new Date());
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) throw new Error(`No day: ${day}. ${USAGE}`);
  return day;
}

await runScript(async () => {
  const today = dayAsked();
  const why = wordAfter("--record");
  if (why) return record(today, why);
  const problems = examineRegister();
  for (const { id, problem } of problems) console.error(`${id} ${problem}.`);
  const due = runningOut(wholeRegister, today, assumptionsLimits.warningDays);
  const old = due.filter((row) => outOfDateSince(row, today));
  for (const row of old) {
    const words = `${row.id} (${row.label}) is out of date since ${outOfDateSince(row, today)}`;
    console.error(row.standIn ? `Warning: ${words}; it stands in until a newer one is found.` : `${words}.`);
  }
  for (const row of due.filter((one) => !old.includes(one))) {
    console.error(`Warning: ${row.id} (${row.label}) runs out on ${row.validUntil}, in ${daysLeft(row, today)} days.`);
  }
  const isFine =
    problems.length === 0 && (old.every(({ standIn }) => standIn) || process.argv.includes("--old-is-fine"));
  if (isFine && due.length === 0) console.log(`All ${wholeRegister.length} figures have a source and are in date.`);
  if (!isFine) process.exit(1);
});

/** Adds a line for each figure whose newest history says something else than its row. Nothing is ever taken away. */
function record(on: string, why: string): void {
  const fingerprints = fingerprintsOf(wholeRegister);
  const newest = new Map(history.map((entry) => [entry.id, entry]));
  const added = wholeRegister
    .filter((row) => !isRecorded(row, newest.get(row.id), fingerprints.get(row.id)))
    .map(({ id, value, low, high }): HistoryEntry => {
      const fingerprint = fingerprints.get(id);
      return { id, on, value, low, high, ...(fingerprint && { fingerprint }), why };
    });
  const { meta, entries } = JSON.parse(readFileSync(HISTORY, "utf8"));
  const lines = [...entries, ...added].map((entry) => JSON.stringify(entry)).join(",\n");
  writeFileSync(HISTORY, `{\n"meta": ${JSON.stringify(meta)},\n"entries": [\n${lines}\n]\n}\n`);
  console.log(`${added.length} lines added to the history.`);
}
