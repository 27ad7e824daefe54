import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { findLink, issueLink, NOBODY, requireOpenLink } from "#domain/accounts/account-link.ts";
import { endAccountLinks, setEmailVerified, userByEmail, userById } from "#domain/accounts/accounts.sql.ts";
import { type IsRight, isPasswordOf } from "#domain/accounts/own-password.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";

/**
 * Makes a confirmation mail's link when the mail is sent: it works once, within 24 hours, and ends older ones unless it
 * `isExtra`. `token` is random and comes from the caller. Undefined when there is nothing left to confirm.
 */
export async function issueConfirmationLink(
  { db, now }: Context,
  userId: string,
  token: string,
  { isExtra = false }: { isExtra?: boolean } = {},
): Promise<{ email: string; name: string } | undefined> {
  return inTransaction(db, async (tx) => {
    const user = await userById(tx, userId);
    if (!user || user.emailVerified) return undefined;
    const link = { userId, purpose: "confirm_email", token, hours: limits.confirmationLinkHours, isExtra } as const;
    await issueLink(tx, link, now);
    return { email: user.email, name: user.name };
  });
}

/**
 * Evidence that the person who follows the link also signed up, and is not just the owner of a mailbox that a stranger
 * entered.
 */
export interface SignedUpBy {
  /** Whether this user's account was made in the browser making the request. */
  isMadeHere: (userId: string) => boolean;
  /** Asked for in other browsers. */
  password: string;
  isRight: IsRight;
}

const MISSING = "Please enter your password.";
const WRONG = "This is not the password you signed up with.";

/**
 * Confirms the address behind the link. The link proves that the mailbox is theirs; the browser in which the account
 * was made, or its password, proves that the account is too. Errors: link_invalid (unknown, used), link_expired;
 * invalid_input with the reason at `password`; too_many_requests after 10 wrong passwords in 15 minutes.
 */
export async function confirmEmail(context: Context, token: string, by: SignedUpBy): Promise<void> {
  const { db, now } = context;
  const { userId } = await inTransaction(db, (tx) => requireOpenLink(tx, token, "confirm_email", now));
  if (!by.isMadeHere(userId)) await requirePassword(context, userId, by);
  await inTransaction(db, async (tx) => {
    const link = await requireOpenLink(tx, token, "confirm_email", now);
    await endAccountLinks(tx, link, now);
    await setEmailVerified(tx, link.userId, now);
  });
}

async function requirePassword(context: Context, userId: string, { password, isRight }: SignedUpBy): Promise<void> {
  if (!password) throw new DomainError("invalid_input", { fields: { password: [MISSING] } });
  if (await isPasswordOf(context, userId, password, isRight)) return;
  throw new DomainError("invalid_input", { fields: { password: [WRONG] } });
}

/**
 * The address that the link confirms, without using the link up; or that it has ended (replaced or too old); or that
 * nothing is left to confirm. Errors: link_invalid (unknown).
 */
export async function findConfirmation(
  { db, now }: Context,
  token: string,
): Promise<{ state: "open" | "ended" | "confirmed"; userId: string; email: string }> {
  return inTransaction(db, async (tx) => {
    const found = await findLink(tx, token, "confirm_email", now);
    const user = found.state === "unknown" ? undefined : await userById(tx, found.link.userId);
    if (!user) throw new DomainError("link_invalid");
    const state = found.state === "open" ? "open" : user.emailVerified ? "confirmed" : "ended";
    return { state, userId: user.id, email: user.email };
  });
}

/**
 * As `resendConfirmation`, but nobody asked for it: the link that may be in the inbox already goes on working.
 */
export function sendAnotherConfirmation(context: Context, email: string): Promise<void> {
  return queueConfirmation(context, email, { isExtra: true });
}

/**
 * Queues a new confirmation mail. Reveals neither whether the address has an account nor whether it is confirmed, not
 * even by timing: it is the worker that finds no recipient.
 */
export function resendConfirmation(context: Context, email: string): Promise<void> {
  return queueConfirmation(context, email, {});
}

async function queueConfirmation({ db, now }: Context, email: string, given: { isExtra?: true }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email);
    const userId = user && !user.emailVerified ? user.id : NOBODY;
    await enqueueMail(tx, { mail: "confirm-email", userId, ...given }, now);
  });
}
