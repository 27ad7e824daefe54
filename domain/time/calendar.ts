// Created once, as that takes longer than everything else here; when needed, as pages that need neither load this too.
let londonDays: Intl.DateTimeFormat | undefined;
let londonTimes: Intl.DateTimeFormat | undefined;
const LONDON = { timeZone: "Europe/London", dateStyle: "short" } as const;
const DAY_MILLISECONDS = 86_400_000;
const WEEK_LENGTH = 7;
const SUNDAY_AFTER_MONDAY = 6;

/** The first moment of the London month that includes this moment: midnight there, in winter and summer time. */
export function londonMonthStart(now: Date): Date {
  return londonTime(`${londonDay(now).slice(0, "2026-11".length)}-01`, 0);
}

/** The moment of a full hour on a London calendar day (2026-11-21), in winter and summer time. */
export function londonTime(day: string, hour: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const utc = new Date(Date.UTC(year, month - 1, date, hour));
  return new Date(utc.getTime() - londonOffsetMilliseconds(utc));
}

/**
 * The moment of a London wall-clock time as browsers write it, "2026-11-21T09:30"; an invalid date for anything else.
 */
export function londonMoment(typed: string): Date {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(typed)) return new Date(Number.NaN);
  const utc = new Date(`${typed}Z`);
  return Number.isNaN(utc.getTime()) ? utc : new Date(utc.getTime() - londonOffsetMilliseconds(utc));
}

/** The London wall clock at a moment, as browsers take it: "2026-11-21T09:30". The opposite of `londonMoment`. */
export function londonClock(moment: Date): string {
  return new Date(moment.getTime() + londonOffsetMilliseconds(moment))
    .toISOString()
    .slice(0, "2026-11-21T09:30".length);
}

/** The London calendar day this many days after another, or before it if negative. */
export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, day.length);
}

/** The number of days from one London calendar day to another: 1 from a day to the next. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
}

/** The Monday of a London calendar day's week. */
export function londonMonday(day: string): string {
  const sinceSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((sinceSunday + SUNDAY_AFTER_MONDAY) % WEEK_LENGTH));
}

/** The London calendar day of a moment, as 2026-11-21. */
export function londonDay(moment: Date): string {
  londonDays ??= new Intl.DateTimeFormat("sv-SE", LONDON);
  return londonDays.format(moment);
}

function londonOffsetMilliseconds(moment: Date): number {
  londonTimes ??= new Intl.DateTimeFormat("sv-SE", { ...LONDON, timeStyle: "medium" });
  return new Date(`${londonTimes.format(moment).replace(" ", "T")}Z`).getTime() - moment.getTime();
}
