import { and, count, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, leads, profiles } from "#db/schema.ts";
import { behind } from "#domain/cursor.sql.ts";
import type { CursorPosition } from "#domain/cursor.ts";

export interface SoldPlacesQuery {
  from: Date;
  /** The end of the period, exclusive. */
  until: Date;
  /** "in-time": within this many hours of the purchase. */
  contact?: "yes" | "no" | "in-time" | undefined;
  inTimeHours: number;
}

/** Newest first. */
export async function soldPlaceRows(
  tx: Queryable,
  query: SoldPlacesQuery & { after?: CursorPosition | undefined; limit: number },
) {
  const { after, limit } = query;
  return tx
    .select({
      id: leadPurchases.id,
      purchasedAt: leadPurchases.purchasedAt,
      firstContactAt: leadPurchases.firstContactAt,
      priceCredits: leadPurchases.priceCredits,
      installerId: leadPurchases.installerId,
      companyName: profiles.companyName,
      leadId: leadPurchases.leadId,
      serviceType: leads.serviceType,
      location: leads.location,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .where(and(fitting(query), after && behind(leadPurchases.purchasedAt, leadPurchases.id, after)))
    .orderBy(desc(leadPurchases.purchasedAt), leadPurchases.id)
    .limit(limit);
}

export async function countSoldPlaces(tx: Queryable, query: SoldPlacesQuery): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(leadPurchases).where(fitting(query));
  return row?.total ?? 0;
}

function fitting({ from, until, contact, inTimeHours }: SoldPlacesQuery): SQL | undefined {
  const { purchasedAt, firstContactAt } = leadPurchases;
  const contacted = {
    yes: isNotNull(firstContactAt),
    no: isNull(firstContactAt),
    "in-time": sql`${firstContactAt} <= ${purchasedAt} + ${inTimeHours} * interval '1 hour'`,
  };
  return and(gte(purchasedAt, from), lt(purchasedAt, until), contact && contacted[contact]);
}
