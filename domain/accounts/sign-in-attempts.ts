import { limits } from "#config/limits.ts";
import { userByEmail } from "#domain/accounts/accounts.sql.ts";
import { type DeviceMarks, isKnownDevice } from "#domain/accounts/known-device.ts";
import type { Context } from "#domain/context.ts";
import {
  checkRateLimits,
  exceededOf,
  forgetAttempts,
  giveAttemptBack,
  type RateLimit,
  spendAttempt,
  tooMany,
} from "#domain/rate-limits.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/** Failed sign-ins are counted per email and network address together, so that nobody can lock anyone else out. */
function failedSignIns(email: string, address: string): RateLimit {
  return {
    name: "sign-in",
    subject: `${email.trim().toLowerCase()} ${address}`,
    max: limits.failedSignInsMax,
    minutes: limits.failedSignInsWindowMinutes,
  };
}

/** The first three groups of an IPv6 address: a provider often gives one customer everything that begins with them. */
const SITE = /^[\da-f]+:[\da-f]+:[\da-f]+(?=:)/i;

/** For any email, so that nobody can work through a list of them from one place. */
function signInsFrom(address: string): RateLimit[] {
  const minutes = limits.failedSignInsWindowMinutes;
  const own = { name: "sign-ins", subject: address, max: limits.failedSignInsPerAddressMax, minutes };
  const [site] = SITE.exec(address) ?? [];
  if (!site) return [own];
  return [own, { name: "sign-ins-site", subject: site, max: limits.failedSignInsPerSiteMax, minutes }];
}

/** From anywhere, whether or not the account exists, so that many addresses do not mean endless guesses. */
function signInsTo(email: string): RateLimit {
  const subject = email.trim().toLowerCase();
  return { name: "sign-ins-account", subject, max: limits.failedSignInsPerAccountMax, minutes: HOUR_MINUTES };
}

const HOUR_MINUTES = 60;

/**
 * Call before checking a password: the attempt counts as failed until it proves right, because many may be tried at
 * once. `device`: the browser's evidence of past sign-ins. Errors: too_many_requests after 10 failures in 15 minutes
 * with an email from an address, 200 from an address, or, on an unknown device, 50 in an hour with an email.
 */
export async function countSignIn(
  context: Context,
  email: string,
  { address, device }: { address: string; device: DeviceMarks },
): Promise<void> {
  const { db } = context;
  const toAccount = signInsTo(email);
  const throttles = [failedSignIns(email, address), ...signInsFrom(address), toAccount];
  const exceeded = await exceededOf(db.orm, throttles, context);
  if (!exceeded) return;
  if (exceeded.name !== toAccount.name) throw tooMany(exceeded);
  if (await isKnownDevice(context, email, device)) return;
  const user = await userByEmail(db.orm, email.trim().toLowerCase());
  await recordSecurityEvent(db.orm, context, { kind: "sign_in_slowed", userId: user?.id ?? null });
  throw tooMany(exceeded);
}

/** Call after the right password, so that the attempt no longer counts as a failure. */
export async function noteRightPassword(context: Context, email: string, address: string): Promise<void> {
  await forgetFailedSignIns(context, email, address);
  for (const throttle of [...signInsFrom(address), signInsTo(email)]) await giveAttemptBack(context.db.orm, throttle);
}

/** Adds the sign-in to the user's security log. */
export async function noteSignedIn(context: Context, userId: string): Promise<void> {
  await recordSecurityEvent(context.db.orm, context, { kind: "signed_in", userId });
}

/** The password was right but the code was not. `userId`: null when the first step has expired. */
export async function noteFailedSecondStep(context: Context, userId: string | null): Promise<void> {
  await recordSecurityEvent(context.db.orm, context, { kind: "second_step_failed", userId });
}

/** Adds the sign-out to the user's security log. */
export async function noteSignedOut(context: Context, userId: string): Promise<void> {
  await recordSecurityEvent(context.db.orm, context, { kind: "signed_out", userId });
}

/** Records a wrong password for the account with this email, or for none. The email itself is not kept. */
export async function noteFailedSignIn(context: Context, email: string): Promise<void> {
  const user = await userByEmail(context.db.orm, email.trim().toLowerCase());
  await recordSecurityEvent(context.db.orm, context, { kind: "sign_in_failed", userId: user?.id ?? null });
}

/** After a new password. */
export function forgetFailedSignIns({ db }: Context, email: string, address: string): Promise<void> {
  return forgetAttempts(db.orm, failedSignIns(email, address));
}

/**
 * Counts a mail requested by a visitor, and returns whether it may be sent. A refusal never shows: anyone who asks too
 * often, for themselves or for someone else, gets the usual answer, and earlier links go on working. Errors: none.
 */
export async function mayMailAgain(context: Context, email: string, address: string): Promise<boolean> {
  const person = email.trim().toLowerCase();
  const minutes = HOUR_MINUTES;
  const throttles: RateLimit[] = [
    { name: "asked-mail", subject: `${person} ${address}`, max: limits.askedMailsPerHourMax, minutes },
    { name: "asked-mails-from", subject: address, max: limits.askedMailsPerAddressPerHourMax, minutes },
    { name: "asked-mails-to", subject: person, max: limits.askedMailsPerEmailPerHourMax, minutes },
  ];
  return (await exceededOf(context.db.orm, throttles, context)) === undefined;
}

/** Counts a mail sent to an email address at the request of a signed-in user. Errors: too_many_requests. */
export async function countAccountMail(context: Context, email: string, address: string): Promise<void> {
  const person = email.trim().toLowerCase();
  const minutes = HOUR_MINUTES;
  const throttles: RateLimit[] = [
    { name: "account-mails", subject: address, max: limits.accountMailsPerAddressPerHourMax, minutes },
    { name: "account-mail", subject: person, max: limits.accountMailsPerHourMax, minutes },
  ];
  await checkRateLimits(context.db.orm, throttles, context);
}

/** Counts an attempt to set a new password with a link, by network address. Errors: too_many_requests. */
export async function countPasswordReset(context: Context, address: string): Promise<void> {
  const max = limits.passwordResetsPerAddressPerHourMax;
  await spendAttempt(context.db.orm, { name: "password-reset", subject: address, max, minutes: 60 }, context);
}

/** Counts a sign-up, by network address. Errors: too_many_requests. */
export async function countSignUp(context: Context, address: string): Promise<void> {
  const max = limits.signUpsPerAddressPerHourMax;
  await spendAttempt(context.db.orm, { name: "sign-up", subject: address, max, minutes: 60 }, context);
}
