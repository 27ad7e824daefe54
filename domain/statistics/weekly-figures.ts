import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { momentsOfWeeks, sundayOf, type WeekSpan, weekSpan } from "#domain/statistics/week-span.ts";
import {
  forgottenByWeek,
  paymentsByWeek,
  refundsByWeek,
  requestsByWeek,
  salesByWeek,
} from "#domain/statistics/weeks.sql.ts";

/** What happened in one London week, Monday to Sunday (days as 2026-11-21). Money in pence. */
export interface WeekFigures {
  monday: string;
  sunday: string;
  /** Requests of customers that were asked in this week and are kept. */
  asked: number;
  /** How many of those the customer has confirmed, whenever. */
  confirmed: number;
  /** Those that nobody confirmed in time and that are therefore removed; they come on top. */
  forgotten: number;
  /** Places of leads that were bought in this week, refunded ones too. */
  sold: number;
  /** Purchases whose credits were given back in this week, whenever they were bought, and how many credits that were. */
  refunds: number;
  refundedCredits: number;
  /** Card payments that were paid in this week. */
  payments: number;
  paidPence: number;
  /** What has gone back of those payments until now. */
  givenBackPence: number;
}

/**
 * The business week by week, oldest first, ending with the week of a London day (this week, when none is given).
 * Errors: not_signed_in, not_admin.
 */
export async function weeklyFigures(
  { db, now }: Context,
  actor: Actor,
  until?: string,
): Promise<{ span: WeekSpan; weeks: WeekFigures[] }> {
  requireAdmin(actor, "desk");
  const span = weekSpan(now, until);
  const moments = momentsOfWeeks(span);
  const days = { from: span.mondays[0] ?? "", to: sundayOf(span.mondays.at(-1) ?? "") };
  const [requests, forgotten, sales, refunds, payments] = await Promise.all([
    requestsByWeek(db.orm, moments),
    forgottenByWeek(db.orm, days),
    salesByWeek(db.orm, moments),
    refundsByWeek(db.orm, moments),
    paymentsByWeek(db.orm, moments),
  ]);
  const weeks = span.mondays.map((monday, week) => {
    const ofWeek = <Row extends { week: number }>(rows: Row[]) => rows.find((row) => row.week === week);
    const asked = ofWeek(requests);
    const sold = ofWeek(sales);
    const refunded = ofWeek(refunds);
    const paid = ofWeek(payments);
    return {
      monday,
      sunday: sundayOf(monday),
      asked: asked?.asked ?? 0,
      confirmed: asked?.confirmed ?? 0,
      forgotten: forgotten.find((row) => row.monday === monday)?.requests ?? 0,
      sold: sold?.sold ?? 0,
      refunds: refunded?.refunds ?? 0,
      refundedCredits: refunded?.credits ?? 0,
      payments: paid?.payments ?? 0,
      paidPence: paid?.paidPence ?? 0,
      givenBackPence: paid?.givenBackPence ?? 0,
    };
  });
  return { span, weeks };
}
