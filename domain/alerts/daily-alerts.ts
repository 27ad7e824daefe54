import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { dailyCompanies, takeHeld } from "#domain/alerts/alerts.sql.ts";
import type { Context } from "#domain/context.ts";
import { allToldOf } from "#domain/installers/told.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { DailyRun, TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { addDays, londonTime } from "#domain/time/calendar.ts";

/**
 * Queues one mail for each of the people of approved companies who want alerts once a day, and finishes the job in the
 * same transaction. The mail covers the leads that came between 7:00 on the last day it was queued for and 7:00 today, so
 * that a day of downtime is made up for and no lead is announced twice. Whoever wants news of customers once a day gets
 * another mail with everything held for them.
 */
export function sendDailyAlerts({ db, now }: Context, { taken, run }: { taken: TakenJob; run: DailyRun }) {
  const since = londonTime(run.lastDay ?? addDays(run.day, -1), limits.dailyAlertsHour).toISOString();
  const until = londonTime(run.day, limits.dailyAlertsHour).toISOString();
  return inTransaction(db, async (tx): Promise<void> => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const people = await allToldOf(tx, "matches", await dailyCompanies(tx));
    const mails = people
      .filter(({ alerts }) => alerts === "daily")
      .map(
        ({ installerId, userId, memberId }) =>
          ({ mail: "lead-digest", installerId, userId, memberId, since, until }) as const,
      );
    const held = await takeHeld(tx, run.day);
    const news = held.map((whose) => ({ mail: "daily-news", ...whose, day: run.day }) as const);
    await enqueueMails(tx, [...mails, ...news], now);
  });
}
