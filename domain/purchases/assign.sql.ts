import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, leadPurchases, user } from "#db/schema.ts";
import type { CompanyRole } from "#domain/roles.ts";

/** Locks a company's own purchases, in order of id, so that two calls cannot block each other. Returns which there are. */
export async function lockOwnPurchases(tx: Queryable, installerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: leadPurchases.id })
    .from(leadPurchases)
    .where(and(eq(leadPurchases.installerId, installerId), inArray(leadPurchases.id, [...ids])))
    .orderBy(asc(leadPurchases.id))
    .for("no key update");
  return rows.map(({ id }) => id);
}

export async function setAssignee(tx: Queryable, ids: readonly string[], assignedTo: string | null): Promise<void> {
  await tx
    .update(leadPurchases)
    .set({ assignedTo })
    .where(inArray(leadPurchases.id, [...ids]));
}

/** Who is in the company today in one of these roles, by name. */
export async function peopleIn(tx: Queryable, installerId: string, roles: readonly CompanyRole[]) {
  return tx
    .select({ userId: user.id, name: user.name })
    .from(companyMembers)
    .innerJoin(user, eq(user.id, companyMembers.userId))
    .where(
      and(
        eq(companyMembers.installerId, installerId),
        isNull(companyMembers.endedAt),
        inArray(companyMembers.role, [...roles]),
      ),
    )
    .orderBy(asc(user.name), asc(user.id));
}
