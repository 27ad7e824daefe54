import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { issueLink, requireOpenLink } from "#domain/accounts/account-link.ts";
import { useAccountLink, userByEmail, userById } from "#domain/accounts/accounts.sql.ts";
import { endOpenLinks, lockUser, setEmail } from "#domain/accounts/security.sql.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { emailAddress } from "#domain/text-input.ts";

export const newEmailForm = z.object({ newEmail: emailAddress("Please enter your new email address.") });

/**
 * Queues the mail to the new address; nothing changes until its link is used. The caller has checked the current
 * password. Errors: not_signed_in; invalid_input for the account's present address; account_exists.
 */
export async function requestEmailChange(context: Context, actor: Actor, newEmail: string): Promise<void> {
  const { userId, email } = requireUser(actor);
  const { db, now } = context;
  if (newEmail === email) {
    const fields = { newEmail: ["You already use this address."] };
    throw new DomainError("invalid_input", { fields });
  }
  await inTransaction(db, async (tx) => {
    if (await userByEmail(tx, newEmail)) throw new DomainError("account_exists");
    await enqueueMail(tx, { mail: "change-email", userId, newEmail }, now);
    await recordSecurityEvent(tx, context, { kind: "email_change_asked", userId });
  });
}

/**
 * Makes that mail's link when the mail is sent: it works once, within 24 hours, and ends older ones. `token` is random
 * and comes from the caller. Undefined when the account is gone or the address has been taken since.
 */
export async function issueEmailChangeLink(
  { db, now }: Context,
  change: { userId: string; newEmail: string },
  token: string,
): Promise<{ name: string } | undefined> {
  const { userId, newEmail } = change;
  return inTransaction(db, async (tx) => {
    const user = await userById(tx, userId);
    if (!user || (await userByEmail(tx, newEmail))) return undefined;
    const hours = limits.emailChangeLinkHours;
    await issueLink(tx, { userId, purpose: "change_email", token, hours, newEmail }, now);
    return { name: user.name };
  });
}

/** The new address behind the link; does not use the link up. Errors: link_invalid, link_expired. */
export async function requireOpenEmailChange({ db, now }: Context, token: string): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { newEmail } = await requireOpenLink(tx, token, "change_email", now);
    if (!newEmail) throw new DomainError("link_invalid");
    return newEmail;
  });
}

/**
 * Changes the address of the user and of their company; the link is all the authority needed. All other open links end,
 * because they were sent to the old mailbox, which is told of the change. Errors: link_invalid, link_expired,
 * account_exists.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<void> {
  const { db, now, address } = context;
  await inTransaction(db, async (tx) => {
    const { userId, newEmail, tokenHash } = await requireOpenLink(tx, token, "change_email", now);
    const user = await lockUser(tx, userId);
    if (!user || !newEmail) throw new DomainError("link_invalid");
    await useAccountLink(tx, tokenHash, now);
    await endOpenLinks(tx, userId, now);
    await setFreeEmail(tx, userId, newEmail, now);
    await recordAudit(
      tx,
      { userId, email: newEmail, address },
      { action: "change-email", subject: { type: "user", id: userId }, now },
    );
    await recordSecurityEvent(tx, context, { kind: "email_changed", userId });
    await enqueueMail(tx, { mail: "email-changed", userId, oldEmail: user.email }, now);
  });
}

async function setFreeEmail(tx: Tx, userId: string, newEmail: string, now: Date): Promise<void> {
  try {
    await setEmail(tx, userId, newEmail, now);
  } catch (error) {
    if (violationOf(error)?.constraint === "user_email_unique") throw new DomainError("account_exists");
    throw error;
  }
}
