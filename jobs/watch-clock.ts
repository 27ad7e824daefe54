import { limits } from "#config/limits.ts";
import type { DailyTask } from "#domain/outbox/job.ts";
import {
  recallingEnds,
  recallPutOff,
  recallQueuedAhead,
  scheduleDaily,
  scheduleHourly,
  wentBack,
} from "#domain/outbox/work-queue.ts";
import { londonDay } from "#domain/time/calendar.ts";
import { tasksDue } from "#jobs/daily-tasks.ts";
import { openNap } from "#jobs/nap.ts";
import { nowOf, type WorkerOptions } from "#jobs/worker-options.ts";

/** How often is looked for what a clock ahead has queued while nobody saw it: soon, for a query that finds nothing. */
const RECALL_EVERY_SECONDS = 10;

/** Queues what is due by the clock, and repairs what a wrong clock put off, until stopped. */
export function watchClock(options: WorkerOptions) {
  const nap = openNap(options.pollMilliseconds ?? limits.jobPollMilliseconds);
  const scheduled = new Map<DailyTask, string>();
  let stopping = false;
  const watch = async () => {
    let seen: ClockSeen | undefined;
    let hour: string | undefined;
    while (!stopping) {
      seen = await lookAtClock(options, seen);
      await scheduleDue(options, scheduled);
      hour = await scheduleHour(options, hour);
      if (!stopping) await nap.sleep();
    }
  };
  const stop = () => {
    stopping = true;
    nap.wake();
  };
  return { running: watch(), stop };
}

interface ClockSeen {
  time: Date;
  /** Until then what a wrong clock put off is looked for. */
  recallUntil: Date;
  /** When it was last looked for. */
  recalledAt: Date;
}

/**
 * Brings forward what waits for a time that is a long way off. Returns what was seen, or what was seen before if that
 * failed.
 */
async function lookAtClock(options: WorkerOptions, before: ClockSeen | undefined): Promise<ClockSeen | undefined> {
  const { db, onFailure } = options;
  const now = nowOf(options);
  const isSteady = before && !wentBack(before.time, now);
  const isOver = isSteady && now > before.recallUntil;
  if (isOver && now.getTime() - before.recalledAt.getTime() < RECALL_EVERY_SECONDS * 1000) {
    return { ...before, time: now };
  }
  try {
    await (isOver ? recallQueuedAhead : recallPutOff)({ db, now });
    return { time: now, recalledAt: now, recallUntil: isSteady ? before.recallUntil : recallingEnds(now) };
  } catch (error) {
    onFailure({ willRetry: true, error });
    return before;
  }
}

/**
 * Queues the tasks whose time has come today. `scheduled`: the day for which this process knows each task to be queued.
 */
async function scheduleDue(options: WorkerOptions, scheduled: Map<DailyTask, string>): Promise<void> {
  const { db, onFailure } = options;
  const now = nowOf(options);
  const day = londonDay(now);
  for (const task of tasksDue(now)) {
    if (scheduled.get(task) === day) continue;
    try {
      await scheduleDaily({ db, now }, task);
      scheduled.set(task, day);
    } catch (error) {
      onFailure({ willRetry: true, error });
    }
  }
}

/** As above, for what is done every hour. `known`: the hour for which it is queued already; returns it anew. */
async function scheduleHour(options: WorkerOptions, known?: string): Promise<string | undefined> {
  const { db, onFailure } = options;
  const now = nowOf(options);
  const hour = now.toISOString().slice(0, "2026-11-23T12".length);
  if (hour === known) return known;
  try {
    await scheduleHourly({ db, now }, "watch-projects");
    return hour;
  } catch (error) {
    onFailure({ willRetry: true, error });
    return known;
  }
}
