import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { creditTransactions, leadPurchases, leads, refundRequests, user } from "#db/schema.ts";

export type ReportRow = typeof refundRequests.$inferSelect;

export async function purchaseOf(tx: Queryable, installerId: string, purchaseId: string) {
  const [row] = await tx
    .select({
      id: leadPurchases.id,
      purchasedAt: leadPurchases.purchasedAt,
      endedAt: leadPurchases.endedAt,
      lead: leads,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(and(eq(leadPurchases.id, purchaseId), eq(leadPurchases.installerId, installerId)));
  return row;
}

/** Whether the price of a purchase has been refunded. To rely on it the caller holds the lead, as each refund does. */
export async function isRefunded(tx: Queryable, purchaseId: string): Promise<boolean> {
  const isIts = and(eq(creditTransactions.causeId, purchaseId), eq(creditTransactions.transactionType, "refund"));
  return (await tx.select({ id: creditTransactions.id }).from(creditTransactions).where(isIts).limit(1)).length > 0;
}

/** Returns whether the row is new: one per purchase, and one per id. */
export async function insertReport(
  tx: Queryable,
  row: Pick<ReportRow, "id" | "purchaseId" | "installerId" | "reason" | "note" | "requestedAt">,
): Promise<boolean> {
  const rows = await tx
    .insert(refundRequests)
    .values({ ...row, status: "open" })
    .onConflictDoNothing()
    .returning({ id: refundRequests.id });
  return rows.length === 1;
}

export async function reportOf(tx: Queryable, purchaseId: string): Promise<ReportRow | undefined> {
  return (await tx.select().from(refundRequests).where(eq(refundRequests.purchaseId, purchaseId)))[0];
}

/** Which lead was reported. */
export async function reportedLeadId(tx: Queryable, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ leadId: leadPurchases.leadId })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .where(eq(refundRequests.id, id));
  return row?.leadId;
}

export async function lockReport(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ request: refundRequests, priceCredits: leadPurchases.priceCredits })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .where(eq(refundRequests.id, id))
    .for("update", { of: refundRequests });
  return row;
}

export async function updateReport(
  tx: Queryable,
  id: string,
  decision: Pick<ReportRow, "status" | "decidedAt" | "decidedBy" | "decisionReason" | "rule">,
): Promise<void> {
  await tx.update(refundRequests).set(decision).where(eq(refundRequests.id, id));
}

export async function declineReportsOf(
  tx: Queryable,
  installerId: string,
  decision: Pick<ReportRow, "decidedAt" | "decisionReason">,
): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ status: "declined", ...decision })
    .where(and(eq(refundRequests.installerId, installerId), eq(refundRequests.status, "open")));
}

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

export async function nameOfUser(tx: Queryable, userId: string): Promise<string | undefined> {
  return (await tx.select({ name: user.name }).from(user).where(eq(user.id, userId)))[0]?.name;
}
