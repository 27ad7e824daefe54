import { londonDay, londonTime } from "#domain/time/calendar.ts";

const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;
const MONTHS = 12;

/** A London month of a URL, as 2026-11; the current one for anything else. */
export function readMonth(given: string | null, now: Date): string {
  return MONTH.test(given ?? "") ? String(given) : londonDay(now).slice(0, "2026-11".length);
}

/** The month this many months after another, or before it. */
export function addMonths(month: string, many: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const all = year * MONTHS + number - 1 + many;
  return `${Math.floor(all / MONTHS)}-${String((all % MONTHS) + 1).padStart(2, "0")}`;
}

/** Its first moment, and its end, exclusive. */
export function momentsOfMonth(month: string): { from: Date; until: Date } {
  return { from: londonTime(`${month}-01`, 0), until: londonTime(`${addMonths(month, 1)}-01`, 0) };
}
