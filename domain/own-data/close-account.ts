import { inTransaction } from "#db/transaction.ts";
import { eraseUser } from "#domain/accounts/erase-user.ts";
import { type Actor, requireInstaller } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { eraseCompany } from "#domain/installers/erase-company.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";

/**
 * Closes the company's account for good, in one transaction: all ways in end, personal data goes, and the address is
 * free for a new account. Ledger, payments, receipts and purchases stay, under the company's name. Told by mail to the
 * address it had. `companyName` is typed by the person as a confirmation; case and spaces around it do not count.
 * Errors: not_signed_in; not_found (also when it is closed already); invalid_input (field `companyName`); last_admin.
 */
export async function closeAccount(
  { db, now }: Context,
  actor: Actor,
  confirmation: { companyName: string },
): Promise<void> {
  const installer = requireInstaller(actor);
  requireSameName(confirmation.companyName, installer.companyName);
  await inTransaction(db, async (tx) => {
    const was = await eraseCompany(tx, installer.id, now);
    const { email } = await eraseUser(tx, { id: installer.id, email: was.email }, now);
    const { email: to, contactName, companyName } = was;
    await enqueueMail(tx, { mail: "account-closed", to, contactName, companyName }, now);
    // The log is kept for ever, so it names the account and not the person.
    await recordAudit(
      tx,
      { userId: installer.id, email },
      {
        action: "close-account",
        subject: { type: "installer", id: installer.id },
        before: { status: was.status, credits: was.credits },
        after: { status: "suspended" },
        now,
      },
    );
  });
}

function requireSameName(typed: string, companyName: string): void {
  const plain = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();
  if (plain(typed) === plain(companyName)) return;
  const message = `Type the name of your company, ${companyName}, to close its account.`;
  throw new DomainError("invalid_input", { fields: { companyName: [message] } });
}
