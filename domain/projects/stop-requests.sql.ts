import { and, asc, count, desc, eq, inArray, lte } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, leads, profiles, stops } from "#db/schema.ts";

export type StopRow = typeof stops.$inferSelect;

/** One per purchase, however often the customer asks. Returns the purchases with a new order. */
export async function insertStops(
  tx: Queryable,
  rows: readonly Pick<StopRow, "purchaseId" | "leadId" | "installerId" | "askedAt" | "dueAt">[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(stops)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ purchaseId: stops.purchaseId });
  return inserted.map(({ purchaseId }) => purchaseId);
}

/** The order for a purchase, if any. */
export async function stopOfPurchase(tx: Queryable, purchaseId: string): Promise<StopRow | undefined> {
  return (await tx.select().from(stops).where(eq(stops.purchaseId, purchaseId)))[0];
}

export async function lockStop(tx: Queryable, purchaseId: string): Promise<StopRow | undefined> {
  return (await tx.select().from(stops).where(eq(stops.purchaseId, purchaseId)).for("update"))[0];
}

export async function updateStop(tx: Queryable, purchaseId: string, change: Partial<StopRow>): Promise<void> {
  await tx.update(stops).set(change).where(eq(stops.purchaseId, purchaseId));
}

export async function stopsOfPurchases(tx: Queryable, purchaseIds: readonly string[]): Promise<StopRow[]> {
  return tx
    .select()
    .from(stops)
    .where(inArray(stops.purchaseId, [...purchaseIds]));
}

/** For one project, with the companies' names, in order of purchase. */
export async function stopsOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({ stop: stops, companyName: profiles.companyName, purchasedAt: leadPurchases.purchasedAt })
    .from(stops)
    .innerJoin(leadPurchases, eq(leadPurchases.id, stops.purchaseId))
    .innerJoin(profiles, eq(profiles.id, stops.installerId))
    .where(eq(stops.leadId, leadId))
    .orderBy(asc(leadPurchases.purchasedAt), stops.purchaseId);
}

const isOpen = inArray(stops.status, ["asked", "overdue"]);

/** Counts unconfirmed orders of a request's works or a company. */
export async function countOpenStops(
  tx: Queryable,
  of: { leadIds: readonly string[] } | { installerId: string },
): Promise<number> {
  const whose = "leadIds" in of ? inArray(stops.leadId, [...of.leadIds]) : eq(stops.installerId, of.installerId);
  const [row] = await tx.select({ total: count() }).from(stops).where(and(whose, isOpen));
  return row?.total ?? 0;
}

/** Counts orders in any state. */
export async function countStops(tx: Queryable, leadIds: readonly string[]): Promise<number> {
  return tx.$count(stops, inArray(stops.leadId, [...leadIds]));
}

/** A company's unconfirmed orders, most urgent first. */
export async function openStopsOfCompany(tx: Queryable, installerId: string) {
  return tx
    .select({ stop: stops, customerName: leads.customerName, outcode: leads.outcode, serviceType: leads.serviceType })
    .from(stops)
    .innerJoin(leads, eq(leads.id, stops.leadId))
    .where(and(eq(stops.installerId, installerId), isOpen))
    .orderBy(asc(stops.dueAt), stops.purchaseId);
}

/** For administrators: unconfirmed orders, overdue ones first. */
export async function openStopsOfAll(tx: Queryable, most: number) {
  return tx
    .select({
      stop: stops,
      companyName: profiles.companyName,
      phone: profiles.phone,
      email: profiles.email,
      customerName: leads.customerName,
      outcode: leads.outcode,
      serviceType: leads.serviceType,
    })
    .from(stops)
    .innerJoin(leads, eq(leads.id, stops.leadId))
    .innerJoin(profiles, eq(profiles.id, stops.installerId))
    .where(isOpen)
    .orderBy(desc(eq(stops.status, "overdue")), asc(stops.dueAt), stops.purchaseId)
    .limit(most);
}

/** Unconfirmed orders made since then whose companies were not reminded after that moment. */
export async function stopsToWatch(tx: Queryable, askedBy: Date): Promise<StopRow[]> {
  return tx
    .select()
    .from(stops)
    .where(and(eq(stops.status, "asked"), lte(stops.askedAt, askedBy)))
    .orderBy(asc(stops.askedAt), stops.purchaseId);
}
