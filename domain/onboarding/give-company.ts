import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { askRegister } from "#domain/installers/update-installer.ts";
import type { CompanyForm } from "#domain/onboarding/company-form.ts";
import { setLegalForm } from "#domain/onboarding/onboarding.sql.ts";
import { isFixed } from "#domain/onboarding/onboarding.ts";

/**
 * Records the party to the company's contracts, as the company states it. Fixed once its application has been decided.
 * Errors: not_signed_in, not_found, conflict (fixed).
 */
export async function giveCompany({ db, now }: Context, actor: Actor, form: CompanyForm): Promise<void> {
  const { id } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const profile = await lockInstaller(tx, id);
    if (!profile) throw new DomainError("not_found");
    const isSame = profile.legalForm === form.legalForm && profile.companyNumber === form.companyNumber;
    if (isFixed(profile) && !isSame) throw new DomainError("conflict");
    await setLegalForm(tx, id, form);
    if (form.companyNumber !== profile.companyNumber) await askRegister(tx, id, now);
  });
}
