import recorded from "#content/data/assumption-history.json" with { type: "json" };
import type { Assumption } from "#domain/assumptions/register.ts";

/** What a figure was from some day on. Entries are added and never changed. */
export interface HistoryEntry {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly value: unknown;
  readonly low: number | null;
  readonly high: number | null;
  /** Of a table: the fingerprint of its file, because the register names only the table. */
  readonly fingerprint?: string;
  readonly why: string;
}

/** Of all figures, the oldest first. */
export const history: readonly HistoryEntry[] = recorded.entries;

/** What changed on a day: the figure before (undefined when it came to the register) and after. */
export interface Change {
  readonly on: string;
  readonly before: HistoryEntry | undefined;
  readonly after: HistoryEntry;
}

/** The history of one figure, newest first. */
export function changesOf(id: string): readonly Change[] {
  const entries = history.filter((entry) => entry.id === id);
  return entries.map((after, index) => ({ on: after.on, before: entries[index - 1], after })).toReversed();
}

/** A figure that is one number, from a day on. */
export interface NumberFrom {
  readonly on: string;
  readonly value: number;
}

/** How a figure of one number has moved, the oldest first; nothing for tables, words and tariffs of several rates. */
export function numbersOf(id: string): readonly NumberFrom[] {
  return history
    .filter((entry) => entry.id === id)
    .flatMap(({ on, value }) => {
      const [only, ...more] = Array.isArray(value) ? value : [];
      const number = more.length === 0 && only?.pence !== undefined ? only.pence : value;
      return typeof number === "number" ? [{ on, value: number }] : [];
    });
}

/** Whether the newest entry of a figure's history says what the register says. */
export function isRecorded(
  row: Assumption,
  newest: HistoryEntry | undefined,
  fingerprint: string | undefined,
): boolean {
  if (!newest) return false;
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return (
    same([row.value, row.low, row.high], [newest.value, newest.low, newest.high]) && newest.fingerprint === fingerprint
  );
}
