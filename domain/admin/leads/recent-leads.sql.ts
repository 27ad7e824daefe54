import { count, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { leads } from "#db/schema.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

export async function newestLeads(tx: Queryable, limit: number): Promise<LeadRow[]> {
  // In the order of the index: without "nulls last" every lead would be read and sorted.
  return tx.select().from(leads).orderBy(sql`${leads.createdAt} desc nulls last`, leads.id).limit(limit);
}

export async function countLeadsByStatus(tx: Queryable, status: LeadRow["status"]): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(leads).where(eq(leads.status, status));
  return row?.total ?? 0;
}
