import { count, desc, eq, min, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leadPurchases, leads, refundRequests } from "#db/schema.ts";

/** A company's reports, newest first. */
export async function reportRowsOf(tx: Queryable, installerId: string, limit: number) {
  return tx
    .select({ request: refundRequests, lead: { serviceType: leads.serviceType, location: leads.location } })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(eq(refundRequests.installerId, installerId))
    .orderBy(sql`${refundRequests.requestedAt} desc nulls last`, desc(refundRequests.id))
    .limit(limit);
}

export async function openReportTotals(tx: Queryable): Promise<{ total: number; oldest: Date | null }> {
  const [row] = await tx
    .select({ total: count(), oldest: min(refundRequests.requestedAt) })
    .from(refundRequests)
    .where(eq(refundRequests.status, "open"));
  return row ?? { total: 0, oldest: null };
}
