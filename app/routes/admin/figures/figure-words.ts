import { formatNumber } from "#app/ui/format.ts";

const HOUR_MINUTES = 60;
/** From here on hours say more than minutes, and days more than hours. */
const [HOURS_FROM, DAYS_FROM] = [2 * HOUR_MINUTES, 48 * HOUR_MINUTES];
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long somebody waited: "1 minute", "45 minutes", "3.5 hours", "6.2 days". */
export function waitInWords(minutes: number): string {
  if (minutes < HOURS_FROM) return counted(Math.round(minutes), "minute");
  if (minutes < DAYS_FROM) return `${decimal(minutes / HOUR_MINUTES)} hours`;
  return `${decimal(minutes / DAY_MINUTES)} days`;
}

/** "2 refunds", "1 refund". */
export function counted(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? "" : "s"}`;
}

/** "75%": some of all, rounded to whole per cent. */
export function percentOf(some: number, all: number): string {
  return `${Math.round((some / all) * 100)}%`;
}

function decimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, "");
}
