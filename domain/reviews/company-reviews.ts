import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type FaultDecision, reviewFaults, type ShownRemovals } from "#content/reviews.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, type Installer, requireInstaller, requireUser } from "#domain/actor.ts";
import { knownCustomer } from "#domain/appointments/known-customer.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { redactCustomer } from "#domain/leads/redact.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import {
  type PublishedReview,
  publishedReviews,
  type Rating,
  ratingOf,
  UNRATED,
} from "#domain/reviews/published-reviews.ts";
import { NONE_REMOVED, removalsOf } from "#domain/reviews/removals.ts";
import { insertReply, lockReview, replyTo, updateReply } from "#domain/reviews/review-acts.sql.ts";
import { actsOfReviews, insertReviewAct, type ReviewActRow, reviewById } from "#domain/reviews/reviews.sql.ts";
import { REMOVED_FROM_REVIEW } from "#domain/reviews/write-review.ts";
import { mayAct } from "#domain/roles.ts";
import { requiredLines } from "#domain/text-input.ts";
import { daysAfter } from "#domain/time/periods.ts";

export const replyForm = z.object({ text: requiredLines("Write your reply.", limits.replyLengthMax) });

const faults = reviewFaults.map(({ value }) => value);

export const disputeForm = z
  .object({
    reason: z.enum(faults, "Choose what is wrong with it."),
    words: requiredLines("Say what shows it.", limits.disputeLengthMax),
  })
  .refine(({ words }) => typeof words !== "string" || words.length >= limits.disputeLengthMin, {
    // Also beside a missing reason.
    when: () => true,
    path: ["words"],
    message: `Say what shows it in at least ${limits.disputeLengthMin} characters.`,
  });

/** A published review as its company reads it. */
export interface CompanyReview extends PublishedReview {
  /** Whether a reply can be written or changed now. */
  canReply: boolean;
  /** Null once it can no longer be disputed. */
  disputeUntil: Date | null;
  /** What the company's people wrote to us, and what became of it; null until it is disputed. */
  dispute: { at: Date; decided: { at: Date; outcome: FaultDecision; words: string | null } | null } | null;
}

export interface CompanyReviews {
  rating: Rating;
  removals: ShownRemovals;
  reviews: CompanyReview[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** Whether the actor's role allows to reply and dispute. */
  mayAnswer: boolean;
}

/** The actor's own company's, newest first; `page` from 1. Errors: not_signed_in, not_found, role_required. */
export async function companyReviews(
  { db: { orm }, now }: Context,
  actor: Actor,
  page: number,
): Promise<CompanyReviews> {
  const { id, role } = requireInstaller(actor, "bought_leads");
  const [ratings, removals, shown, next] = await Promise.all([
    ratingOf(orm, [id], now),
    removalsOf(orm, [id], now),
    publishedReviews(orm, id, { page }),
    publishedReviews(orm, id, { page: page + 1 }),
  ]);
  const acts = await actsOfReviews(
    orm,
    shown.map((review) => review.id),
  );
  return {
    rating: ratings.get(id) ?? UNRATED,
    removals: removals.get(id) ?? NONE_REMOVED,
    reviews: shown.map((review) =>
      ofCompany(
        review,
        acts.filter(({ reviewId }) => reviewId === review.id),
        now,
      ),
    ),
    hasMore: next.length > 0,
    mayAnswer: mayAct(role, "upkeep"),
  };
}

function ofCompany(review: PublishedReview, acts: readonly ReviewActRow[], now: Date): CompanyReview {
  const disputed = acts.find(({ kind }) => kind === "disputed");
  const decided = acts.find(({ kind }) => kind === "dispute_decided");
  const until = disputeUntil(acts);
  return {
    ...review,
    canReply: !review.reply || now < daysAfter(review.reply.repliedAt, limits.replyChangeDays),
    disputeUntil: !disputed && until && now < until ? until : null,
    dispute: disputed
      ? {
          at: disputed.at,
          decided: decided ? { at: decided.at, outcome: decided.reason as FaultDecision, words: decided.words } : null,
        }
      : null,
  };
}

/** Sixty days after it first became public. */
function disputeUntil(acts: readonly ReviewActRow[]): Date | undefined {
  const published = acts.find(({ kind }) => kind === "published");
  return published && daysAfter(published.at, limits.disputeDays);
}

/** A reply as anyone may read it. */
export interface ShownReply {
  text: string;
  isBlanked: boolean;
  repliedAt: Date;
  /** Null if it was never changed. */
  editedAt: Date | null;
}

/**
 * Replies to a review of the actor's company, or changes that reply for 14 days: without the customer's name, address,
 * phone number and email, which anyone could read. The same again changes nothing. Errors: not_signed_in, not_found (also
 * of another company's review, and one that is not public), role_required, too_late.
 */
export function replyToReview(
  { db, now }: Context,
  actor: Actor,
  { reviewId, text }: { reviewId: string } & z.infer<typeof replyForm>,
): Promise<ShownReply> {
  const company = requireInstaller(actor, "upkeep");
  const { userId } = requireUser(actor);
  return inTransaction(db, async (tx) => {
    const { leadId } = await ownReview(tx, company, reviewId);
    // Against erasing the customer, whose details the reply must not bring back.
    const lead = await lockLead(tx, leadId);
    if ((await lockReview(tx, reviewId)) !== "published") throw new DomainError("not_found");
    if (!lead || lead.anonymisedAt) throw new DomainError("too_late", { words: NOBODY_LEFT });
    const shown = redactCustomer(text, await knownCustomer(tx, lead), REMOVED_FROM_REVIEW);
    // Also when it is changed with that in it.
    const isBlanked = shown !== text || text.includes(REMOVED_FROM_REVIEW);
    const written = { text: shown, isBlanked, writtenBy: userId, changedAt: now };
    const known = await replyTo(tx, reviewId);
    if (!known) await insertReply(tx, { reviewId, leadId, installerId: company.id, repliedAt: now, ...written });
    else if (known.text !== shown) {
      if (now >= daysAfter(known.repliedAt, limits.replyChangeDays))
        throw new DomainError("too_late", { words: REPLIED });
      await updateReply(tx, reviewId, written);
    }
    const repliedAt = known?.repliedAt ?? now;
    const changedAt = known && known.text === shown ? known.changedAt : now;
    return { text: shown, isBlanked, repliedAt, editedAt: changedAt > repliedAt ? changedAt : null };
  });
}

const NOBODY_LEFT = "The customer’s details and words were deleted, so there is nothing left to reply to.";
const REPLIED = `You can change a reply for ${limits.replyChangeDays} days. That time has passed.`;
const TOO_LATE = `You can dispute a review within ${limits.disputeDays} days of its publication. That time has passed.`;

/**
 * Disputes a review of the actor's company, once: it stays public and is marked, its author is asked, and a person
 * decides within ten days. Errors: not_signed_in, not_found (also of another company's review, and one that is not
 * public), role_required, already_disputed, too_late.
 */
export function disputeReview(
  { db, now }: Context,
  actor: Actor,
  { reviewId, reason, words }: { reviewId: string } & z.infer<typeof disputeForm>,
): Promise<void> {
  const company = requireInstaller(actor, "upkeep");
  const { userId } = requireUser(actor);
  return inTransaction(db, async (tx) => {
    const { leadId, purchaseId } = await ownReview(tx, company, reviewId);
    if ((await lockReview(tx, reviewId)) !== "published") throw new DomainError("not_found");
    const acts = await actsOfReviews(tx, [reviewId]);
    if (acts.some(({ kind }) => kind === "disputed")) throw new DomainError("already_disputed");
    const until = disputeUntil(acts);
    if (!until || now >= until) throw new DomainError("too_late", { words: TOO_LATE });
    const of = { reviewId, leadId, at: now };
    const about = await insertReviewAct(tx, { ...of, kind: "disputed", actorId: userId, reason, words });
    await insertReviewAct(tx, { ...of, kind: "author_asked", about });
    await enqueueMail(tx, { mail: "review-question", purchaseId, about }, now);
  });
}

async function ownReview(tx: Parameters<typeof reviewById>[0], company: Installer, reviewId: string) {
  const found = await reviewById(tx, reviewId);
  if (found?.review.installerId !== company.id) throw new DomainError("not_found");
  return found.review;
}
