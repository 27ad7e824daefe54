import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { requireOwnPassword } from "#domain/accounts/own-password.ts";
import { accountOwner, noteProof, provedAt } from "#domain/accounts/security.sql.ts";
import { claimCode, recordTwoFactorChange } from "#domain/accounts/two-factor.ts";
import { type Actor, requireUser, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError, type FieldErrors } from "#domain/errors.ts";
import { forgetAttempts, type RateLimit, spendAttempt } from "#domain/rate-limits.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

const MINUTE_MILLISECONDS = 60_000;
const MISSING_CODE = "Please enter the code from your authenticator app.";
const WRONG_CODE = "That code is not right. Enter the latest code from your app.";
const USED_CODE = "This code has already been used. Wait until your app shows the next one.";

/** What a form must ask for before it does something that outlives the session. */
export interface StepUpNeeds {
  password: boolean;
  code: boolean;
}

/** What was entered in the form; empty where nothing was typed. */
export interface StepUpAnswer {
  currentPassword: string;
  code: string;
}

/** How the accounts library checks a password and a code: one from the app, or a recovery code, which it uses up. */
export interface StepUpChecks {
  isPassword: (hash: string, password: string) => Promise<boolean>;
  whichCode: (code: string) => Promise<"app" | "recovery" | undefined>;
}

/**
 * What to ask for before something that outlives the session: nothing if this session has given it within
 * `stepUpMinutes`. Signing in does not count, or a session borrowed straight afterwards would pass. Errors:
 * not_signed_in.
 */
export async function stepUpNeeds({ db, now }: Pick<Context, "db" | "now">, actor: Actor): Promise<StepUpNeeds> {
  const user = requireUser(actor);
  const since = new Date(now.getTime() - limits.stepUpMinutes * MINUTE_MILLISECONDS);
  const { sessionId } = user;
  if (sessionId && (await provedAt(db.orm, { sessionId, userId: user.userId, since }))) {
    return { password: false, code: false };
  }
  return { password: true, code: (await accountOwner(db.orm, user.userId))?.twoFactorEnabled === true };
}

/**
 * Checks that the person signed in is the account's owner, and records that with the session. Errors: not_signed_in;
 * invalid_input with the reasons at `currentPassword` and `code`; too_many_requests after 10 wrong ones in 15 minutes.
 */
export async function requireStepUp(
  context: Context,
  actor: Actor,
  answer: StepUpAnswer,
  checks: StepUpChecks,
): Promise<void> {
  const user = requireUser(actor);
  const needs = await stepUpNeeds(context, user);
  // A password typed without being asked for is still checked.
  if (!needs.password && !answer.currentPassword) return;
  try {
    await requireAnswers(context, user, { needs, answer, checks });
  } catch (error) {
    if (answer.currentPassword) {
      await recordSecurityEvent(context.db.orm, context, { kind: "step_up_failed", userId: user.userId });
    }
    throw error;
  }
  if (needs.password) await remember(context, user);
}

interface Asked {
  needs: StepUpNeeds;
  answer: StepUpAnswer;
  checks: StepUpChecks;
}

async function requireAnswers(context: Context, user: User, { needs, answer, checks }: Asked): Promise<void> {
  const missingCode: FieldErrors = needs.code && !answer.code ? { code: [MISSING_CODE] } : {};
  try {
    await requireOwnPassword(context, user, answer.currentPassword, checks.isPassword);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "invalid_input") throw error;
    throw new DomainError("invalid_input", { fields: { ...error.fields, ...missingCode } });
  }
  if (!needs.code) return;
  if (!answer.code) throw new DomainError("invalid_input", { fields: missingCode });
  await requireOwnCode(context, user, answer.code, checks.whichCode);
}

async function requireOwnCode(
  context: Context,
  user: User,
  code: string,
  whichCode: StepUpChecks["whichCode"],
): Promise<void> {
  const wrongOnes = wrongCodes(user.userId);
  await spendAttempt(context.db.orm, wrongOnes, context);
  const kind = await whichCode(code);
  if (!kind) throw new DomainError("invalid_input", { fields: { code: [WRONG_CODE] } });
  if (kind === "app" && !(await claimCode(context, user.userId, code))) {
    throw new DomainError("invalid_input", { fields: { code: [USED_CODE] } });
  }
  if (kind === "recovery") await recordTwoFactorChange(context, user, "code-used");
  await forgetAttempts(context.db.orm, wrongOnes);
}

function remember(context: Context, user: User): Promise<void> {
  return inTransaction(context.db, async (tx) => {
    if (user.sessionId) await noteProof(tx, user.sessionId, context.now);
    await recordSecurityEvent(tx, context, { kind: "step_up_passed", userId: user.userId });
  });
}

function wrongCodes(subject: string): RateLimit {
  return {
    name: "own-code",
    subject,
    max: limits.twoFactorFailuresMax,
    minutes: limits.failedSignInsWindowMinutes,
  };
}
