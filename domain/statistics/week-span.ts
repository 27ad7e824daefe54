import { limits } from "#config/limits.ts";
import { addDays, londonDay, londonMonday, londonTime } from "#domain/time/calendar.ts";

const WEEK_LENGTH = 7;

/** Some London weeks, Monday to Sunday, one after the other. Days as 2026-11-21. */
export interface WeekSpan {
  /** Oldest first. */
  mondays: readonly string[];
  /** A day of the last of the weeks before these. */
  older: string;
  /** A day of the last of the weeks after these; null where these are the newest. */
  newer: string | null;
}

/** The weeks that end with the week of a London day; with this week when there is no day, or one that is yet to come. */
export function weekSpan(now: Date, until?: string): WeekSpan {
  const today = londonDay(now);
  const last = londonMonday(until && until < today ? until : today);
  const length = WEEK_LENGTH * limits.figuresWeeks;
  const first = addDays(last, WEEK_LENGTH - length);
  const mondays = Array.from({ length: limits.figuresWeeks }, (_, week) => addDays(first, WEEK_LENGTH * week));
  const isNewest = last === londonMonday(today);
  return { mondays, older: addDays(first, -1), newer: isNewest ? null : sundayOf(addDays(last, length)) };
}

/** The last day of a week. */
export function sundayOf(monday: string): string {
  return addDays(monday, WEEK_LENGTH - 1);
}

/** The first moment of each of the weeks, and the first one after them: London midnights, in winter and summer time. */
export function momentsOfWeeks({ mondays }: WeekSpan): Date[] {
  const after = mondays.slice(-1).map((monday) => addDays(monday, WEEK_LENGTH));
  return [...mondays, ...after].map((day) => londonTime(day, 0));
}
