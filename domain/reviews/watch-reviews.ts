import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { insertProjectEvents } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { heldByNumber, reviewById, unwritten } from "#domain/reviews/reviews.sql.ts";
import { lockReviewsOf } from "#domain/reviews/why-held.sql.ts";
import { publishReview } from "#domain/reviews/write-review.ts";
import { daysBefore, hoursBefore } from "#domain/time/periods.ts";

const AT_ONCE = 500;

/**
 * What time does about reviews, every hour: everyone who may write one is invited once and reminded once, and one that
 * waits for its number alone is published after 72 hours. Doing it twice changes nothing.
 */
export async function watchReviews(context: Context): Promise<void> {
  await publishDue(context);
  await invite(context, "review_invited", limits.reviewInviteDays);
  await invite(context, "review_reminded", limits.reviewReminderDays);
}

async function publishDue({ db, now }: Context): Promise<void> {
  for (const id of await heldByNumber(db.orm, hoursBefore(now, limits.reviewHeldHours), AT_ONCE)) {
    await inTransaction(db, async (tx) => {
      const found = await reviewById(tx, id);
      if (!found) return;
      const { leadId, purchaseId, installerId } = found.review;
      await lockLead(tx, leadId);
      await lockReviewsOf(tx, installerId);
      // Decided meanwhile, or published by another process.
      if ((await reviewById(tx, id))?.state !== "held") return;
      await publishReview(tx, { reviewId: id, leadId, purchaseId, by: null, now });
    });
  }
}

async function invite({ db, now }: Context, event: "review_invited" | "review_reminded", days: number): Promise<void> {
  const most = { openBy: daysBefore(now, days), now, most: AT_ONCE };
  for (const { leadId } of await unwritten(db.orm, { event, ...most })) {
    await inTransaction(db, async (tx) => {
      await lockLead(tx, leadId);
      const due = (await unwritten(tx, { event, ...most })).filter((one) => one.leadId === leadId);
      for (const { purchaseId } of due) {
        await insertProjectEvents(tx, [{ leadId, kind: event, actor: "time", purchaseId, at: now }]);
        await enqueueMail(tx, { mail: "review-invite", purchaseId }, now);
      }
    });
  }
}
