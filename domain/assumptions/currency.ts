import type { Assumption } from "#domain/assumptions/register.ts";
import { addDays, daysBetween } from "#domain/time/calendar.ts";

type Dated = Pick<Assumption, "validUntil">;

/** The first day on which a figure is out of date, if that day has come: `today > validUntil`. */
export function outOfDateSince({ validUntil }: Dated, today: string): string | undefined {
  return today > validUntil ? addDays(validUntil, 1) : undefined;
}

/** How many days a figure is still valid after today: 0 on its last day, negative once it is out of date. */
export function daysLeft({ validUntil }: Dated, today: string): number {
  return daysBetween(today, validUntil);
}

/** Rows that expire within this many days, or have expired, soonest first; rows with the same day keep their order. */
export function runningOut<Row extends Dated>(rows: readonly Row[], today: string, withinDays: number): Row[] {
  return rows
    .filter((row) => daysLeft(row, today) <= withinDays)
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
}
