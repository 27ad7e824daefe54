import type { WebhookEvent } from "#content/webhook-events.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import type { Announcement, CheckEnded, OutlineEnded } from "#domain/outbox/job.ts";
import { findPurchase } from "#domain/purchases/find-purchase.ts";
import { insertDeliveries } from "#domain/webhooks/webhooks.sql.ts";

/**
 * Queues an event for those of these installers' programs that want it, inside the caller's transaction. The same event
 * for the same lead or purchase, on the same occasion, is queued once per endpoint. Authorises nothing.
 */
export async function queueDeliveries(
  tx: Queryable,
  told: { event: WebhookEvent; subjectId: string; occasion?: string; installerIds: readonly string[]; now: Date },
): Promise<void> {
  await enqueue(
    tx,
    (await insertDeliveries(tx, told)).map((payload) => ({ kind: "deliver-webhook", payload })),
    told.now,
  );
}

/** Queues news of a purchase for its buyer's programs, or of an outline or a check for its company's. Errors: not_found. */
export function announce({ db, now }: Context, news: Announcement | OutlineEnded | CheckEnded): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (news.event === "outline.ended") {
      const { event, outlineId: subjectId, installerId } = news;
      return queueDeliveries(tx, { event, subjectId, installerIds: [installerId], now });
    }
    if (news.event === "check.ended") {
      const { event, checkId: subjectId, installerId } = news;
      return queueDeliveries(tx, { event, subjectId, installerIds: [installerId], now });
    }
    const { event, purchaseId, occasion = "" } = news;
    const { installer } = await findPurchase(tx, purchaseId);
    const told = { event, subjectId: purchaseId, occasion, installerIds: [installer.id], now };
    await queueDeliveries(tx, told);
  });
}
