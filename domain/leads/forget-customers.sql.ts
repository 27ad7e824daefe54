import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/connection.ts";
import { instant } from "#db/parameters.ts";
import {
  appointments,
  briefs,
  capturedMails,
  complaints,
  files,
  jobs,
  leadPurchases,
  leads,
  messages,
  outcomes,
  outlineMessages,
  outlines,
  projects,
  purchaseNotes,
  quoteDrafts,
  quotes,
  refundRequests,
  requestLinks,
  stops,
} from "#db/schema.ts";
import { closedAddress } from "#domain/contact/closed-address.ts";
import { REMOVED_AT_REQUEST, REMOVED_BY_AGE } from "#domain/leads/present-customer.ts";

const names = { age: REMOVED_BY_AGE, customer: REMOVED_AT_REQUEST } as const;

/** Locks the lead and, if asked, all others of the same e-mail address, in the same order for every caller. */
export async function leadsOfCustomer(tx: Queryable, leadId: string, isAll: boolean) {
  const [lead] = await tx.select({ email: leads.customerEmail }).from(leads).where(sql`${leads.id} = ${leadId}`);
  const others = isAll && lead ? sql` or ${leads.customerEmail} = ${lead.email}` : sql``;
  return tx
    .select()
    .from(leads)
    .where(sql`${leads.anonymisedAt} is null and (${leads.id} = ${leadId}${others})`)
    .orderBy(leads.id)
    .for("update");
}

/**
 * Removes who asked, their brief, and every free text that may mention them: the message, notes of buyers, reports and
 * their decisions, complaints and our answers, reasons for closing, what companies offered and what they said they must keep, errors of mails.
 * Service, district, dates, purchases and the ledger stay. The caller holds the leads. Returns where the files lie that
 * went with messages and quotes.
 */
export async function forgetCustomers(
  tx: Queryable,
  leadIds: readonly string[],
  { because, now }: { because: keyof typeof names; now: Date },
): Promise<string[]> {
  if (leadIds.length === 0) return [];
  const ids = `{${leadIds.join(",")}}`;
  const those = sql`= any (${ids}::uuid[])`;
  const bought = sql`(select id from ${leadPurchases} where lead_id ${those})`;
  const mails = sql`kind = 'send-mail' and (
    payload->>'leadId' = any (${ids}::text[]) or payload->>'purchaseId' in (select id::text from ${bought} as bought))`;
  await tx.execute(sql`delete from ${requestLinks} where lead_id ${those}`);
  await tx.execute(sql`
    update ${leads}
       set customer_name = ${names[because]}, customer_email = id::text || ${closedAddress("")}::text,
           customer_mailbox = null, customer_phone = null, earlier_details = '[]', postcode = outcode, description = null, contact_way = null, contact_times = null,
           import_fingerprint = null, brief = null, brief_written_at = null, plan = null,
           closed_reason = null, anonymised_at = ${instant(now)}, anonymised_because = ${because}
     where id ${those}`);
  await tx.execute(sql`delete from ${briefs} where lead_id ${those}`);
  await tx.execute(sql`
    update ${leadPurchases} set lost_words = null
     where lead_id ${those} and lost_words is not null`);
  await tx.execute(sql`delete from ${quoteDrafts} where purchase_id in ${bought}`);
  await tx.execute(sql`delete from ${purchaseNotes} where purchase_id in ${bought}`);
  await tx.execute(sql`
    update ${refundRequests} set note = null, decision_reason = null
     where purchase_id in ${bought} and (note is not null or decision_reason is not null)`);
  await tx.execute(sql`
    update ${quotes} set content = null, checks = null where lead_id ${those} and content is not null`);
  await tx.execute(sql`
    update ${messages} set text = null, report_reason = null
     where lead_id ${those} and (text is not null or report_reason is not null)`);
  await tx.execute(sql`
    update ${outlines} set text = null, equipment = null, report_reason = null
     where lead_id ${those} and (text is not null or equipment is not null)`);
  await tx.execute(sql`
    update ${outlineMessages} set text = null
     where outline_id in (select id from ${outlines} where lead_id ${those}) and text is not null`);
  await forgetWordsOfEnd(tx, those, now);
  await tx.execute(sql`
    update ${projects} set status = 'erased', status_changed_at = ${instant(now)} where lead_id ${those}`);
  // A mail server's answer names the address.
  await tx.execute(sql`update ${jobs} set last_error = 'removed' where last_error is not null and ${mails}`);
  await tx.execute(sql`
    delete from ${capturedMails}
     where split_part(message_id, '@', 1) in (select 'job-' || id from ${jobs} where ${mails})`);
  // After the words, with which alone the database lets them go.
  const gone = await tx.delete(files).where(sql`lead_id ${those}`).returning({ storageKey: files.storageKey });
  return [...new Set(gone.map(({ storageKey }) => storageKey))];
}

/** What was said when it came to meeting, to complaining, to stopping and to the end. */
async function forgetWordsOfEnd(tx: Queryable, those: SQL, now: Date): Promise<void> {
  await tx.execute(sql`update ${appointments} set address = null where lead_id ${those} and address is not null`);
  await tx.execute(sql`update ${outcomes} set words = null where lead_id ${those} and words is not null`);
  await tx.execute(sql`
    update ${complaints}
       set words = null, to_customer = null, to_company = null,
           decided_at = coalesce(decided_at, ${instant(now)}), decision = coalesce(decision, 'gone')
     where lead_id ${those}`);
  await tx.execute(sql`update ${stops} set kept_by_law = null where lead_id ${those} and kept_by_law is not null`);
  await tx.execute(sql`
    update ${stops} set resolution = 'removed' where lead_id ${those} and resolution is not null`);
}
