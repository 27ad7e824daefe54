import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { enqueueMails } from "#domain/outbox/enqueue.ts";
import type { ComplaintDecisionForm } from "#domain/projects/complaint-form.ts";
import { complaintById, updateComplaint } from "#domain/projects/complaints.sql.ts";

/**
 * An administrator decides a complaint; customer and company are each told the decision, with the reasons written for
 * them. The audit log keeps the decision; the reasons go with the customer's details. Errors: not_signed_in, not_admin,
 * own_company, not_found, conflict (already decided).
 */
export async function decideComplaint(
  { db, now }: Context,
  actor: Actor,
  { id, form }: { id: string; form: ComplaintDecisionForm },
): Promise<void> {
  const admin = requireAdmin(actor);
  await inTransaction(db, async (tx) => {
    const found = await complaintById(tx, id);
    if (!found) throw new DomainError("not_found");
    requireAdminOfOthers(admin, found.installerId);
    const { leadId, purchaseId } = found;
    await lockLead(tx, leadId);
    if ((await complaintById(tx, id))?.decidedAt) throw new DomainError("conflict");
    await updateComplaint(tx, id, { ...form, decidedAt: now, decidedBy: admin.userId });
    const mails = ["complaint-decided", "complaint-decided-company"] as const;
    await enqueueMails(
      tx,
      mails.map((mail) => ({ mail, purchaseId, complaintId: id })),
      now,
    );
    const after = { decision: form.decision, about: found.about };
    await recordAudit(tx, admin, {
      action: "decide-complaint",
      subject: { type: "purchase", id: purchaseId },
      after,
      now,
    });
  });
}
