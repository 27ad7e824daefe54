import type { LeadOutcome } from "#content/lead-outcomes.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { acceptHeld, decideHeld } from "#domain/lead-reports/accept-held.ts";
import { lockReport, reportedLeadId } from "#domain/lead-reports/lead-reports.sql.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueue, enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";

/**
 * Refunds the price of a reported lead, once, and decides about the lead: withdrawn, paused until its customer has
 * checked the contact details, or kept (without a choice, the default for such a report); what is no longer possible
 * leaves it unchanged. Its place stays taken: the installer keeps the contact. The company is told by mail. Errors:
 * not_signed_in, not_admin, own_company, not_found, conflict (already decided).
 */
export async function acceptReport(
  { db, now }: Context,
  actor: Actor,
  { requestId, outcome }: { requestId: string; outcome?: LeadOutcome },
): Promise<void> {
  const admin = requireAdmin(actor, "lead_reports");
  await inTransaction(db, async (tx) => {
    // Lead before installer, everywhere: the ledger's row locks the installer.
    const leadId = await reportedLeadId(tx, requestId);
    const lead = leadId && (await lockLead(tx, leadId));
    if (!lead) throw new DomainError("not_found");
    const { request, priceCredits } = await openRequest(tx, admin, requestId);
    await acceptHeld(tx, { lead, request, priceCredits, rule: "person", by: admin, outcome, now });
  });
}

/**
 * Declines a report, with a reason that is mailed to the company; no credits move. Errors: as acceptRefund, and
 * invalid_input (no reason).
 */
export async function declineReport(
  { db, now }: Context,
  actor: Actor,
  input: { requestId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "lead_reports");
  const reason = requireReason(input.reason);
  await inTransaction(db, async (tx) => {
    const { request } = await openRequest(tx, admin, input.requestId);
    const { purchaseId } = request;
    await decideHeld(tx, { request, by: admin, rule: "person", decision: { status: "declined", reason }, now });
    await enqueueMail(tx, { mail: "refund-declined", purchaseId }, now);
    await enqueue(tx, { kind: "announce", payload: { event: "report.declined", purchaseId } }, now);
  });
}

/** Locked until the transaction ends, so that the second of two administrators gets a conflict. */
async function openRequest(tx: Tx, admin: User, requestId: string) {
  const found = await lockReport(tx, requestId);
  if (!found) throw new DomainError("not_found");
  requireAdminOfOthers(admin, found.request.installerId, "lead_reports");
  if (found.request.status !== "open") throw new DomainError("conflict");
  return found;
}
