import { limits } from "#config/limits.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";

/** Whether it begins outside of the hours at which people expect somebody, by the clock of London. */
export function isUnusual(time: Date): boolean {
  const day = londonDay(time);
  return time < londonTime(day, limits.usualHoursFrom) || time > londonTime(day, limits.usualHoursTo);
}
