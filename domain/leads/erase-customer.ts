import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { requireLeadOfOthers } from "#domain/leads/lead-of-others.ts";
import { buyersOfLead, type LeadRow, leadById, leadsOfCustomer, updateLead } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import { eraseCustomers } from "#domain/personal-data/erase.sql.ts";
import { requireReason } from "#domain/reason.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";

/** Only this request, or every request from the same email address. */
export type ErasureScope = "request" | "everything";

/**
 * Removes a customer's details at their request, inside the caller's transaction: open requests are closed, links end,
 * free texts are deleted, and buyers are told to delete their copies. A concurrent purchase either comes first, and its
 * buyer is told, or finds the lead closed. Repeating it changes nothing. Returns the ids of the affected leads.
 * Authorises nothing.
 */
export async function eraseCustomerOfLead(
  tx: Tx,
  { leadId, scope, by, now }: { leadId: string; scope: ErasureScope; by: "customer" | "admin"; now: Date },
): Promise<string[]> {
  const found = await leadsOfCustomer(tx, leadId, scope === "everything");
  for (const lead of found) {
    await closeIfOpen(tx, lead, by, now);
    const buyers = await buyersOfLead(tx, lead.id);
    const mails = buyers.map(({ purchaseId }) => ({ mail: "customer-erased" as const, purchaseId }));
    await enqueueMails(tx, mails, now);
  }
  const leadIds = found.map(({ id }) => id);
  await eraseCustomers(tx, { leadIds, because: "customer", now });
  return leadIds;
}

async function closeIfOpen(tx: Tx, lead: LeadRow, closedBy: "customer" | "admin", now: Date): Promise<void> {
  const byCustomer = closedBy === "customer" ? { customerClosedAt: now } : {};
  if (isOpen(lead.status))
    await updateLead(tx, lead.id, { status: "withdrawn", closedAt: now, closedBy, ...byCustomer });
}

/**
 * An administrator removes a customer's details from this lead and all others with the same email address, because the
 * customer asked by phone or email. A number alone finds no others, as a household shares one. The audit log records who
 * did it, why and for which lead, but nothing about the customer. Returns how many leads were affected. Errors:
 * not_signed_in, not_admin, own_company (it has bought one of them), invalid_input (no reason), not_found, conflict
 * (already removed).
 */
export async function eraseCustomer(
  context: Context,
  actor: Actor,
  input: { leadId: string; reason: string },
): Promise<number> {
  const admin = requireAdmin(actor, "customers");
  const reason = requireReason(input.reason, "Give a reason. It is kept in the audit log.");
  const { db, now } = context;
  return inTransaction(db, async (tx) => {
    if (!(await leadById(tx, input.leadId))) throw new DomainError("not_found");
    for (const { id } of await leadsOfCustomer(tx, input.leadId, true)) await requireLeadOfOthers(tx, admin, id);
    const leadIds = await eraseCustomerOfLead(tx, { leadId: input.leadId, scope: "everything", by: "admin", now });
    if (leadIds.length === 0) throw new DomainError("conflict");
    for (const id of leadIds) {
      await recordAudit(tx, admin, { action: "erase-customer", subject: { type: "lead", id }, reason, now });
    }
    const detail = `${leadIds.length} ${leadIds.length === 1 ? "lead" : "leads"}`;
    await recordSecurityEvent(tx, context, { kind: "customer_erased", userId: null, actorId: admin.userId, detail });
    return leadIds.length;
  });
}
