import { inTransaction } from "#db/transaction.ts";
import { renameUser } from "#domain/accounts/rename-user.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { CompanyForm } from "#domain/installers/company-form.ts";
import { setCompany } from "#domain/installers/installers.sql.ts";

/** Replaces what the company says of itself; its e-mail address has a way of its own. Errors: not_signed_in, not_found. */
export async function updateCompany({ db, now }: Context, actor: Actor, form: CompanyForm): Promise<void> {
  const { id } = requireInstaller(actor);
  await inTransaction(db, async (tx) => {
    await setCompany(tx, id, {
      companyName: form.companyName,
      contactName: form.contactName,
      phone: form.phone ?? null,
      address: form.address ?? null,
      city: form.city ?? null,
      postcode: form.postcode ?? null,
      businessLicense: form.businessLicense ?? null,
      certifications: form.certifications,
      specialties: form.specialties,
    });
    await renameUser(tx, id, form.contactName, now);
  });
}
