import { eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { adminRoles, profiles, user, webhookEndpoints } from "#db/schema.ts";
import type { InstallerProofColumns } from "#domain/vetting/proof-facts.ts";

/** Includes what `proofColumns` read about the company, in the same query. */
export async function actorRow(tx: Queryable, userId: string, proofColumns: InstallerProofColumns) {
  const [row] = await tx
    .select({
      userId: user.id,
      email: user.email,
      adminRole: adminRoles.role,
      installerId: profiles.id,
      status: profiles.status,
      companyName: profiles.companyName,
      contactName: profiles.contactName,
      isCapped: profiles.isCapped,
      hasWebhooks: sql<boolean>`exists (
        select from ${webhookEndpoints} where ${webhookEndpoints.installerId} = ${user.id} and ${isNull(webhookEndpoints.removedAt)})`,
      ...proofColumns,
    })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .leftJoin(adminRoles, eq(adminRoles.userId, user.id))
    .where(eq(user.id, userId));
  return row;
}

/** The user of any approved company. */
export async function someApprovedUser(tx: Queryable): Promise<string | undefined> {
  const [row] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.status, "approved")).limit(1);
  return row?.id;
}
