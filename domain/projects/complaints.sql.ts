import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { complaints, leadPurchases, leads, profiles, publicComplaints } from "#db/schema.ts";

export type ComplaintRow = typeof complaints.$inferSelect;

export async function complaintById(tx: Queryable, id: string): Promise<ComplaintRow | undefined> {
  return (await tx.select().from(complaints).where(eq(complaints.id, id)))[0];
}

export async function openComplaintOf(tx: Queryable, purchaseId: string): Promise<ComplaintRow | undefined> {
  const isOpen = and(eq(complaints.purchaseId, purchaseId), isNull(complaints.decidedAt));
  return (await tx.select().from(complaints).where(isOpen))[0];
}

export async function insertComplaint(tx: Queryable, row: typeof complaints.$inferInsert): Promise<void> {
  await tx.insert(complaints).values(row);
}

export async function updateComplaint(tx: Queryable, id: string, change: Partial<ComplaintRow>): Promise<void> {
  await tx.update(complaints).set(change).where(eq(complaints.id, id));
}

/** For one project, newest first, with the companies' names. */
export async function complaintsOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({ complaint: getTableColumns(complaints), company: profiles.companyName })
    .from(complaints)
    .innerJoin(profiles, eq(profiles.id, complaints.installerId))
    .where(eq(complaints.leadId, leadId))
    .orderBy(desc(complaints.madeAt), complaints.id);
}

/** Companies that the customer of a lead can complain about: everyone who ever bought it, first buyer first. */
export async function companiesOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({ purchaseId: leadPurchases.id, company: profiles.companyName })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .where(eq(leadPurchases.leadId, leadId))
    .orderBy(asc(leadPurchases.purchasedAt), leadPurchases.id);
}

/** Undecided, most urgent first. */
export async function openComplaints(tx: Queryable, most: number) {
  const { companyName: company, email, phone } = profiles;
  return tx
    .select({
      complaint: getTableColumns(complaints),
      company,
      email,
      phone,
      customerName: leads.customerName,
      upheldBefore: sql<number>`(select count(*)::int from complaints before
        where before.installer_id = ${complaints.installerId} and before.decision = 'upheld')`,
    })
    .from(complaints)
    .innerJoin(profiles, eq(profiles.id, complaints.installerId))
    .innerJoin(leads, eq(leads.id, complaints.leadId))
    .where(isNull(complaints.decidedAt))
    .orderBy(asc(complaints.answerBy), complaints.id)
    .limit(most);
}

/** Decided complaints about a company, oldest first. */
export async function decidedOfCompany(tx: Queryable, installerId: string) {
  const { about, madeAt, decidedAt, decision, toCompany } = complaints;
  return tx
    .select({ about, madeAt, decidedAt, decision, toCompany, endedAt: leadPurchases.endedAt, lead: leads })
    .from(complaints)
    .innerJoin(leadPurchases, eq(leadPurchases.id, complaints.purchaseId))
    .innerJoin(leads, eq(leads.id, complaints.leadId))
    .where(and(eq(complaints.installerId, installerId), isNotNull(decidedAt)))
    .orderBy(asc(decidedAt), complaints.id);
}

export type PublicComplaintRow = typeof publicComplaints.$inferSelect;

/** Returns whether it is new: the same words from the same address are kept once until answered. */
export async function insertPublicComplaint(tx: Queryable, row: typeof publicComplaints.$inferInsert) {
  const rows = await tx
    .insert(publicComplaints)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: publicComplaints.id });
  return rows.length > 0;
}

export async function publicComplaintById(tx: Queryable, id: string): Promise<PublicComplaintRow | undefined> {
  return (await tx.select().from(publicComplaints).where(eq(publicComplaints.id, id)))[0];
}

/** As above, locked until the transaction ends, so that it is answered once. */
export async function lockPublicComplaint(tx: Queryable, id: string): Promise<PublicComplaintRow | undefined> {
  return (await tx.select().from(publicComplaints).where(eq(publicComplaints.id, id)).for("update"))[0];
}

export async function updatePublicComplaint(tx: Queryable, id: string, change: Partial<PublicComplaintRow>) {
  await tx.update(publicComplaints).set(change).where(eq(publicComplaints.id, id));
}

/** Unanswered, most urgent first. */
export async function openPublicComplaints(tx: Queryable, most: number): Promise<PublicComplaintRow[]> {
  const { answerBy, answeredAt, id } = publicComplaints;
  return tx.select().from(publicComplaints).where(isNull(answeredAt)).orderBy(asc(answerBy), id).limit(most);
}
