import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { newestChecks } from "#domain/vetting/vetting.sql.ts";

/** An MCS certificate as an administrator recorded it. */
export interface CheckedCertificate {
  readonly holder: string | null;
  readonly mcsNumber: string | null;
}

/**
 * The checked MCS certificate of the first of these technologies that has one valid on this London day; nulls if none
 * has. Runs inside the caller's transaction. Authorises nothing.
 */
export async function checkedCertificate(
  tx: Queryable,
  installerId: string,
  { technologies, today }: { technologies: readonly Technology[]; today: string },
): Promise<CheckedCertificate> {
  const rows = (await newestChecks(tx, [installerId])).map(({ row }) => row);
  const holding = rows.filter(
    ({ check, outcome, expiresOn, technology }) =>
      check === "mcs_number" &&
      outcome === "passed" &&
      (expiresOn === null || expiresOn >= today) &&
      technology !== null &&
      technologies.includes(technology),
  );
  const found = technologies.flatMap((one) => holding.filter(({ technology }) => technology === one))[0];
  return { holder: found?.holder ?? null, mcsNumber: found?.reference ?? null };
}
