import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { companyStats } from "#db/schema.ts";

export type CompanyStatsRow = typeof companyStats.$inferSelect;

/** Writes the row of a company from its purchases as they are now. */
export async function countCompany(tx: Queryable, installerId: string, now: Date): Promise<void> {
  await tx.execute(sql`select count_company(${installerId}, ${instant(now)})`);
}

export async function statsOfCompanies(tx: Queryable, installerIds: readonly string[]): Promise<CompanyStatsRow[]> {
  if (installerIds.length === 0) return [];
  return tx
    .select()
    .from(companyStats)
    .where(inArray(companyStats.installerId, [...installerIds]));
}
