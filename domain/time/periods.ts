const MINUTE_MILLISECONDS = 60_000;
const HOUR_MILLISECONDS = 3_600_000;
const HOURS_PER_DAY = 24;

/** This many minutes later. */
export function minutesAfter(then: Date, minutes: number): Date {
  return new Date(then.getTime() + minutes * MINUTE_MILLISECONDS);
}

/** This many hours earlier. */
export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MILLISECONDS);
}

/** This many hours later. */
export function hoursAfter(then: Date, hours: number): Date {
  return hoursBefore(then, -hours);
}

/** This many times 24 hours earlier. */
export function daysBefore(now: Date, days: number): Date {
  return hoursBefore(now, days * HOURS_PER_DAY);
}

/** This many times 24 hours later. */
export function daysAfter(then: Date, days: number): Date {
  return daysBefore(then, -days);
}

/** The same day and time (UTC) this many calendar months later; the last day of that month if it has no such day. */
export function monthsAfter(then: Date, months: number): Date {
  return monthsBefore(then, -months);
}

/**
 * The same day and time (UTC) this many calendar months earlier; the last day of that month if it has no such day, so
 * that 24 months before 29 February is 28 February.
 */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() - months);
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
