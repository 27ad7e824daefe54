import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { issueLink, requireOpenLink } from "#domain/accounts/account-link.ts";
import { setEmailVerified, useAccountLink, userByEmail, userById } from "#domain/accounts/accounts.sql.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";

/**
 * Makes the link of a confirmation mail at the moment it is sent: valid for 24 hours and once, and it ends older ones.
 * `token` is random, from the caller. Undefined when there is nothing left to confirm.
 */
export async function issueConfirmationLink(
  { db, now }: Context,
  userId: string,
  token: string,
): Promise<{ email: string; name: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const user = await userById(tx, userId);
    if (!user || user.emailVerified) return undefined;
    const link = { userId, purpose: "confirm_email", token, hours: limits.confirmationLinkHours } as const;
    await issueLink(tx, link, now);
    return { email: user.email, name: user.name };
  });
}

/** Confirms the address behind the link; the link is authority enough. Errors: link_invalid (unknown, used), link_expired. */
export async function confirmEmail({ db, now }: Context, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const link = await requireOpenLink(tx, token, "confirm_email", now);
    await useAccountLink(tx, link.tokenHash, now);
    await setEmailVerified(tx, link.userId, now);
  });
}

/** Whether the link still works, without using it. Errors: link_invalid, link_expired. */
export async function requireOpenConfirmation({ db, now }: Context, token: string): Promise<void> {
  await inTransaction(db, (tx) => requireOpenLink(tx, token, "confirm_email", now));
}

/** Queues a new confirmation mail. Says nothing about whether the address has an account or is confirmed. */
export async function resendConfirmation({ db, now }: Context, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (user && !user.emailVerified) await enqueueMail(tx, { mail: "confirm-email", userId: user.id }, now);
  });
}
