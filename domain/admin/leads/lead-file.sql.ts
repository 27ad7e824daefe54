import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import { jobs, leadPurchases, leads, profiles, refundRequests, user } from "#db/schema.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";

const decider = alias(user, "decider");

/** Who bought the lead, and the outcome of any report of it, first buyer first. */
export async function purchasesOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({
      id: leadPurchases.id,
      installerId: leadPurchases.installerId,
      companyName: profiles.companyName,
      purchasedAt: leadPurchases.purchasedAt,
      priceCredits: leadPurchases.priceCredits,
      report: {
        status: refundRequests.status,
        reason: refundRequests.reason,
        requestedAt: refundRequests.requestedAt,
        decidedAt: refundRequests.decidedAt,
        decidedBy: decider.email,
      },
    })
    .from(leadPurchases)
    .innerJoin(profiles, eq(profiles.id, leadPurchases.installerId))
    .leftJoin(refundRequests, eq(refundRequests.purchaseId, leadPurchases.id))
    .leftJoin(decider, eq(decider.id, refundRequests.decidedBy))
    .where(eq(leadPurchases.leadId, leadId))
    .orderBy(leadPurchases.purchasedAt);
}

const payload = (field: string) => sql`${jobs.payload}->>${sql.raw(`'${field}'`)}`;

/** How the alerts to installers about the lead went. */
export async function alertCounts(tx: Queryable, leadId: string) {
  const { rows } = await tx.execute<{ sent: number; failed: number; waiting: number }>(sql`
    select count(${jobs.doneAt})::int as sent, count(${jobs.failedAt})::int as failed,
           count(*) filter (where ${jobs.doneAt} is null and ${jobs.failedAt} is null)::int as waiting
      from ${jobs}
     where ${jobs.kind} = 'send-mail' and ${payload("mail")} = 'lead-alert' and ${payload("leadId")} = ${leadId}`);
  return rows[0] ?? { sent: 0, failed: 0, waiting: 0 };
}

/**
 * Other leads within the time with the same email or its mailbox, the same phone number, or the same postcode and
 * service; newest first.
 */
export async function duplicatesOfLead(
  tx: Queryable,
  lead: Pick<LeadRow, "id" | "customerEmail" | "customerMailbox" | "customerPhone" | "postcode" | "serviceType">,
  within: { from: Date; to: Date },
  limit: number,
) {
  const same = {
    email: or(
      lead.customerEmail ? eq(leads.customerEmail, lead.customerEmail) : sql`false`,
      lead.customerMailbox ? eq(leads.customerMailbox, lead.customerMailbox) : undefined,
    ),
    phone: lead.customerPhone ? eq(leads.customerPhone, lead.customerPhone) : sql`false`,
    place: and(eq(leads.postcode, lead.postcode), eq(leads.serviceType, lead.serviceType)) ?? sql`false`,
  };
  return tx
    .select({
      lead: leads,
      sameEmail: sql<boolean>`${same.email}`,
      samePhone: sql<boolean>`coalesce(${same.phone}, false)`,
      samePlace: sql<boolean>`${same.place}`,
    })
    .from(leads)
    .where(
      and(
        or(same.email, same.phone, same.place),
        ne(leads.id, lead.id),
        isNull(leads.anonymisedAt),
        sql`${leads.createdAt} between ${instant(within.from)} and ${instant(within.to)}`,
      ),
    )
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(limit);
}

/**
 * Which of these leads have such a duplicate, in one statement. Each kind of match is a query of its own, so that the
 * index on its column answers it.
 */
export async function leadsLikeOthers(tx: Queryable, ids: readonly string[], days: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const other = (same: SQL) => sql`exists (
    select from ${leads} other
     where ${same} and other.id <> one.id and other.anonymised_at is null
       and (other.group_id = one.group_id) is not true
       and other.created_at between one.created_at - ${days}::int * interval '24 hours'
                                and one.created_at + ${days}::int * interval '24 hours')`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select one.id from ${leads} one
     where one.id = any(${`{${ids.join(",")}}`}::uuid[]) and one.anonymised_at is null
       and (${other(sql`other.customer_email = one.customer_email`)}
         or ${other(sql`other.customer_phone = one.customer_phone`)}
         or ${other(sql`other.postcode = one.postcode and other.service_type = one.service_type`)})`);
  return new Set(rows.map(({ id }) => id));
}
