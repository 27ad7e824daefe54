import { limits } from "#config/limits.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";

/** Whether a time is outside the hours at which people expect visitors, in London. False for an invalid time. */
export function isUnusual(time: Date): boolean {
  if (Number.isNaN(time.getTime())) return false;
  const day = londonDay(time);
  return time < londonTime(day, limits.usualHoursFrom) || time > londonTime(day, limits.usualHoursTo);
}
