import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";
import { hoursAfter, hoursBefore } from "#domain/time/periods.ts";

interface SnoozeChoice {
  label: string;
  until: Date;
}

const AFTERNOON = 15;
const MORNING = 9;

/** Until when something with this deadline can be snoozed, the soonest first; nothing once it has passed. */
export function snoozeChoices(now: Date, due: Date): SnoozeChoice[] {
  const today = londonDay(now);
  const choices = [
    { label: "In an hour", until: hoursAfter(now, 1) },
    { label: "This afternoon", until: londonTime(today, AFTERNOON) },
    { label: "Tomorrow", until: londonTime(addDays(today, 1), MORNING) },
    { label: "An hour before the deadline", until: hoursBefore(due, 1) },
  ];
  return choices
    .filter(({ until }) => now < until && until <= due)
    .toSorted((a, b) => a.until.getTime() - b.until.getTime());
}
