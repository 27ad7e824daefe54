import { assumptionsLimits } from "#config/limits/assumptions.ts";
import { limits } from "#config/limits.ts";
import type { DailyTask } from "#domain/outbox/job.ts";
import { addDays, londonDay, londonTime } from "#domain/time/calendar.ts";

/** The London hour from which each task is queued for the day. */
const dailyTasks: readonly { task: DailyTask; hour: number }[] = [
  { task: "expire-leads", hour: 0 },
  { task: "check-books", hour: 0 },
  { task: "retention", hour: limits.retentionHour },
  { task: "count-companies", hour: limits.statisticsHour },
  { task: "look-up-companies", hour: limits.registerHour },
  { task: "daily-alerts", hour: limits.dailyAlertsHour },
  { task: "expiry-notices", hour: limits.expiryNoticesHour },
  { task: "figures-due", hour: assumptionsLimits.tellHour },
  { task: "passport-notices", hour: limits.passportNoticesHour },
  { task: "handover-due", hour: limits.handoverMailHour },
];

/** The tasks whose time has come on this London day. */
export function tasksDue(now: Date): DailyTask[] {
  const day = londonDay(now);
  return dailyTasks.filter(({ hour }) => londonTime(day, hour) <= now).map(({ task }) => task);
}

/** More days would only repeat what the last ones do. */
const DAYS_PASSED_OVER_MAX = 3;

/** What would have been queued in a period that was skipped, for the last three days at most. */
export function runsPassedOver(before: Date, now: Date): { task: DailyTask; at: Date }[] {
  const today = londonDay(now);
  const days = Array.from({ length: DAYS_PASSED_OVER_MAX }, (_, past) =>
    addDays(today, past + 1 - DAYS_PASSED_OVER_MAX),
  );
  return days
    .flatMap((day) => dailyTasks.map(({ task, hour }) => ({ task, at: londonTime(day, hour) })))
    .filter(({ at }) => before < at && at <= now);
}
