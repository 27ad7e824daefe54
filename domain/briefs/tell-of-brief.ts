import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { readRequest } from "#domain/leads/quote-request.ts";
import { enqueue, enqueueCustomerUpdated, enqueueMails } from "#domain/outbox/enqueue.ts";
import type { TakenJob } from "#domain/outbox/job.ts";
import { finishJobWithin } from "#domain/outbox/work-queue.ts";

/**
 * Tells those who have the customer's details of a new version, inside the caller's transaction: webhooks at once,
 * companies by mail at `mailAt`, which is null if such a mail is waiting already.
 */
export async function tellOfBrief(
  tx: Queryable,
  news: { leadId: string; version: number; mailAt: Date | null; now: Date },
): Promise<void> {
  const { leadId, version, mailAt, now } = news;
  const { buyers } = await readRequest(tx, leadId);
  await enqueueCustomerUpdated(tx, buyers, { occasion: `brief ${version}`, now });
  // Even before anyone has bought: a company that buys within the hour and misses a later change is mailed.
  if (mailAt) await enqueue(tx, { kind: "mail-brief", payload: { leadId } }, now, mailAt);
}

/**
 * Queues one mail to each company that has the customer's details and bought them before the brief last changed, and
 * finishes the job in the same transaction. However often a customer saves, a company gets one mail per
 * `limits.briefMailHours`.
 */
export function mailBrief({ db, now }: Context, { taken, leadId }: { taken: TakenJob; leadId: string }): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await finishJobWithin(tx, taken, now))) return;
    const changedAt = (await leadById(tx, leadId))?.briefWrittenAt;
    if (!changedAt) return;
    const { buyers } = await readRequest(tx, leadId);
    const unaware = buyers.filter(({ endedAt, purchasedAt }) => !endedAt && purchasedAt < changedAt);
    const mails = unaware.map(({ purchaseId }) => ({ mail: "brief-changed" as const, purchaseId }));
    await enqueueMails(tx, mails, now);
  });
}
