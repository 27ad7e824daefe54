import { demoPastLeads } from "#content/demo/past-leads.ts";
import { demoReviews } from "#content/demo/reviews.ts";
import { demoId, demoUuid, type Step } from "#db/demo/demo-id.ts";
import { inTransaction } from "#db/transaction.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { leadById } from "#domain/leads/leads.sql.ts";
import { insertReply, waitingReviewRows } from "#domain/reviews/review-acts.sql.ts";
import {
  insertReview,
  insertReviewAct,
  insertReviewVersion,
  purchasesOfCompany,
  reviewById,
  reviewOfPurchase,
  reviewsByIds,
} from "#domain/reviews/reviews.sql.ts";
import { daysBefore } from "#domain/time/periods.ts";

const DISPUTED_DAYS_AGO = 3;

/** A project that is told in full has its own review. */
const PAST = new Set(demoPastLeads.map((_, number) => demoUuid(`past lead ${number}`)));

/**
 * What customers said of companies in the demonstration: each review is of one of the company's sales, the oldest first.
 * Written as rows, because those sales are older than the projects that the demonstration tells in full.
 */
export function reviewSteps({ db, now }: Context, adminId: string): Step[] {
  const written = demoReviews.map(
    ({ company, daysAgo, named, words, removed, disputed, reply, isRead = true, ...said }, number) => {
      const at = daysBefore(now, daysAgo);
      const write = () =>
        inTransaction(db, async (tx) => {
          const id = demoUuid(`review ${number}`);
          if (await reviewById(tx, id)) return;
          const installerId = demoId(`${company}@demo.example`);
          for (const purchase of await purchasesOfCompany(tx, installerId)) {
            if (!PAST.has(purchase.leadId) || purchase.purchasedAt >= at || (await reviewOfPurchase(tx, purchase.id)))
              continue;
            const lead = await leadById(tx, purchase.leadId);
            if (!lead) continue;
            const of = { reviewId: id, leadId: lead.id };
            await insertReview(tx, {
              id,
              purchaseId: purchase.id,
              leadId: lead.id,
              installerId,
              firstOfCustomer: id,
              givenAt: at,
            });
            await insertReviewVersion(tx, {
              ...of,
              ...said,
              version: 1,
              writtenAt: at,
              isFinished: true,
              words,
              isBlanked: false,
              firstName: named ? firstNameOf(lead.customerName) : null,
              district: lead.outcode,
            });
            await insertReviewAct(tx, { ...of, kind: "published", at });
            if (isRead) await insertReviewAct(tx, { ...of, kind: "read", at, actorId: adminId });
            if (reply) {
              const written = { writtenBy: installerId, repliedAt: at, changedAt: at };
              await insertReply(tx, { ...of, installerId, text: reply, isBlanked: false, ...written });
            }
            if (removed) {
              const words = "It offers a discount and says nothing about the work.";
              await insertReviewAct(tx, { ...of, kind: "removed", at, reason: removed, words, actorId: adminId });
            }
            if (disputed) {
              const at = daysBefore(now, DISPUTED_DAYS_AGO);
              const said = { kind: "disputed", at, reason: "not_genuine", words: disputed } as const;
              const about = await insertReviewAct(tx, { ...of, ...said, actorId: installerId });
              await insertReviewAct(tx, { ...of, kind: "author_asked", at, about });
            }
            return;
          }
        });
      return { at, run: write };
    },
  );
  return [...written, { at: now, run: () => readWhatIsDue(db, { adminId, now }) }];
}

/** The reviews of projects that are told in full, too, have been read by somebody. */
async function readWhatIsDue({ orm }: Context["db"], { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const due = (await waitingReviewRows(orm, "read", now)).filter((row) => new Date(row.due) <= now);
  const ids = due.map(({ reviewId }) => reviewId);
  for (const { review } of await reviewsByIds(orm, ids)) {
    await insertReviewAct(orm, { reviewId: review.id, leadId: review.leadId, kind: "read", at: now, actorId: adminId });
  }
}
