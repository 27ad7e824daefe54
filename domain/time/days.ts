import { addDays, londonTime } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

/** A period of London days, as 2026-11-21, both included. Without one of them it is open on that side. */
export interface Days {
  from?: string;
  to?: string;
}

/** Outside of these the database and the calendar stumble. */
const [FIRST_DAY, LAST_DAY] = ["1000-01-01", "9000-12-31"];

/** Reads `from` and `to` of an address; what is no day of ours is left out. */
export function readDays(fields: URLSearchParams): Days {
  const [from, to] = [readDay(fields.get("from")), readDay(fields.get("to"))];
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** A London day of an address; undefined for anything else. */
export function readDay(typed: string | null): string | undefined {
  const day = (typed ?? "").trim();
  return isRealDay(day) && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined;
}

/** The first moment of a period and the first one after it. */
export function momentsOf({ from, to }: Days): { from: Date | undefined; until: Date | undefined } {
  return { from: from ? londonTime(from, 0) : undefined, until: to ? londonTime(addDays(to, 1), 0) : undefined };
}
