const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How soon to try again, as the end of a sentence: "in 12 minutes". Never too early. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  if (minutes <= 1) return "in a minute";
  if (minutes < HOUR_MINUTES) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  if (hours === 1) return "in an hour";
  return hours < DAY_HOURS ? `in ${hours} hours` : "in a day";
}

/** From here on hours say more than minutes, and days more than hours. */
const HOURS_FROM = 2 * HOUR_MINUTES;
const DAYS_FROM = 2 * DAY_HOURS * HOUR_MINUTES;

/** How long someone waited: "1 minute", "45 minutes", "3.5 hours", "6.2 days". */
export function waitedInWords(minutes: number): string {
  if (minutes < HOURS_FROM) return counted(Math.round(minutes), "minute");
  if (minutes < DAYS_FROM) return `${decimal(minutes / HOUR_MINUTES)} hours`;
  return `${decimal(minutes / (DAY_HOURS * HOUR_MINUTES))} days`;
}

/** Up to here minutes say more than hours. */
const MINUTES_SHOWN_MAX = 90;

/** How long something takes: "45 minutes", "7 hours", "1 hour 45 minutes", "2 days". */
export function lengthInWords(minutes: number): string {
  if (minutes <= MINUTES_SHOWN_MAX) return counted(minutes, "minute");
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const days = Math.floor(hours / DAY_HOURS);
  const parts = [hours % DAY_HOURS, minutes % HOUR_MINUTES] as const;
  const units = [counted(days, "day"), counted(parts[0], "hour"), counted(parts[1], "minute")];
  return units.filter((unit) => !unit.startsWith("0 ")).join(" ");
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
