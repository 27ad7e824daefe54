import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import type { InstallerRow } from "#domain/installers/installers.sql.ts";
import type { Company } from "#domain/parties/compare-names.ts";
import type { NamesOnRecord } from "#domain/parties/contract-outcome.ts";
import { partyOf } from "#domain/parties/party-of.ts";
import { newestLookup } from "#domain/parties/register-lookups.sql.ts";
import { proofsFor } from "#domain/required-checks.ts";
import { checksOfCompany } from "#domain/vetting/checked-certificate.ts";
import type { CheckRow } from "#domain/vetting/vetting.sql.ts";

/**
 * The names of a company that hold on this London day, to compare the party of a contract for this work with. Runs
 * inside the caller's transaction. Authorises nothing.
 */
export async function namesOnRecord(
  tx: Queryable,
  profile: InstallerRow,
  { technologies, today }: { technologies: readonly Technology[]; today: string },
): Promise<NamesOnRecord> {
  const itself = await partyOf(tx, profile);
  const checks = await checksOfCompany(tx, profile.id);
  const holds = ({ outcome, expiresOn }: CheckRow) =>
    outcome === "passed" && (expiresOn === null || expiresOn >= today);
  const certified = technologies.filter((technology) => proofsFor(technology).includes("mcs"));
  const certificate = certified
    .flatMap((technology) => checks.filter((one) => one.check === "mcs_number" && one.technology === technology))
    .find(holds);
  const policy = checks.find((one) => one.check === "insurance" && holds(one));
  return {
    itself,
    mcsHolder: certificate ? printedOn(certificate, itself) : null,
    insured: policy ? printedOn(policy, itself) : null,
    register: await registered(tx, itself, profile),
  };
}

/** The entry of the number that the company gives, with the register's former names of it. */
async function registered(tx: Queryable, itself: Company, { id }: InstallerRow): Promise<Company | null> {
  const lookup = await newestLookup(tx, id);
  if (!lookup?.name || lookup.companyNumber !== itself.companyNumber) return null;
  return { ...itself, name: lookup.name };
}

/** Few papers show a number; the company's own is the holder's too where their names agreed. */
function printedOn({ holder, holderNumber, holderOutcome }: CheckRow, itself: Company): Company | null {
  if (holder === null) return null;
  const isOurs = holderOutcome === "same" || holderOutcome === "trading_name";
  return { ...itself, name: holder, companyNumber: holderNumber ?? (isOurs ? itself.companyNumber : null) };
}
