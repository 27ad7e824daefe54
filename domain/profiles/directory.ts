import { limits } from "#config/limits.ts";
import { type Technology, technologies } from "#content/vetting.ts";
import type { Context } from "#domain/context.ts";
import { isWithin } from "#domain/coverage/matching.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode, type OutwardCode } from "#domain/postcodes/outward-code.ts";
import { parsePostcode } from "#domain/postcodes/postcode.ts";
import { publishedCompanies } from "#domain/profiles/profiles.sql.ts";
import { type Rating, ratingOf, UNRATED } from "#domain/reviews/published-reviews.ts";
import { checkedTechnologies } from "#domain/vetting/shown-checks.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";

/** What a visitor asks for; empty for any. */
export interface DirectoryQuery {
  /** A postcode or its first half. */
  postcode: string;
  technology: string;
}

export interface ListedCompany {
  companyName: string;
  slug: string;
  /** Whole miles from the middle of its outward code to that of the postcode; null without a postcode. */
  miles: number | null;
  /** Those whose required checks all hold. */
  technologies: Technology[];
  /** Null until the company has set where it works. */
  area: { baseOutcode: string; radiusMiles: number } | null;
  rating: Rating;
}

export interface Directory {
  companies: ListedCompany[];
  /** Companies on all pages. */
  total: number;
  /** From 1, at most `pages`. */
  page: number;
  pages: number;
  /** Where the postcode is; null without one. */
  place: Pick<OutwardCode, "outward" | "postTown"> | null;
}

/**
 * Published, approved companies whose checks hold for a technology and which cover a postcode: by whole miles, then by
 * name; without a postcode by name. Nothing else moves a company. Errors: invalid_input with `postcode`, `technology`.
 */
export async function listInstallers(
  { db: { orm }, now }: Context,
  asked: DirectoryQuery,
  wantedPage = 1,
): Promise<Directory> {
  const { place, technology } = readQuery(asked);
  const all = (await publishedCompanies(orm)).map(({ coverage, specialties, ...company }) => {
    const offered = technologiesOf({ services: coverage?.services ?? null, specialties });
    return { ...company, coverage, technologies: technology ? offered.filter((one) => one === technology) : offered };
  });
  const near = place ? all.filter(({ coverage }) => coverage && covers(coverage, place.outward)) : all;
  const checked = await checkedTechnologies(orm, near, now);
  const holding = near.filter(({ id }) => checked.get(id)?.length);
  const measured = holding.map(({ coverage, ...company }) => ({
    ...company,
    miles: place && coverage ? Math.round(distanceMiles(coverage, place)) : null,
    area: coverage && { baseOutcode: coverage.baseOutcode, radiusMiles: coverage.radiusMiles },
  }));
  const sorted = measured.toSorted(
    (one, other) =>
      (one.miles ?? 0) - (other.miles ?? 0) ||
      BY_NAME.compare(one.companyName, other.companyName) ||
      (one.slug < other.slug ? -1 : 1),
  );
  const size = limits.directoryPageSize;
  const pages = Math.max(1, Math.ceil(sorted.length / size));
  const page = Math.min(Math.max(1, wantedPage), pages);
  const shown = sorted.slice((page - 1) * size, page * size);
  const ids = shown.map(({ id }) => id);
  const ratings = await ratingOf(orm, ids, now);
  return {
    companies: shown.map(({ id, companyName, slug, miles, area }) => {
      const rating = ratings.get(id) ?? UNRATED;
      return { companyName, slug, miles, area, technologies: checked.get(id) ?? [], rating };
    }),
    total: sorted.length,
    page,
    pages,
    place: place && { outward: place.outward, postTown: place.postTown },
  };
}

const BY_NAME = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });

type Base = Parameters<typeof isWithin>[1] & { excludedOutcodes: readonly string[] };

const covers = (base: Base, outcode: string) => !base.excludedOutcodes.includes(outcode) && isWithin(outcode, base);

function readQuery({ postcode, technology: wanted }: DirectoryQuery) {
  const place = postcode.trim() === "" ? null : findOutwardCode(parsePostcode(postcode)?.outward ?? postcode);
  const technology = technologies.find(({ value }) => value === wanted)?.value;
  const fields: FieldErrors = {
    ...(place === undefined && { postcode: ["We do not know this postcode. Check it, or enter its first half."] }),
    ...(wanted !== "" && technology === undefined && { technology: ["Choose one of the list."] }),
  };
  if (place === undefined || Object.keys(fields).length > 0) throw new DomainError("invalid_input", { fields });
  return { place, technology };
}

/**
 * The addresses of companies whose pages search engines are shown: all checks of one technology hold, and enough reviews
 * are published.
 */
export async function indexedSlugs({ db: { orm }, now }: Context): Promise<string[]> {
  const published = await publishedCompanies(orm);
  const offers = published.map(({ id, specialties, coverage }) => {
    return { id, technologies: technologiesOf({ services: coverage?.services ?? null, specialties }) };
  });
  const checked = await checkedTechnologies(orm, offers, now);
  const whole = published.filter(({ id }) => checked.get(id)?.length);
  const ids = whole.map(({ id }) => id);
  const ratings = await ratingOf(orm, ids, now);
  return whole.flatMap(({ id, slug }) => ((ratings.get(id)?.published ?? 0) >= limits.profileReviewsMin ? slug : []));
}
