import { limits } from "#config/limits.ts";
import type { CheckFact } from "#content/check-facts.ts";
import type { LegalForm } from "#content/onboarding.ts";
import type { ShownRemovals } from "#content/reviews.ts";
import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import type { Context } from "#domain/context.ts";
import { type Coverage, coverageOf } from "#domain/coverage/coverage.ts";
import { DomainError } from "#domain/errors.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";
import { namesOf } from "#domain/parties/names.sql.ts";
import { newestLookup } from "#domain/parties/register-lookups.sql.ts";
import { companyAt } from "#domain/profiles/profiles.sql.ts";
import { type PublishedReview, publishedReviews, type Rating, ratingOf } from "#domain/reviews/published-reviews.ts";
import { NONE_REMOVED, removalsOf } from "#domain/reviews/removals.ts";
import { type CompanyStatistics, statisticsOfCompanies } from "#domain/statistics/company-statistics.ts";
import { checkedTechnologies, checkFactsAt } from "#domain/vetting/shown-checks.ts";
import { technologiesOf } from "#domain/vetting/technologies-of.ts";

/** What anybody may read of a company that has published its profile. */
export interface PublicProfile {
  companyName: string;
  slug: string;
  publishedAt: Date;
  /** Since when it takes no requests; null while it may. */
  suspendedAt: Date | null;
  /** Whether search engines are shown it. */
  isIndexed: boolean;
  reviews: PublishedReview[];
  reviewsPage: number;
  rating: Rating;
  removals: ShownRemovals;
  /** Null while it is suspended. */
  works: Works | null;
}

/** What a company is, what we checked of it and how it works. */
export interface Works {
  legalForm: LegalForm | null;
  companyNumber: string | null;
  /** As the register has it; null where nobody has looked it up. */
  registeredName: string | null;
  tradingNames: string[];
  technologies: { technology: Technology; checks: CheckFact[] }[];
  /** Measured from the middle of an outward code; null until the company has set it. */
  area: Pick<Coverage, "baseOutcode" | "latitude" | "longitude" | "radiusMiles" | "excludedOutcodes"> | null;
  statistics: CompanyStatistics;
}

/** A profile, or the address to which it has moved. */
export type FoundProfile = { profile: PublicProfile } | { movedTo: string };

/**
 * The published profile at an address, for anybody. `reviewsPage` begins with 1. Errors: not_found, also for one that
 * was never published or was taken down.
 */
export async function publicProfile(
  { db: { orm }, now }: Context,
  slug: string,
  reviewsPage = 1,
): Promise<FoundProfile> {
  const company = await companyAt(orm, slug);
  if (!company?.slug || !company.publishedAt) throw new DomainError("not_found");
  if (company.slug !== slug) return { movedTo: company.slug };
  const { id, companyName, publishedAt, status } = company;
  const rating = (await ratingOf(orm, [id], now)).get(id);
  if (!rating) throw new DomainError("not_found");
  const isOpen = status === "approved";
  return {
    profile: {
      companyName,
      slug,
      publishedAt,
      suspendedAt: isOpen ? null : (company.statusChangedAt ?? publishedAt),
      isIndexed: isOpen && rating.published >= limits.profileReviewsMin && (await hasWhole(orm, company, now)),
      reviews: await publishedReviews(orm, id, { page: reviewsPage }),
      reviewsPage,
      rating,
      removals: (await removalsOf(orm, [id], now)).get(id) ?? NONE_REMOVED,
      works: isOpen ? await worksOf(orm, company, now) : null,
    },
  };
}

/** Whether all checks of one technology hold. */
async function hasWhole(tx: Queryable, company: InstallerRow, now: Date): Promise<boolean> {
  const { id } = company;
  const technologies = await offeredBy(tx, company);
  return ((await checkedTechnologies(tx, [{ id, technologies }], now)).get(id) ?? []).length > 0;
}

async function offeredBy(tx: Queryable, { id, specialties }: InstallerRow): Promise<Technology[]> {
  const coverage = await coverageOf(tx, id);
  return technologiesOf({ services: coverage?.services ?? null, specialties });
}

async function worksOf(tx: Queryable, company: InstallerRow, now: Date): Promise<Works> {
  const { id, legalForm, companyNumber } = company;
  const coverage = await coverageOf(tx, id);
  const lookup = await newestLookup(tx, id);
  const names = await namesOf(tx, id);
  const statistics = (await statisticsOfCompanies(tx, [id])).get(id);
  if (!statistics) throw new DomainError("not_found");
  const technologies: Works["technologies"] = [];
  for (const technology of await offeredBy(tx, company)) {
    technologies.push({ technology, checks: await checkFactsAt(tx, id, { technology, at: now }) });
  }
  return {
    legalForm,
    companyNumber,
    registeredName: lookup && lookup.companyNumber === companyNumber ? lookup.name : null,
    tradingNames: [...new Set(names.flatMap(({ kind, name }) => (kind === "trading" && name !== null ? name : [])))],
    technologies,
    area: coverage ? areaShown(coverage) : null,
    statistics,
  };
}

/** By allow-list: the base postcode may be somebody's home. */
function areaShown({ baseOutcode, latitude, longitude, radiusMiles, excludedOutcodes }: Coverage): Works["area"] {
  return { baseOutcode, latitude, longitude, radiusMiles, excludedOutcodes };
}
