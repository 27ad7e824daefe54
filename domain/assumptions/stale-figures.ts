import { areaPath } from "#content/site-map/local-paths.ts";
import { areas } from "#domain/areas/area.ts";
import { outOfDateSince } from "#domain/assumptions/currency.ts";
import { pageFigures } from "#domain/assumptions/page-figures.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";

/** A figure that is no longer current. */
export interface StaleFigure {
  readonly id: string;
  readonly label: string;
  /** The first day on which it is out of date, such as 2027-01-01. */
  readonly since: string;
}

const areaRows = new Set(wholeRegister.filter(({ usedBy }) => usedBy.includes("areas")).map(({ id }) => id));
const rowsOfPage: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...areas.map(({ slug }) => [areaPath(slug), areaRows] as const),
  ...pageFigures.map(({ path, rows }) => [path, rows] as const),
]);

/** Every figure of the register that is out of date on a London day such as 2026-11-25. */
export function staleFigures(today: string): StaleFigure[] {
  return wholeRegister.flatMap((row) => {
    const since = outOfDateSince(row, today);
    return since ? [{ id: row.id, label: row.label, since }] : [];
  });
}

/** Whether the public page at this path shows a row's figure. */
export function isShownOn(path: string, id: string): boolean {
  return rowsOfPage.get(path)?.has(id) ?? false;
}
