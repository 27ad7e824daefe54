import { type HistoryEntry, isRecorded } from "#domain/assumptions/history.ts";
import type { Assumption } from "#domain/assumptions/register.ts";

/** Errors in the register that do not depend on the day; any of them fails `npm test`. */
export interface RegisterProblem {
  readonly id: string;
  readonly problem: string;
}

export interface Examined {
  rows: readonly Assumption[];
  /** Where each id is used, as far as code can tell: pages, parts, code. */
  uses: readonly { id: string; where: string }[];
  history: readonly HistoryEntry[];
  /** The files that hold the tables, by row id. */
  fingerprints: ReadonlyMap<string, string>;
}

/**
 * Names each figure used without a row, each row without a use or a source, each row that disagrees with its newest
 * history, and each history entry that is out of order or has no row.
 */
export function registerProblems({ rows, uses, history, fingerprints }: Examined): RegisterProblem[] {
  const ids = new Set(rows.map(({ id }) => id));
  const used = new Set(uses.map(({ id }) => id));
  const newest = new Map(history.map((entry) => [entry.id, entry]));
  return [
    ...uses
      .filter(({ id }) => !ids.has(id))
      .map(({ id, where }) => ({ id, problem: `is used in ${where} without a row` })),
    ...rows.filter(({ id }) => !used.has(id)).map(({ id }) => ({ id, problem: "is used nowhere" })),
    ...rows.filter((row) => !row.source?.trim()).map(({ id }) => ({ id, problem: "has no source" })),
    ...rows
      .filter((row) => !isRecorded(row, newest.get(row.id), fingerprints.get(row.id)))
      .map(({ id }) => ({ id, problem: "has changed without a line in its history" })),
    ...repeated(rows).map((id) => ({ id, problem: "has two rows" })),
    ...disorder(history),
  ];
}

function repeated(rows: readonly Assumption[]): string[] {
  return rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index).map(({ id }) => id);
}

/** Entries are added at the end, so the days of one figure must increase. */
function disorder(history: readonly HistoryEntry[]): RegisterProblem[] {
  const last = new Map<string, string>();
  return history.flatMap(({ id, on }) => {
    const isLate = on < (last.get(id) ?? on);
    last.set(id, on);
    return isLate ? [{ id, problem: `has a history that goes back to ${on}` }] : [];
  });
}
