import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { publishedRows, type RatingRow, type ReviewVersionRow, ratingRows } from "#domain/reviews/reviews.sql.ts";
import { monthsBefore } from "#domain/time/periods.ts";

/** A review as anyone may read it. */
export interface PublishedReview {
  id: string;
  stars: number;
  /** "A customer in RG4", or "Dilip, OX14". */
  author: string;
  givenAt: Date;
  /** Null if it was never edited. */
  editedAt: Date | null;
  /** Null where the work was not finished, like the next. */
  priceKept: boolean | null;
  onTime: boolean | null;
  again: "yes" | "no" | "not_sure";
  isFinished: boolean;
  words: string | null;
  /** Whether contact details were taken out of the words. */
  isBlanked: boolean;
  /** Since when the company disputes it, until that is decided. */
  disputedAt: Date | null;
  reply: { text: string; repliedAt: Date; editedAt: Date | null; isBlanked: boolean } | null;
}

/** Newest first; `page` from 1. Authorises nothing: anyone may read them. */
export async function publishedReviews(
  tx: Queryable,
  installerId: string,
  { page = 1, most = limits.reviewsPageSize }: { page?: number; most?: number } = {},
): Promise<PublishedReview[]> {
  const rows = await publishedRows(tx, { installerId, most, skip: (page - 1) * most });
  return rows.map(({ review, newest, reply, disputedAt }) => ({
    id: review.id,
    ...shownVersion(newest),
    givenAt: review.givenAt,
    disputedAt: disputedAt === null ? null : new Date(disputedAt),
    reply:
      reply?.text == null
        ? null
        : {
            text: reply.text,
            repliedAt: reply.repliedAt,
            editedAt: reply.changedAt > reply.repliedAt ? reply.changedAt : null,
            isBlanked: reply.isBlanked,
          },
  }));
}

/** What a version says, as it may be shown. */
export function shownVersion(version: ReviewVersionRow) {
  const { stars, priceKept, onTime, again, isFinished, words, isBlanked, writtenAt } = version;
  const editedAt = version.version > 1 ? writtenAt : null;
  return { stars, priceKept, onTime, again, isFinished, words, isBlanked, editedAt, author: authorOf(version) };
}

export type ShownVersion = ReturnType<typeof shownVersion>;

/** Whose review it is, in the words that its author chose. */
export function authorOf({ firstName, district }: Pick<ReviewVersionRow, "firstName" | "district">): string {
  return firstName === null ? `A customer in ${district}` : `${firstName}, ${district}`;
}

/** A company's rating: the newest review of each customer, over 36 months. */
export interface Rating {
  /** How many reviews count. */
  n: number;
  /** With one decimal; null below five. */
  mean: number | null;
  /** How many of one star to five; the sum is `n`. */
  stars: readonly [number, number, number, number, number];
  /** Yes among all that were asked. */
  again: { count: number; of: number };
  priceKept: { count: number; of: number };
  onTime: { count: number; of: number };
  /** Published reviews, also those that do not count. */
  published: number;
}

/** By company, also for one without a review. Authorises nothing: anyone may read it. */
export async function ratingOf(
  tx: Queryable,
  installerIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Rating>> {
  const rows = await ratingRows(tx, installerIds, monthsBefore(now, limits.reviewsCountedMonths));
  const found = new Map(rows.map((row) => [row.installerId, presentRating(row)]));
  return new Map(installerIds.map((id) => [id, found.get(id) ?? UNRATED]));
}

const NONE = { count: 0, of: 0 };
export const UNRATED: Rating = {
  n: 0,
  mean: null,
  stars: [0, 0, 0, 0, 0],
  again: NONE,
  priceKept: NONE,
  onTime: NONE,
  published: 0,
};

function presentRating({ n, total, stars, again, finished, priceKept, onTime, published }: RatingRow): Rating {
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = stars;
  return {
    n,
    mean: n < limits.ratingMin ? null : Math.round((total / n) * 10) / 10,
    stars: [one, two, three, four, five],
    again: { count: again, of: n },
    priceKept: { count: priceKept, of: finished },
    onTime: { count: onTime, of: finished },
    published,
  };
}
