import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "#domain/context.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import type { Lane } from "#domain/outbox/job-rules.ts";
import { finishJobs } from "#domain/outbox/work-queue.ts";
import { nowOf, type WorkerOptions } from "#jobs/worker-options.ts";

const GATHER_MILLISECONDS = 3;

/** A lane's jobs in this process. */
export interface LaneWork {
  lane: Lane;
  options: WorkerOptions;
  context(): Context;
  /** How many are being done. */
  busy: number;
  /** Those, and the ones whose outcome is still being recorded: none of them may be taken again. */
  underWay: Map<number, Promise<void>>;
  /** Records a job as done. */
  finish(taken: TakenJob): Promise<void>;
}

export function openLane(lane: Lane, options: WorkerOptions): LaneWork {
  const context = () => ({ db: options.db, now: nowOf(options), realNow: new Date() });
  return { lane, options, context, busy: 0, underWay: new Map(), finish: finishTogether(context) };
}

/** Records jobs that end within a few milliseconds of each other in one statement. */
function finishTogether(context: () => Context): LaneWork["finish"] {
  let batch: { jobs: TakenJob[]; recorded: Promise<unknown> } | undefined;
  const open = () => {
    const jobs: TakenJob[] = [];
    const recorded = sleep(GATHER_MILLISECONDS).then(() => {
      batch = undefined;
      return finishJobs(context(), jobs);
    });
    return { jobs, recorded };
  };
  return async (taken) => {
    batch ??= open();
    batch.jobs.push(taken);
    await batch.recorded;
  };
}
