// Half hours are counted from 1970 in universal time, and put on the clock of London by the rule of the law: summer time
// runs from 01:00 universal time on the last Sunday of March to the same on the last Sunday of October. A file has
// hundreds of thousands of them, and asking the browser's calendar about each would take seconds.

const DAY_LENGTH = 48;
const WEEK_LENGTH = 7;
/** The first day of 1970 was a Thursday. */
const THURSDAY = 4;
const DAY_MILLISECONDS = 86_400_000;
const MARCH = 2;
const OCTOBER = 9;
const LAST_OF_MONTH = 31;
/** 01:00, and by how much the clock is ahead in summer. */
const ONE_HOUR = 2;

/** A half hour on the clock of London. `day` counts days from 1970, `halfHour` 0 to 47. */
export interface ClockTime {
  readonly day: number;
  readonly halfHour: number;
}

/** The half hour of this number on the clock. */
export function clockOf(slot: number): ClockTime {
  const onClock = slot + (isSummerTime(slot) ? ONE_HOUR : 0);
  const day = Math.floor(onClock / DAY_LENGTH);
  return { day, halfHour: onClock - day * DAY_LENGTH };
}

/**
 * The half hours that the clock shows as this many from 1970, earlier first: one; two in the hour that autumn has twice;
 * none in the hour that spring leaves out.
 */
export function slotsAt(onClock: number): readonly number[] {
  const inSummer = onClock - ONE_HOUR;
  return [...(isSummerTime(inSummer) ? [inSummer] : []), ...(isSummerTime(onClock) ? [] : [onClock])];
}

/** The first half hour of a day on the clock. */
export function startOf(day: number): number {
  return slotsAt(day * DAY_LENGTH)[0] as number;
}

/** From 0, January, to 11. */
export function monthOf(day: number): number {
  return new Date(day * DAY_MILLISECONDS).getUTCMonth();
}

/** Saturday or Sunday. */
export function isWeekend(day: number): boolean {
  const inWeek = (day + THURSDAY) % WEEK_LENGTH;
  return inWeek === 0 || inWeek === WEEK_LENGTH - 1;
}

/** A day as `YYYY-MM-DD`. */
export function dayName(day: number): string {
  return new Date(day * DAY_MILLISECONDS).toISOString().slice(0, "2026-10-31".length);
}

/** A real date's day; undefined for others, such as 30 February. Months from 1. */
export function dayOf(year: number, month: number, date: number): number | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return isReal ? moment.getTime() / DAY_MILLISECONDS : undefined;
}

const summers = new Map<number, readonly [from: number, to: number]>();

function isSummerTime(slot: number): boolean {
  const year = new Date(Math.floor(slot / DAY_LENGTH) * DAY_MILLISECONDS).getUTCFullYear();
  const known = summers.get(year) ?? [changeIn(year, MARCH), changeIn(year, OCTOBER)];
  summers.set(year, known);
  return slot >= known[0] && slot < known[1];
}

function changeIn(year: number, month: number): number {
  const last = Date.UTC(year, month, LAST_OF_MONTH) / DAY_MILLISECONDS;
  const lastSunday = last - ((last + THURSDAY) % WEEK_LENGTH);
  return lastSunday * DAY_LENGTH + ONE_HOUR;
}
