import type { Queryable } from "#db/connection.ts";
import { type CoverageRow, coverageByInstaller } from "#domain/coverage/coverage.sql.ts";

/**
 * Where a company works, its services and the leads it wants. Distances in miles, position in WGS84 degrees.
 */
export type Coverage = Omit<CoverageRow, "installerId" | "updatedAt">;

/** This company's area; undefined until set. Runs inside the caller's transaction. Authorises nothing. */
export async function coverageOf(tx: Queryable, installerId: string): Promise<Coverage | undefined> {
  const row = await coverageByInstaller(tx, installerId);
  if (!row) return undefined;
  const { installerId: _, updatedAt: __, ...coverage } = row;
  return coverage;
}
