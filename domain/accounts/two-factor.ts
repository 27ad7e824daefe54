import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { deleteSessions } from "#domain/accounts/security.sql.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { spendAttempt } from "#domain/rate-limits.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import type { SecurityEventKind } from "#domain/security-log/security-event.ts";

export type TwoFactorChange = "on" | "off" | "codes-renewed" | "code-used";

const kinds = {
  on: "two_factor_on",
  off: "two_factor_off",
  "codes-renewed": "recovery_codes_renewed",
  "code-used": "recovery_code_used",
} as const satisfies Record<TwoFactorChange, SecurityEventKind>;

/**
 * Records a change to the user's own two-factor sign-in and tells them by mail. `keptSessionId` is given when it was
 * turned on: all other sessions end, because they began without it. Errors: not_signed_in.
 */
export async function recordTwoFactorChange(
  context: Context,
  actor: Actor,
  change: TwoFactorChange,
  keptSessionId?: string,
): Promise<void> {
  const user = requireUser(actor);
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    const subject = { type: "user", id: user.userId } as const;
    if (keptSessionId !== undefined) await deleteSessions(tx, user.userId, keptSessionId);
    await recordAudit(tx, user, { action: `two-factor-${change}`, subject, now });
    await recordSecurityEvent(tx, context, { kind: kinds[change], userId: user.userId });
    await enqueueMail(tx, { mail: "two-factor-changed", userId: user.userId, change }, now);
  });
}

/** Before somebody turns it off. Errors: not_signed_in; two_factor_required, if their company requires it. */
export function requireMayTurnOff(actor: Actor): void {
  const company = requireUser(actor).installer;
  if (!company || company.secondFactor === "optional") return;
  const words = `${company.companyName} requires two-factor sign-in of everybody, so yours stays on.`;
  throw new DomainError("two_factor_required", { words });
}

/**
 * Uses up a code from an authenticator app. A code stays valid for more than a minute, and someone who reads it over a
 * shoulder must not be able to sign in with it too. Returns whether this is its first use. Errors: none.
 */
export async function claimCode(context: Context, userId: string, code: string): Promise<boolean> {
  const minutes = limits.twoFactorCodeReuseMinutes;
  try {
    await spendAttempt(
      context.db.orm,
      { name: "authenticator-code", subject: `${userId} ${code}`, max: 1, minutes },
      context,
    );
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Counts an attempt at the code that turns two-factor sign-in on. Errors: not_signed_in, too_many_requests. */
export async function countFirstCode(context: Context, actor: Actor): Promise<void> {
  const subject = requireUser(actor).userId;
  const max = limits.twoFactorFailuresMax;
  const minutes = limits.failedSignInsWindowMinutes;
  await spendAttempt(context.db.orm, { name: "first-code", subject, max, minutes }, context);
}
