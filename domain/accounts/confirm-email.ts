import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import {
  type AccountLinkRow,
  accountLinkForUpdate,
  insertAccountLink,
  setEmailVerified,
  useAccountLink,
  userByEmail,
  userById,
} from "#domain/accounts/accounts.sql.ts";
import { hashToken } from "#domain/accounts/link-token.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";

const HOUR_MILLISECONDS = 3_600_000;

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
    await insertAccountLink(tx, {
      tokenHash: hashToken(token),
      userId,
      purpose: "confirm_email",
      createdAt: now,
      expiresAt: new Date(now.getTime() + limits.confirmationLinkHours * HOUR_MILLISECONDS),
    });
    return { email: user.email, name: user.name };
  });
}

/** Confirms the address behind the link; the link is authority enough. Errors: link_invalid (unknown, used), link_expired. */
export async function confirmEmail({ db, now }: Context, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const link = await openLink(tx, token, now);
    await useAccountLink(tx, link.tokenHash, now);
    await setEmailVerified(tx, link.userId, now);
  });
}

/** Whether the link still works, without using it. Errors: link_invalid, link_expired. */
export async function requireOpenConfirmation({ db, now }: Context, token: string): Promise<void> {
  await inTransaction(db, (tx) => openLink(tx, token, now));
}

async function openLink(tx: Queryable, token: string, now: Date): Promise<AccountLinkRow> {
  const link = await accountLinkForUpdate(tx, hashToken(token), "confirm_email");
  if (!link || link.usedAt) throw new DomainError("link_invalid");
  if (link.expiresAt <= now) throw new DomainError("link_expired");
  return link;
}

/** Queues a new confirmation mail. Says nothing about whether the address has an account or is confirmed. */
export async function resendConfirmation({ db, now }: Context, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (user && !user.emailVerified) await enqueueMail(tx, { mail: "confirm-email", userId: user.id }, now);
  });
}
