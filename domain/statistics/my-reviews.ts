import { limits } from "#config/limits.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { type PublishedReview, publishedReviews, ratingOf, UNRATED } from "#domain/reviews/published-reviews.ts";
import { wilsonInterval } from "#domain/statistics/wilson.ts";

interface ShareOfReviews {
  n: number;
  count: number | null;
  share: number | null;
  /** Wilson's, with 95% confidence. */
  interval: { low: number; high: number } | null;
}

/** A company's published reviews and their rating; null where there are too few to rate. */
export interface ReviewsForPrograms {
  rating: {
    n: number;
    mean: number | null;
    /** How many of one star to five. */
    stars: readonly number[] | null;
    fourOrFive: ShareOfReviews;
    again: ShareOfReviews;
    priceKept: ShareOfReviews;
    onTime: ShareOfReviews;
  };
  reviews: PublishedReview[];
}

/**
 * The actor's own company's reviews, newest first, with the rating of all. `page` as in an address, from 1. Errors:
 * not_signed_in, not_found, role_required, invalid_cursor (no such page).
 */
export async function myReviewsForPrograms(
  { db: { orm }, now }: Context,
  actor: Actor,
  page: string,
): Promise<ReviewsForPrograms> {
  const { id } = requireInstaller(actor, "bought_leads");
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new DomainError("invalid_cursor");
  const reviews = await publishedReviews(orm, id, { page: Number(page) });
  const rating = (await ratingOf(orm, [id], now)).get(id) ?? UNRATED;
  const [, , , four, five] = rating.stars;
  const { n, mean, stars, again, priceKept, onTime } = rating;
  return {
    rating: {
      n,
      mean,
      stars: mean === null ? null : stars,
      fourOrFive: shareOf({ count: four + five, of: n }),
      again: shareOf(again),
      priceKept: shareOf(priceKept),
      onTime: shareOf(onTime),
    },
    reviews,
  };
}

function shareOf({ count, of: n }: { count: number; of: number }): ShareOfReviews {
  if (n < limits.ratingMin) return { n, count: null, share: null, interval: null };
  return { n, count, share: count / n, interval: wilsonInterval({ count, of: n }) };
}
