import { inTransaction } from "#db/transaction.ts";
import type { PasswordOwner } from "#domain/accounts/new-password-form.ts";
import { accountOwner, deleteSession, deleteSessions, openSessions } from "#domain/accounts/security.sql.ts";
import { type Actor, requireUser } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { describeDevice } from "#domain/security-log/device.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

export interface MySession {
  id: string;
  /** In plain words. */
  device: string;
  signedInAt: Date;
  /** Accurate to the day only. */
  lastUsedAt: Date;
  isThis: boolean;
}

/** What protects the user's own account. Errors: not_signed_in. */
export async function mySecurity(
  { db }: Pick<Context, "db">,
  actor: Actor,
): Promise<PasswordOwner & { name: string; hasTwoFactor: boolean }> {
  const owner = await accountOwner(db.orm, requireUser(actor).userId);
  if (!owner) throw new DomainError("not_signed_in");
  const { name, email, companyName } = owner;
  return { name, email, companyName, hasTwoFactor: owner.twoFactorEnabled === true };
}

/** Where the user is signed in, most recently used first. Errors: not_signed_in. */
export async function mySessions({ db, now }: Context, actor: Actor, sessionId: string): Promise<MySession[]> {
  const rows = await openSessions(db.orm, requireUser(actor).userId, now);
  return rows.map((row) => ({
    id: row.id,
    device: describeDevice(row.userAgent),
    signedInAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    isThis: row.id === sessionId,
  }));
}

/** Signs the user out in one place. If that session has already ended, nothing changes. Errors: not_signed_in. */
export async function endMySession(context: Context, actor: Actor, sessionId: string): Promise<void> {
  const user = requireUser(actor);
  const { db, now } = context;
  await inTransaction(db, async (tx) => {
    if (!(await deleteSession(tx, user.userId, sessionId))) return;
    await recordAudit(tx, user, { action: "end-session", subject: { type: "user", id: user.userId }, now });
    await recordSecurityEvent(tx, context, { kind: "sessions_ended", userId: user.userId });
  });
}

/** Signs the user out everywhere but here. Returns how many sessions ended. Errors: not_signed_in. */
export async function endOtherSessions(context: Context, actor: Actor, sessionId: string): Promise<number> {
  const user = requireUser(actor);
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const ended = await deleteSessions(tx, user.userId, sessionId);
    await recordAudit(tx, user, { action: "end-other-sessions", subject: { type: "user", id: user.userId }, now });
    await recordSecurityEvent(tx, context, { kind: "sessions_ended", userId: user.userId });
    return ended;
  });
}
