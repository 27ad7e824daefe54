import { z } from "zod";
import { limits } from "#config/limits.ts";
import { type FaultDecision, type RemovalReason, removalReasons } from "#content/reviews.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { lockReview, reviewAct, undecidedActs } from "#domain/reviews/review-acts.sql.ts";
import {
  actsOfReviews,
  blankWords,
  insertReviewAct,
  type ReviewActRow,
  type ReviewRow,
  type ReviewState,
  reviewById,
  wasOffered,
} from "#domain/reviews/reviews.sql.ts";
import { publishReview } from "#domain/reviews/write-review.ts";
import { requiredLines } from "#domain/text-input.ts";
import { daysAfter } from "#domain/time/periods.ts";

const reasonIn = (message: string) => requiredLines(message, limits.reasonLengthMax);

export const removalForm = z.object({
  as: z.enum(
    removalReasons.map(({ value }) => value),
    "Choose why.",
  ),
  words: reasonIn("Say what shows it. The author reads this, and whoever asked."),
});

export const keepForm = z.object({ words: reasonIn("Say why it stays. Whoever asked reads this.") });

/**
 * Publishes a review that was held. Errors: not_signed_in, not_admin, role_required, own_company, not_found, conflict
 * (no longer held, or something was offered for it).
 */
export function publishHeldReview(context: Context, actor: Actor, reviewId: string): Promise<void> {
  return atTheDesk(context, actor, reviewId, async (tx, { review, state, admin, now }) => {
    const acts = await actsOfReviews(tx, [reviewId]);
    if (state !== "held" || wasOffered(acts)) throw new DomainError("conflict");
    const { leadId, purchaseId, installerId } = review;
    await publishReview(tx, { reviewId, leadId, purchaseId, by: admin.userId, now });
    await recordAudit(tx, admin, { action: "publish-review", subject: { type: "installer", id: installerId }, now });
  });
}

/**
 * Removes a review, public or held, for one of seven reasons, whatever its stars: mean, list and counts follow at once.
 * Its author is told with the facts; an open dispute and all reports are accepted by it. Where its author asked for it,
 * its words go, too. Errors: not_signed_in, not_admin, role_required, own_company, not_found, conflict (removed or
 * withdrawn already, or a notice whose author can still answer).
 */
export function removeReview(
  context: Context,
  actor: Actor,
  { reviewId, about, as, words }: { reviewId: string; about?: number | undefined } & z.infer<typeof removalForm>,
): Promise<void> {
  return atTheDesk(context, actor, reviewId, async (tx, desk) => {
    const { review, state, admin, now } = desk;
    if (state !== "published" && state !== "held") throw new DomainError("conflict");
    if (about !== undefined) await requireRipe(tx, await undecided(tx, reviewId, about), now);
    const { leadId, purchaseId, installerId } = review;
    const of = { reviewId, leadId, at: now, actorId: admin.userId };
    await insertReviewAct(tx, { ...of, kind: "removed", reason: as, words });
    if (as === "withdrawn_by_author") await blankWords(tx, review);
    await enqueueMail(tx, { mail: "review-removed", purchaseId }, now);
    for (const act of await undecidedActs(tx, reviewId)) await settle(tx, desk, { act, outcome: "accepted", words });
    await recordAudit(tx, admin, {
      action: "remove-review",
      subject: { type: "installer", id: installerId },
      after: { as: as satisfies RemovalReason },
      now,
    });
  });
}

/**
 * Publishes a removed review again inside the caller's transaction, which holds its project: mean, list and counts
 * follow at once. Nothing happens where that removal is not what stands. Authorises nothing.
 */
export async function returnReview(
  tx: Tx,
  { removal, by, now }: { removal: number; by: string; now: Date },
): Promise<void> {
  const act = await reviewAct(tx, removal);
  if (!act || (await lockReview(tx, act.reviewId)) !== "removed") return;
  const acts = await actsOfReviews(tx, [act.reviewId]);
  const known = await reviewById(tx, act.reviewId);
  if (!known || wasOffered(acts) || acts.findLast(({ kind }) => kind === "removed")?.id !== removal) return;
  const { id: reviewId, leadId, purchaseId } = known.review;
  await publishReview(tx, { reviewId, leadId, purchaseId, by, now });
}

/**
 * Declines a dispute or report: the review stays. Errors: not_signed_in, not_admin, role_required, own_company,
 * not_found, conflict (decided already).
 */
export function keepReview(
  context: Context,
  actor: Actor,
  { reviewId, about, words }: { reviewId: string; about: number } & z.infer<typeof keepForm>,
): Promise<void> {
  return atTheDesk(context, actor, reviewId, async (tx, desk) => {
    const act = await undecided(tx, reviewId, about);
    await settle(tx, desk, { act, outcome: "declined", words });
    const { admin, review, now } = desk;
    const after = { after: act.kind };
    const subject = { type: "installer" as const, id: review.installerId };
    await recordAudit(tx, admin, { action: "keep-review", subject, after, now });
  });
}

/** Notes that a person has read a public review and found nothing. Repeating it changes nothing. Errors: as above. */
export function noteRead(context: Context, actor: Actor, reviewId: string): Promise<void> {
  return atTheDesk(context, actor, reviewId, async (tx, { review, state, admin, now }) => {
    if (state !== "published") throw new DomainError("conflict");
    const acts = await actsOfReviews(tx, [reviewId]);
    if (acts.some(({ kind }) => kind === "read")) return;
    const { leadId, installerId } = review;
    await insertReviewAct(tx, { reviewId, leadId, at: now, actorId: admin.userId, kind: "read" });
    await recordAudit(tx, admin, { action: "read-review", subject: { type: "installer", id: installerId }, now });
  });
}

interface Desk {
  review: ReviewRow;
  state: ReviewState | null;
  admin: User;
  now: Date;
}

async function atTheDesk(
  { db, now }: Context,
  actor: Actor,
  reviewId: string,
  act: (tx: Tx, desk: Desk) => Promise<void>,
): Promise<void> {
  requireAdmin(actor, "complaints");
  const found = await reviewById(db.orm, reviewId);
  if (!found) throw new DomainError("not_found");
  const { review } = found;
  const admin = requireAdminOfOthers(actor, review.installerId, "complaints");
  await inTransaction(db, async (tx) => act(tx, { review, state: await lockReview(tx, reviewId), admin, now }));
}

async function undecided(tx: Tx, reviewId: string, about: number): Promise<ReviewActRow> {
  const act = await reviewAct(tx, about);
  if (act?.reviewId !== reviewId) throw new DomainError("not_found");
  const open = await undecidedActs(tx, reviewId);
  const found = open.find(({ id }) => id === about);
  if (!found) throw new DomainError("conflict");
  return found;
}

/** The author of a review that is said to be unlawful has five days; silence by itself removes nothing. */
async function requireRipe(tx: Tx, act: ReviewActRow, now: Date): Promise<void> {
  if (act.kind !== "reported" || act.reason !== "unlawful") return;
  const acts = await actsOfReviews(tx, [act.reviewId]);
  if (acts.some(({ kind, about }) => kind === "author_answered" && about === act.id)) return;
  if (now < daysAfter(act.at, limits.noticeAnswerDays)) throw new DomainError("conflict", { words: NOT_YET });
}

const NOT_YET = `The author has ${limits.noticeAnswerDays} days to answer. They have not answered yet.`;

interface Settled {
  act: ReviewActRow;
  outcome: FaultDecision;
  words: string;
}

/** Tells whoever disputed or reported it. */
async function settle(tx: Tx, { review, admin, now }: Desk, { act, outcome, words }: Settled): Promise<void> {
  const isDispute = act.kind === "disputed";
  const kind = isDispute ? "dispute_decided" : "report_decided";
  const of = { reviewId: review.id, leadId: review.leadId, at: now, actorId: admin.userId };
  const decision = await insertReviewAct(tx, { ...of, kind, about: act.id, reason: outcome, words });
  if (isDispute) await enqueueMail(tx, { mail: "dispute-decided", purchaseId: review.purchaseId, decision }, now);
  else if (act.email) await enqueueMail(tx, { mail: "review-report-decided", to: act.email, decision }, now);
}
