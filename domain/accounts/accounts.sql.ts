import { and, asc, eq, isNull, min, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { account, accountLinks, adminRoles, user } from "#db/schema.ts";
import type { AdminRole } from "#domain/roles.ts";

export type UserRow = typeof user.$inferSelect;
export type AccountLinkRow = typeof accountLinks.$inferSelect;

export async function insertUser(
  tx: Queryable,
  row: { id: string; name: string; email: string; passwordHash: string; emailVerified: boolean; now: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(user)
    .values({
      id: row.id,
      name: row.name,
      email: row.email,
      emailVerified: row.emailVerified,
      createdAt: row.now,
      updatedAt: row.now,
    })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (inserted.length === 0) return false;
  await tx.insert(account).values({
    id: row.id,
    accountId: row.id,
    providerId: "credential",
    userId: row.id,
    password: row.passwordHash,
    createdAt: row.now,
    updatedAt: row.now,
  });
  return true;
}

export async function userByEmail(tx: Queryable, email: string): Promise<UserRow | undefined> {
  return (await tx.select().from(user).where(eq(user.email, email)))[0];
}

export async function userById(tx: Queryable, id: string): Promise<UserRow | undefined> {
  return (await tx.select().from(user).where(eq(user.id, id)))[0];
}

export async function setEmailVerified(tx: Queryable, id: string, now: Date): Promise<void> {
  await tx.update(user).set({ emailVerified: true, updatedAt: now }).where(eq(user.id, id));
}

/** A newer link ends older ones for the same purpose. */
export async function insertAccountLink(tx: Queryable, link: typeof accountLinks.$inferInsert): Promise<void> {
  await tx.insert(accountLinks).values(link);
}

/** Ends a user's open links for this purpose. */
export async function endAccountLinks(
  tx: Queryable,
  { userId, purpose }: Pick<AccountLinkRow, "userId" | "purpose">,
  now: Date,
): Promise<void> {
  const { userId: owner, purpose: why, usedAt } = accountLinks;
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(owner, userId), eq(why, purpose), isNull(usedAt)));
}

export async function lockAccountLink(
  tx: Queryable,
  tokenHash: string,
  purpose: AccountLinkRow["purpose"],
): Promise<AccountLinkRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose)))
    .for("update");
  return row;
}

export async function useAccountLink(tx: Queryable, tokenHash: string, now: Date): Promise<void> {
  await tx.update(accountLinks).set({ usedAt: now }).where(eq(accountLinks.tokenHash, tokenHash));
}

export async function insertAdminRole(
  tx: Queryable,
  { userId, role }: { userId: string; role: AdminRole },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(adminRoles)
    .values({ userId, role, createdAt: now })
    .onConflictDoNothing({ target: [adminRoles.userId, adminRoles.role] })
    .returning({ id: adminRoles.id });
  return rows.length === 1;
}

/** All roles of somebody but those kept. False if there were none. */
export async function deleteAdminRoles(
  tx: Queryable,
  userId: string,
  except: readonly AdminRole[] = [],
): Promise<boolean> {
  const lost = and(eq(adminRoles.userId, userId), notInArray(adminRoles.role, [...except]));
  const rows = await tx.delete(adminRoles).where(lost).returning({ id: adminRoles.id });
  return rows.length > 0;
}

/** Everybody's roles, locked until the transaction ends. */
export async function lockAdminRoles(tx: Queryable): Promise<{ userId: string; role: AdminRole }[]> {
  const { userId, role, id } = adminRoles;
  return tx.select({ userId, role }).from(adminRoles).orderBy(asc(id)).for("update");
}

/** Each once, with their roles, oldest first. */
export async function allAdmins(tx: Queryable) {
  const since = min(adminRoles.createdAt);
  return tx
    .select({
      userId: user.id,
      name: user.name,
      email: user.email,
      roles: sql<AdminRole[]>`json_agg(${adminRoles.role} order by ${adminRoles.role})`,
      createdAt: sql<Date>`${since}`.mapWith(adminRoles.createdAt),
    })
    .from(adminRoles)
    .innerJoin(user, eq(user.id, adminRoles.userId))
    .groupBy(user.id)
    .orderBy(since, min(adminRoles.id));
}
