const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** After how long something may be tried again, as the end of a sentence: "in 12 minutes". Never too early. */
export function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE_SECONDS);
  if (minutes <= 1) return "in a minute";
  if (minutes < HOUR_MINUTES) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  if (hours === 1) return "in an hour";
  return hours < DAY_HOURS ? `in ${hours} hours` : "in a day";
}
