import { lanes } from "#domain/outbox/job-rules.ts";
import { openCrew, takeUp } from "#jobs/crew.ts";
import { openLane } from "#jobs/lane-work.ts";
import { watchClock } from "#jobs/watch-clock.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";

export interface Worker {
  /** Finishes the jobs under way and takes no more. */
  stop(): Promise<void>;
}

/**
 * Does the outbox's work until stopped. Several workers, in any number of processes, can share it without doing a job
 * twice.
 */
export function startWorker(given: WorkerOptions): Worker {
  const clock = watchClock(given);
  const options = { ...given, now: clock.now };
  const crews = lanes.map((lane) => openCrew(lane, options, () => wakeAll()));
  const wakeAll = () => {
    for (const crew of crews) crew.wake();
  };
  const running = Promise.all([clock.running, ...crews.map(({ running }) => running)]);
  return {
    async stop() {
      clock.stop();
      for (const crew of crews) crew.stop();
      await running;
    },
  };
}

/** One round, lane by lane: does what is due, as far as there is room. Returns whether there was anything to do. */
export async function workOnce(options: WorkerOptions): Promise<boolean> {
  let began = 0;
  for (const lane of lanes) {
    const work = openLane(lane, options);
    await takeUp(work, () => {});
    began += work.underWay.size;
    await Promise.all(work.underWay.values());
  }
  return began > 0;
}
