import { limits } from "#config/limits.ts";
import { userByEmail } from "#domain/accounts/accounts.sql.ts";
import type { Context } from "#domain/context.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { forgetAttempts, giveAttemptBack, spendAttempt, type Throttle } from "#domain/throttle/throttle.ts";

/** Failed sign-ins are counted for the e-mail at the address together, so nobody can lock out somebody else. */
function failedSignIns(email: string, address: string): Throttle {
  return {
    name: "sign-in",
    subject: `${email.trim().toLowerCase()} ${address}`,
    max: limits.failedSignInsMax,
    minutes: limits.failedSignInsWindowMinutes,
  };
}

/** With whatever e-mail: who has a list of them must not try it here. */
function signInsFrom(address: string): Throttle {
  return {
    name: "sign-ins",
    subject: address,
    max: limits.failedSignInsPerAddressMax,
    minutes: limits.failedSignInsWindowMinutes,
  };
}

/**
 * Before a password is looked at: it counts as failed until it was right, because many may be tried at once.
 * Errors: too_many_requests after 10 failures in 15 minutes with an e-mail, or 200 with any.
 */
export async function countSignIn({ db, now }: Context, email: string, address: string): Promise<void> {
  await spendAttempt(db.orm, failedSignIns(email, address), now);
  await spendAttempt(db.orm, signInsFrom(address), now);
}

/** After a right one, which was no failure. */
export async function noteRightPassword(context: Context, email: string, address: string): Promise<void> {
  await forgetFailedSignIns(context, email, address);
  await giveAttemptBack(context.db.orm, signInsFrom(address));
}

/** Somebody is signed in: a row of their security log. */
export async function noteSignedIn(context: Context, userId: string): Promise<void> {
  await recordSecurityEvent(context.db.orm, context, { kind: "signed_in", userId });
}

/** The password was right and the code was not. `userId`: null where the first step is not known any more. */
export async function noteFailedSecondStep(context: Context, userId: string | null): Promise<void> {
  await recordSecurityEvent(context.db.orm, context, { kind: "second_step_failed", userId });
}

/** Somebody signed out here. */
export async function noteSignedOut(context: Context, userId: string): Promise<void> {
  await recordSecurityEvent(context.db.orm, context, { kind: "signed_out", userId });
}

/** A wrong password: on record for the account that has this e-mail, or for none. The e-mail itself is not kept. */
export async function noteFailedSignIn(context: Context, email: string): Promise<void> {
  const user = await userByEmail(context.db.orm, email.trim().toLowerCase());
  await recordSecurityEvent(context.db.orm, context, { kind: "sign_in_failed", userId: user?.id ?? null });
}

/** After a new password. */
export function forgetFailedSignIns({ db }: Context, email: string, address: string): Promise<void> {
  return forgetAttempts(db.orm, failedSignIns(email, address));
}

/** Counts a mail that somebody asks for by typing an e-mail address. Errors: too_many_requests. */
export async function countAccountMail({ db, now }: Context, email: string, address: string): Promise<void> {
  const perAddress = limits.accountMailsPerAddressPerHourMax;
  await spendAttempt(db.orm, { name: "account-mails", subject: address, max: perAddress, minutes: 60 }, now);
  const subject = email.trim().toLowerCase();
  await spendAttempt(db.orm, { name: "account-mail", subject, max: limits.accountMailsPerHourMax, minutes: 60 }, now);
}

/** Counts a new password that comes with a link, from an address. Errors: too_many_requests. */
export async function countPasswordReset({ db, now }: Context, address: string): Promise<void> {
  const max = limits.passwordResetsPerAddressPerHourMax;
  await spendAttempt(db.orm, { name: "password-reset", subject: address, max, minutes: 60 }, now);
}

/** Counts a sign-up from an address. Errors: too_many_requests. */
export async function countSignUp({ db, now }: Context, address: string): Promise<void> {
  const max = limits.signUpsPerAddressPerHourMax;
  await spendAttempt(db.orm, { name: "sign-up", subject: address, max, minutes: 60 }, now);
}
