import { inTransaction } from "#db/transaction.ts";
import { pauseLongLivedAccess } from "#domain/accounts/pause-long-lived-access.ts";
import { deleteSessions, endOpenLinks, lockUser, setPasswordHash } from "#domain/accounts/security.sql.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/**
 * Changes the user's own password, ends every other session and every open link, pauses API keys, webhooks and the
 * calendar link, and tells the user by mail. The caller has checked the current password (own-password.ts). Errors:
 * not_signed_in.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  change: { passwordHash: string; sessionId: string },
): Promise<void> {
  const user = requireUser(actor);
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.userId);
    await setPasswordHash(tx, user.userId, change.passwordHash, now);
    await deleteSessions(tx, user.userId, change.sessionId);
    await endOpenLinks(tx, user.userId, now);
    await pauseLongLivedAccess(tx, user.userId, now);
    await recordAudit(tx, user, { action: "change-password", subject: { type: "user", id: user.userId }, now });
    await recordSecurityEvent(tx, context, { kind: "password_changed", userId: user.userId });
    await enqueueMail(tx, { mail: "password-changed", userId: user.userId }, now);
  });
}
