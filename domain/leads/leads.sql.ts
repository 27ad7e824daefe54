import { and, count, desc, eq, gt, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { creditTransactions, leadPurchases, leads, profiles } from "#db/schema.ts";

export type LeadRow = typeof leads.$inferSelect;
export type NewLead = typeof leads.$inferInsert;

export async function insertLead(tx: Queryable, lead: NewLead): Promise<boolean> {
  const rows = await tx
    .insert(leads)
    .values(lead)
    .onConflictDoNothing({ target: leads.id })
    .returning({ id: leads.id });
  return rows.length === 1;
}

/** The row of a lead from a file; the database gives it its id. */
type ImportedLead = Omit<NewLead, "id"> & { importFingerprint: string };

/**
 * Answers the ids of those that were not there before, by their fingerprints. Written in one order by all callers, who
 * else could wait for each other in a ring.
 */
export async function insertImports(tx: Queryable, rows: readonly ImportedLead[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const inOrder = rows.toSorted((one, other) => (one.importFingerprint < other.importFingerprint ? -1 : 1));
  const fresh = await tx
    .insert(leads)
    .values(inOrder.map((row) => ({ ...row, id: sql`gen_random_uuid()` })))
    .onConflictDoNothing()
    .returning({ id: leads.id, fingerprint: leads.importFingerprint });
  return new Map(fresh.map(({ id, fingerprint }) => [fingerprint ?? "", id]));
}

/** Which of these rows of files have come in already. */
export async function importedAmong(tx: Queryable, fingerprints: readonly string[]): Promise<Set<string>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await tx
    .select({ fingerprint: leads.importFingerprint })
    .from(leads)
    .where(inArray(leads.importFingerprint, [...fingerprints]));
  return new Set(rows.flatMap(({ fingerprint }) => fingerprint ?? []));
}

/** Who of these customers have had a lead since then, each with its service. */
export async function customersSince(
  tx: Queryable,
  emails: readonly string[],
  since: Date,
): Promise<{ customerEmail: string; serviceType: string }[]> {
  if (emails.length === 0) return [];
  return tx
    .selectDistinct({ customerEmail: leads.customerEmail, serviceType: leads.serviceType })
    .from(leads)
    .where(and(inArray(leads.customerEmail, [...emails]), gte(leads.createdAt, since)));
}

export async function leadById(tx: Queryable, id: string): Promise<LeadRow | undefined> {
  return (await tx.select().from(leads).where(eq(leads.id, id)))[0];
}

export async function leadByIdForUpdate(tx: Queryable, id: string): Promise<LeadRow | undefined> {
  return (await tx.select().from(leads).where(eq(leads.id, id)).for("update"))[0];
}

export async function updateLead(tx: Queryable, id: string, change: Partial<NewLead>): Promise<void> {
  await tx.update(leads).set(change).where(eq(leads.id, id));
}

/**
 * The purchase as one statement, so that it is one round trip and all or nothing.
 * Locks are taken in the order of its steps: the lead, then (in the ledger's trigger) the installer.
 * No row: the lead has no place left, or not for this installer. Constraints say the rest: too few credits, bought before, not approved.
 * $1 purchase, $2 lead, $3 installer, $4 price in credits, $5 now, $6 services that the installer may not buy.
 */
const PURCHASE_STATEMENT = `
with place as (
  update leads
     set places_taken = places_taken + 1,
         status = case when places_taken + 1 = max_purchases then 'sold' else status end
   where id = $2::uuid and status = 'available' and expires_at > $5::timestamptz
     and service_type <> all ($6::text[])
  returning id, location, outcode
), spend as (
  insert into credit_transactions
         (installer_id, entry_number, amount, transaction_type, cause_id, description, balance_after, created_at)
  select $3::text, 0, -$4::int, 'spend', $1::uuid, 'Lead purchase: ' || location || ', ' || outcode, 0, $5
    from place
  returning id, balance_after
), purchase as (
  insert into lead_purchases (id, lead_id, installer_id, price_credits, spend_id, purchased_at)
  select $1, $2, $3, $4, id, $5 from spend
  returning id
), mails as (
  insert into jobs (kind, payload, created_at, run_at)
  select 'send-mail', jsonb_build_object('mail', mail, 'purchaseId', purchase.id), $5, $5
    from purchase, (values ('lead-bought-installer'), ('lead-bought-customer')) as both_sides(mail)
  union all
  select 'announce-purchase', jsonb_build_object('purchaseId', purchase.id), $5, $5
    from purchase
   where exists (select from webhook_endpoints where installer_id = $3 and removed_at is null)
)
select balance_after as "balanceAfter" from spend, purchase`;

/** The balance after the purchase, or undefined when the lead has no place left or is of a paused service. */
export async function insertPurchase(
  db: Database,
  purchase: {
    id: string;
    leadId: string;
    installerId: string;
    priceCredits: number;
    now: Date;
    pausedServices: readonly string[];
  },
): Promise<number | undefined> {
  const values = [
    purchase.id,
    purchase.leadId,
    purchase.installerId,
    purchase.priceCredits,
    purchase.now.toISOString(),
    `{${purchase.pausedServices.join(",")}}`,
  ];
  const rows = await db.named<{ balanceAfter: number }>("purchase-lead", PURCHASE_STATEMENT, values);
  return rows[0]?.balanceAfter;
}

export async function purchaseOfLead(tx: Queryable, leadId: string, installerId: string) {
  const [row] = await tx
    .select({ id: leadPurchases.id, leadId: leadPurchases.leadId, balanceAfter: creditTransactions.balanceAfter })
    .from(leadPurchases)
    .innerJoin(creditTransactions, eq(creditTransactions.id, leadPurchases.spendId))
    .where(and(eq(leadPurchases.leadId, leadId), eq(leadPurchases.installerId, installerId)));
  return row;
}

/** The customer's open request for the same service, held until the transaction ends, if there is one. */
export async function openRequest(
  tx: Queryable,
  {
    customerEmail,
    customerMailbox,
    serviceType,
  }: { customerEmail: string; customerMailbox: string; serviceType: string },
): Promise<LeadRow | undefined> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(
      and(
        or(eq(leads.customerEmail, customerEmail), eq(leads.customerMailbox, customerMailbox)),
        eq(leads.serviceType, serviceType),
        eq(leads.origin, "quote_request"),
        inArray(leads.status, ["unconfirmed", "available"]),
      ),
    )
    // Of a time when spellings were not compared there may be several; the constraint speaks of the exact one.
    .orderBy(desc(eq(leads.customerEmail, customerEmail)), desc(leads.createdAt))
    .limit(1)
    .for("update");
  return row;
}

export async function requestsOfEmail(tx: Queryable, email: string, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.customerEmail, email), eq(leads.origin, "quote_request"), isNull(leads.anonymisedAt)))
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Requests with one phone number are confirmed one after another; the database lets go when the transaction ends. */
export async function waitForPhone(tx: Queryable, phone: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 2))`);
}

/** How many requests of customers with this number are on sale for the same service. */
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

export async function newestLeads(tx: Queryable, limit: number): Promise<LeadRow[]> {
  // As the index has it; without "nulls last" every lead would be read and sorted.
  return tx.select().from(leads).orderBy(sql`${leads.createdAt} desc nulls last`, leads.id).limit(limit);
}

/** Closes what is past its life; answers how many. */
export async function expireLeadsBefore(tx: Queryable, now: Date): Promise<number> {
  const rows = await tx
    .update(leads)
    .set({ status: "expired", closedAt: now, closedBy: "age" })
    .where(and(inArray(leads.status, ["unconfirmed", "available"]), sql`${leads.expiresAt} <= ${instant(now)}`))
    .returning({ id: leads.id });
  return rows.length;
}

export async function countLeadsByStatus(tx: Queryable, status: LeadRow["status"]): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(leads).where(eq(leads.status, status));
  return row?.total ?? 0;
}

/** Who has the customer's details, and since when, oldest first. */
export async function buyersOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({
      purchaseId: leadPurchases.id,
      companyName: profiles.companyName,
      phone: profiles.phone,
      email: profiles.email,
      purchasedAt: leadPurchases.purchasedAt,
    })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .where(eq(leadPurchases.leadId, leadId))
    .orderBy(leadPurchases.purchasedAt);
}
