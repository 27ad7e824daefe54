import { z } from "zod";
import { limits } from "#config/limits.ts";
import { reviewFaults } from "#content/reviews.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { checkRateLimits } from "#domain/rate-limits.ts";
import { type ShownVersion, shownVersion } from "#domain/reviews/published-reviews.ts";
import { lockReview } from "#domain/reviews/review-acts.sql.ts";
import { insertReviewAct, reviewById } from "#domain/reviews/reviews.sql.ts";
import { optionalEmailAddress, optionalLines, optionalText, requiredLines } from "#domain/text-input.ts";

const ASKED_OF_A_NOTICE = {
  name: "Say who you are. We tell the author. Without it no time begins to run.",
  email: "Enter your email address, so that we can tell you what we decide.",
  quoted: "Say which words are unlawful. Without them no time begins to run.",
} as const;

/** What anyone writes to us about a review. A notice that it is unlawful says who, which words and why, or is none. */
export const reviewReportForm = z
  .object({
    reason: z.enum(
      reviewFaults.map(({ value }) => value),
      "Choose what is wrong with it.",
    ),
    quoted: optionalLines(limits.reviewReportLengthMax),
    words: requiredLines("Say what is wrong with it and, if it is untrue, why.", limits.reviewReportLengthMax),
    name: optionalText(limits.nameLengthMax),
    email: optionalEmailAddress(),
    maySayWho: z.literal("on").optional(),
  })
  .superRefine((form, context) => {
    if (form.reason !== "unlawful") return;
    for (const [field, message] of Object.entries(ASKED_OF_A_NOTICE)) {
      if (!form[field as keyof typeof ASKED_OF_A_NOTICE]) context.addIssue({ code: "custom", path: [field], message });
    }
  });

/** A public review, for whoever wants to report it. */
export interface ReviewToReport extends ShownVersion {
  id: string;
  company: string;
  givenAt: Date;
}

/** Errors: not_found (also of one that is not public). */
export async function reviewToReport({ db: { orm } }: Context, reviewId: string): Promise<ReviewToReport> {
  const found = await reviewById(orm, reviewId);
  if (found?.state !== "published") throw new DomainError("not_found");
  const { review, newest, company } = found;
  return { id: review.id, company, givenAt: review.givenAt, ...shownVersion(newest) };
}

/**
 * Anyone reports a public review; a person decides. A notice that it is unlawful also goes to its author at once, without
 * the address of whoever sent it unless they agree, and gives the author five days to answer. `address` is the network
 * address. Errors: not_found, too_many_requests.
 */
export function reportReview(
  context: Context,
  { reviewId, form, address }: { reviewId: string; form: z.infer<typeof reviewReportForm>; address: string },
): Promise<void> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const found = await reviewById(tx, reviewId);
    if (!found || (await lockReview(tx, reviewId)) !== "published") throw new DomainError("not_found");
    const perHour = limits.reviewReportsPerAddressPerHour;
    const perDay = limits.reviewReportsPerReviewPerDay;
    await checkRateLimits(
      tx,
      [
        { name: "review-report-address", subject: address, max: perHour, minutes: 60 },
        { name: "review-report-review", subject: reviewId, max: perDay, minutes: 24 * 60 },
      ],
      context,
    );
    const { leadId, purchaseId } = found.review;
    const { reason, words, name = null, email = null, quoted = null } = form;
    const of = { reviewId, leadId, at: now };
    const said = { reason, words, name, email, quoted, maySayWho: form.maySayWho === "on" };
    const about = await insertReviewAct(tx, { ...of, kind: "reported", ...said });
    if (reason !== "unlawful") return;
    await insertReviewAct(tx, { ...of, kind: "author_asked", about });
    await enqueueMail(tx, { mail: "review-question", purchaseId, about }, now);
  });
}
