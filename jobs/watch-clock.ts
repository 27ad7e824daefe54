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

/**
 * Queues what is due by the clock, and repairs what a wrong clock put off, until stopped. Work that reads the time from
 * its `now` lets it know of a jump ahead that is over before it looks itself.
 */
export function watchClock(given: WorkerOptions) {
  const readings = openReadings(given);
  const options = { ...given, now: readings.now };
  const nap = openNap(options.pollMilliseconds ?? limits.jobPollMilliseconds);
  const scheduled = new Map<DailyTask, string>();
  let stopping = false;
  const watch = async () => {
    let recalled = NOTHING_RECALLED;
    let hour: string | undefined;
    while (!stopping) {
      recalled = await recall(options, readings, recalled);
      await scheduleDue(options, scheduled);
      hour = await scheduleHour(options, hour);
      if (!stopping) await nap.sleep();
    }
  };
  const stop = () => {
    stopping = true;
    nap.wake();
  };
  return { running: watch(), stop, now: readings.now };
}

interface Readings {
  /** The time, noted. */
  now(): Date;
  /** Whether the clock is behind what anybody has read of it; asked once about each time that it goes back. */
  hasGoneBack(now: Date): boolean;
}

function openReadings(options: WorkerOptions): Readings {
  let latest = nowOf(options);
  return {
    now() {
      const now = nowOf(options);
      if (now > latest) latest = now;
      return now;
    },
    hasGoneBack(now) {
      const isSo = wentBack(latest, now);
      if (isSo) latest = now;
      return isSo;
    },
  };
}

interface Recalled {
  /** Until then everything that a wrong clock put off is looked for. */
  until: Date;
  /** When something was last looked for. */
  at: Date;
  /** Whether it failed when the clock had gone back. */
  isOwed: boolean;
}

const NOTHING_RECALLED: Recalled = { until: new Date(0), at: new Date(0), isOwed: true };

/** Brings forward what waits for a time that is a long way off. */
async function recall(options: WorkerOptions, readings: Readings, before: Recalled): Promise<Recalled> {
  const { db, onFailure } = options;
  const now = nowOf(options);
  const isDueAnew = readings.hasGoneBack(now) || before.isOwed;
  const until = isDueAnew ? recallingEnds(now) : before.until;
  const isOver = now > until;
  if (isOver && now.getTime() - before.at.getTime() < RECALL_EVERY_SECONDS * 1000) return before;
  try {
    await (isOver ? recallQueuedAhead : recallPutOff)({ db, now });
    return { until, at: now, isOwed: false };
  } catch (error) {
    onFailure({ willRetry: true, error });
    return { ...before, until, isOwed: isDueAnew };
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
