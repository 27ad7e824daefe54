import { z } from "zod";
import { limits } from "#config/limits.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import {
  allAdmins,
  deleteAdminRoles,
  insertAdminRole,
  lockAdminRoles,
  userByEmail,
} from "#domain/accounts/accounts.sql.ts";
import { type Actor, requireAdmin, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { isClosedAddress } from "#domain/contact/closed-address.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { ADMIN_ROLES, type AdminRole } from "#domain/roles.ts";
import { recordAndTell } from "#domain/security-log/tell-owner.ts";
import { requiredCode } from "#domain/text-input.ts";

export interface AdminUser {
  userId: string;
  name: string;
  email: string;
  roles: readonly AdminRole[];
  createdAt: Date;
}

const isRole = (value: string): value is AdminRole => ADMIN_ROLES.some((role) => role === value);

const roles = z
  .string()
  .default("")
  .transform((ticked) => ticked.split(",").filter(isRole))
  .refine((some) => some.length > 0, "Choose at least one role.");

/** The ticked roles come separated by commas. */
export const rolesForm = z.object({ roles });
export const adminForm = z.object({
  email: requiredCode("Please enter an email address.", limits.emailLengthMax).transform((email) =>
    email.toLowerCase(),
  ),
  roles,
});

/** All administrators, newest first; there are few. Errors: not_signed_in, not_admin, role_required. */
export async function adminUsers({ db }: Pick<Context, "db">, actor: Actor): Promise<AdminUser[]> {
  requireAdmin(actor, "roles");
  const rows = await allAdmins(db.orm);
  return rows.reverse();
}

/**
 * Makes the user with this email an administrator with these roles, or adds them to those they have. Errors:
 * not_signed_in, not_admin, role_required (also an owner no longer), own_roles; user_not_found (also a closed account),
 * user_not_confirmed (anyone may have signed up with someone else's address), already_admin (with all these roles).
 */
export async function addAdmin(
  context: Context,
  actor: Actor,
  { email, roles }: z.output<typeof adminForm>,
): Promise<void> {
  const { db, now } = context;
  const owner = requireAdmin(actor, "roles");
  await inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (!user || isClosedAddress(user.email)) throw new DomainError("user_not_found");
    if (!user.emailVerified) throw new DomainError("user_not_confirmed");
    const before = await heldRoles(tx, owner, user.id);
    const fresh: AdminRole[] = [];
    // False also where another owner has just given it.
    for (const role of roles) if (await insertAdminRole(tx, { userId: user.id, role }, now)) fresh.push(role);
    if (fresh.length === 0) throw new DomainError("already_admin");
    const subject = { type: "user", id: user.id } as const;
    const change = { before: { roles: before }, after: { roles: [...before, ...fresh] } };
    await recordAudit(tx, owner, { action: "grant-admin", subject, ...change, now });
    await recordAndTell(tx, context, owner, { kind: "admin_granted", ofUserId: user.id });
  });
}

/**
 * Gives an administrator exactly these roles; none at all ends it. It takes effect at once, because each request reads
 * them again. Repeating it changes nothing. Errors: not_signed_in, not_admin, role_required (also an owner no longer),
 * own_roles, last_admin (the only owner's own), conflict (no longer an administrator).
 */
export async function changeRoles(
  context: Context,
  actor: Actor,
  { userId, roles }: { userId: string; roles: readonly AdminRole[] },
): Promise<void> {
  const { db, now } = context;
  const owner = requireAdmin(actor, "roles");
  await inTransaction(db, async (tx) => {
    const before = await heldRoles(tx, owner, userId);
    if (before.length === 0) throw new DomainError("conflict");
    const fresh = roles.filter((role) => !before.includes(role));
    if (fresh.length === 0 && before.length === roles.length) return;
    for (const role of fresh) await insertAdminRole(tx, { userId, role }, now);
    await deleteAdminRoles(tx, userId, roles);
    const subject = { type: "user", id: userId } as const;
    const action = roles.length === 0 ? "revoke-admin" : "change-admin-roles";
    await recordAudit(tx, owner, { action, subject, before: { roles: before }, after: { roles }, now });
    const kind = roles.length === 0 ? "admin_revoked" : "admin_roles_changed";
    await recordAndTell(tx, context, owner, { kind, ofUserId: userId });
  });
}

/**
 * What somebody else may do at the desk, all roles held until the transaction ends, so that of two owners who change
 * each other's only the first does. Errors: role_required, own_roles, last_admin.
 */
async function heldRoles(tx: Tx, owner: User, userId: string): Promise<AdminRole[]> {
  const held = await lockAdminRoles(tx);
  const owners = held.filter(({ role }) => role === "owner");
  if (!owners.some((one) => one.userId === owner.userId)) throw new DomainError("role_required");
  if (userId === owner.userId) throw new DomainError(owners.length === 1 ? "last_admin" : "own_roles");
  return held.filter((one) => one.userId === userId).map(({ role }) => role);
}

/** The ids of all administrators, oldest first, read in the caller's transaction. Authorises nothing. Errors: none. */
export async function administratorIds(tx: Queryable): Promise<string[]> {
  return (await allAdmins(tx)).map(({ userId }) => userId);
}
