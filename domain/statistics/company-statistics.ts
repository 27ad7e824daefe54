import { limits } from "#config/limits.ts";
import type { ShownStatistics } from "#content/company-statistics.ts";
import type { ShownRemovals } from "#content/reviews.ts";
import type { Queryable } from "#db/connection.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { leadOfLink } from "#domain/request-links/open-link.ts";
import { type Rating, ratingOf, UNRATED } from "#domain/reviews/published-reviews.ts";
import { NONE_REMOVED, removalsOf } from "#domain/reviews/removals.ts";
import { type CompanyStatsRow, companiesOfProject, statsOfCompanies } from "#domain/statistics/company-stats.sql.ts";
import { wilsonInterval } from "#domain/statistics/wilson.ts";

/** A company's figures as anybody may read them, and when they were counted; null if they never were. */
export interface CompanyStatistics extends ShownStatistics {
  countedAt: Date | null;
}

/** The same with what its customers say of it, and where anybody can read all that. */
export interface RatedStatistics extends CompanyStatistics {
  /** Of its public page; null while it has none. */
  slug: string | null;
  rating: Rating;
  removals: ShownRemovals;
}

/** By company; for a company that was never counted, figures of nothing. Authorises nothing. */
export async function statisticsOfCompanies(
  tx: Queryable,
  installerIds: readonly string[],
): Promise<ReadonlyMap<string, CompanyStatistics>> {
  const rows = new Map((await statsOfCompanies(tx, installerIds)).map((row) => [row.installerId, row]));
  return new Map(installerIds.map((id) => [id, presentStatistics(rows.get(id))]));
}

function presentStatistics(row: CompanyStatsRow | undefined): CompanyStatistics {
  if (!row) return NEVER_COUNTED;
  return {
    countedAt: row.countedAt,
    medianMinutes: row.contactMedianMinutes,
    contactInDay: { count: row.contactInDay, of: row.contactOf, days: row.contactDays },
    quoted: { count: row.quoted, of: row.quoteOf, days: row.quoteDays },
    chosen: { count: row.chosen, of: row.chosenOf, days: row.chosenDays },
    priceKept: { count: row.priceKept, of: row.finished },
    onTime: { count: row.onTime, of: row.finished },
    made: { of: row.madeOf, percent: row.madePercent },
    used: { of: row.usedOf, percent: row.usedPercent },
  };
}

type Share = ShownStatistics["priceKept"];

const NONE = { count: 0, of: 0, days: limits.statisticsLongDays };
const NEVER_COUNTED: CompanyStatistics = {
  countedAt: null,
  medianMinutes: null,
  contactInDay: NONE,
  quoted: NONE,
  chosen: NONE,
  priceKept: NONE,
  onTime: NONE,
  made: { of: 0, percent: null },
  used: { of: 0, percent: null },
};

/**
 * Of the companies that have a project's details, and of those that sent its customer an outline, by purchase or
 * outline. Errors: link_invalid, link_revoked, read_only_link.
 */
export async function statisticsInProject(
  { db: { orm }, now }: Context,
  token: string,
): Promise<ReadonlyMap<string, RatedStatistics>> {
  const met = await companiesOfProject(orm, await leadOfLink(orm, token, now));
  const companies = met.map(({ installerId }) => installerId);
  const [found, ratings, removals] = await Promise.all([
    statisticsOfCompanies(orm, companies),
    ratingOf(orm, companies, now),
    removalsOf(orm, companies, now),
  ]);
  const figuresOf = ({ installerId, slug }: (typeof met)[number]) => ({
    slug,
    ...(found.get(installerId) ?? NEVER_COUNTED),
    rating: ratings.get(installerId) ?? UNRATED,
    removals: removals.get(installerId) ?? NONE_REMOVED,
  });
  return new Map(met.map((company) => [company.id, figuresOf(company)]));
}

/** The actor's own company's. Errors: not_signed_in, not_found, role_required. */
export async function myStatistics({ db: { orm } }: Context, actor: Actor): Promise<CompanyStatistics> {
  const { id } = requireInstaller(actor, "bought_leads");
  return (await statisticsOfCompanies(orm, [id])).get(id) ?? NEVER_COUNTED;
}

/** For programs: null where there are too few to say. */
export interface StatisticsForPrograms {
  countedAt: Date | null;
  firstContact: { n: number; days: number; medianMinutes: number | null };
  contactIn24Hours: ShareForPrograms & { days: number };
  quoteIn14Days: ShareForPrograms & { days: number };
  chosenIn60Days: ShareForPrograms & { days: number };
  priceKept: ShareForPrograms;
  onTime: ShareForPrograms;
  made: { n: number; percent: number | null };
  used: { n: number; percent: number | null };
}

interface ShareForPrograms {
  n: number;
  count: number | null;
  share: number | null;
  /** Wilson's, with 95% confidence. */
  interval: { low: number; high: number } | null;
}

/** `myStatistics` with intervals. Errors: as above. */
export async function myStatisticsForPrograms(context: Context, actor: Actor): Promise<StatisticsForPrograms> {
  return statisticsForPrograms(await myStatistics(context, actor));
}

/** A company's figures for programs. */
export function statisticsForPrograms(statistics: CompanyStatistics): StatisticsForPrograms {
  const { countedAt, medianMinutes, contactInDay, quoted, chosen, priceKept, onTime, made, used } = statistics;
  const ofDays = (share: Share & { days: number }) => ({ ...forPrograms(share), days: share.days });
  const read = ({ of: n, percent }: CompanyStatistics["made"]) => ({
    n,
    percent: n < limits.statisticsMin ? null : percent,
  });
  return {
    countedAt,
    firstContact: {
      n: contactInDay.of,
      days: contactInDay.days,
      medianMinutes: contactInDay.of < limits.statisticsMin ? null : medianMinutes,
    },
    contactIn24Hours: ofDays(contactInDay),
    quoteIn14Days: ofDays(quoted),
    chosenIn60Days: ofDays(chosen),
    priceKept: forPrograms(priceKept),
    onTime: forPrograms(onTime),
    made: read(made),
    used: read(used),
  };
}

function forPrograms({ count, of: n }: Share): ShareForPrograms {
  if (n < limits.statisticsMin) return { n, count: null, share: null, interval: null };
  return { n, count, share: count / n, interval: wilsonInterval({ count, of: n }) };
}
