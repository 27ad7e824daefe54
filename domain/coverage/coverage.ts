import type { Queryable } from "#db/connection.ts";
import {
  type CoverageRow,
  coverageByInstaller,
  servicesOfInstallers as servicesByInstaller,
} from "#domain/coverage/coverage.sql.ts";

/** Where and what a company works, and how it hears of new leads. Distances in miles, position in WGS84 degrees. */
export type Coverage = Omit<CoverageRow, "installerId" | "updatedAt">;

/** What this company has said of its area; undefined until it has. Inside the caller's transaction; authorizes nothing. */
export async function coverageOf(tx: Queryable, installerId: string): Promise<Coverage | undefined> {
  const row = await coverageByInstaller(tx, installerId);
  if (!row) return undefined;
  const { installerId: _, updatedAt: __, ...coverage } = row;
  return coverage;
}

/** The services that each of these companies works, by its id; none for a company that has not said. Authorizes nothing. */
export function servicesOfInstallers(tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  return servicesByInstaller(tx, ids);
}
