import { inTransaction } from "#db/transaction.ts";
import { lockUser } from "#domain/accounts/security.sql.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { addInstaller } from "#domain/installers/add-installer.ts";
import type { InstallerForm } from "#domain/installers/installer-form.ts";
import { installerOfMember } from "#domain/installers/installers.sql.ts";

/**
 * Opens a company for somebody in none, as its owner: `pending`, with the terms accepted by starting it. `id` is a new
 * UUID from the form, so that sending it twice starts one. Errors: not_signed_in; other_company.
 */
export async function startCompany(
  { db, now }: Context,
  actor: Actor,
  { id, form }: { id: string; form: InstallerForm },
): Promise<void> {
  const user = requireUser(actor);
  const { userId, email } = user;
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const own = await installerOfMember(tx, userId);
    if (own?.id === id) return;
    if (own) throw new DomainError("other_company");
    await addInstaller(tx, { id, userId }, { ...form, email }, now);
    const after = { companyName: form.companyName };
    await recordAudit(tx, user, { action: "start-company", subject: { type: "installer", id }, after, now });
  });
}
