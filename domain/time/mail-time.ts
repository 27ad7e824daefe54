import { limits } from "#config/limits.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";

/** Whether mails that can wait for the morning may go out: between 8 and 20 o'clock in London. */
export function isMailTime(now: Date): boolean {
  const today = londonDay(now);
  return now >= londonTime(today, limits.patientMailFromHour) && now < londonTime(today, limits.patientMailUntilHour);
}

/** `now` by day, else the next morning at 8 in London. */
export function nextMailTime(now: Date): Date {
  if (isMailTime(now)) return now;
  const today = londonDay(now);
  const morning = londonTime(today, limits.patientMailFromHour);
  return now < morning ? morning : londonTime(addDays(today, 1), limits.patientMailFromHour);
}
