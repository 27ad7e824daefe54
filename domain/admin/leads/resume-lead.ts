import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { endQuestion } from "#domain/leads/contact-question.ts";
import { requireLeadOfOthers } from "#domain/leads/lead-of-others.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { isHeld } from "#domain/leads/open-status.ts";

/**
 * paused → available: the customer has answered an administrator, by phone perhaps. Nobody is told. Errors:
 * not_signed_in, not_admin, own_company (it has bought it), not_found, conflict (not paused, on hold until it is decided
 * about, or past its lifetime).
 */
export async function resumeLead({ db, now }: Context, actor: Actor, leadId: string): Promise<void> {
  const admin = requireAdmin(actor, "customers");
  await inTransaction(db, async (tx) => {
    const lead = await lockLead(tx, leadId);
    if (!lead) throw new DomainError("not_found");
    await requireLeadOfOthers(tx, admin, lead.id);
    if (lead.status !== "paused" || isHeld(lead) || lead.expiresAt <= now) throw new DomainError("conflict");
    await endQuestion(tx, lead, null);
    await recordAudit(tx, admin, {
      action: "resume-lead",
      subject: { type: "lead", id: lead.id },
      before: { status: lead.status },
      after: { status: "available" },
      now,
    });
  });
}
