import type { Technology } from "#content/vetting.ts";
import type { Queryable } from "#db/connection.ts";
import { type CheckRow, newestChecks } from "#domain/vetting/vetting.sql.ts";

/** An MCS certificate as an administrator recorded it. */
export interface CheckedCertificate {
  readonly holder: string | null;
  readonly mcsNumber: string | null;
  /** If none is valid: the last day of the one that was, and its number. */
  readonly ended: { readonly on: string; readonly mcsNumber: string | null } | null;
}

type Asked = { technologies: readonly Technology[]; today: string };

/**
 * The checked MCS certificate of the first of these technologies that has one valid on this London day; nulls if none
 * has. Runs inside the caller's transaction. Authorises nothing.
 */
export async function checkedCertificate(
  tx: Queryable,
  installerId: string,
  asked: Asked,
): Promise<CheckedCertificate> {
  return certificateAmong(await checksOfCompany(tx, installerId), asked);
}

/** What was last found of a company. Authorises nothing. */
export async function checksOfCompany(tx: Queryable, installerId: string): Promise<CheckRow[]> {
  return (await newestChecks(tx, [installerId])).map(({ row }) => row);
}

/** As `checkedCertificate`, among checks that were read before. */
export function certificateAmong(checks: readonly CheckRow[], { technologies, today }: Asked): CheckedCertificate {
  const passed = technologies.flatMap((one) =>
    checks.filter(
      ({ check, outcome, technology }) => check === "mcs_number" && outcome === "passed" && technology === one,
    ),
  );
  const valid = passed.find(({ expiresOn }) => expiresOn === null || expiresOn >= today);
  const [past] = passed;
  const ended = !valid && past?.expiresOn ? { on: past.expiresOn, mcsNumber: past.reference } : null;
  return { holder: valid?.holder ?? null, mcsNumber: valid?.reference ?? null, ended };
}
