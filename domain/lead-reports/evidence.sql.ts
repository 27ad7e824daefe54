import { and, asc, count, desc, eq, inArray, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import {
  jobs,
  leadPurchases,
  leads,
  profiles,
  projects,
  quotes,
  refundEvidence,
  refundRequests,
  user,
} from "#db/schema.ts";

/** When the customer chose the company of this purchase. */
const chosenAt = sql`(select ${projects.chosenAt} from ${projects} where ${projects.leadId} = ${leadPurchases.leadId}
  and exists (select from ${quotes} where ${quotes.purchaseId} = ${leadPurchases.id} and ${quotes.status} = 'chosen'))`.mapWith(
  projects.chosenAt,
) as SQL<Date | null>;

/** Oldest first. */
export async function openReportRows(tx: Queryable, limit: number) {
  return tx
    .select({
      request: refundRequests,
      purchase: leadPurchases,
      lead: leads,
      companyName: profiles.companyName,
      chosenAt,
    })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(profiles, eq(profiles.id, refundRequests.installerId))
    .where(eq(refundRequests.status, "open"))
    .orderBy(refundRequests.requestedAt, refundRequests.id)
    .limit(limit);
}

const decidedRequest = alias(refundRequests, "decided_request");

/** Newest decision first. Selected before any join: there are few reports and many purchases. */
export async function decidedReportRows(tx: Queryable, limit: number) {
  const newest = tx
    .select({ id: decidedRequest.id })
    .from(decidedRequest)
    .where(ne(decidedRequest.status, "open"))
    .orderBy(desc(decidedRequest.decidedAt))
    .limit(limit);
  return tx
    .select({ request: refundRequests, lead: leads, companyName: profiles.companyName, decidedBy: user.email })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .innerJoin(profiles, eq(profiles.id, refundRequests.installerId))
    .leftJoin(user, eq(user.id, refundRequests.decidedBy))
    .where(inArray(refundRequests.id, newest))
    .orderBy(desc(refundRequests.decidedAt));
}

export async function countOpenReports(tx: Queryable): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(refundRequests).where(eq(refundRequests.status, "open"));
  return row?.total ?? 0;
}

/** How these installers' reports were decided. */
export async function decisionCounts(tx: Queryable, installerIds: readonly string[]) {
  if (installerIds.length === 0) return [];
  return tx
    .select({ installerId: refundRequests.installerId, status: refundRequests.status, total: count() })
    .from(refundRequests)
    .where(and(inArray(refundRequests.installerId, [...installerIds]), ne(refundRequests.status, "open")))
    .groupBy(refundRequests.installerId, refundRequests.status);
}

const reported = alias(leadPurchases, "reported");
const reportedLead = alias(leads, "reported_lead");

/** What these installers had bought from the same customers before: same email or same phone number. */
export async function earlierPurchases(tx: Queryable, purchaseIds: readonly string[]) {
  if (purchaseIds.length === 0) return [];
  return tx
    .select({
      reportedId: reported.id,
      purchasedAt: leadPurchases.purchasedAt,
      serviceType: leads.serviceType,
      sameEmail: sql<boolean>`${leads.customerEmail} = ${reportedLead.customerEmail}`,
    })
    .from(reported)
    .innerJoin(reportedLead, eq(reportedLead.id, reported.leadId))
    .innerJoin(
      leadPurchases,
      and(eq(leadPurchases.installerId, reported.installerId), lt(leadPurchases.purchasedAt, reported.purchasedAt)),
    )
    .innerJoin(leads, eq(leads.id, leadPurchases.leadId))
    .where(
      and(
        inArray(reported.id, [...purchaseIds]),
        or(
          eq(leads.customerEmail, reportedLead.customerEmail),
          eq(leads.customerPhone, sql`${reportedLead.customerPhone}`),
        ),
      ),
    )
    .orderBy(leadPurchases.purchasedAt);
}

/** Who else bought these leads, and whether they reported them. */
export async function otherBuyers(tx: Queryable, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  return tx
    .select({ purchaseId: leadPurchases.id, leadId: leadPurchases.leadId, reason: refundRequests.reason })
    .from(leadPurchases)
    .leftJoin(refundRequests, eq(refundRequests.purchaseId, leadPurchases.id))
    .where(inArray(leadPurchases.leadId, [...leadIds]));
}

/** All facts kept about these leads, oldest first. */
export async function evidenceOfLeads(tx: Queryable, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  const isTheirs = inArray(refundEvidence.leadId, [...leadIds]);
  return tx.select().from(refundEvidence).where(isTheirs).orderBy(asc(refundEvidence.id));
}

/** Mails to the customers of these leads that have not arrived, whether refused or still being retried. */
export async function undeliveredMails(tx: Queryable, leadIds: readonly string[]) {
  if (leadIds.length === 0) return [];
  const about = sql<string>`coalesce(${jobs.payload}->>'leadId', ${leadPurchases.leadId}::text)`;
  return tx
    .select({ leadId: about, queuedAt: jobs.createdAt, failedAt: jobs.failedAt, lastError: jobs.lastError })
    .from(jobs)
    .leftJoin(leadPurchases, sql`${leadPurchases.id} = (${jobs.payload}->>'purchaseId')::uuid`)
    .where(
      and(
        sql`${jobs.lastError} is not null and ${jobs.kind} = 'send-mail'`,
        sql`${jobs.payload}->>'mail' in ('confirm-request', 'lead-bought-customer')`,
        inArray(about, [...leadIds]),
      ),
    )
    .orderBy(jobs.createdAt);
}
