import { limits } from "#config/limits.ts";
import { profilePath } from "#content/public-profile.ts";
import { ours } from "#domain/cursor.ts";
import type { ListedCompany } from "#domain/profiles/directory.ts";
import type { PublicProfile } from "#domain/profiles/public-profile.ts";
import type { Rating } from "#domain/reviews/published-reviews.ts";
import { statisticsForPrograms } from "#domain/statistics/company-statistics.ts";
import { wilsonInterval } from "#domain/statistics/wilson.ts";

/** The page of the directory that a cursor means, from 1. Errors: invalid_cursor. */
export function readPageCursor(cursor: string | null): number {
  const page = ours(cursor, (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined));
  return page ?? 1;
}

/** A company of the directory. */
export function presentListed({ companyName, slug, miles, technologies, area, rating }: ListedCompany) {
  const { n, mean } = rating;
  return { slug, companyName, path: profilePath(slug), miles, technologies, area, rating: { n, mean } };
}

/** A published profile with intervals, and the newest reviews. */
export function presentProfile({ companyName, slug, suspendedAt, rating, removals, reviews, works }: PublicProfile) {
  return {
    slug,
    companyName,
    path: profilePath(slug),
    suspendedAt,
    works: works && {
      legalForm: works.legalForm,
      companyNumber: works.companyNumber,
      registeredName: works.registeredName,
      tradingNames: works.tradingNames,
      technologies: works.technologies.map(({ technology, checks }) => ({
        technology,
        checks: checks.map(({ check, label, state, checkedBy, how, on, validUntil }) => {
          return { check, label, state, checkedBy, how, on, validUntil };
        }),
      })),
      area: works.area && { baseOutcode: works.area.baseOutcode, radiusMiles: works.area.radiusMiles },
      statistics: statisticsForPrograms(works.statistics),
    },
    rating: presentRating(rating),
    removals: { reasons: removals.reasons, isNotGenuine: removals.isNotGenuine },
    reviews: reviews.map(({ reply, ...review }) => ({
      stars: review.stars,
      author: review.author,
      givenAt: review.givenAt,
      editedAt: review.editedAt,
      isFinished: review.isFinished,
      priceKept: review.priceKept,
      onTime: review.onTime,
      again: review.again,
      words: review.words,
      disputedAt: review.disputedAt,
      reply: reply && { text: reply.text, repliedAt: reply.repliedAt },
    })),
  };
}

function presentRating({ n, mean, stars, again, published }: Rating) {
  const { count, of } = again;
  const interval = of < limits.ratingMin ? null : wilsonInterval({ count, of });
  return { n, mean, stars, published, again: { n: of, count: interval && count, interval } };
}
