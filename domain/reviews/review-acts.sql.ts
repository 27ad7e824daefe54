import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import { reviewActs, reviewReplies, reviews } from "#db/schema.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import type { ReviewActRow, ReviewState } from "#domain/reviews/reviews.sql.ts";

export type ReviewReplyRow = typeof reviewReplies.$inferSelect;

/** One act after another of a review. The project first, as whoever changes that does: each act refers to it. */
export async function lockReview(tx: Queryable, reviewId: string): Promise<ReviewState | null> {
  const [known] = await tx.select({ leadId: reviews.leadId }).from(reviews).where(eq(reviews.id, reviewId));
  if (!known) return null;
  await lockLead(tx, known.leadId);
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId)).for("update");
  const { rows } = await tx.execute<{ state: ReviewState | null }>(sql`select review_state(${reviewId}) as state`);
  return rows[0]?.state ?? null;
}

export async function reviewAct(tx: Queryable, id: number): Promise<ReviewActRow | undefined> {
  return (await tx.select().from(reviewActs).where(eq(reviewActs.id, id)))[0];
}

export async function replyTo(tx: Queryable, reviewId: string): Promise<ReviewReplyRow | undefined> {
  return (await tx.select().from(reviewReplies).where(eq(reviewReplies.reviewId, reviewId)))[0];
}

export async function insertReply(tx: Queryable, reply: ReviewReplyRow): Promise<void> {
  await tx.insert(reviewReplies).values(reply);
}

export async function updateReply(
  tx: Queryable,
  reviewId: string,
  change: Pick<ReviewReplyRow, "text" | "isBlanked" | "writtenBy" | "changedAt">,
): Promise<void> {
  await tx.update(reviewReplies).set(change).where(eq(reviewReplies.reviewId, reviewId));
}

const undecided = (act: SQL) => sql`not exists (select from review_acts decision
  where decision.about = ${act}.id and decision.kind in ('dispute_decided', 'report_decided'))`;

/** Disputes and reports of a review that nobody has decided about. */
export async function undecidedActs(tx: Queryable, reviewId: string): Promise<ReviewActRow[]> {
  return tx
    .select()
    .from(reviewActs)
    .where(
      and(
        eq(reviewActs.reviewId, reviewId),
        inArray(reviewActs.kind, ["disputed", "reported"]),
        undecided(sql`review_acts`),
      ),
    )
    .orderBy(reviewActs.id);
}

export interface RemovalsRow extends Record<string, unknown> {
  installerId: string;
  reason: string;
  count: number;
  newest: Date | string;
}

/** Reviews that are removed, by company and reason, since this moment. */
export async function removalRows(tx: Queryable, installerIds: readonly string[], since: Date): Promise<RemovalsRow[]> {
  if (installerIds.length === 0) return [];
  const { rows } = await tx.execute<RemovalsRow>(sql`
    select installer_id as "installerId", last.reason, count(*)::int as count, max(last.at) as newest
      from ${reviews} join lateral (
        select kind, reason, at from ${reviewActs}
         where review_id = ${reviews.id} and kind in ('published', 'held', 'removed', 'withdrawn')
         order by id desc limit 1) last on last.kind = 'removed'
     where installer_id = any (${textArray(installerIds)}) and last.at > ${instant(since)}
     group by installer_id, last.reason
     order by installer_id, count(*) desc, last.reason`);
  return rows;
}

/** What a review waits for at the desk. */
export const WAITS = ["held", "dispute", "notice", "report", "read"] as const;
export type Wait = (typeof WAITS)[number];

/** What the list of work and /admin/reviews select of each: the review, and the act that is to be decided. */
const row = (since: SQL, due: SQL) =>
  sql`select review.id as review_id, act.id as act_id, ${since} as since, ${due} as due, review.installer_id, review.lead_id`;
const after = (since: SQL, interval: SQL) => sql`${since} + ${interval}`;
const hours = (count: number) => sql`make_interval(hours => ${count}::int)`;
const days = (count: number) => sql`make_interval(days => ${count}::int)`;

/**
 * One query for each thing that a review waits for; each row has review_id, act_id (null: to be read), since, due,
 * installer_id and lead_id. `now` decides which notices are ripe, and which week is over.
 */
export function waitingReviews(wait: Wait, now: Date): SQL {
  const since = sql`act.at`;
  const isOpen = (
    kind: SQL,
    reason: SQL,
  ) => sql`from ${reviewActs} act join ${reviews} review on review.id = act.review_id
    where act.kind = ${kind} and ${reason} and ${undecided(sql`act`)} and review_state(review.id) = 'published'`;
  switch (wait) {
    case "held":
      return sql`${row(since, after(since, hours(limits.reviewHeldHours)))}
        from ${reviews} review join lateral (
          select id, kind, at from ${reviewActs} where review_id = review.id and kind in ('published', 'held', 'removed', 'withdrawn')
           order by id desc limit 1) act on act.kind = 'held'`;
    case "dispute":
      return sql`${row(since, after(since, days(limits.disputeDecidedDays)))} ${isOpen(sql`'disputed'`, sql`true`)}`;
    case "report":
      return sql`${row(since, after(since, days(limits.reviewReportDays)))}
        ${isOpen(sql`'reported'`, sql`act.reason <> 'unlawful'`)}`;
    case "notice": {
      // Ripe once its author has answered, or has had five days for it.
      const ripe = sql`coalesce((select at from ${reviewActs} answer where answer.about = act.id and answer.kind = 'author_answered'),
        ${after(since, days(limits.noticeAnswerDays))})`;
      return sql`${row(ripe, after(ripe, hours(limits.noticeDecidedHours)))}
        ${isOpen(sql`'reported'`, sql`act.reason = 'unlawful' and ${ripe} <= ${instant(now)}`)}`;
    }
    case "read": {
      const monday = sql`(date_trunc('week', ${instant(now)}::timestamptz at time zone 'Europe/London') at time zone 'Europe/London')`;
      // Drawn by a hash, so that nobody can place a review where no person looks.
      return sql`select ranked.id as review_id, null::bigint as act_id, ranked.given_at as since,
          ${after(sql`ranked.given_at`, days(limits.reviewReadDays))} as due, ranked.installer_id, ranked.lead_id
        from (select id, given_at, installer_id, lead_id,
                row_number() over (partition by installer_id order by given_at, id) as nth,
                row_number() over (partition by date_trunc('week', given_at at time zone 'Europe/London') order by md5(id::text)) as drawn
              from ${reviews}) ranked
       where (ranked.nth <= ${limits.firstReviewsRead}
              or ranked.drawn <= ${limits.reviewsReadPerWeek}
                 and ranked.given_at < ${monday} and ranked.given_at >= ${monday} - interval '28 days')
         and review_state(ranked.id) = 'published'
         and not exists (select from ${reviewActs} seen where seen.review_id = ranked.id and
               (seen.kind in ('read', 'dispute_decided', 'report_decided') or seen.kind = 'published' and seen.actor_id is not null))`;
    }
  }
}

export interface WaitingReviewRow extends Record<string, unknown> {
  reviewId: string;
  /** PGlite gives a number, node-postgres a string. */
  actId: number | string | null;
  due: Date | string;
}

/** What waits, the most urgent first. */
export async function waitingReviewRows(tx: Queryable, wait: Wait, now: Date): Promise<WaitingReviewRow[]> {
  const { rows } = await tx.execute<WaitingReviewRow>(sql`
    select review_id as "reviewId", act_id as "actId", due from (${waitingReviews(wait, now)}) waiting
     order by due, review_id limit ${limits.reviewsShown}`);
  return rows;
}
