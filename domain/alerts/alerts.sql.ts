import { and, eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { installerCoverage, profiles } from "#db/schema.ts";

/** Approved companies that want to hear of new leads once a day. */
export async function dailyReaders(tx: Queryable): Promise<string[]> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(installerCoverage)
    .innerJoin(profiles, eq(profiles.id, installerCoverage.installerId))
    .where(and(eq(installerCoverage.alerts, "daily"), eq(profiles.status, "approved")))
    .orderBy(profiles.id);
  return rows.map(({ id }) => id);
}
