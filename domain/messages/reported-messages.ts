import { limits } from "#config/limits.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, isOwnCompany, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import { firstNameOf } from "#domain/contact/person-name.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { filesOf } from "#domain/files/file.ts";
import {
  lockThread,
  messageById,
  messagesOf,
  reportedMessages,
  threadOfPurchase,
  updateMessage,
} from "#domain/messages/messages.sql.ts";
import { requireReason } from "#domain/reason.ts";

/**
 * Reported messages, oldest first, without their thread; without the words if the administrator's own company is
 * involved. Errors: not_signed_in, not_admin.
 */
export async function messagesToDecide({ db }: Context, actor: Actor) {
  const admin = requireAdmin(actor, "complaints");
  const rows = await reportedMessages(db.orm, limits.reportedMessagesShown);
  return rows.map(({ message, company, customerName }) => {
    const { id, purchaseId, leadId, installerId, sender, text, sentAt, reportedAt, reportReason } = message;
    const isOwn = isOwnCompany(admin, installerId);
    return {
      id,
      purchaseId,
      leadId,
      installerId,
      isOwn,
      company,
      firstName: firstNameOf(customerName),
      from: sender,
      sentAt,
      reportedAt,
      ...(isOwn ? { text: null, reportReason: null } : { text, reportReason }),
    };
  });
}

/**
 * An administrator hides a reported message from both sides, or leaves it, with a reason for the audit log. Errors:
 * not_signed_in, not_admin, own_company, invalid_input (no reason), not_found (or not reported), conflict (already
 * decided).
 */
export async function decideMessage(
  { db, now }: Context,
  actor: Actor,
  { id, decision, reason }: { id: string; decision: "hidden" | "left"; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor, "complaints");
  const why = requireReason(reason, "Give a reason. It is kept in the audit log.");
  await inTransaction(db, async (tx) => {
    const found = await messageById(tx, id);
    if (!found?.reportedAt) throw new DomainError("not_found");
    requireAdminOfOthers(admin, found.installerId, "complaints");
    await lockThread(tx, found.purchaseId);
    if ((await messageById(tx, id))?.decidedAt) throw new DomainError("conflict");
    await updateMessage(tx, id, { decidedAt: now, decidedBy: admin.userId, decision, decisionReason: why });
    const action = decision === "hidden" ? "hide-message" : "leave-message";
    await recordAudit(tx, admin, { action, subject: { type: "purchase", id: found.purchaseId }, reason: why, now });
  });
}

/**
 * What both sides wrote, for an administrator with a reason, which is recorded in the audit log before anything is
 * read. Errors: not_signed_in, not_admin, own_company, invalid_input (no reason), not_found.
 */
export async function readThread(
  { db, now }: Context,
  actor: Actor,
  { purchaseId, reason }: { purchaseId: string; reason: string },
) {
  const admin = requireAdmin(actor, "complaints");
  const why = requireReason(reason, "Give a reason. It is kept in the audit log.");
  return inTransaction(db, async (tx) => {
    const row = await threadOfPurchase(tx, purchaseId);
    if (!row) throw new DomainError("not_found");
    requireAdminOfOthers(admin, row.purchase.installerId, "complaints");
    const subject = { type: "purchase" as const, id: purchaseId };
    await recordAudit(tx, admin, { action: "read-thread", subject, reason: why, now });
    const rows = await messagesOf(tx, purchaseId, limits.messagesShown);
    const ids = rows.map(({ id }) => id);
    const files = await filesOf(tx, ids);
    return {
      company: row.company,
      firstName: firstNameOf(row.lead.customerName),
      messages: rows.map(({ id, sender, text, sentAt, removedAt, reportedAt, decision }) => ({
        id,
        from: sender,
        text,
        sentAt,
        isRemoved: removedAt !== null,
        isReported: reportedAt !== null,
        decision,
        files: files.get(id) ?? [],
      })),
    };
  });
}
