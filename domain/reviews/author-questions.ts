import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type FaultDecision, faultLabel } from "#content/reviews.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { noteAct } from "#domain/leads/project.ts";
import { redactContacts } from "#domain/leads/redact.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { lockReview } from "#domain/reviews/review-acts.sql.ts";
import { actsOfReviews, insertReviewAct, type ReviewActRow, reviewOfPurchase } from "#domain/reviews/reviews.sql.ts";
import { REMOVED_FROM_REVIEW } from "#domain/reviews/write-review.ts";
import { requiredLines } from "#domain/text-input.ts";
import { daysAfter } from "#domain/time/periods.ts";

export const answerForm = z.object({ words: requiredLines("Write your answer.", limits.reviewAnswerLengthMax) });

/** What a review's author is asked after a dispute, or a notice that it is unlawful. */
export interface ReviewQuestion {
  about: number;
  /** The company, or whoever sent the notice. */
  by: string;
  isNotice: boolean;
  /** As they chose. */
  reason: string;
  words: string;
  /** Of a notice: which words are meant. */
  quoted: string | null;
  /** Of a notice whose sender agreed to it. */
  email: string | null;
  askedAt: Date;
  /** Until when we wait for the answer; after that a person decides without it. */
  answerBy: Date;
  answer: string | null;
  decided: FaultDecision | null;
}

/** The questions among the acts of a review, oldest first. */
export function questionsAmong(acts: readonly ReviewActRow[], company: string): ReviewQuestion[] {
  return acts.flatMap((asked) => {
    const act = asked.kind === "author_asked" ? acts.find(({ id }) => id === asked.about) : undefined;
    if (!act) return [];
    const isNotice = act.kind === "reported";
    const ofAct = (...kinds: ReviewActRow["kind"][]) =>
      acts.find(({ kind, about }) => about === act.id && kinds.includes(kind));
    const hidden = (text: string | null) => text && redactContacts(text, {}, REMOVED_FROM_REVIEW);
    return {
      about: act.id,
      by: isNotice ? (hidden(act.name) ?? "Somebody") : company,
      isNotice,
      reason: faultLabel(act.reason ?? ""),
      words: hidden(act.words) ?? "",
      quoted: hidden(act.quoted),
      email: act.maySayWho ? act.email : null,
      askedAt: asked.at,
      answerBy: daysAfter(asked.at, limits.noticeAnswerDays),
      answer: ofAct("author_answered")?.words ?? null,
      decided: (ofAct("dispute_decided", "report_decided")?.reason ?? null) as FaultDecision | null,
    };
  });
}

/** What the author of a purchase's review is asked. Errors: link_invalid, link_revoked, read_only_link, not_found. */
export async function questionsOfReview(
  { db: { orm }, now }: Context,
  token: string,
  purchaseId: string,
): Promise<ReviewQuestion[]> {
  const leadId = await leadOfLink(orm, token, now);
  const known = await reviewOfPurchase(orm, purchaseId);
  if (!known || known.review.leadId !== leadId) return [];
  return questionsAmong(await actsOfReviews(orm, [known.review.id]), known.company);
}

/**
 * The author answers a dispute or notice, once, until it is decided. Errors: link_invalid, link_revoked, read_only_link,
 * not_found, conflict (answered already), too_late (decided).
 */
export function answerQuestion(
  { db, now }: Context,
  token: string,
  { purchaseId, about, words }: { purchaseId: string; about: number } & z.infer<typeof answerForm>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const leadId = await leadOfLink(tx, token, now);
    const known = await reviewOfPurchase(tx, purchaseId);
    if (!known || known.review.leadId !== leadId) throw new DomainError("not_found");
    const reviewId = known.review.id;
    await lockReview(tx, reviewId);
    const questions = questionsAmong(await actsOfReviews(tx, [reviewId]), known.company);
    const question = questions.find((one) => one.about === about);
    if (!question) throw new DomainError("not_found");
    if (question.answer !== null) throw new DomainError("conflict", { words: "We already have your answer." });
    if (question.decided) throw new DomainError("too_late", { words: "We have already decided about this." });
    await insertReviewAct(tx, { reviewId, leadId, at: now, kind: "author_answered", about, words });
    await noteAct(tx, leadId, now);
  });
}
