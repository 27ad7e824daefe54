import { inTransaction } from "#db/transaction.ts";
import { insertUser } from "#domain/accounts/accounts.sql.ts";
import type { SignUpForm } from "#domain/accounts/sign-up-form.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { addInstaller } from "#domain/installers/add-installer.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";

/**
 * Opens a company account in one transaction: the user, the company as `pending`, the terms accepted by signing up, and
 * the mail that confirms the address. Anyone may. `userId` is made by the caller; `passwordHash` is what the accounts
 * library stores of the password. Errors: account_exists.
 */
export async function signUp(
  { db, now }: Context,
  input: { userId: string; passwordHash: string; form: SignUpForm },
): Promise<void> {
  const { userId, passwordHash, form } = input;
  await inTransaction(db, async (tx) => {
    const fresh = await insertUser(tx, {
      id: userId,
      name: form.contactName,
      email: form.email,
      passwordHash,
      emailVerified: false,
      now,
    });
    if (!fresh) throw new DomainError("account_exists");
    await addInstaller(tx, { id: userId, userId }, form, now);
    await enqueueMail(tx, { mail: "confirm-email", userId }, now);
  });
}
