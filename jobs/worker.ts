import { limits } from "#config/limits.ts";
import { alertInstallers } from "#domain/alerts/alert-installers.ts";
import { sendDailyAlerts } from "#domain/alerts/daily-alerts.ts";
import { londonDay } from "#domain/calendar.ts";
import type { Context } from "#domain/context.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import type { DailyTask, TakenJob } from "#domain/outbox/job.ts";
import {
  finishJob,
  giveUpJob,
  recallPutOff,
  retryJob,
  scheduleDaily,
  takeJobs,
  wentBack,
} from "#domain/outbox/work-queue.ts";
import { forgetOld } from "#domain/retention/forget-old.ts";
import { sendExpiryNotices } from "#domain/vetting/expiry-notices.ts";
import { announcePurchase } from "#domain/webhooks/queue-deliveries.ts";
import type { FileStore } from "#integrations/file-store.ts";
import { MailRefused } from "#integrations/mail.ts";
import type { CardPayments } from "#integrations/stripe.ts";
import { type CallWebhook, WebhookRefused } from "#integrations/webhook.ts";
import { tasksDue } from "#jobs/daily-tasks.ts";
import { deliverWebhook } from "#jobs/deliver-webhook.ts";
import { reconcilePayment } from "#jobs/reconcile-payment.ts";
import { type MailSettings, sendMailJob } from "#jobs/send-mail.ts";

export interface WorkerOptions {
  db: Context["db"];
  mail: MailSettings;
  files: Pick<FileStore, "remove">;
  callWebhook: CallWebhook;
  /** Absent: no payment can be asked about. */
  payments?: CardPayments | undefined;
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
  const scheduled = new Map<DailyTask, string>();
  let clock: Date | undefined;
  const loop = async () => {
    while (!stopping) {
      clock = await lookAtClock(options, clock);
      await scheduleDue(options, scheduled);
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

/** Recalls what waits for a time that will not come so soon. Answers the time, or the one before when that failed. */
async function lookAtClock({ db, onFailure }: WorkerOptions, before: Date | undefined): Promise<Date | undefined> {
  const now = new Date();
  if (before && !wentBack(before, now)) return now;
  try {
    await recallPutOff({ db, now });
    return now;
  } catch (error) {
    onFailure({ willRetry: true, error });
    return before;
  }
}

/** Queues the tasks whose time has come today. `scheduled`: the day for which this process knows that each is queued. */
async function scheduleDue({ db, onFailure }: WorkerOptions, scheduled: Map<DailyTask, string>): Promise<void> {
  const now = new Date();
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
    options.onFailure({ jobId: taken.id, willRetry: await putBack(context(), taken, error), error });
  }
}

/** Answers whether the job will be tried again. */
async function putBack(context: Context, taken: TakenJob, error: unknown): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof MailRefused || error instanceof WebhookRefused)) return retryJob(context, taken, reason);
  await giveUpJob(context, taken.id, reason);
  return false;
}

async function carryOut(
  context: Context,
  taken: TakenJob,
  { mail, files, payments, callWebhook, onFailure }: WorkerOptions,
): Promise<void> {
  const { job } = taken;
  switch (job.kind) {
    case "send-mail":
      return sendMailJob(context, { ...taken, job }, mail);
    case "expire-leads":
      await expireLeads(context);
      return;
    case "alert-installers":
      return alertInstallers(context, { jobId: taken.id, leadId: job.payload.leadId });
    case "daily-alerts":
      return sendDailyAlerts(context, { jobId: taken.id, run: job.payload });
    case "expiry-notices":
      return sendExpiryNotices(context, { jobId: taken.id });
    case "retention":
      return forgetOld(context, job.payload);
    case "check-payment":
      return reconcilePayment(context, job.payload.paymentId, payments, (error) =>
        onFailure({ jobId: taken.id, willRetry: true, error }),
      );
    case "announce-purchase":
      return announcePurchase(context, job.payload.purchaseId);
    case "deliver-webhook":
      return deliverWebhook(context, { ...taken, job }, callWebhook);
    case "remove-file":
      return files.remove(job.payload.storageKey);
    default:
      job satisfies never;
  }
}
