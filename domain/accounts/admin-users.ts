import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { allAdmins, deleteAdminRoles, insertAdminRole, userByEmail } from "#domain/accounts/accounts.sql.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { AdminRole } from "#domain/roles.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";
import { requiredCode } from "#domain/text-input.ts";

export interface AdminUser {
  userId: string;
  name: string;
  email: string;
  roles: readonly AdminRole[];
  createdAt: Date;
}

export const adminForm = z.object({
  email: requiredCode("Please enter an email address.", limits.emailLengthMax).transform((email) =>
    email.toLowerCase(),
  ),
});

/** All administrators, newest first; there are few. Errors: not_signed_in, not_admin. */
export async function adminUsers({ db }: Pick<Context, "db">, actor: Actor): Promise<AdminUser[]> {
  requireAdmin(actor, "roles");
  const rows = await allAdmins(db.orm);
  return rows.reverse();
}

/**
 * Makes the user with this email an administrator. Errors: not_signed_in, not_admin; user_not_found (also a closed
 * account), user_not_confirmed (anyone may have signed up with someone else's address), already_admin.
 */
export async function addAdmin(context: Context, actor: Actor, { email }: z.output<typeof adminForm>): Promise<void> {
  const { db, now } = context;
  const admin = requireAdmin(actor, "roles");
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (!user || isClosedAddress(user.email)) throw new DomainError("user_not_found");
    if (!user.emailVerified) throw new DomainError("user_not_confirmed");
    if (!(await insertAdminRole(tx, { userId: user.id, role: "owner" }, now))) throw new DomainError("already_admin");
    await recordAudit(tx, admin, { action: "grant-admin", subject: { type: "user", id: user.id }, now });
    await recordAndTell(tx, context, admin, { kind: "admin_granted", ofUserId: user.id });
  });
}

/**
 * Takes the role away, even the caller's own. It takes effect at once, because each request reads the role again.
 * Errors: not_signed_in, not_admin; conflict (no longer an administrator), last_admin.
 */
export async function removeAdmin(context: Context, actor: Actor, userId: string): Promise<void> {
  const { db, now } = context;
  const admin = requireAdmin(actor, "roles");
  try {
    await inTransaction(db, async (tx) => {
      if (!(await deleteAdminRoles(tx, userId))) throw new DomainError("conflict");
      await recordAudit(tx, admin, { action: "revoke-admin", subject: { type: "user", id: userId }, now });
      await recordAndTell(tx, context, admin, { kind: "admin_revoked", ofUserId: userId });
    });
  } catch (error) {
    if (violationOf(error)?.refusal === "last_administrator") throw new DomainError("last_admin");
    throw error;
  }
}

/** The ids of all administrators, oldest first, read in the caller's transaction. Authorises nothing. Errors: none. */
export async function administratorIds(tx: Queryable): Promise<string[]> {
  return (await allAdmins(tx)).map(({ userId }) => userId);
}
