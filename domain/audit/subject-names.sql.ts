import { eq, inArray } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, leads, profiles, user } from "#db/schema.ts";

export async function peopleByIds(tx: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({ id: user.id, name: user.name, companyName: profiles.companyName })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(inArray(user.id, [...ids]));
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
