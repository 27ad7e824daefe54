import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { companyMembers, leadPurchases, leads, profiles, user } from "#db/schema.ts";

/** People, each with the company that they are in now. */
export async function peopleByIds(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: user.id, name: user.name, companyId: companyMembers.installerId })
    .from(user)
    .leftJoin(companyMembers, and(eq(companyMembers.userId, user.id), isNull(companyMembers.endedAt)))
    .where(inArray(user.id, [...ids]));
}

export async function companiesByIds(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: profiles.id, companyName: profiles.companyName })
    .from(profiles)
    .where(inArray(profiles.id, [...ids]));
}

export async function leadsByIds(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: leads.id, serviceType: leads.serviceType, location: leads.location })
    .from(leads)
    .where(inArray(leads.id, [...ids]));
}

export async function purchasesByIds(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: leadPurchases.id,
      leadId: leadPurchases.leadId,
      companyName: profiles.companyName,
      serviceType: leads.serviceType,
      location: leads.location,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .where(inArray(leadPurchases.id, [...ids]));
}
