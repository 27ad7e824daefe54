import { limits } from "#config/limits.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";

/** Whether mail that can wait for the morning may go out: between 8:00 and 20:00 in London. */
export function isMailTime(now: Date): boolean {
  const today = londonDay(now);
  return now >= londonTime(today, limits.patientMailFromHour) && now < londonTime(today, limits.patientMailUntilHour);
}

/** `now` by day, otherwise 8:00 in London the next morning. */
export function nextMailTime(now: Date): Date {
  if (isMailTime(now)) return now;
  const today = londonDay(now);
  const morning = londonTime(today, limits.patientMailFromHour);
  return now < morning ? morning : londonTime(addDays(today, 1), limits.patientMailFromHour);
}
