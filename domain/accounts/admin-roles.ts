import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { allAdmins, deleteAdminRoles, insertAdminRole, userByEmail } from "#domain/accounts/accounts.sql.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

// For the command line, whose user owns the database already; the admin area has its own verbs.

/**
 * Makes the user with this email an administrator who may do everything. Returns false if they already are one. Errors: user_not_found,
 * user_not_confirmed (anyone may have signed up with someone else's address).
 */
export function grantAdmin(context: Context, email: string): Promise<boolean> {
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email.trim().toLowerCase());
    if (!user) throw new DomainError("user_not_found");
    if (!user.emailVerified) throw new DomainError("user_not_confirmed");
    const fresh = await insertAdminRole(tx, { userId: user.id, role: "owner" }, now);
    const subject = { type: "user", id: user.id } as const;
    if (!fresh) return false;
    await recordAudit(tx, "command line", { action: "grant-admin", subject, now });
    await recordSecurityEvent(tx, context, { kind: "admin_granted", userId: user.id, detail: "command line" });
    return true;
  });
}

/** Takes the role away. Returns false if the user was not an administrator. Errors: user_not_found, last_admin. */
export async function revokeAdmin(context: Context, email: string): Promise<boolean> {
  const { db, now } = context;
  try {
    return await inTransaction(db, async (tx) => {
      const user = await userByEmail(tx, email.trim().toLowerCase());
      if (!user) throw new DomainError("user_not_found");
      const removed = await deleteAdminRoles(tx, user.id);
      const subject = { type: "user", id: user.id } as const;
      if (!removed) return false;
      await recordAudit(tx, "command line", { action: "revoke-admin", subject, now });
      await recordSecurityEvent(tx, context, { kind: "admin_revoked", userId: user.id, detail: "command line" });
      return true;
    });
  } catch (error) {
    if (violationOf(error)?.refusal === "last_administrator") throw new DomainError("last_admin");
    throw error;
  }
}

/** All administrators, oldest first. */
export function listAdmins({ db }: Context): Promise<{ userId: string; email: string; createdAt: Date }[]> {
  return allAdmins(db.orm);
}
