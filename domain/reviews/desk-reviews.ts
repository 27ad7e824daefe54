import { type FaultDecision, faultLabel } from "#content/reviews.ts";
import { type Actor, isOwnCompany, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { questionsAmong, type ReviewQuestion } from "#domain/reviews/author-questions.ts";
import { type ShownVersion, shownVersion } from "#domain/reviews/published-reviews.ts";
import { removalsOf } from "#domain/reviews/removals.ts";
import { WAITS, type Wait, waitingReviewRows } from "#domain/reviews/review-acts.sql.ts";
import { actsOfReviews, type ReviewActRow, reviewsByIds } from "#domain/reviews/reviews.sql.ts";
import type { HeldBecause } from "#domain/reviews/why-held.sql.ts";

/** A review that waits for a person, and for what. */
export interface WaitingReview extends ShownVersion {
  wait: Wait;
  /** The dispute or report that is to be decided. */
  about: number | null;
  due: Date;
  isOverdue: boolean;
  id: string;
  leadId: string;
  installerId: string;
  company: string;
  givenAt: Date;
  heldBecause: HeldBecause | null;
  /** Who asks, what and why, and what the author says to it. */
  asked: (Omit<ReviewQuestion, "answerBy" | "decided" | "askedAt" | "about"> & { at: Date }) | null;
  /** Reviews of this company were removed within six months for faking or paying. */
  isRepeated: boolean;
  /** Earlier disputes and reports of it. */
  decided: { at: Date; outcome: FaultDecision; words: string | null }[];
}

/**
 * Everything that waits for a person, each kind by urgency; not of the administrator's own company. Errors:
 * not_signed_in, not_admin, role_required.
 */
export async function waitingForDesk({ db: { orm }, now }: Context, actor: Actor): Promise<WaitingReview[]> {
  const admin = requireAdmin(actor, "complaints");
  const rows = (
    await Promise.all(
      WAITS.map(async (wait) => (await waitingReviewRows(orm, wait, now)).map((row) => ({ wait, ...row }))),
    )
  ).flat();
  const ids = [...new Set(rows.map(({ reviewId }) => reviewId))];
  const [reviews, acts] = await Promise.all([reviewsByIds(orm, ids), actsOfReviews(orm, ids)]);
  const byId = new Map(reviews.map((one) => [one.review.id, one]));
  const removals = await removalsOf(orm, [...new Set(reviews.map(({ review }) => review.installerId))], now);
  return rows.flatMap(({ wait, reviewId, actId, due: dueAt }) => {
    const found = byId.get(reviewId);
    if (!found || isOwnCompany(admin, found.review.installerId)) return [];
    const { review, newest, company } = found;
    const own = acts.filter((act) => act.reviewId === reviewId);
    const about = wait === "held" || actId === null ? null : Number(actId);
    const due = new Date(dueAt);
    return {
      wait,
      about,
      due,
      isOverdue: due <= now,
      id: review.id,
      leadId: review.leadId,
      installerId: review.installerId,
      company,
      givenAt: review.givenAt,
      ...shownVersion(newest),
      heldBecause: wait === "held" ? heldBecause(own) : null,
      asked: about === null ? null : askedIn(own, about, company),
      isRepeated: removals.get(review.installerId)?.isNotGenuine ?? false,
      decided: decisionsIn(own),
    };
  });
}

function heldBecause(acts: readonly ReviewActRow[]): HeldBecause | null {
  const held = acts.filter(({ kind }) => kind === "held");
  const worst = held.find(({ reason }) => reason === "offered") ?? held.at(-1);
  return (worst?.reason ?? null) as HeldBecause | null;
}

function askedIn(acts: readonly ReviewActRow[], about: number, company: string): WaitingReview["asked"] {
  const act = acts.find(({ id }) => id === about);
  if (!act) return null;
  const [question] = questionsAmong(
    acts.filter((one) => one.id === about || one.about === about),
    company,
  );
  const { name, email, quoted, words, reason, kind, at } = act;
  return {
    by: kind === "disputed" ? company : (name ?? "Somebody who gave no name"),
    isNotice: kind === "reported" && reason === "unlawful",
    reason: faultLabel(reason ?? ""),
    words: words ?? "",
    quoted,
    email,
    at,
    answer: question?.answer ?? null,
  };
}

function decisionsIn(acts: readonly ReviewActRow[]): WaitingReview["decided"] {
  return acts
    .filter(({ kind }) => kind === "dispute_decided" || kind === "report_decided")
    .map(({ at, reason, words }) => ({ at, outcome: reason as FaultDecision, words }));
}
