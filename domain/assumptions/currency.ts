import type { Assumption } from "#domain/assumptions/register.ts";
import { addDays, daysBetween } from "#domain/time/calendar.ts";

type Dated = Pick<Assumption, "validUntil">;

/** The first day on which a figure no longer counts as current, if that day has come: `today > validUntil`. */
export function outOfDateSince({ validUntil }: Dated, today: string): string | undefined {
  return today > validUntil ? addDays(validUntil, 1) : undefined;
}

/** How many days a figure still holds after today: 0 on its last one, less than 0 once it is out of date. */
export function daysLeft({ validUntil }: Dated, today: string): number {
  return daysBetween(today, validUntil);
}

/** Those that run out within so many days, or have run out, the soonest first; rows of one day stay in their order. */
export function runningOut<Row extends Dated>(rows: readonly Row[], today: string, withinDays: number): Row[] {
  return rows
    .filter((row) => daysLeft(row, today) <= withinDays)
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
}
