const short = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });
const long = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "long", year: "numeric" });
const numbers = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", dateStyle: "short" });

/** "21 Nov", from a calendar day (2026-11-21). */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** "21 November 2026". */
export function longDay(day: string): string {
  return long.format(new Date(day));
}

/** "21/11/2026". */
export function dayInNumbers(day: string): string {
  return numbers.format(new Date(day));
}
