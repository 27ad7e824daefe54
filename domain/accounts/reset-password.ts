import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { findLink, issueLink, type LinkState, NOBODY, requireOpenLink } from "#domain/accounts/account-link.ts";
import { setEmailVerified, useAccountLink, userByEmail, userById } from "#domain/accounts/accounts.sql.ts";
import type { PasswordOwner } from "#domain/accounts/new-password-form.ts";
import { pauseLongLivedAccess } from "#domain/accounts/pause-long-lived-access.ts";
import {
  accountOwner,
  deleteSessions,
  endOpenLinks,
  lockUser,
  setPasswordHash,
} from "#domain/accounts/security.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/**
 * Queues the mail that leads to a new password. Does not reveal whether the address has an account, not even by timing:
 * both cases take the same steps, and it is the worker that finds no recipient.
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const user = await userByEmail(tx, email);
    await enqueueMail(tx, { mail: "reset-password", userId: user?.id ?? NOBODY }, context.now);
    await recordSecurityEvent(tx, context, { kind: "password_reset_asked", userId: user?.id ?? null });
  });
}

/**
 * Makes a reset mail's link when the mail is sent: it works once, within 1 hour, and ends older ones. `token` is random
 * and comes from the caller. Undefined when the account is gone.
 */
export async function issueResetLink(
  { db, now }: Context,
  userId: string,
  token: string,
): Promise<{ email: string; name: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const user = await userById(tx, userId);
    if (!user || isClosedAddress(user.email)) return undefined;
    await issueLink(tx, { userId, purpose: "reset_password", token, hours: limits.resetLinkHours }, now);
    return { email: user.email, name: user.name };
  });
}

/** Whether the link still works, and whose password it changes; does not use the link up. Errors: none. */
export async function findReset(
  { db, now }: Context,
  token: string,
): Promise<{ state: Exclude<LinkState, "open"> } | { state: "open"; owner: PasswordOwner }> {
  return inTransaction(db, async (tx) => {
    const found = await findLink(tx, token, "reset_password", now);
    if (found.state !== "open") return { state: found.state };
    const owner = await accountOwner(tx, found.link.userId);
    return owner ? { state: "open", owner } : { state: "unknown" };
  });
}

/**
 * Sets a new password, ends all sessions and open links, and pauses API keys, webhooks and the calendar link. The link
 * is all the authority needed, and proves that the address is theirs. `passwordHash` is what the accounts library
 * stores of a password that has passed the checks. Returns whose account it is. Errors: link_invalid (unknown, used),
 * link_expired.
 */
export async function resetPassword(
  context: Context,
  token: string,
  passwordHash: string,
): Promise<{ userId: string; email: string }> {
  const { db, now, address } = context;
  return inTransaction(db, async (tx) => {
    const link = await requireOpenLink(tx, token, "reset_password", now);
    const user = await lockUser(tx, link.userId);
    if (!user) throw new DomainError("link_invalid");
    await useAccountLink(tx, link.tokenHash, now);
    await endOpenLinks(tx, user.id, now);
    await setPasswordHash(tx, user.id, passwordHash, now);
    await setEmailVerified(tx, user.id, now);
    await deleteSessions(tx, user.id);
    await pauseLongLivedAccess(tx, user.id, now);
    const subject = { type: "user", id: user.id } as const;
    const owner = { userId: user.id, email: user.email, address };
    await recordAudit(tx, owner, { action: "reset-password", subject, now });
    await recordSecurityEvent(tx, context, { kind: "password_reset", userId: user.id });
    await enqueueMail(tx, { mail: "password-changed", userId: user.id }, now);
    return { userId: user.id, email: user.email };
  });
}
