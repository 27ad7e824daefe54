const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** How soon something may be tried again, as the end of a sentence: "in 12 minutes". Never too early. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  if (minutes <= 1) return "in a minute";
  if (minutes < HOUR_MINUTES) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  if (hours === 1) return "in an hour";
  return hours < DAY_HOURS ? `in ${hours} hours` : "in a day";
}

/** Beyond these, hours say more than minutes, and days more than hours. */
const [HOURS_FROM, DAYS_FROM] = [2 * HOUR_MINUTES, 2 * DAY_HOURS * HOUR_MINUTES];

/** How long somebody waited: "1 minute", "45 minutes", "3.5 hours", "6.2 days". */
export function waitedInWords(minutes: number): string {
  if (minutes < HOURS_FROM) return `${Math.round(minutes)} minute${Math.round(minutes) === 1 ? "" : "s"}`;
  if (minutes < DAYS_FROM) return `${decimal(minutes / HOUR_MINUTES)} hours`;
  return `${decimal(minutes / (DAY_HOURS * HOUR_MINUTES))} days`;
}

function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
