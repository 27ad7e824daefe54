import type { LegalForm } from "#content/onboarding.ts";
import type { Technology } from "#content/vetting.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { lastInsurance, newestMcsClaims } from "#domain/onboarding/onboarding.sql.ts";

/** What a company says about itself, to be compared with its papers. None of it has been checked. */
export interface Claims {
  legalForm: LegalForm | null;
  companyNumber: string | null;
  mcsNumbers: { technology: Technology; number: string; saidAt: Date }[];
  insurance: { insurer: string | null; coverPounds: number | null; reference: string; expiresOn: string } | null;
}

/** A company's claims, for administrators. Errors: not_signed_in, not_admin, not_found. */
export async function claimsOf({ db }: Context, actor: Actor, installerId: string): Promise<Claims> {
  requireAdmin(actor, "vetting");
  const profile = await installerById(db.orm, installerId);
  if (!profile) throw new DomainError("not_found");
  const insurance = await lastInsurance(db.orm, installerId);
  return {
    legalForm: profile.legalForm,
    companyNumber: profile.companyNumber,
    mcsNumbers: await newestMcsClaims(db.orm, installerId),
    insurance: insurance
      ? {
          insurer: insurance.insurer,
          coverPounds: insurance.coverPounds,
          reference: insurance.reference,
          expiresOn: insurance.expiresOn,
        }
      : null,
  };
}
