import type { Queryable } from "#db/connection.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";
import { formerNamesOf } from "#domain/installers/profile-changes.sql.ts";
import type { Company } from "#domain/parties/compare-names.ts";

/**
 * A company, ready to be compared with the holder of a paper. Runs inside the caller's transaction. Authorises nothing.
 */
export async function partyOf(tx: Queryable, profile: InstallerRow): Promise<Company> {
  const { id, companyName, companyNumber, legalForm } = profile;
  const otherNames = await formerNamesOf(tx, id);
  return { name: companyName, companyNumber, isSoleTrader: legalForm === "sole_trader", otherNames };
}
