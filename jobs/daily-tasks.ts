import { limits } from "#config/limits.ts";
import { londonDay, londonTime } from "#domain/calendar.ts";
import type { DailyTask } from "#domain/outbox/job.ts";

/** The hour in London from which on each task is queued for the day. */
const dailyTasks: readonly { task: DailyTask; hour: number }[] = [
  { task: "expire-leads", hour: 0 },
  { task: "retention", hour: limits.retentionHour },
  { task: "daily-alerts", hour: limits.dailyAlertsHour },
  { task: "expiry-notices", hour: limits.expiryNoticesHour },
];

/** The tasks whose time has come on this London day. */
export function tasksDue(now: Date): DailyTask[] {
  const day = londonDay(now);
  return dailyTasks.filter(({ hour }) => londonTime(day, hour) <= now).map(({ task }) => task);
}
