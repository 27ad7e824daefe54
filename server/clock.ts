import type { Clock } from "#app/web/context.ts";
import type { Database } from "#db/connection.ts";
import { hoursAhead, moveClockOn } from "#domain/demo/demo-clock.ts";
import { scheduleDaily } from "#domain/outbox/work-queue.ts";
import { runsPassedOver } from "#jobs/daily-tasks.ts";

const HOUR_MILLISECONDS = 3_600_000;

export const realClock: Clock = { now: () => new Date() };

/**
 * The demonstration's clock, which people move forward to see what happens after a day or a week. It survives a
 * restart.
 */
export async function openDemoClock(db: Database): Promise<Clock> {
  let ahead = await hoursAhead({ db });
  const now = () => new Date(Date.now() + ahead * HOUR_MILLISECONDS);
  return {
    now,
    demonstration: {
      hoursAhead: () => ahead,
      async moveOn(hours) {
        const before = now();
        const hoursAhead = await moveClockOn({ db }, hours);
        const after = new Date(Date.now() + hoursAhead * HOUR_MILLISECONDS);
        // Before the worker sees the new day: otherwise it would queue the last task first, as if it covered all the
        // days.
        for (const { task, at } of runsPassedOver(before, after)) await scheduleDaily({ db, now: at }, task);
        ahead = hoursAhead;
      },
    },
  };
}
