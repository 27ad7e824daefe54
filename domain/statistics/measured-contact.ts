import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { recentWaits } from "#domain/statistics/company-stats.sql.ts";

/** How soon customers heard from companies that took their details. */
export interface MeasuredContact {
  purchases: number;
  /** Half of them were contacted within this time. */
  medianMinutes: number;
}

/**
 * Measured over the purchases that every company's own statistics count, those of the last 90 days, once there are ten.
 * Where there was no contact it counts as the longest, so that noting nothing never helps. Nothing, too, where more
 * than half have none. Needs no authorisation: it holds nothing of anybody.
 */
export async function measuredContact({ db }: Context): Promise<MeasuredContact | undefined> {
  const { purchases, medianMinutes } = await recentWaits(db.orm);
  if (purchases < limits.statisticsMin || medianMinutes === null) return undefined;
  return { purchases, medianMinutes };
}
