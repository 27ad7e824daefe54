import { eq } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { adminRoles, profiles, user } from "#db/schema.ts";
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
      ...proofColumns,
    })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .leftJoin(adminRoles, eq(adminRoles.userId, user.id))
    .where(eq(user.id, userId));
  return row;
}
