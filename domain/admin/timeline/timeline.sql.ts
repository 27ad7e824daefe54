import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant, textArray } from "#db/parameters.ts";
import {
  auditLog,
  creditTransactions,
  installerDocuments,
  installerNotes,
  jobs,
  leadPurchases,
  leads,
  securityEvents,
  user,
} from "#db/schema.ts";
import type { Behind } from "#domain/admin/timeline/timeline.ts";
import type { AuditRow } from "#domain/audit/audit.sql.ts";

/** What a page still has to show, and how much of it. */
export interface Asked {
  behind: Behind | undefined;
  many: number;
}

type IdType = "bigint" | "uuid";

function older(at: SQLWrapper, id: SQLWrapper, type: IdType, behind: Behind | undefined): SQL | undefined {
  if (!behind) return undefined;
  const end = instant(behind.at);
  if (behind.after === "all") return sql`${at} <= ${end}`;
  if (behind.after === "none") return sql`${at} < ${end}`;
  return sql`(${at}, ${id}) < (${end}, ${behind.after.id}::${sql.raw(type)})`;
}

/** Subjects of records: a statement that selects type and id. */
export const subjectsOf = {
  /** A company, its people, and what it bought. */
  company: (id: string) => sql`
    select 'installer', ${id}::text union all select 'user', user_id from company_members where installer_id = ${id}
    union all select 'purchase', id::text from lead_purchases where installer_id = ${id}`,
  /** Leads, and who bought them. */
  leads: (ids: readonly string[]) => sql`
    select 'lead', unnest(${textArray(ids)}) union all
    select 'purchase', id::text from lead_purchases where lead_id = any(${textArray(ids)}::uuid[])`,
};

/** Records about these subjects, of these actions alone; with `paymentId` only those about that payment. */
export async function recordsAbout(
  tx: Queryable,
  { subjects, actions, paymentId }: { subjects: SQL; actions: readonly string[]; paymentId?: string },
  { behind, many }: Asked,
): Promise<AuditRow[]> {
  return tx
    .select()
    .from(auditLog)
    .where(
      and(
        sql`(${auditLog.subjectType}, ${auditLog.subjectId}) in (${subjects})`,
        inArray(auditLog.action, [...actions]),
        paymentId ? sql`${auditLog.after}->>'paymentId' = ${paymentId}` : undefined,
        older(auditLog.at, auditLog.id, "bigint", behind),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(many);
}

/** What the security log has of a company's people, of these kinds, while they were in it. */
export async function eventsOfPeople(
  tx: Queryable,
  { installerId, kinds }: { installerId: string; kinds: readonly string[] },
  { behind, many }: Asked,
) {
  return tx
    .select({ event: securityEvents, name: user.name })
    .from(securityEvents)
    .innerJoin(user, eq(user.id, securityEvents.userId))
    .where(
      and(
        inArray(securityEvents.kind, [...kinds]),
        sql`exists (select from company_members m where m.user_id = ${securityEvents.userId}
             and m.installer_id = ${installerId} and ${securityEvents.at} >= m.created_at
             and ${securityEvents.at} <= coalesce(m.ended_at, 'infinity'))`,
        sql`${securityEvents.userId} in (select user_id from company_members where installer_id = ${installerId})`,
        older(securityEvents.at, securityEvents.id, "bigint", behind),
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(many);
}

const payload = (field: string) => sql`${jobs.payload}->>${sql.raw(`'${field}'`)}`;

/** As the index on mails about accounts has it: about a payment, a company or a person, in this order. */
const account = sql`coalesce(${payload("paymentId")}, ${payload("installerId")}, ${payload("userId")})`;
const aboutAccount = (ids: SQL) =>
  sql`${payload("purchaseId")} is null and ${payload("leadId")} is null and ${account} = any(array(${ids}))`;

/** Which mails, as the indexes have them. */
export const mailsAbout = {
  company: (id: string) =>
    aboutAccount(sql`
      select ${id}::text union all select user_id from company_members where installer_id = ${id} and ended_at is null
      union all select id::text from payments where installer_id = ${id}`),
  leads: (ids: readonly string[]) => sql`(${payload("leadId")} = any(${textArray(ids)}) or ${payload("purchaseId")} =
    any(array(select id::text from lead_purchases where lead_id = any(${textArray(ids)}::uuid[]))))`,
  payment: (id: string) => aboutAccount(sql`select ${id}::text`),
};

/** Mails, with whom each copy was for and the company whose purchase it is about. */
export async function mailRows(tx: Queryable, about: SQL, { behind, many }: Asked) {
  return tx
    .select({
      id: jobs.id,
      at: jobs.createdAt,
      mail: sql<string>`${payload("mail")}`,
      person: sql<string | null>`(select name from "user" u where u.id = ${payload("userId")})`,
      company: sql<string | null>`(select p.company_name from profiles p join lead_purchases b on b.installer_id = p.id
        where b.id::text = ${payload("purchaseId")})`,
      doneAt: jobs.doneAt,
      failedAt: jobs.failedAt,
      lastError: jobs.lastError,
    })
    .from(jobs)
    .where(
      and(
        sql`${jobs.kind} = 'send-mail' and ${payload("mail")} not in ('lead-alert', 'lead-digest')`,
        about,
        older(jobs.createdAt, jobs.id, "bigint", behind),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(many);
}

export async function notesOn(tx: Queryable, installerId: string, { behind, many }: Asked) {
  const { id, text, writtenAt } = installerNotes;
  return tx
    .select({ id, text, at: writtenAt, by: user.name })
    .from(installerNotes)
    .leftJoin(user, eq(user.id, installerNotes.writtenBy))
    .where(and(eq(installerNotes.installerId, installerId), older(writtenAt, id, "uuid", behind)))
    .orderBy(desc(writtenAt), desc(id))
    .limit(many);
}

/** Movements of credits that no record and no purchase of a lead tells of. */
export async function movements(tx: Queryable, installerId: string, { behind, many }: Asked) {
  const { id, createdAt, transactionType } = creditTransactions;
  return tx
    .select()
    .from(creditTransactions)
    .where(
      and(
        eq(creditTransactions.installerId, installerId),
        inArray(transactionType, ["purchase", "hold", "release", "reversal"]),
        older(createdAt, id, "bigint", behind),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(many);
}

export async function leadsBoughtBy(tx: Queryable, installerId: string, { behind, many }: Asked) {
  const { id, purchasedAt, leadId, priceCredits } = leadPurchases;
  return tx
    .select({
      id,
      at: purchasedAt,
      leadId,
      priceCredits,
      service: leads.serviceType,
      place: leads.location,
      by: user.name,
    })
    .from(leadPurchases)
    .innerJoin(leads, eq(leads.id, leadId))
    .leftJoin(user, eq(user.id, leadPurchases.boughtBy))
    .where(and(eq(leadPurchases.installerId, installerId), older(purchasedAt, id, "uuid", behind)))
    .orderBy(desc(purchasedAt), desc(id))
    .limit(many);
}

export async function papersOf(tx: Queryable, installerId: string, { behind, many }: Asked) {
  const { id, uploadedAt } = installerDocuments;
  return tx
    .select()
    .from(installerDocuments)
    .where(and(eq(installerDocuments.installerId, installerId), older(uploadedAt, id, "uuid", behind)))
    .orderBy(desc(uploadedAt), desc(id))
    .limit(many);
}

/** Who read personal data about these: one row a person and London day, with the last time of that day. */
export async function readersOf(
  tx: Queryable,
  { kind, about }: { kind: "customer_read" | "company_read"; about: readonly string[] },
  { behind, many }: Asked,
) {
  const day = sql`(${securityEvents.at} at time zone 'Europe/London')::date`;
  const at = sql<Date>`max(${securityEvents.at})`.mapWith(securityEvents.at);
  const id = sql<number>`max(${securityEvents.id})`.mapWith(Number);
  return tx
    .select({ id, at, by: sql<string | null>`max(${user.name})` })
    .from(securityEvents)
    .leftJoin(user, eq(user.id, securityEvents.userId))
    .where(and(eq(securityEvents.kind, sql.raw(`'${kind}'`)), sql`${securityEvents.detail} = any(${textArray(about)})`))
    .groupBy(securityEvents.userId, day)
    .having(older(at, id, "bigint", behind) ?? sql`true`)
    .orderBy(desc(at), desc(id))
    .limit(many);
}

/** The leads of the same customer, by the mailbox of its email, newest first. */
export async function leadsOfCustomer(tx: Queryable, leadId: string, many: number): Promise<string[]> {
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(sql`${leads.customerMailbox} = (select customer_mailbox from leads where id = ${leadId})`)
    .orderBy(desc(leads.createdAt), leads.id)
    .limit(many);
  return rows.map(({ id }) => id);
}
