import { clockOf, dayName, isWeekend, monthOf, startOf } from "#domain/planner/meter/half-hour.ts";
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";

/** The newest year of a meter. */
export interface MeterYear {
  /** Its first and last day, `YYYY-MM-DD` in London. */
  readonly first: string;
  readonly last: string;
  /** The share of its half hours that the file has. */
  readonly completeShare: number;
  /** kWh, with gaps filled by the mean of their half hour. */
  readonly yearKwh: number;
  /** Mean kWh at `(month * 2 + day) * 48 + half hour` of the clock; day 0 weekday, 1 weekend. */
  readonly means: readonly number[];
}

/** A year that has too little. */
export interface ScantYear extends Pick<MeterYear, "first" | "last" | "completeShare"> {
  readonly found: number;
  readonly expected: number;
  /** Those without any reading, from 0. */
  readonly emptyMonths: readonly number[];
}

const YEAR_LENGTH = 365;
const MONTHS = 12;
const KINDS_OF_DAY = 2;
const SIZE = MONTHS * KINDS_OF_DAY * HALF_HOURS;
/** Below this share a year is not used. */
export const LEAST_SHARE = 0.9;

/**
 * The newest 365 days of readings, kWh by number of half hour (half-hour.ts). The last day is the newest with at least
 * half of its half hours. `leavesOutNothing`: a half hour that is missing on a day with others was 0.
 */
export function meterYear(readings: ReadonlyMap<number, number>, leavesOutNothing: boolean): MeterYear | ScantYear {
  const counts = countsByDay(readings);
  const lastDay = lastDayOf(counts);
  const firstDay = lastDay - YEAR_LENGTH + 1;
  const from = startOf(firstDay);
  const to = startOf(lastDay + 1);
  const sums = new Float64Array(SIZE);
  const found = new Float64Array(SIZE);
  const missing = new Float64Array(SIZE);
  for (let slot = from; slot < to; slot++) {
    const { day, halfHour } = clockOf(slot);
    const cell = cellOf(day, halfHour);
    const kwh = readings.get(slot) ?? (leavesOutNothing && counts.has(day) ? 0 : undefined);
    if (kwh === undefined) missing[cell] = (missing[cell] ?? 0) + 1;
    else {
      sums[cell] = (sums[cell] ?? 0) + kwh;
      found[cell] = (found[cell] ?? 0) + 1;
    }
  }
  const total = sum(found);
  const about = { first: dayName(firstDay), last: dayName(lastDay), completeShare: total / (to - from) };
  const emptyMonths = Array.from({ length: MONTHS }, (_, month) => month).filter(
    (month) => sum(found.subarray(month * KINDS_OF_DAY * HALF_HOURS, (month + 1) * KINDS_OF_DAY * HALF_HOURS)) === 0,
  );
  if (about.completeShare < LEAST_SHARE || emptyMonths.length > 0) {
    return { ...about, found: total, expected: to - from, emptyMonths };
  }
  const means = meansOf(sums, found);
  return { ...about, yearKwh: sum(sums) + sum(missing.map((count, cell) => count * (means[cell] ?? 0))), means };
}

function countsByDay(readings: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const slot of readings.keys()) {
    const { day } = clockOf(slot);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}

function lastDayOf(counts: ReadonlyMap<number, number>): number {
  let newest = Number.NEGATIVE_INFINITY;
  let newestHalf = Number.NEGATIVE_INFINITY;
  for (const [day, count] of counts) {
    newest = Math.max(newest, day);
    if (count * 2 >= HALF_HOURS) newestHalf = Math.max(newestHalf, day);
  }
  return newestHalf > Number.NEGATIVE_INFINITY ? newestHalf : newest;
}

function cellOf(day: number, halfHour: number): number {
  return (monthOf(day) * KINDS_OF_DAY + (isWeekend(day) ? 1 : 0)) * HALF_HOURS + halfHour;
}

/** A half hour without any reading is taken from the other kind of day of its month, else from the whole year. */
function meansOf(sums: Float64Array, found: Float64Array): number[] {
  const meanIn = (cells: readonly number[]) => {
    const count = cells.reduce((total, cell) => total + (found[cell] ?? 0), 0);
    return count === 0 ? undefined : cells.reduce((total, cell) => total + (sums[cell] ?? 0), 0) / count;
  };
  return Array.from(sums, (_, cell) => {
    const halfHour = cell % HALF_HOURS;
    const otherDay = Math.floor(cell / HALF_HOURS) % KINDS_OF_DAY === 0 ? cell + HALF_HOURS : cell - HALF_HOURS;
    const ofYear = Array.from({ length: MONTHS * KINDS_OF_DAY }, (_, day) => day * HALF_HOURS + halfHour);
    return meanIn([cell]) ?? meanIn([otherDay]) ?? meanIn(ofYear) ?? 0;
  });
}

const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
