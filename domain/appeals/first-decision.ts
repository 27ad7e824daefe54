import type { Queryable } from "#db/connection.ts";
import { decisionAgainst } from "#domain/appeals/appealed.ts";
import { type AppealRow, personNamed } from "#domain/appeals/appeals.sql.ts";
import { type ShownVersion, shownVersion } from "#domain/reviews/published-reviews.ts";
import { reviewAct } from "#domain/reviews/review-acts.sql.ts";
import { reviewById } from "#domain/reviews/reviews.sql.ts";

/** What an appeal is about, for who decides. */
export interface FirstDecision {
  /** Why and when; null of what no longer stands. */
  reason: string | null;
  at: Date | null;
  by: string | null;
  /** The page of the company or the request at the desk. */
  to: string | null;
  /** Of a removed review: what it said. */
  review: (ShownVersion & { id: string; givenAt: Date }) | null;
}

/** Authorises nothing. */
export async function firstDecision(tx: Queryable, appeal: AppealRow): Promise<FirstDecision> {
  const { kind, subject, installerId, leadId, against } = appeal;
  const by = against ? await personNamed(tx, against) : null;
  const to = installerId ? `/admin/installers/${installerId}` : leadId && `/admin/leads/${leadId}`;
  if (kind === "review") return { by, to, ...(await removalOf(tx, Number(subject))) };
  const stands =
    kind !== "request" && installerId ? await decisionAgainst(tx, installerId, { kind, subject }) : undefined;
  const decided = stands?.subject === subject ? stands : undefined;
  return { by, to, reason: decided?.reason ?? null, at: decided?.decidedAt ?? null, review: null };
}

async function removalOf(tx: Queryable, actId: number): Promise<Pick<FirstDecision, "reason" | "at" | "review">> {
  const act = await reviewAct(tx, actId);
  const found = act && (await reviewById(tx, act.reviewId));
  if (found?.state !== "removed") return { reason: null, at: null, review: null };
  const { review, newest } = found;
  return {
    reason: act?.words ?? null,
    at: act?.at ?? null,
    review: { id: review.id, givenAt: review.givenAt, ...shownVersion(newest) },
  };
}
