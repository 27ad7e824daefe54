import { type LeadOutcome, outcomeOfReason } from "#content/lead-outcomes.ts";
import { refundReasonInWords } from "#content/refund-reasons.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { queueNotices } from "#domain/devices/queue-notices.ts";
import { DomainError } from "#domain/errors.ts";
import { allToldOf } from "#domain/installers/told.ts";
import { lockReport, type ReportRow, reportedLeadId, updateReport } from "#domain/lead-reports/lead-reports.sql.ts";
import { decideOutcome } from "#domain/leads/contact-question.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { credits } from "#domain/money.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { requireReason } from "#domain/reason.ts";

type Decision = { status: "accepted" | "declined"; reason: string | null; outcome?: LeadOutcome };

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
    await postEntry(tx, {
      installerId: request.installerId,
      amount: credits(priceCredits),
      type: "refund",
      causeId: request.purchaseId,
      description: `Refund: ${refundReasonInWords(request.reason)}`,
      createdBy: admin.userId,
      now,
    });
    const why = `Reported: ${refundReasonInWords(request.reason)}`;
    const chosen = outcome ?? outcomeOfReason[request.reason];
    const done = await decideOutcome(tx, admin, { lead, outcome: chosen, reason: why, now });
    await decide(tx, admin, request, { status: "accepted", reason: null, outcome: done }, now);
    await enqueueMail(tx, { mail: "purchase-refunded", purchaseId: request.purchaseId }, now);
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
    await decide(tx, admin, request, { status: "declined", reason }, now);
    await enqueueMail(tx, { mail: "refund-declined", purchaseId: request.purchaseId }, now);
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

async function decide(tx: Tx, admin: User, request: ReportRow, made: Decision, now: Date): Promise<void> {
  const { purchaseId, installerId } = request;
  const notice = { about: "report-decided", purchaseId } as const;
  await queueNotices(tx, { people: await allToldOf(tx, "money", [installerId]), notice, now });
  const { status, reason, outcome } = made;
  const decision = { status, decidedAt: now, decidedBy: admin.userId, decisionReason: reason };
  await updateReport(tx, request.id, decision);
  await recordAudit(tx, admin, {
    action: status === "accepted" ? "accept-refund" : "decline-refund",
    subject: { type: "purchase", id: request.purchaseId },
    reason,
    before: { status: "open", reportedAs: request.reason },
    after: { status, ...(outcome && outcome !== "keep" ? { lead: outcome } : {}) },
    now,
  });
}
