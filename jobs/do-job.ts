import { setTimeout as sleep } from "node:timers/promises";
import { warnOfExpiringFigures } from "#domain/admin/assumptions/warn-of-expiring-figures.ts";
import { checkBooks } from "#domain/admin/check-books.ts";
import { alertInstallers } from "#domain/alerts/alert-installers.ts";
import { sendDailyAlerts } from "#domain/alerts/daily-alerts.ts";
import { warnOfEndingKeys } from "#domain/api-keys/ending-keys.ts";
import { settleLateAppeals } from "#domain/appeals/decide-appeal.ts";
import { mailBrief } from "#domain/briefs/tell-of-brief.ts";
import type { Context } from "#domain/context.ts";
import { keepHeads } from "#domain/credits/heads.ts";
import { remindOfHandover } from "#domain/handover/remind.ts";
import { watchDeposits } from "#domain/handover/watch-deposits.ts";
import { acceptOverdue } from "#domain/lead-reports/accept-overdue.ts";
import { isWatched } from "#domain/lead-reports/is-watched.ts";
import { noteRefusal } from "#domain/lead-reports/note-bounce.ts";
import { withdrawUnanswered } from "#domain/leads/contact-question.ts";
import { expireLeads } from "#domain/leads/expire-leads.ts";
import { isToCustomer } from "#domain/mails/mails.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { ruleOf } from "#domain/outbox/job-rules.ts";
import { giveUpJob, retryJob, type Taken } from "#domain/outbox/work-queue.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { releaseOverdueRequests } from "#domain/requests/held-requests.ts";
import { watchReviews } from "#domain/reviews/watch-reviews.ts";
import { findSignals } from "#domain/security-log/signals.ts";
import { countCompanies, countCompany } from "#domain/statistics/count-companies.ts";
import { keepMonths } from "#domain/statistics/public/months.ts";
import { carryOutRecovery } from "#domain/team/recovery.ts";
import { sendExpiryNotices } from "#domain/vetting/expiry-notices.ts";
import { tellOfChangedChecks } from "#domain/vetting/passport-notices.ts";
import { noteGivenUpDelivery } from "#domain/webhooks/delivery.ts";
import { announce } from "#domain/webhooks/queue-deliveries.ts";
import { tellOfOverdueWork } from "#domain/work/tell-owners.ts";
import { MailRefused } from "#integrations/mail.ts";
import { ComeBackLater, WebhookRefused } from "#integrations/webhook.ts";
import { deliverWebhook } from "#jobs/deliver-webhook.ts";
import { fetchBalance } from "#jobs/fetch-balance.ts";
import type { LaneWork } from "#jobs/lane-work.ts";
import { lookUpCompanies, lookUpCompany } from "#jobs/look-up-companies.ts";
import { notifyDevice } from "#jobs/notify-device.ts";
import { reconcilePayment } from "#jobs/reconcile-payment.ts";
import { sendMailJob } from "#jobs/send-mail.ts";
import { settleRefunds } from "#jobs/settle-refunds.ts";
import type { WorkerOptions } from "#jobs/worker-options.ts";

/**
 * Does one job, within its deadline. Returns how to record the outcome, which never throws: what cannot be recorded is
 * reported.
 */
export async function doJob(work: LaneWork, taken: TakenJob): Promise<() => Promise<void>> {
  const { context, options, finish } = work;
  try {
    await withinDeadline(ruleOf(taken.job.kind).deadlineSeconds, () => carryOut(context, taken, options));
    return () => finish(taken).catch((error: unknown) => recordFailure(work, taken, error));
  } catch (error) {
    return () => recordFailure(work, taken, error);
  }
}

async function recordFailure({ context, options }: LaneWork, taken: TakenJob, error: unknown): Promise<void> {
  const willRetry = await putBack(context(), taken, error).catch((lost: unknown) => {
    // Nothing to undo: its lease runs out.
    options.onFailure({ jobId: taken.id, willRetry: true, error: lost });
    return true;
  });
  options.onFailure({ jobId: taken.id, willRetry, error });
}

/** Reports a job given up because it used up its attempts, like any other failure. */
export async function noteGivenUp(
  context: Context,
  { job: { id, job }, reason }: Taken["givenUp"][number],
  { onFailure }: WorkerOptions,
): Promise<void> {
  if (job.kind === "deliver-webhook") await noteGivenUpDelivery(context, job.payload.deliveryId, reason);
  onFailure({ jobId: id, willRetry: false, error: new Error(reason) });
}

/**
 * Waits no longer than the deadline. The work itself may finish later: by then its lease has been returned, so it
 * changes nothing about the job.
 */
async function withinDeadline(seconds: number, work: () => Promise<void>): Promise<void> {
  const done = new AbortController();
  const tooLong = sleep(seconds * 1000, undefined, { signal: done.signal }).then(() => {
    throw new Error(`Not done within ${seconds} seconds.`);
  });
  try {
    await Promise.race([work(), tooLong]);
  } finally {
    tooLong.catch(() => {});
    done.abort();
  }
}

/** Returns whether the job will be tried again. */
async function putBack(context: Context, taken: TakenJob, error: unknown): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof MailRefused || error instanceof WebhookRefused)) {
    return retryJob(context, taken, reason, error instanceof ComeBackLater ? error.waitSeconds : 0);
  }
  // Before the job is given up, so that no restart in between loses the fact.
  if (error instanceof MailRefused) await noteRefusal(context, { jobId: taken.id, answer: reason }, isToCustomer);
  await giveUpJob(context, taken, reason);
  return false;
}

async function carryOut(
  now: () => Context,
  taken: TakenJob,
  { mail, files, heads, payments, companyRegister, senderHash, callWebhook, sealPush, onFailure }: WorkerOptions,
): Promise<void> {
  const { job } = taken;
  const context = now();
  switch (job.kind) {
    case "send-mail":
      return sendMailJob(context, { ...taken, job }, mail);
    case "expire-leads":
      await expireLeads(context);
      await withdrawUnanswered(context);
      return;
    case "check-books":
      if (heads) await keepHeads(context, heads);
      await checkBooks(context, heads);
      return;
    case "alert-installers":
      return alertInstallers(context, { taken, leadId: job.payload.leadId });
    case "daily-alerts":
      return sendDailyAlerts(context, { taken, run: job.payload });
    case "expiry-notices":
      await warnOfEndingKeys(context);
      return sendExpiryNotices(context, { taken });
    case "handover-due":
      await remindOfHandover(context);
      return watchDeposits(context);
    case "figures-due":
      return warnOfExpiringFigures(context, { taken, run: job.payload });
    case "retention":
      return forgetOld(context, job.payload);
    case "count-companies":
      await countCompanies(context);
      return keepMonths(context);
    case "count-company":
      return countCompany(context, job.payload.installerId);
    case "passport-notices":
      return tellOfChangedChecks(context, { taken, run: job.payload });
    case "look-up-companies":
      return lookUpCompanies(now, companyRegister);
    case "look-up-company":
      return lookUpCompany(now, job.payload.installerId, companyRegister);
    case "check-payment":
      return reconcilePayment(context, job.payload.paymentId, payments, (error) =>
        onFailure({ jobId: taken.id, willRetry: true, error }),
      );
    case "settle-refunds":
      return settleRefunds(now, job.payload.paymentId, payments);
    case "carry-out-recovery":
      return carryOutRecovery(context, job.payload.recoveryId);
    case "fetch-balance":
      return fetchBalance(now, job.payload.month, payments);
    case "announce":
      return announce(context, job.payload);
    case "mail-brief":
      return mailBrief(context, { taken, leadId: job.payload.leadId });
    case "watch-projects":
      await findSignals(context, senderHash);
      await settleLateAppeals(context, (tx, installerId) => isWatched(tx, installerId, context.now));
      await acceptOverdue(context);
      await releaseOverdueRequests(context);
      await watchProjects(context);
      return watchReviews(context);
    case "watch-work":
      return tellOfOverdueWork(context, { taken });
    case "deliver-webhook":
      return deliverWebhook(now, { ...taken, job }, callWebhook);
    case "notify-device":
      return notifyDevice(now, job.payload, { callWebhook, sealPush });
    case "remove-file":
      return files.remove(job.payload.storageKey);
    default:
      job satisfies never;
      throw new Error("This version of the server does not know such work.");
  }
}
