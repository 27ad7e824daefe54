import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockLead } from "#domain/leads/leads.sql.ts";
import { endWaiting, outlineById, reportedOutlines, updateOutline } from "#domain/outline-quotes/outlines.sql.ts";
import { requireReason } from "#domain/reason.ts";

/** An outline that a customer asked us to look at. */
export interface ReportedOutline {
  id: string;
  company: string;
  firstName: string;
  text: string | null;
  equipment: string | null;
  reportedAt: Date;
  reportReason: string | null;
  /** About the administrator's own company: another administrator decides. */
  isOwn: boolean;
}

/**
 * Undecided reports, oldest first; without the reason if about the administrator's own company. Errors: not_signed_in,
 * not_admin.
 */
export async function outlinesReported({ db }: Context, actor: Actor): Promise<ReportedOutline[]> {
  const admin = requireAdmin(actor, "complaints");
  const rows = await reportedOutlines(db.orm, limits.reportedMessagesShown);
  return rows.flatMap(({ outline, company, customerName }) => {
    const { id, text, equipment, reportedAt, reportReason } = outline;
    const isOwn = isOwnCompany(admin, outline.installerId);
    const said = { text, equipment, reportReason: isOwn ? null : reportReason };
    return reportedAt ? [{ id, company, firstName: firstNameOf(customerName), ...said, reportedAt, isOwn }] : [];
  });
}

/**
 * An administrator removes a reported outline that tries to bypass us, which ends it, or leaves it; with a reason, kept
 * in the audit log. Three removals within 90 days bar the company from sending outlines for 90. Errors: not_signed_in,
 * not_admin, own_company, not_found (or not reported), invalid_input (no reason), conflict (decided).
 */
export async function decideReported(
  { db, now }: Context,
  actor: Actor,
  { id, decision, reason: given }: { id: string; decision: "removed" | "left"; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "complaints");
  const decisionReason = requireReason(given, "Give a reason. It is kept in the audit log.");
  await inTransaction(db, async (tx) => {
    const found = await outlineById(tx, id);
    if (!found?.reportedAt) throw new DomainError("not_found");
    requireAdminOfOthers(admin, found.installerId, "complaints");
    await lockLead(tx, found.leadId);
    if ((await outlineById(tx, id))?.decidedAt) throw new DomainError("conflict");
    await updateOutline(tx, id, { decision, decisionReason, decidedAt: now, decidedBy: admin.userId });
    if (decision === "removed") await endWaiting(tx, id, now);
    await recordAudit(tx, admin, {
      action: decision === "removed" ? "remove-outline" : "leave-outline",
      subject: { type: "installer", id: found.installerId },
      reason: decisionReason,
      after: { outlineId: id },
      now,
    });
  });
}
