import { formatCount, formatDate, formatTime } from "#app/ui/format.ts";
import type { WaitingCustomer } from "#domain/statistics/my-today.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Moment {
  when: string;
  /** Said below it. */
  note: string;
  urgency?: "late" | "soon";
}

const dates = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/London",
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** The first column of a row: when something is due, or for how long it waits. */
export function momentOf({ section, at }: Pick<WaitingCustomer, "section" | "at">, now: Date): Moment {
  const left = at.getTime() - now.getTime();
  switch (section) {
    case "next":
      if (left < 0) return { when: dayOrTime(at, now), note: `${spanInWords(-left)} ago`, urgency: "late" };
      return { when: formatTime(at), note: `in ${spanInWords(left)}`, ...(left < HOUR && { urgency: "soon" }) };
    case "contact":
      if (left <= 0) return { when: "Late", note: "24 hours are over", urgency: "late" };
      return { when: `${hoursLeft(left)} left`, note: "of 24 hours", ...(left < 6 * HOUR && { urgency: "late" }) };
    case "ending": {
      const last = new Date(at.getTime() - 1);
      return { when: dates.format(last), note: "is its last day", urgency: "soon" };
    }
    case "deposit": {
      const last = new Date(at.getTime() - 1);
      return {
        when: dates.format(last),
        note: left < 0 ? "was its day" : "is its day",
        urgency: left < 0 ? "late" : "soon",
      };
    }
    default:
      return { when: spanInWords(-left), note: waits[section], ...(-left > DAY && { urgency: "soon" }) };
  }
}

const waits = { message: "waiting", times: "offered", opened: "since opened" };

/** "31 hours", "less than an hour". */
export function hoursLeft(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR);
  return hours < 1 ? "Less than an hour" : formatCount(hours, "hour");
}

/** "40 minutes", "5 hours", "4 days". */
function spanInWords(milliseconds: number): string {
  if (milliseconds < HOUR) return formatCount(Math.max(1, Math.floor(milliseconds / 60_000)), "minute");
  if (milliseconds < DAY) return formatCount(Math.floor(milliseconds / HOUR), "hour");
  return formatCount(Math.floor(milliseconds / DAY), "day");
}

function dayOrTime(at: Date, now: Date): string {
  return formatDate(at) === formatDate(now) ? formatTime(at) : dates.format(at);
}

/** The other reasons, named below the first: "also: a message is unread". */
export const alsoInWords: Record<WaitingCustomer["section"], string> = {
  next: "a next act is due",
  contact: "not yet contacted",
  message: "a message is unread",
  times: "times are not answered",
  opened: "a quote was opened and not answered",
  ending: "a quote ends soon",
  deposit: "a deposit certificate is due",
};
