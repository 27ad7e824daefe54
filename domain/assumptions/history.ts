import recorded from "#content/data/assumption-history.json" with { type: "json" };
import type { Assumption } from "#domain/assumptions/register.ts";

/** The value of a figure from a given day. Entries are added and never changed. */
export interface HistoryEntry {
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly on: string;
  readonly value: unknown;
  readonly low: number | null;
  readonly high: number | null;
  /** For a table: the fingerprint of its file, because the register gives only its name. */
  readonly fingerprint?: string;
  readonly why: string;
}

/** All figures, oldest first. */
export const history: readonly HistoryEntry[] = recorded.entries;

/** What changed on a day: the figure before (undefined if it was new) and after. */
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

export interface NumberFrom {
  readonly on: string;
  readonly value: number;
}

/**
 * The values of a single-number figure over time, oldest first; empty for tables, words and tariffs with several rates.
 */
export function numbersOf(id: string): readonly NumberFrom[] {
  return history
    .filter((entry) => entry.id === id)
    .flatMap(({ on, value }) => {
      const [only, ...more] = Array.isArray(value) ? value : [];
      const number = more.length === 0 && only?.pence !== undefined ? only.pence : value;
      return typeof number === "number" ? [{ on, value: number }] : [];
    });
}

/** Whether the newest entry in a figure's history agrees with the register. */
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
