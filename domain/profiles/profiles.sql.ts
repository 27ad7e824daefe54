import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companySlugs, installerCoverage, profiles } from "#db/schema.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";

/** The company that has, or once had, this address. */
export async function companyAt(tx: Queryable, slug: string): Promise<InstallerRow | undefined> {
  const [row] = await tx
    .select({ company: profiles })
    .from(companySlugs)
    .innerJoin(profiles, eq(profiles.id, companySlugs.installerId))
    .where(eq(companySlugs.slug, slug));
  return row?.company;
}

export async function setPublished(tx: Queryable, id: string, publishedAt: Date | null): Promise<void> {
  await tx.update(profiles).set({ publishedAt }).where(eq(profiles.id, id));
}

/** Approved companies with a public page, by name. */
export async function publishedCompanies(tx: Queryable) {
  return tx
    .select({
      id: profiles.id,
      companyName: profiles.companyName,
      slug: sql<string>`${profiles.slug}`,
      specialties: profiles.specialties,
      coverage: installerCoverage,
    })
    .from(profiles)
    .leftJoin(installerCoverage, eq(installerCoverage.installerId, profiles.id))
    .where(and(isNotNull(profiles.publishedAt), eq(profiles.status, "approved")))
    .orderBy(asc(profiles.companyName), profiles.id);
}
