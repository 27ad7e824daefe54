import { type AnyColumn, and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { adminRoles, apiKeys, companyMembers, profiles, user, webhookEndpoints } from "#db/schema.ts";
import type { AdminRole } from "#domain/roles.ts";
import type { InstallerProofColumns } from "#domain/vetting/proof-facts.ts";

/** Includes what `proofColumns` read about the company, in the same query. */
export async function actorRow(tx: Queryable, userId: string, proofColumns: InstallerProofColumns) {
  const [row] = await tx
    .select({
      userId: user.id,
      name: user.name,
      email: user.email,
      adminRoles: sql<AdminRole[]>`(
        select coalesce(json_agg(${adminRoles.role} order by ${adminRoles.role}), '[]') from ${adminRoles}
         where ${adminRoles.userId} = ${user.id})`,
      installerId: profiles.id,
      role: companyMembers.role,
      status: profiles.status,
      companyName: profiles.companyName,
      isCapped: profiles.isCapped,
      requiresTwoFactor: profiles.requiresTwoFactor,
      hasTwoFactor: user.twoFactorEnabled,
      hasWebhooks: sql<boolean>`exists (
        select from ${webhookEndpoints} where ${webhookEndpoints.installerId} = ${profiles.id} and ${isNull(webhookEndpoints.removedAt)})`,
      ...proofColumns,
    })
    .from(user)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, user.id), isNull(companyMembers.endedAt)))
    .leftJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .where(eq(user.id, userId));
  return row;
}

/** An owner of any approved company. */
export async function someApprovedUser(tx: Queryable): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .innerJoin(profiles, eq(profiles.id, companyMembers.installerId))
    .where(and(eq(profiles.status, "approved"), eq(companyMembers.role, "owner"), isNull(companyMembers.endedAt)))
    .limit(1);
  return row?.id;
}

/** By when they came. */
export async function ownersOf(tx: Queryable, installerId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.installerId, installerId),
        eq(companyMembers.role, "owner"),
        isNull(companyMembers.endedAt),
      ),
    )
    .orderBy(companyMembers.createdAt, companyMembers.id);
  return rows.map(({ userId }) => userId);
}

/** The name of this person if they no longer work for the company, otherwise null. */
export const nameOfDeparted = (userId: AnyColumn, installerId: AnyColumn) =>
  sql<string | null>`(select name from ${user} where id = ${userId} and not exists (
    select from ${companyMembers} as member
     where member.user_id = ${userId} and member.installer_id = ${installerId} and member.ended_at is null))`;

/** Who did something: the name of the key it was done with, or of the person; null where neither is known. */
export const nameOfDoer = (userId: AnyColumn | SQL, keyId: AnyColumn | SQL) =>
  sql<string | null>`coalesce((select nullif(name, '') from ${apiKeys} where id = ${keyId}),
    (select name from ${user} where id = ${userId}))`;
