type Instant = Date | string;

const PENCE_PER_POUND = 100;
const ZONE = { timeZone: "Europe/London" } as const;

const wholePounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const integers = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });
const days = new Intl.DateTimeFormat("en-GB", { ...ZONE, day: "2-digit", month: "2-digit", year: "numeric" });
const daysInWords = new Intl.DateTimeFormat("en-GB", { ...ZONE, day: "numeric", month: "long", year: "numeric" });
const months = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
const times = new Intl.DateTimeFormat("en-GB", { ...ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "£99", "£4.95", "£7,500". */
export function formatPence(pence: number): string {
  const format = pence % PENCE_PER_POUND === 0 ? wholePounds : poundsAndPence;
  return format.format(pence / PENCE_PER_POUND);
}

/** "£99.00": on receipts, where pence are always written. */
export function formatPenceInFull(pence: number): string {
  return poundsAndPence.format(pence / PENCE_PER_POUND);
}

/** "4.95", "7500.00": the only form that spreadsheets read as a number. */
export function plainPounds(pence: number): string {
  return (pence / PENCE_PER_POUND).toFixed(2);
}

/** "3,410". */
export function formatNumber(value: number): string {
  return integers.format(value);
}

/** "5 leads", "1 lead"; for counts that stop at `most`, "More than 1,000 leads". */
export function formatCount(count: number, word: string, most = Number.POSITIVE_INFINITY): string {
  const shown = count > most ? `More than ${formatNumber(most)}` : formatNumber(count);
  return `${shown} ${word}${Math.abs(count) === 1 ? "" : "s"}`;
}

/** "5 credits", "1 credit". */
export function formatCredits(credits: number): string {
  return formatCount(credits, "credit");
}

/** "21/11/2026", the day in London. */
export function formatDate(when: Instant): string {
  return days.format(new Date(when));
}

/** "November 2026", of "2026-11". */
export function formatMonth(month: string): string {
  return months.format(new Date(`${month}-01`));
}

/** "14:05", London time. */
export function formatTime(when: Instant): string {
  return times.format(new Date(when));
}

/** "21/11/2026, 14:05". */
export function formatDateTime(when: Instant): string {
  return `${formatDate(when)}, ${formatTime(when)}`;
}

/** "21 November 2026", the day in London: on customers' pages. */
export function dateInWords(when: Instant): string {
  return daysInWords.format(new Date(when));
}

/** "21 November 2026, 14:05". */
export function dateTimeInWords(when: Instant): string {
  return `${dateInWords(when)}, ${formatTime(when)}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** "just now", "4 minutes ago", "1 hour ago", "3 days ago"; a date after a week. */
export function formatRelative(now: Instant, then: Instant): string {
  const age = new Date(now).getTime() - new Date(then).getTime();
  if (age < MINUTE) return "just now";
  if (age < HOUR) return `${formatCount(Math.floor(age / MINUTE), "minute")} ago`;
  if (age < DAY) return `${formatCount(Math.floor(age / HOUR), "hour")} ago`;
  if (age < WEEK) return `${formatCount(Math.floor(age / DAY), "day")} ago`;
  return formatDate(then);
}
