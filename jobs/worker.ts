import { limits } from "#config/limits.ts";
import { londonDay } from "#domain/calendar.ts";
import type { Context } from "#domain/context.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { finishJob, retryJob, scheduleDaily, takeJobs } from "#domain/outbox/work-queue.ts";
import { type MailSettings, sendMailJob } from "#jobs/send-mail.ts";

export interface WorkerOptions {
  db: Context["db"];
  mail: MailSettings;
  /** Called for each failure, with the job's number and what went wrong. */
  onFailure(failure: { jobId?: number; willRetry: boolean; error: unknown }): void;
  pollMilliseconds?: number;
}

export interface Worker {
  /** Finishes the jobs under way and takes no more. */
  stop(): Promise<void>;
}

/** Does the outbox's work until stopped. Several workers, in any number of processes, share it without doing a job twice. */
export function startWorker(options: WorkerOptions): Worker {
  const pause = options.pollMilliseconds ?? limits.jobPollMilliseconds;
  let stopping = false;
  let wake = () => {};
  let scheduledDay = "";
  const loop = async () => {
    while (!stopping) {
      scheduledDay = await scheduleOnce(options, scheduledDay);
      const worked = await workOnce(options).catch((error: unknown) => {
        options.onFailure({ willRetry: true, error });
        return false;
      });
      if (worked || stopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = loop();
  return {
    async stop() {
      stopping = true;
      wake();
      await running;
    },
  };
}

/** Queues the day's tasks when the day is new to this process. Answers the day it knows of now. */
async function scheduleOnce({ db, onFailure }: WorkerOptions, knownDay: string): Promise<string> {
  const now = new Date();
  if (londonDay(now) === knownDay) return knownDay;
  try {
    await scheduleDaily({ db, now }, "expire-leads");
    return londonDay(now);
  } catch (error) {
    onFailure({ willRetry: true, error });
    return knownDay;
  }
}

/** One round: does a batch of due jobs. Answers whether there was anything to do. */
export async function workOnce(options: WorkerOptions): Promise<boolean> {
  const context = () => ({ db: options.db, now: new Date() });
  const taken = await takeJobs(context());
  await Promise.all(taken.map((job) => doJob(context, job, options)));
  return taken.length > 0;
}

async function doJob(context: () => Context, taken: TakenJob, options: WorkerOptions): Promise<void> {
  try {
    await carryOut(context(), taken, options);
    await finishJob(context(), taken.id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const willRetry = await retryJob(context(), taken, reason);
    options.onFailure({ jobId: taken.id, willRetry, error });
  }
}

async function carryOut(context: Context, taken: TakenJob, { mail }: WorkerOptions): Promise<void> {
  const { job } = taken;
  switch (job.kind) {
    case "send-mail":
      return sendMailJob(context, { ...taken, job }, mail);
    case "expire-leads":
      await expireLeads(context);
      return;
    default:
      job satisfies never;
  }
}
