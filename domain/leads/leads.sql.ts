import { and, asc, count, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { consentRecords, leadPurchases, leads, profiles } from "#db/schema.ts";
import { openStatuses } from "#domain/leads/open-status.ts";

// Nothing here authorises. What leaves the server goes through present-lead.ts.

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = typeof leads.$inferInsert;

/** Writes a new lead. Returns false, and changes nothing, if the id is taken. */
export async function insertLead(tx: Queryable, lead: NewLead): Promise<boolean> {
  const rows = await tx
    .insert(leads)
    .values(lead)
    .onConflictDoNothing({ target: leads.id })
    .returning({ id: leads.id });
  return rows.length === 1;
}

/** The lead with this id, if any. */
export async function leadById(tx: Queryable, id: string): Promise<LeadRow | undefined> {
  return (await tx.select().from(leads).where(eq(leads.id, id)))[0];
}

/** The lead with this id, locked until the caller's transaction ends. */
export async function lockLead(tx: Queryable, id: string): Promise<LeadRow | undefined> {
  return (await tx.select().from(leads).where(eq(leads.id, id)).for("update"))[0];
}

/**
 * Locks a request with all its works and, if asked, all others with the same email address, always in the same order.
 */
export async function leadsOfCustomer(tx: Queryable, leadId: string, isAll: boolean) {
  const [lead] = await tx
    .select({ email: leads.customerEmail, groupId: leads.groupId })
    .from(leads)
    .where(sql`${leads.id} = ${leadId}`);
  const works = lead?.groupId ? sql` or ${leads.groupId} = ${lead.groupId}` : sql``;
  const others = isAll && lead ? sql` or ${leads.customerEmail} = ${lead.email}` : sql``;
  return tx
    .select()
    .from(leads)
    .where(sql`${leads.anonymisedAt} is null and (${leads.id} = ${leadId}${works}${others})`)
    .orderBy(leads.id)
    .for("update");
}

/**
 * Fields that identify the customer. Old values are kept for the life of the lead, so that they are masked like the new
 * ones.
 */
const details = ["customerName", "customerEmail", "customerPhone", "postcode"] as const;

/** Changes only the given fields, inside the caller's transaction. */
export async function updateLead(tx: Queryable, id: string, change: Partial<NewLead>): Promise<void> {
  const before = Object.fromEntries(details.filter((field) => field in change).map((field) => [field, leads[field]]));
  const pairs = Object.entries(before).map(([field, column]) => sql`${field}::text, ${column}`);
  const kept = sql`${leads.earlierDetails} || jsonb_build_array(jsonb_build_object(${sql.join(pairs, sql`, `)}))`;
  const earlierDetails = pairs.length > 0 ? { earlierDetails: kept } : {};
  await tx
    .update(leads)
    .set({ ...change, ...earlierDetails })
    .where(eq(leads.id, id));
}

/** Stores the address of a visit, so that it can be masked once a purchase has ended. */
export async function keepVisitAddress(tx: Queryable, id: string, address: string): Promise<void> {
  const entry = sql`${JSON.stringify([{ address }])}::jsonb`;
  await tx
    .update(leads)
    .set({ earlierDetails: sql`${leads.earlierDetails} || ${entry}` })
    .where(and(eq(leads.id, id), sql`not ${leads.earlierDetails} @> ${entry}`));
}

/** The newest requests from this address, in any state, that still have their details: of several works the first. */
export async function newestRequestsOf(tx: Queryable, email: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: sql<string>`(array_agg(${leads.id} order by ${leads.groupPosition}))[1]::text` })
    .from(leads)
    .where(and(eq(leads.customerEmail, email), isNull(leads.anonymisedAt)))
    .groupBy(sql`coalesce(${leads.groupId}, ${leads.id})`)
    .orderBy(sql`max(${leads.createdAt}) desc, 1`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Serialises confirmations of requests with the same phone number; the lock ends with the transaction. */
export async function waitForPhone(tx: Queryable, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 2))`);
}

/** How many requests with this phone number are on sale for the same service. */
export async function countOnSaleWithPhone(tx: Queryable, phone: string, serviceType: string, now: Date) {
  const [row] = await tx
    .select({ total: count() })
    .from(leads)
    .where(
      and(
        eq(leads.customerPhone, phone),
        eq(leads.serviceType, serviceType),
        eq(leads.origin, "quote_request"),
        eq(leads.status, "available"),
        gt(leads.expiresAt, now),
      ),
    );
  return row?.total ?? 0;
}

/** Closes leads past their lifetime; returns how many. */
export async function expireLeadsBefore(tx: Queryable, now: Date): Promise<number> {
  const rows = await tx
    .update(leads)
    .set({ status: "expired", closedAt: now, closedBy: "age" })
    .where(and(inArray(leads.status, [...openStatuses]), sql`${leads.expiresAt} <= ${instant(now)}`))
    .returning({ id: leads.id });
  return rows.length;
}

/** Withdraws paused leads whose customer was asked by then; returns how many. */
export async function withdrawUnansweredSince(tx: Queryable, askedBy: Date, now: Date): Promise<number> {
  const rows = await tx
    .update(leads)
    .set({ status: "withdrawn", closedAt: now, closedBy: "silence" })
    .where(and(eq(leads.status, "paused"), sql`${leads.contactAskedAt} <= ${instant(askedBy)}`))
    .returning({ id: leads.id });
  return rows.length;
}

/** Whether another request of the same customer for the same service can still be sold. */
export async function hasOtherOpenRequest(
  tx: Queryable,
  {
    id,
    customerEmail,
    customerMailbox,
    serviceType,
  }: Pick<LeadRow, "id" | "customerEmail" | "customerMailbox" | "serviceType">,
): Promise<boolean> {
  const same = or(
    customerEmail === null ? sql`false` : eq(leads.customerEmail, customerEmail),
    customerMailbox === null ? undefined : eq(leads.customerMailbox, customerMailbox),
  );
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(same, eq(leads.serviceType, serviceType), ne(leads.id, id), inArray(leads.status, [...openStatuses])))
    .limit(1);
  return rows.length > 0;
}

/** Who received the customer's details, and from when to when, oldest first. */
export async function buyersOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({
      purchaseId: leadPurchases.id,
      installerId: profiles.id,
      companyName: profiles.companyName,
      phone: profiles.phone,
      email: profiles.email,
      purchasedAt: leadPurchases.purchasedAt,
      endedAt: leadPurchases.endedAt,
      endedReason: leadPurchases.endedReason,
      stage: leadPurchases.stage,
    })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .where(eq(leadPurchases.leadId, leadId))
    .orderBy(leadPurchases.purchasedAt);
}

/** Records what a customer was told about sharing, and when. */
export async function insertConsent(tx: Queryable, consent: typeof consentRecords.$inferInsert): Promise<void> {
  await tx.insert(consentRecords).values(consent);
}

/** What the customer was told about sharing, and when, oldest first. */
export async function consentsOf(tx: Queryable, leadId: string) {
  return tx
    .select({
      textVersion: consentRecords.textVersion,
      works: consentRecords.works,
      toldAt: consentRecords.toldAt,
      purchaseId: consentRecords.purchaseId,
    })
    .from(consentRecords)
    .where(eq(consentRecords.leadId, leadId))
    .orderBy(asc(consentRecords.toldAt), asc(consentRecords.id));
}
