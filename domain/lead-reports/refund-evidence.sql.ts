import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { limits } from "#config/limits.ts";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  appointments,
  creditTransactions,
  jobs,
  leadPurchases,
  leads,
  messages,
  outlines,
  profiles,
  projects,
  quotes,
  refundEvidence,
  refundRequests,
  silences,
} from "#db/schema.ts";
import { daysBefore } from "#domain/time/periods.ts";

export type EvidenceRow = typeof refundEvidence.$inferSelect;

/** Returns whether the fact is new. */
export async function insertEvidence(tx: Queryable, fact: typeof refundEvidence.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(refundEvidence).values(fact).onConflictDoNothing().returning({ id: refundEvidence.id });
  return rows.length === 1;
}

/** Everything kept about a lead, oldest first. */
export async function evidenceOfLead(tx: Queryable, leadId: string): Promise<EvidenceRow[]> {
  return tx.select().from(refundEvidence).where(eq(refundEvidence.leadId, leadId)).orderBy(asc(refundEvidence.id));
}

/** The mail of a job and the customer's lead that it is about, by the lead itself or by a purchase of it. */
export async function leadOfMail(tx: Queryable, jobId: number) {
  const [row] = await tx
    .select({
      payload: jobs.payload,
      queuedAt: jobs.createdAt,
      leadId: sql<string | null>`coalesce((${jobs.payload}->>'leadId')::uuid, ${leadPurchases.leadId})::text`,
    })
    .from(jobs)
    .leftJoin(leadPurchases, sql`${leadPurchases.id} = (${jobs.payload}->>'purchaseId')::uuid`)
    .where(and(eq(jobs.id, jobId), eq(jobs.kind, "send-mail")));
  return row;
}

const isNotRefunded = sql`not exists (select from ${creditTransactions} where ${creditTransactions.causeId} = ${leadPurchases.id}
  and ${creditTransactions.transactionType} = 'refund')`;

/** Purchases of a lead since then that are not refunded, with the waiting report, if any; in the order of locking. */
export async function refundableOfLead(tx: Queryable, leadId: string, since: Date) {
  return tx
    .select({
      id: leadPurchases.id,
      installerId: leadPurchases.installerId,
      priceCredits: leadPurchases.priceCredits,
      report: refundRequests,
    })
    .from(leadPurchases)
    .leftJoin(refundRequests, and(eq(refundRequests.purchaseId, leadPurchases.id), eq(refundRequests.status, "open")))
    .where(and(eq(leadPurchases.leadId, leadId), sql`${leadPurchases.purchasedAt} >= ${instant(since)}`, isNotRefunded))
    .orderBy(leadPurchases.installerId);
}

/** A lead's waiting reports, in the order of locking companies. */
export async function openReportsOfLead(tx: Queryable, leadId: string) {
  return tx
    .select({ request: refundRequests, priceCredits: leadPurchases.priceCredits })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .where(and(eq(leadPurchases.leadId, leadId), eq(refundRequests.status, "open")))
    .orderBy(refundRequests.installerId);
}

/** Locks the companies that bought a lead, in the order in which everybody locks several. The caller holds the lead. */
export async function lockBuyers(tx: Queryable, leadId: string): Promise<void> {
  const buyers = tx
    .select({ id: leadPurchases.installerId })
    .from(leadPurchases)
    .where(eq(leadPurchases.leadId, leadId));
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(sql`${profiles.id} in ${buyers}`)
    .orderBy(profiles.id)
    .for("no key update");
}

/**
 * What the same company had bought of the same customer, by email or phone, for the same work since `days` days before;
 * refunded ones left out. The newest.
 */
export async function duplicatedPurchase(tx: Queryable, purchaseId: string, days: number) {
  const rows = await tx.execute<{ id: string }>(sql`
    select earlier.id::text as id
      from ${leadPurchases} bought
      join ${leads} lead on lead.id = bought.lead_id
      join ${leadPurchases} earlier on earlier.installer_id = bought.installer_id and earlier.id <> bought.id
       and earlier.purchased_at <= bought.purchased_at
       and earlier.purchased_at >= bought.purchased_at - make_interval(hours => ${days * 24})
      join ${leads} other on other.id = earlier.lead_id and other.service_type = lead.service_type
       and (other.customer_mailbox = lead.customer_mailbox or other.customer_email = lead.customer_email
            or other.customer_phone = lead.customer_phone)
     where bought.id = ${purchaseId}::uuid and other.anonymised_at is null
       and not exists (select from ${creditTransactions} t where t.cause_id = earlier.id and t.transaction_type = 'refund')
     order by earlier.purchased_at desc limit 1`);
  return rows.rows[0];
}

/** Whether the customer has written to a company, booked, chosen, or answered one. The question to them is no such act. */
export async function hasCustomerActed(tx: Queryable, leadId: string): Promise<boolean> {
  const rows = await tx.execute<{ acted: boolean }>(sql`
    select exists (select from ${messages} m where m.lead_id = ${leadId}::uuid and m.sender = 'customer')
        or exists (select from ${appointments} a where a.lead_id = ${leadId}::uuid
                    and (a.starts_at is not null or a.status = 'refused'))
        or exists (select from ${projects} p where p.lead_id = ${leadId}::uuid and p.chosen_at is not null)
        or exists (select from ${quotes} q where q.lead_id = ${leadId}::uuid and q.status in ('chosen', 'declined'))
        or exists (select from ${outlines} o where o.lead_id = ${leadId}::uuid and o.status in ('picked', 'declined'))
        or exists (select from ${silences} s where s.lead_id = ${leadId}::uuid and s.answer = 'yes') as acted`);
  return rows.rows[0]?.acted ?? false;
}

/**
 * A person decides all reports of a company while this holds: over 20 percent of 10 or more purchases in 90 days were
 * refunded on its own reports. A stop within 24 hours does not count.
 */
export function isWatchedAt(installerId: SQL, now: Date): SQL<boolean> {
  return sql`(select count(*) >= ${limits.watchedPurchasesMin} and count(*) * ${limits.watchedSharePercent} < 100 * count(*) filter (
      where own.rule is distinct from 'withdrawn' and own.id is not null and exists (
        select from ${creditTransactions} t where t.cause_id = recent.id and t.transaction_type = 'refund'))
    from ${leadPurchases} recent left join ${refundRequests} own on own.purchase_id = recent.id
   where recent.installer_id = ${installerId} and recent.purchased_at > ${instant(daysBefore(now, limits.watchedDays))})`;
}

export async function readWatched(tx: Queryable, installerId: string, now: Date): Promise<boolean> {
  const rows = await tx.execute<{ watched: boolean }>(sql`select ${isWatchedAt(sql`${installerId}`, now)} as watched`);
  return rows.rows[0]?.watched ?? false;
}

/** How many reports a company has made since then. */
export async function countReportsSince(tx: Queryable, installerId: string, since: Date): Promise<number> {
  const rows = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from ${refundRequests}
     where installer_id = ${installerId} and requested_at > ${instant(since)}`);
  return rows.rows[0]?.total ?? 0;
}

/** Waiting reports made until then, oldest first, with their leads. */
export async function reportsWaitingSince(tx: Queryable, until: Date) {
  return tx
    .select({ id: refundRequests.id, leadId: leadPurchases.leadId, installerId: refundRequests.installerId })
    .from(refundRequests)
    .innerJoin(leadPurchases, eq(leadPurchases.id, refundRequests.purchaseId))
    .where(and(eq(refundRequests.status, "open"), sql`${refundRequests.requestedAt} <= ${instant(until)}`))
    .orderBy(refundRequests.requestedAt, refundRequests.id);
}

/** Decided reports and refunds without one, by rule and outcome. */
export async function countsByRule(tx: Queryable) {
  const rows = await tx.execute<{ rule: string; outcome: string; total: number }>(sql`
    select rule, status as outcome, count(*)::int as total from ${refundRequests}
     where status <> 'open' and rule is not null group by rule, status
    union all
    select detail, 'unasked', count(*)::int from ${refundEvidence} where kind = 'refund' group by detail`);
  return rows.rows;
}

/** Why a purchase was refunded without a report. */
export async function unaskedRefund(tx: Queryable, purchaseId: string): Promise<EvidenceRow | undefined> {
  const isIts = and(eq(refundEvidence.purchaseId, purchaseId), eq(refundEvidence.kind, "refund"));
  return (await tx.select().from(refundEvidence).where(isIts))[0];
}
