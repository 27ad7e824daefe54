import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { dailyReaders, takeHeld } from "#domain/alerts/alerts.sql.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { DailyRun, TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";
import { addDays, londonTime } from "#domain/time/calendar.ts";

/**
 * Queues one mail for each approved company that wants alerts once a day, and finishes the job in the same transaction.
 * The mail covers the leads that came between 7:00 on the last day it was queued for and 7:00 today, so that a day of
 * downtime is made up for and no lead is announced twice. Companies that want news of their customers once a day get
 * another mail with everything held for it.
 */
export function sendDailyAlerts({ db, now }: Context, { taken, run }: { taken: TakenJob; run: DailyRun }) {
  const since = londonTime(run.lastDay ?? addDays(run.day, -1), limits.dailyAlertsHour).toISOString();
  const until = londonTime(run.day, limits.dailyAlertsHour).toISOString();
  return inTransaction(db, async (tx): Promise<void> => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const readers = await dailyReaders(tx);
    const mails = readers.map((installerId) => ({ mail: "lead-digest", installerId, since, until }) as const);
    const companies = await takeHeld(tx, run.day);
    const news = companies.map((installerId) => ({ mail: "daily-news", installerId, day: run.day }) as const);
    await enqueueMails(tx, [...mails, ...news], now);
  });
}
