import { limits } from "#config/limits.ts";
import type { PurchaseStage } from "#content/purchase-stages.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import {
  balanceBefore,
  ledgerDays,
  purchasesByStage,
  purchasesByWeek,
  spendingOf,
} from "#domain/statistics/my-figures.sql.ts";
import { type WonJobCost, wonJobCost } from "#domain/statistics/won-job-cost.ts";
import { addDays, londonDay, londonMonday, londonTime } from "#domain/time/calendar.ts";

const WEEK_LENGTH = 7;

/** Days are London days, such as 2026-11-21; amounts are in credits. */
export interface CreditsOverTime {
  from: string;
  until: string;
  /** Before the first day. */
  opening: number;
  /** Only days on which something happened; `balance` is the one at the end of the day. */
  days: CreditsOfDay[];
}

export interface CreditsOfDay {
  day: string;
  added: number;
  spent: number;
  refunded: number;
  /** Negative: held. */
  released: number;
  /** Taken back with the money of a payment. */
  reversed: number;
  balance: number;
}

export interface MyFigures {
  credits: CreditsOverTime;
  /** Leads bought in each week, by its Monday, oldest first; the last is still running. */
  weeks: { monday: string; bought: number }[];
  stages: Partial<Record<PurchaseStage, number>>;
  refundedLeads: number;
  wonJob: WonJobCost;
}

/**
 * What the charts of the installer's dashboard show: the balance of the last 90 days, leads bought in the last 12
 * weeks, and what a won job has cost. Days and weeks are London's. Errors: not_signed_in, not_found.
 */
export async function myFigures({ db, now }: Context, actor: Actor): Promise<MyFigures> {
  const { id } = requireInstaller(actor, "hand_over");
  const until = londonDay(now);
  const from = addDays(until, 1 - limits.balanceChartDays);
  const firstMonday = addDays(londonMonday(until), WEEK_LENGTH * (1 - limits.purchaseChartWeeks));
  const [opening, days, bought, byStage, { refundedLeads, ...spending }] = await Promise.all([
    balanceBefore(db.orm, id, londonTime(from, 0)),
    ledgerDays(db.orm, id, londonTime(from, 0)),
    purchasesByWeek(db.orm, id, londonTime(firstMonday, 0)),
    purchasesByStage(db.orm, id),
    spendingOf(db.orm, id),
  ]);
  const stages: MyFigures["stages"] = Object.fromEntries(byStage.map((row) => [row.stage, row.bought]));
  const weeks = Array.from({ length: limits.purchaseChartWeeks }, (_, week) =>
    addDays(firstMonday, WEEK_LENGTH * week),
  );
  return {
    credits: { from, until, opening, days },
    weeks: weeks.map((monday) => ({ monday, bought: bought.get(monday) ?? 0 })),
    stages,
    refundedLeads,
    wonJob: wonJobCost({ ...spending, wonJobs: stages.won ?? 0 }),
  };
}
