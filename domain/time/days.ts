import { addDays, londonTime } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";

/** A period of London days, as 2026-11-21, both included. If one is missing, that side is open. */
export interface Days {
  from?: string;
  to?: string;
}

/** The database and the calendar fail outside this range. */
const FIRST_DAY = "1000-01-01";
const LAST_DAY = "9000-12-31";

/** A London day from a URL; undefined for anything else. */
export function readDay(typed: string | null): string | undefined {
  const day = (typed ?? "").trim();
  return isRealDay(day) && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined;
}

/** The start of a period, and its end, exclusive. */
export function momentsOf({ from, to }: Days): { from: Date | undefined; until: Date | undefined } {
  return { from: from ? londonTime(from, 0) : undefined, until: to ? londonTime(addDays(to, 1), 0) : undefined };
}
