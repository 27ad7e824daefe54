import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { requireLeadOfOthers } from "#domain/leads/lead-of-others.ts";
import { lockLead, updateLead } from "#domain/leads/leads.sql.ts";
import { isOpen } from "#domain/leads/open-status.ts";
import { requireReason } from "#domain/reason.ts";

/**
 * unconfirmed, available or paused → withdrawn, with a reason for the record: no further installer can buy it; those who bought
 * it keep it. Nobody is told. Errors: not_signed_in, not_admin, own_company (it has bought it), invalid_input (no
 * reason), not_found, conflict (already sold or closed).
 */
export async function withdrawLead(
  { db, now }: Context,
  actor: Actor,
  input: { leadId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  const reason = requireReason(input.reason, "Give a reason. It is kept in the audit log.");
  await inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, input.leadId);
    if (!lead) throw new DomainError("not_found");
    await requireLeadOfOthers(tx, admin, lead.id);
    if (!isOpen(lead.status)) throw new DomainError("conflict");
    const closed = { status: "withdrawn", closedAt: now, closedBy: "admin", closedReason: reason } as const;
    await updateLead(tx, lead.id, closed);
    await recordAudit(tx, admin, {
      action: "withdraw-lead",
      subject: { type: "lead", id: lead.id },
      reason,
      before: { status: lead.status },
      after: { status: closed.status },
      now,
    });
  });
}
