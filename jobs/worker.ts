import { lanes } from "#domain/outbox/job-rules.ts";
import { openCrew, takeUp } from "#jobs/crew.ts";
import { openLane } from "#jobs/lane-work.ts";
import { watchClock } from "#jobs/watch-clock.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";

export interface Worker {
  /** Looks for work at once, in one lane or in all. A lane that this process does not work in is ignored. */
  wake(lane?: string): void;
  /** Finishes the jobs under way and takes no more. */
  stop(): Promise<void>;
}

/**
 * Does the outbox's work until stopped. Several workers, in any number of processes, can share it without doing a job
 * twice. A process that works in any lane also queues the daily tasks, which are done in the lane `rest`.
 */
export function startWorker({ lanes: ours = lanes, ...given }: WorkerOptions): Worker {
  if (ours.length === 0) return { wake() {}, stop: () => Promise.resolve() };
  const clock = watchClock(given);
  const options = { ...given, now: clock.now };
  const wake = (wanted?: string) => {
    for (const { lane, crew } of crews) if (wanted === undefined || lane === wanted) crew.wake();
  };
  const crews = ours.map((lane) => ({ lane, crew: openCrew(lane, options) }));
  const running = Promise.all([clock.running, ...crews.map(({ crew }) => crew.running)]);
  return {
    wake,
    async stop() {
      clock.stop();
      for (const { crew } of crews) crew.stop();
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
