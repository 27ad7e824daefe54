import { limits } from "#config/limits.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";

/** Whether it is outside the hours at which people expect somebody, by the clock of London. What is no time is not. */
export function isUnusual(time: Date): boolean {
  if (Number.isNaN(time.getTime())) return false;
  const day = londonDay(time);
  return time < londonTime(day, limits.usualHoursFrom) || time > londonTime(day, limits.usualHoursTo);
}
