import type { RefundReason } from "#content/refund-reasons.ts";
import { askedAbout } from "#content/refund-rules.ts";
import type { Queryable, Tx } from "#db/connection.ts";
import { insertEvidence } from "#domain/lead-reports/refund-evidence.sql.ts";
import type { LeadRow } from "#domain/leads/leads.sql.ts";
import { isLive } from "#domain/leads/project.ts";
import { projectOfLead } from "#domain/leads/projects.sql.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";

/**
 * Asks the customer of a reported lead one question by mail, once for each lead, inside the caller's transaction, which
 * holds the lead; never after a stop or a close. Authorises nothing.
 */
export async function askCustomer(tx: Tx, lead: LeadRow, { reason, now }: { reason: RefundReason; now: Date }) {
  if (!askedAbout.includes(reason) || lead.customerEmail === null || !(await canAnswer(tx, lead))) return;
  const isNew = await insertEvidence(tx, { leadId: lead.id, kind: "asked", detail: "", source: "", at: now });
  if (isNew) await enqueueMail(tx, { mail: "report-question", leadId: lead.id }, now);
}

/** Whether the customer's project still goes on, so that an answer can change something. */
export async function canAnswer(tx: Queryable, lead: LeadRow): Promise<boolean> {
  if (lead.customerClosedAt || lead.anonymisedAt) return false;
  const project = await projectOfLead(tx, lead.id);
  return project !== undefined && (isLive(project) || project.status === "done");
}
