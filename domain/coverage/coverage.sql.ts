import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { installerCoverage } from "#db/schema.ts";

export type CoverageRow = typeof installerCoverage.$inferSelect;

export async function coverageByInstaller(tx: Queryable, installerId: string): Promise<CoverageRow | undefined> {
  return (await tx.select().from(installerCoverage).where(eq(installerCoverage.installerId, installerId)))[0];
}

/** The services each of these companies offers, by company id; none if it has not set them. */
export async function servicesOfInstallers(tx: Queryable, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: installerCoverage.installerId, services: installerCoverage.services })
    .from(installerCoverage)
    .where(inArray(installerCoverage.installerId, [...ids]));
  return new Map(rows.map(({ id, services }) => [id, services]));
}

export async function saveCoverage(tx: Queryable, row: CoverageRow): Promise<void> {
  await tx
    .insert(installerCoverage)
    .values(row)
    .onConflictDoUpdate({ target: installerCoverage.installerId, set: row });
}
