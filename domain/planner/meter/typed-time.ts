import { dayOf } from "#domain/planner/meter/half-hour.ts";

/** Which of two numbers is the day in "03/04/2026". */
export type DateOrder = "dayFirst" | "monthFirst";

/** A time as a file has it. */
export interface TypedTime {
  /** Minutes from 1970 of the clock it is told by. */
  readonly minutes: number;
  /** That clock's lead over universal time, in minutes; null: not said. */
  readonly ahead: number | null;
}

const DATE = /^(\d{1,4})[-/. ]([a-z]{3,9}|\d{1,2})[-/. ](\d{4}|\d{1,2})(?=$|[T ,])/i;
const PACKED = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/;
const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d+)?)?\s*(am|pm)?\s*(z|utc|gmt|bst|[-+]\d{2}:?\d{2})?$/i;
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const SHORT_MONTH = "jan".length;
const DAY_LENGTH = 1440;
const HOUR_MINUTES = 60;
const HALF_HOUR = 30;
const NOON = 12;
const CENTURY = 2000;
const LARGEST_SHORT_YEAR = 100;

/** Whether the cell is a time of day alone. */
export function isTimeOfDay(cell: string): boolean {
  return TIME.test(cell);
}

/** Which order the file's dates prove: some day after the 12th tells it. Undefined: none does. */
export function orderProvedBy(cell: string): DateOrder | undefined {
  const [, first = "", second = "", third = ""] = DATE.exec(cell) ?? [];
  if (third === "" || first.length > 2) return undefined;
  if (Number(first) > NOON) return "dayFirst";
  return Number(second) > NOON ? "monthFirst" : undefined;
}

/**
 * Reads a date with a time of day: ISO, with or without an offset; day or month first; names of months; 24:00; packed as
 * 202610310030. Without a time of day it is midnight. Undefined for anything else.
 */
export function readTime(cell: string, order: DateOrder): TypedTime | undefined {
  const packed = PACKED.exec(cell);
  if (packed) {
    const [, year = "", month = "", date = "", hour = "", minute = ""] = packed;
    return timeOn(dayOf(Number(year), Number(month), Number(date)), `${hour}:${minute}`);
  }
  const dated = DATE.exec(cell);
  if (!dated) return undefined;
  return timeOn(dayIn(dated, order), cell.slice(dated[0].length).replace(/^[T ,]+/, ""));
}

function dayIn([, first = "", second = "", third = ""]: RegExpExecArray, order: DateOrder): number | undefined {
  if (first.length > 2) return dayOf(Number(first), monthIn(second), Number(third));
  const year = Number(third) < LARGEST_SHORT_YEAR ? CENTURY + Number(third) : Number(third);
  const isMonthFirst = order === "monthFirst" && /^\d/.test(second);
  return isMonthFirst ? dayOf(year, Number(first), Number(second)) : dayOf(year, monthIn(second), Number(first));
}

function monthIn(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, SHORT_MONTH).toLowerCase()) + 1;
}

function timeOn(day: number | undefined, time: string): TypedTime | undefined {
  if (day === undefined) return undefined;
  if (time === "") return { minutes: day * DAY_LENGTH, ahead: null };
  const [, hours = "", minutes = "", seconds = "0", half = "", zone = ""] = TIME.exec(time) ?? [];
  const hour = half === "" ? Number(hours) : (Number(hours) % NOON) + (/pm/i.test(half) ? NOON : 0);
  const ofDay = hour * HOUR_MINUTES + Number(minutes) + Number(seconds) / HOUR_MINUTES;
  if (hours === "" || Number(minutes) >= HOUR_MINUTES || ofDay > DAY_LENGTH) return undefined;
  return { minutes: day * DAY_LENGTH + ofDay, ahead: aheadOf(zone.toLowerCase()) };
}

function aheadOf(zone: string): number | null {
  if (zone === "") return null;
  if (zone === "bst") return HOUR_MINUTES;
  const [, sign, hours, minutes] = /^([-+])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * HOUR_MINUTES + Number(minutes));
}

/**
 * The number of the half hour that begins at these minutes of a clock, or ends at them; undefined where neither is within
 * a minute.
 */
export function halfHourAt(minutes: number, isEnd: boolean): number | undefined {
  const number = isEnd ? Math.ceil(minutes / HALF_HOUR) - 1 : Math.floor(minutes / HALF_HOUR);
  const apart = Math.abs(minutes - (isEnd ? number + 1 : number) * HALF_HOUR);
  return apart > 1 ? undefined : number;
}
