// How a year of days is laid out in arrays: by month, kind of sky (dull, mixed, bright) and half hour of clock time.

export const HALF_HOURS = 2 * 24;
export const SKIES = 3;
const MONTHS = 12;
/** Half hours of one month, and of all twelve. */
export const MONTH_SIZE = SKIES * HALF_HOURS;
export const YEAR_SIZE = MONTHS * MONTH_SIZE;

/** The middle of a half hour in hours of the clock. */
export function clockHour(halfHour: number): number {
  return (halfHour + 1 / 2) / 2;
}
