import { inTransaction } from "#db/transaction.ts";
import { userById } from "#domain/accounts/accounts.sql.ts";
import { deleteSessions, lockUser, openSessions } from "#domain/accounts/security.sql.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { addressInWords, isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/** The person and how many of their sessions are open. Errors: not_signed_in, not_admin, not_found. */
export async function sessionsOf(
  { db, now }: Context,
  actor: Actor,
  userId: string,
): Promise<{ name: string; email: string; sessions: number }> {
  requireAdmin(actor, "vetting");
  const user = await userById(db.orm, userId);
  if (!user) throw new DomainError("not_found");
  const sessions = (await openSessions(db.orm, userId, now)).length;
  return { name: user.name, email: addressInWords(user.email), sessions };
}

/**
 * Signs a person out everywhere at once and tells them by mail; their password, keys and webhooks stay. Returns how
 * many sessions ended. Errors: not_signed_in, not_admin, not_found.
 */
export async function endSessions(context: Context, actor: Actor, userId: string): Promise<number> {
  const admin = requireAdmin(actor, "vetting");
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || isClosedAddress(user.email)) throw new DomainError("not_found");
    const ended = await deleteSessions(tx, userId);
    const subject = { type: "user", id: userId } as const;
    await recordAudit(tx, admin, { action: "end-sessions", subject, after: { sessions: ended }, now });
    await recordSecurityEvent(tx, context, { kind: "sessions_ended", userId, actorId: admin.userId });
    await enqueueMail(tx, { mail: "sessions-ended", userId }, now);
    return ended;
  });
}
