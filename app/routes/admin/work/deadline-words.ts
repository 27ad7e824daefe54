import { formatDate, formatTime } from "#app/ui/format.ts";
import { addDays, daysBetween, londonDay } from "#domain/time/calendar.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 d", "20 h", "5 min". */
export function ageInWords(now: Date, since: Date): string {
  const age = Math.max(0, now.getTime() - since.getTime());
  if (age >= 2 * DAY) return `${Math.floor(age / DAY)} d`;
  if (age >= HOUR) return `${Math.floor(age / HOUR)} h`;
  return `${Math.floor(age / MINUTE)} min`;
}

function span(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${Math.floor(milliseconds / DAY)} days`;
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
  if (hours === 0) return `${Math.max(1, minutes)} min`;
  return hours < 10 && minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
}

const daysShort = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "short",
  day: "numeric",
  month: "short",
});

export type WorkGroup = "Overdue" | "Today" | "Tomorrow" | "Later";

/** By the London day of the deadline. */
export function groupOf(now: Date, { due }: { due: Date }): WorkGroup {
  if (due <= now) return "Overdue";
  const days = daysBetween(londonDay(now), londonDay(due));
  return days === 0 ? "Today" : days === 1 ? "Tomorrow" : "Later";
}

/** How long until the deadline or since, and when that is. */
export function deadlineInWords(now: Date, due: Date): { main: string; small: string } {
  const left = due.getTime() - now.getTime();
  const day = londonDay(due);
  const isToday = day === londonDay(now);
  const when = isToday
    ? `today ${formatTime(due)}`
    : day === addDays(londonDay(now), 1)
      ? `tomorrow ${formatTime(due)}`
      : left > 0 && left < 300 * DAY
        ? `${daysShort.format(due)}, ${formatTime(due)}`
        : `${formatDate(due)}, ${formatTime(due)}`;
  if (left <= 0) return { main: `${span(-left)} over`, small: when };
  return isToday ? { main: span(left), small: when } : { main: when, small: `in ${span(left)}` };
}
