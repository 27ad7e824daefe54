import { limits } from "#config/limits.ts";
import { londonDay, londonTime } from "#domain/time/calendar.ts";

/** Whether mails that can wait for the morning may go out: between 8 and 20 o'clock in London. */
export function isMailTime(now: Date): boolean {
  const today = londonDay(now);
  return now >= londonTime(today, limits.patientMailFromHour) && now < londonTime(today, limits.patientMailUntilHour);
}
