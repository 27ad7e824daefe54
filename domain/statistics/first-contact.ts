import { limits } from "#config/limits.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { momentsOfWeeks, sundayOf, type WeekSpan, weekSpan } from "#domain/statistics/week-span.ts";
import { contactByWeek } from "#domain/statistics/weeks.sql.ts";

/** How soon customers were contacted after a place was bought, by the London week of the purchase. */
export interface ContactWeek {
  monday: string;
  sunday: string;
  bought: number;
  contacted: number;
  /** Contacted within `limits.customerAnswerHours` of the purchase. */
  inTime: number;
  /** Over those that were contacted; null where none was. */
  medianMinutes: number | null;
  /** Nine of ten of those that were contacted waited no longer. */
  ninetiethMinutes: number | null;
}

const MINUTE_SECONDS = 60;

/**
 * The time from purchase to first contact week by week, oldest first, ending with the week of a London day. A contact
 * is the first time that the installer moved the purchase on from "new". Errors: not_signed_in, not_admin.
 */
export async function firstContact(
  { db, now }: Context,
  actor: Actor,
  until?: string,
): Promise<{ span: WeekSpan; weeks: ContactWeek[] }> {
  requireAdmin(actor, "desk");
  const span = weekSpan(now, until);
  const rows = await contactByWeek(db.orm, momentsOfWeeks(span), limits.customerAnswerHours);
  const weeks = span.mondays.map((monday, week) => {
    const row = rows.find((one) => one.week === week);
    return {
      monday,
      sunday: sundayOf(monday),
      bought: row?.bought ?? 0,
      contacted: row?.contacted ?? 0,
      inTime: row?.inTime ?? 0,
      medianMinutes: minutes(row?.waitSeconds?.[0]),
      ninetiethMinutes: minutes(row?.waitSeconds?.[1]),
    };
  });
  return { span, weeks };
}

function minutes(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : Math.round(seconds / MINUTE_SECONDS);
}
