import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Context, realTime } from "#domain/context.ts";
import { forgetCustomersOf } from "#domain/leads/erase-customer.ts";
import { enqueue, enqueueFileRemovals } from "#domain/outbox/enqueue.ts";
import type { DailyRun } from "#domain/outbox/job.ts";
import {
  deleteAccountLinks,
  deleteFailedJobs,
  deleteFinishedJobs,
  deleteHeldMails,
  deleteLeadEvents,
  deletePublicComplaints,
  deleteQuoteDrafts,
  deleteRateLimits,
  deleteRequestLinks,
  deleteScheduledRuns,
  deleteSecurityEvents,
  deleteSessions,
  deleteUnconfirmedRequests,
  deleteVerifications,
  deleteWaitingFiles,
  deleteWebhookDeliveries,
  leadsToForget,
} from "#domain/personal-data/retention.sql.ts";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { daysBefore, hoursBefore, monthsBefore } from "#domain/time/periods.ts";

/** Removes one batch of expired rows; returns how many. Sessions and attempts go by the `real` time. */
type Rule = (tx: Tx, now: Date, batch: number, real: Date) => Promise<number>;

/** What goes when. The audit log, the ledger, purchases, payments and reports stay. */
const rules: readonly Rule[] = [
  (tx, now, batch) => deleteUnconfirmedRequests(tx, daysBefore(now, limits.unconfirmedRequestsKeptDays), batch),
  forgetOldCustomers,
  (tx, now, batch) => deletePublicComplaints(tx, monthsBefore(now, limits.customerDetailsKeptMonths), batch),
  (tx, now, batch) => deleteRequestLinks(tx, daysBefore(now, limits.requestLinkDays), batch),
  (tx, now, batch) => deleteFinishedJobs(tx, daysBefore(now, limits.finishedJobsKeptDays), batch),
  (tx, now, batch) => deleteFailedJobs(tx, daysBefore(now, limits.failedJobsKeptDays), batch),
  (tx, now, batch) => deleteHeldMails(tx, daysBefore(now, limits.heldMailsKeptDays), batch),
  (tx, now, batch) => deleteLeadEvents(tx, daysBefore(now, limits.leadEventsKeptDays), batch),
  (tx, now, batch) => deleteAccountLinks(tx, daysBefore(now, limits.accountLinksKeptDays), batch),
  (tx, now, batch) => deleteQuoteDrafts(tx, daysBefore(now, limits.quoteDraftsKeptDays), batch),
  forgetWaitingFiles,
  (tx, _now, batch, real) => deleteSessions(tx, real, batch),
  (tx, _now, batch, real) => deleteVerifications(tx, real, batch),
  (tx, _now, batch, real) => deleteRateLimits(tx, hoursBefore(real, limits.attemptsKeptHours), batch),
  (tx, now, batch) => deleteScheduledRuns(tx, addDays(londonDay(now), -limits.scheduledRunsKeptDays), batch),
  (tx, now, batch) => deleteWebhookDeliveries(tx, daysBefore(now, limits.webhookDeliveriesKeptDays), batch),
  (tx, now, batch) => deleteSecurityEvents(tx, monthsBefore(now, limits.securityEventsKeptMonths), batch),
];

async function forgetOldCustomers(tx: Tx, now: Date, batch: number): Promise<number> {
  const leadIds = await leadsToForget(tx, monthsBefore(now, limits.customerDetailsKeptMonths), batch);
  await forgetCustomersOf(tx, leadIds, now);
  return leadIds.length;
}

async function forgetWaitingFiles(tx: Tx, now: Date, batch: number): Promise<number> {
  const keys = await deleteWaitingFiles(tx, daysBefore(now, limits.quoteDraftsKeptDays), batch);
  await enqueueFileRemovals(tx, keys, now);
  return keys.length;
}

/**
 * Removes what has been kept for as long as the privacy policy says: one batch of each kind, each in a transaction of
 * its own. After a full batch, a further job is queued for `run`, so that other work gets its turn however much is
 * waiting. Authorizes nothing: a daily job, harmless to repeat.
 */
export async function forgetOld(context: Context, run: DailyRun): Promise<void> {
  const { db, now } = context;
  let isMoreWaiting = false;
  for (const rule of rules) {
    const total = await inTransaction(db, (tx) => rule(tx, now, limits.retentionBatch, realTime(context)));
    if (total >= limits.retentionBatch) isMoreWaiting = true;
  }
  if (isMoreWaiting) await inTransaction(db, (tx) => enqueue(tx, { kind: "retention", payload: run }, now));
}
