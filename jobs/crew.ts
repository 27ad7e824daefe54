import { setImmediate as immediate } from "node:timers/promises";
import { limits } from "#config/limits.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";
import { takeJobs } from "#domain/outbox/work-queue.ts";
import { doJob, noteGivenUp } from "#jobs/do-job.ts";
import { type LaneWork, openLane } from "#jobs/lane-work.ts";
import { openNap } from "#jobs/nap.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";

/** The workers on one lane's jobs in this process, this many at once. */
export interface Crew {
  /** Resolves once stopped and everything under way is finished. */
  running: Promise<void>;
  wake(): void;
  /** Takes no more jobs. */
  stop(): void;
}

/**
 * Takes a lane's jobs as soon as there is room; a slow job holds up neither its lane nor another.
 */
export function openCrew(lane: Lane, options: WorkerOptions): Crew {
  const nap = openNap(options.pollMilliseconds ?? limits.jobPollMilliseconds);
  const work = openLane(lane, options);
  let stopping = false;
  const run = async () => {
    while (!stopping) {
      await takeUp(work, nap.wake).catch((error: unknown) => {
        options.onFailure({ willRetry: true, error });
      });
      // The embedded database answers within one turn of the event loop: without a pause, pages would wait for all jobs.
      await immediate();
      if (!stopping) await nap.sleep();
    }
    await Promise.all(work.underWay.values());
  };
  return {
    running: run(),
    wake: nap.wake,
    stop() {
      stopping = true;
      nap.wake();
    },
  };
}

/** Starts as many due jobs as there is room for, and calls `onRoom` when there may be more. */
export async function takeUp(work: LaneWork, onRoom: () => void): Promise<void> {
  const { lane, options, context, underWay } = work;
  const room = limits.jobsAtOnce[lane] - work.busy;
  if (room <= 0) return;
  const { jobs, givenUp } = await takeJobs(context(), { lane, room, underWay: [...underWay.keys()] });
  for (const job of jobs) underWay.set(job.id, seeThrough(work, job, onRoom));
  for (const one of givenUp) await noteGivenUp(context(), one, options);
}

/** Does a job and records its outcome, while the next one may be taken. */
async function seeThrough(work: LaneWork, job: TakenJob, onRoom: () => void): Promise<void> {
  work.busy++;
  const record = await doJob(work, job);
  work.busy--;
  onRoom();
  await record();
  work.underWay.delete(job.id);
  // Until it is recorded, no other call may go to its endpoint.
  if (work.lane === "webhooks") onRoom();
}
