import { inTransaction } from "#db/transaction.ts";
import { deleteSessions, lockUser } from "#domain/accounts/security.sql.ts";
import { type Actor, requireInstaller, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { lockMember } from "#domain/team/members.ts";
import { removeSecondFactor } from "#domain/team/recovery.sql.ts";
import { setTwoFactorRequired } from "#domain/team/team.sql.ts";
import { tellOwners } from "#domain/team/tell-owners.ts";

/**
 * Requires two-factor sign-in of everybody in the owner's company, or no longer. Members without it, owners too, reach
 * only its set-up from then on; API keys go on. Doing it twice changes nothing. Errors: not_signed_in, not_found,
 * role_required, two_factor_required, invalid_input (field `isRequired`: the owner's own is off).
 */
export async function requireTwoFactor({ db, now }: Context, actor: Actor, isRequired: boolean): Promise<void> {
  const owner = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const { member: own } = await lockMember(tx, installerId, { ownerId: owner.userId, userId: owner.userId });
    if (isRequired && !own.hasTwoFactor) {
      const message = "Turn on your own two-factor sign-in first: you would shut yourself out.";
      throw new DomainError("invalid_input", { fields: { isRequired: [message] } });
    }
    if (!(await setTwoFactorRequired(tx, installerId, isRequired))) return;
    const change = { what: isRequired ? "factor_required" : "factor_optional" } as const;
    await tellOwners(tx, { installerId, by: owner.userId, change }, now);
    const subject = { type: "installer", id: installerId } as const;
    const entry = { subject, before: { isRequired: !isRequired }, after: { isRequired }, now };
    await recordAudit(tx, owner, { action: "require-two-factor", ...entry });
  });
}

/**
 * Takes a colleague's authenticator app and recovery codes away, for somebody who has lost them: they are signed out
 * everywhere, told by mail, and sign in with the password alone until they set it up again. Errors: not_signed_in,
 * not_found, role_required, two_factor_required, conflict (an owner's, which takes two of our administrators; or they
 * have none).
 */
export async function resetSecondFactor(context: Context, actor: Actor, userId: string): Promise<void> {
  const { db, now } = context;
  const owner = requireUser(actor);
  const { id: installerId } = requireInstaller(actor, "company");
  await inTransaction(db, async (tx) => {
    const { member } = await lockMember(tx, installerId, { ownerId: owner.userId, userId });
    if (member.role === "owner")
      throw new DomainError("conflict", { words: `${member.name} is an owner. ${OF_OWNERS}` });
    await lockUser(tx, userId);
    if (!member.hasTwoFactor) throw new DomainError("conflict", { words: `${member.name} has no second factor.` });
    await removeSecondFactor(tx, userId, now);
    await deleteSessions(tx, userId);
    await recordSecurityEvent(tx, context, { kind: "two_factor_off", userId, actorId: owner.userId });
    await enqueueMail(tx, { mail: "two-factor-changed", userId, change: "reset" }, now);
    await tellOwners(tx, { installerId, by: owner.userId, change: { what: "factor_reset", memberId: userId } }, now);
    const subject = { type: "installer", id: installerId } as const;
    await recordAudit(tx, owner, { action: "reset-second-factor", subject, after: { userId }, now });
  });
}

const OF_OWNERS =
  "We reset an owner’s second factor ourselves, 24 hours after two of us have checked who asks: call us.";
