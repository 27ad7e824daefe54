import type { Queryable } from "#db/connection.ts";
import { type CoverageRow, coverageByInstaller } from "#domain/coverage/coverage.sql.ts";

/** Where a company works, what it offers and how it hears of leads. Distances in miles, position in WGS84 degrees. */
export type Coverage = Omit<CoverageRow, "installerId" | "updatedAt">;

/** This company's area; undefined until it has given one. Inside the caller's transaction; authorizes nothing. */
export async function coverageOf(tx: Queryable, installerId: string): Promise<Coverage | undefined> {
  const row = await coverageByInstaller(tx, installerId);
  if (!row) return undefined;
  const { installerId: _, updatedAt: __, ...coverage } = row;
  return coverage;
}
