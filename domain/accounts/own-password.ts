import { limits } from "#config/limits.ts";
import { passwordHashOf } from "#domain/accounts/security.sql.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { forgetAttempts, type RateLimit, spendAttempt } from "#domain/rate-limits.ts";

const WRONG = "This is not your current password.";
const MISSING = "Please enter your current password.";

/** Whether a password has this hash. */
export type IsRight = (hash: string, password: string) => Promise<boolean>;

/**
 * Checks that the person signed in knows the password, before anything that a borrowed computer must not allow.
 * `isRight` says whether a password has this hash. Errors: not_signed_in; invalid_input with the reason at
 * `currentPassword`; too_many_requests after 10 wrong ones in 15 minutes.
 */
export async function requireOwnPassword(
  { db, now }: Context,
  actor: Actor,
  password: string,
  isRight: IsRight,
): Promise<void> {
  const { userId } = requireUser(actor);
  if (!password) throw new DomainError("invalid_input", { fields: { currentPassword: [MISSING] } });
  if (await isPasswordOf({ db, now }, userId, password, isRight)) return;
  throw new DomainError("invalid_input", { fields: { currentPassword: [WRONG] } });
}

/** Whether this is the user's password. Errors: too_many_requests after 10 wrong ones in 15 minutes. */
export async function isPasswordOf(
  context: Context,
  userId: string,
  password: string,
  isRight: IsRight,
): Promise<boolean> {
  const { db } = context;
  const wrongOnes = wrongPasswords(userId);
  // Counted as a failure until it proves right, because many may be tried at once.
  await spendAttempt(db.orm, wrongOnes, context);
  const hash = password.length <= limits.passwordMaxLength ? await passwordHashOf(db.orm, userId) : null;
  if (!hash || !(await isRight(hash, password))) return false;
  await forgetAttempts(db.orm, wrongOnes);
  return true;
}

function wrongPasswords(subject: string): RateLimit {
  return {
    name: "own-password",
    subject,
    max: limits.wrongOwnPasswordsMax,
    minutes: limits.failedSignInsWindowMinutes,
  };
}
