import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { companyStats, leadPurchases, outlines, profiles } from "#db/schema.ts";

export type CompanyStatsRow = typeof companyStats.$inferSelect;

/** Writes the row of a company from its purchases as they are now. */
export async function writeCompanyStats(tx: Queryable, installerId: string, now: Date): Promise<void> {
  await tx.execute(sql`select count_company(${installerId}, ${instant(now)})`);
}

export async function statsOfCompanies(tx: Queryable, installerIds: readonly string[]): Promise<CompanyStatsRow[]> {
  if (installerIds.length === 0) return [];
  return tx
    .select()
    .from(companyStats)
    .where(inArray(companyStats.installerId, [...installerIds]));
}

/** Every company that has bought something. */
export async function companiesToCount(tx: Queryable): Promise<string[]> {
  const hasBought = sql`exists (select from ${leadPurchases} where ${leadPurchases.installerId} = ${profiles.id})`;
  const rows = await tx.select({ id: profiles.id }).from(profiles).where(hasBought).orderBy(profiles.id);
  return rows.map(({ id }) => id);
}

/** The address of a company's public page; null for one without. */
const publicSlug = sql<string | null>`case when ${profiles.publishedAt} is not null then ${profiles.slug} end`;

/** Who bought a project's details, by purchase, and who sent an outline, by outline; a picked one is its purchase. */
export async function companiesOfProject(
  tx: Queryable,
  leadId: string,
): Promise<{ id: string; installerId: string; slug: string | null }[]> {
  const bought = tx
    .select({ id: leadPurchases.id, installerId: leadPurchases.installerId, slug: publicSlug.as("slug") })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .where(eq(leadPurchases.leadId, leadId));
  const offered = tx
    .select({ id: outlines.id, installerId: outlines.installerId, slug: publicSlug.as("slug") })
    .from(outlines)
    .innerJoin(profiles, eq(profiles.id, outlines.installerId))
    .where(eq(outlines.leadId, leadId));
  return bought.union(offered);
}

/** Purchases of the last days whose company was counted, and after how many minutes half of them were contacted. */
export async function recentWaits(tx: Queryable): Promise<{ purchases: number; medianMinutes: number | null }> {
  const { rows } = await tx.execute<{ purchases: number; medianMinutes: number | null }>(sql`
    select count(*)::int as purchases,
           nullif(percentile_disc(0.5) within group (order by coalesce(wait::float8, 'infinity')), 'infinity') as "medianMinutes"
      from ${companyStats}, unnest(${companyStats.recentWaits}) as wait`);
  return rows[0] ?? { purchases: 0, medianMinutes: null };
}
