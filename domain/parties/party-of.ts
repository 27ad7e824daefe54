import type { Queryable } from "#db/connection.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";
import type { Company } from "#domain/parties/compare-names.ts";
import { type NameKind, type NameRow, namesOf } from "#domain/parties/names.sql.ts";

/**
 * A company, ready to be compared with the holder of a paper. Runs inside the caller's transaction. Authorises nothing.
 */
export async function partyOf(tx: Queryable, profile: InstallerRow): Promise<Company> {
  const { companyName, companyNumber, legalForm, id } = profile;
  // What the register says of a number that the company no longer gives is another company's.
  const names = (await namesOf(tx, id)).filter(
    (one) => one.kind !== "previous" || one.companyNumber === null || one.companyNumber === companyNumber,
  );
  const isSoleTrader = legalForm === "sole_trader";
  const otherNames = namesAmong(names, ["previous", "trading"]);
  const proprietors = namesAmong(names, ["proprietor"]);
  return { name: companyName, companyNumber, isSoleTrader, otherNames, proprietors };
}

function namesAmong(names: readonly NameRow[], kinds: readonly NameKind[]): string[] {
  return names.flatMap(({ kind, name }) => (kinds.includes(kind) && name !== null ? name : []));
}
