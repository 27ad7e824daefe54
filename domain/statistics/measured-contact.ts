import { limits } from "#config/limits.ts";
import type { Context } from "#domain/context.ts";
import { waitsForContact } from "#domain/statistics/measured-contact.sql.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

/** How soon customers heard from companies that took their details. */
export interface MeasuredContact {
  purchases: number;
  /** Half of them were contacted within this time. */
  medianMinutes: number;
}

const MINUTE_SECONDS = 60;

/**
 * Measured over the purchases of the last 30 days that are at least a day old, refunded ones left out, once there are
 * ten: from the purchase to the first contact that the company noted. Where none is noted it counts as the longest, so
 * that noting nothing never helps. Nothing, too, where more than half have none. Needs no authorisation: it holds nothing
 * of anybody.
 */
export async function measuredContact({ db, now }: Context): Promise<MeasuredContact | undefined> {
  const from = daysBefore(now, limits.contactMeasuredDays);
  const until = hoursBefore(now, limits.customerAnswerHours);
  const { purchases, medianSeconds } = await waitsForContact(db.orm, from, until);
  if (purchases < limits.contactMeasuredMin || medianSeconds === null) return undefined;
  return { purchases, medianMinutes: Math.round(medianSeconds / MINUTE_SECONDS) };
}
