import { limits } from "#config/limits.ts";
import { tellOfNextActs } from "#domain/alerts/tell-of-next-acts.ts";
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

/** How often we look for jobs that a fast clock queued unnoticed. The query usually finds nothing, so it can be often. */
const RECALL_EVERY_SECONDS = 10;

/**
 * Until stopped, queues what is due and brings forward what a wrong clock put off. Work that reads the time through its
 * `now` reports a jump ahead that is over before the watch itself looks.
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
    let toldAt: Date | undefined;
    while (!stopping) {
      recalled = await recall(options, readings, recalled);
      await scheduleDue(options, scheduled);
      hour = await scheduleHour(options, hour);
      toldAt = await tellOfDueActs(options, toldAt);
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

/** As above, for hourly tasks. `known`: the hour already queued; returns the new one. */
async function scheduleHour(options: WorkerOptions, known?: string): Promise<string | undefined> {
  const { db, onFailure } = options;
  const now = nowOf(options);
  const hour = now.toISOString().slice(0, "2026-11-23T12".length);
  if (hour === known) return known;
  try {
    for (const task of ["watch-projects", "watch-work"] as const) await scheduleHourly({ db, now }, task);
    return hour;
  } catch (error) {
    onFailure({ willRetry: true, error });
    return known;
  }
}

/** Looks every few seconds, not with a job for each: a job that waits for long counts as put off by a wrong clock. */
async function tellOfDueActs(options: WorkerOptions, lookedAt: Date | undefined): Promise<Date | undefined> {
  const { db, onFailure } = options;
  const now = nowOf(options);
  const isEarly = lookedAt && Math.abs(now.getTime() - lookedAt.getTime()) < limits.nextActsWatchSeconds * 1000;
  if (isEarly) return lookedAt;
  try {
    await tellOfNextActs({ db, now });
  } catch (error) {
    onFailure({ willRetry: true, error });
  }
  return now;
}
