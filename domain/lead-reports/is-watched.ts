import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { reportShare } from "#domain/lead-reports/refund-evidence.sql.ts";
import { daysBefore } from "#domain/time/periods.ts";

/**
 * Whether a person decides all reports of a company: over 20 percent of 10 or more purchases in 90 days were refunded on
 * its own reports. A stop within 24 hours does not count. Authorises nothing.
 */
export async function isWatched(tx: Queryable, installerId: string, now: Date): Promise<boolean> {
  const { bought, refunded } = await reportShare(tx, installerId, daysBefore(now, limits.watchedDays));
  return bought >= limits.watchedPurchasesMin && refunded * 100 > bought * limits.watchedSharePercent;
}
