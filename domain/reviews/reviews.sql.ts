import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import {
  leadPurchases,
  outcomes,
  profiles,
  projectEvents,
  reviewActs,
  reviewReplies,
  reviews,
  reviewVersions,
} from "#db/schema.ts";

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewVersionRow = typeof reviewVersions.$inferSelect;
export type ReviewActRow = typeof reviewActs.$inferSelect;
export type ReviewState = "published" | "held" | "removed" | "withdrawn";

/** What the acts of a review made of it; null before the first. The one definition of it is in the database. */
const stateOfReview = (review: SQL | typeof reviews.id) => sql<ReviewState | null>`review_state(${review})`;

export async function insertReview(tx: Queryable, review: ReviewRow): Promise<void> {
  await tx.insert(reviews).values(review);
}

export async function insertReviewVersion(tx: Queryable, version: ReviewVersionRow): Promise<void> {
  await tx.insert(reviewVersions).values(version);
}

/** Adds an act; the database refuses one that the review's state does not allow. Returns its number. */
export async function insertReviewAct(tx: Queryable, act: typeof reviewActs.$inferInsert): Promise<number> {
  const [row] = await tx.insert(reviewActs).values(act).returning({ id: reviewActs.id });
  return row?.id ?? 0;
}

export interface WholeReview {
  review: ReviewRow;
  state: ReviewState | null;
  newest: ReviewVersionRow;
  company: string;
}

const isNewest = sql`${reviewVersions.version} = (select max(version) from ${reviewVersions} later where later.review_id = ${reviews.id})`;

const wholeReviews = (tx: Queryable) =>
  tx
    .select({
      review: reviews,
      state: stateOfReview(reviews.id),
      newest: reviewVersions,
      company: profiles.companyName,
    })
    .from(reviews)
    .innerJoin(reviewVersions, and(eq(reviewVersions.reviewId, reviews.id), isNewest))
    .innerJoin(profiles, eq(profiles.id, reviews.installerId));

export async function reviewById(tx: Queryable, id: string): Promise<WholeReview | undefined> {
  return (await wholeReviews(tx).where(eq(reviews.id, id)))[0];
}

export async function reviewsByIds(tx: Queryable, ids: readonly string[]): Promise<WholeReview[]> {
  return ids.length === 0 ? [] : wholeReviews(tx).where(inArray(reviews.id, [...ids]));
}

export async function reviewOfPurchase(tx: Queryable, purchaseId: string): Promise<WholeReview | undefined> {
  return (await wholeReviews(tx).where(eq(reviews.purchaseId, purchaseId)))[0];
}

export async function actsOfReviews(tx: Queryable, ids: readonly string[]): Promise<ReviewActRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(reviewActs)
    .where(inArray(reviewActs.reviewId, [...ids]))
    .orderBy(asc(reviewActs.id));
}

/** Whether its author said that something was offered for it: such a review is never public. */
export const wasOffered = (acts: readonly ReviewActRow[]) =>
  acts.some(({ kind, reason }) => kind === "held" && reason === "offered");

const isOpenDispute = sql<boolean>`exists (select from ${reviewActs} act where act.review_id = ${reviews.id} and act.kind = 'disputed'
  and not exists (select from ${reviewActs} later where later.review_id = act.review_id and later.kind = 'dispute_decided'))`;

/** Published reviews of a company, newest first, with replies; none behind `before`. */
export async function publishedRows(
  tx: Queryable,
  { installerId, most, skip }: { installerId: string; most: number; skip: number },
) {
  return tx
    .select({
      review: reviews,
      newest: reviewVersions,
      reply: reviewReplies,
      disputedAt: sql<
        string | null
      >`case when ${isOpenDispute} then (select max(at) from ${reviewActs} act where act.review_id = ${reviews.id} and act.kind = 'disputed') end`,
    })
    .from(reviews)
    .innerJoin(reviewVersions, and(eq(reviewVersions.reviewId, reviews.id), isNewest))
    .leftJoin(reviewReplies, eq(reviewReplies.reviewId, reviews.id))
    .where(and(eq(reviews.installerId, installerId), eq(stateOfReview(reviews.id), "published")))
    .orderBy(desc(reviews.givenAt), desc(reviews.id))
    .limit(most)
    .offset(skip);
}

export interface RatingRow extends Record<string, unknown> {
  installerId: string;
  /** Published reviews, also those that do not count. */
  published: number;
  n: number;
  total: number;
  stars: number[];
  priceKept: number;
  onTime: number;
  finished: number;
  again: number;
}

/**
 * The sums of each company's reviews that count: published, written after `since`, the newest version, and of each
 * customer only the newest review of the company.
 */
export async function ratingRows(tx: Queryable, installerIds: readonly string[], since: Date): Promise<RatingRow[]> {
  if (installerIds.length === 0) return [];
  const { rows } = await tx.execute<RatingRow>(sql`
    with published as (
      select installer_id, first_of_customer, given_at, review_versions.*
        from ${reviews} join ${reviewVersions} on ${reviewVersions.reviewId} = ${reviews.id} and ${isNewest}
       where installer_id = any (${textArray(installerIds)}) and ${stateOfReview(reviews.id)} = 'published'
    ), counted as (
      select distinct on (first_of_customer) * from published
       order by first_of_customer, given_at desc, review_id desc
    ), each_company as (
      select installer_id, count(*)::int as n, sum(stars)::int as total,
             array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
                   count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as stars,
             (count(*) filter (where is_finished))::int as finished,
             (count(*) filter (where price_kept))::int as "priceKept",
             (count(*) filter (where on_time))::int as "onTime",
             (count(*) filter (where again = 'yes'))::int as again
        from counted where written_at > ${instant(since)}
       group by installer_id
    )
    select p.installer_id as "installerId", p.published, coalesce(n, 0) as n, coalesce(total, 0) as total,
           coalesce(stars, '{0,0,0,0,0}') as stars, coalesce(finished, 0) as finished,
           coalesce("priceKept", 0) as "priceKept", coalesce("onTime", 0) as "onTime", coalesce(again, 0) as again
      from (select installer_id, count(*)::int as published from published group by installer_id) p
      left join each_company using (installer_id)`);
  return rows;
}

/** The first review that the customer of this lead wrote of this company, by the mailbox of their email address. */
export async function firstReviewOf(
  tx: Queryable,
  { leadId, installerId }: { leadId: string; installerId: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select earlier.first_of_customer as id from ${reviews} earlier
      join leads theirs on theirs.id = earlier.lead_id
      join leads mine on mine.customer_mailbox = theirs.customer_mailbox
     where mine.id = ${leadId} and earlier.installer_id = ${installerId}
     order by earlier.given_at limit 1`);
  return rows[0]?.id;
}

const purchasesToReview = (tx: Queryable, now: Date) =>
  tx
    .select({
      id: leadPurchases.id,
      installerId: leadPurchases.installerId,
      company: profiles.companyName,
      openSince: sql`review_open_since(${leadPurchases}, ${instant(now)})`.mapWith(leadPurchases.purchasedAt),
      chosenAt:
        sql`(select min(${projectEvents.at}) from ${projectEvents} where ${projectEvents.leadId} = ${leadPurchases.leadId}
        and ${projectEvents.purchaseId} = ${leadPurchases.id} and ${projectEvents.kind} = 'chosen')`.mapWith(
          leadPurchases.purchasedAt,
        ),
    })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId));

/** A purchase of this project with its company, and since when it can be reviewed. */
export async function purchaseToReview(
  tx: Queryable,
  { leadId, purchaseId }: { leadId: string; purchaseId: string },
  now: Date,
) {
  const [row] = await purchasesToReview(tx, now).where(
    and(eq(leadPurchases.id, purchaseId), eq(leadPurchases.leadId, leadId)),
  );
  return row;
}

/** The purchases of a project that its customer chose, oldest first. */
export async function chosenPurchases(tx: Queryable, leadId: string, now: Date) {
  const rows = await purchasesToReview(tx, now)
    .where(eq(leadPurchases.leadId, leadId))
    .orderBy(asc(leadPurchases.purchasedAt));
  return rows.filter(({ chosenAt, openSince }) => chosenAt !== null || openSince !== null);
}

/** A company's purchases, oldest first. */
export async function purchasesOfCompany(tx: Queryable, installerId: string) {
  return tx
    .select({ id: leadPurchases.id, leadId: leadPurchases.leadId, purchasedAt: leadPurchases.purchasedAt })
    .from(leadPurchases)
    .where(eq(leadPurchases.installerId, installerId))
    .orderBy(asc(leadPurchases.purchasedAt));
}

/** Words and names go from all versions and from the outcome that they came with. */
export async function blankWords(tx: Queryable, { id, purchaseId }: { id: string; purchaseId: string }): Promise<void> {
  await tx.update(reviewVersions).set({ words: null, firstName: null }).where(eq(reviewVersions.reviewId, id));
  await tx.update(outcomes).set({ words: null, mayShow: false }).where(eq(outcomes.purchaseId, purchaseId));
}

/** Held since before this moment for nothing but their number on one day. */
export async function heldByNumber(tx: Queryable, before: Date, most: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select held.review_id as id from ${reviewActs} held
     where held.kind = 'held' and held.reason = 'many_in_a_day' and held.at <= ${instant(before)}
       and review_state(held.review_id) = 'held'
       and not exists (select from ${reviewActs} other where other.review_id = held.review_id and other.kind = 'held'
                          and other.reason <> 'many_in_a_day')
     order by held.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** Purchases that became open for a review by this moment, without a review or this event, of customers who are known. */
export async function unwritten(
  tx: Queryable,
  { event, openBy, now, most }: { event: string; openBy: Date; now: Date; most: number },
): Promise<{ purchaseId: string; leadId: string }[]> {
  const { rows } = await tx.execute<{ purchaseId: string; leadId: string }>(sql`
    select p.id as "purchaseId", p.lead_id as "leadId"
      from ${leadPurchases} p join leads on leads.id = p.lead_id
     where leads.anonymised_at is null and leads.customer_email is not null
       and exists (select from ${projectEvents} chosen
                    where chosen.lead_id = p.lead_id and chosen.purchase_id = p.id and chosen.kind = 'chosen'
                      and chosen.at > ${instant(now)} - interval '26 months')
       and not exists (select from ${reviews} where ${reviews.purchaseId} = p.id)
       and not exists (select from ${projectEvents} told
                        where told.lead_id = p.lead_id and told.purchase_id = p.id and told.kind = ${event})
       and review_open_since(p, ${instant(now)}) <= ${instant(openBy)}
     order by p.purchased_at limit ${most}`);
  return rows;
}
