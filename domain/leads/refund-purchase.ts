import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { DomainError } from "#domain/errors.ts";
import { purchaseById } from "#domain/leads/leads.sql.ts";
import { credits } from "#domain/money.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";

/**
 * Gives the price of a purchase back, once, with a reason that the installer reads. The lead's place stays taken:
 * the installer keeps the contact. Errors: not_signed_in, not_admin, not_found, conflict (refunded before).
 */
export async function refundPurchase(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; reason: string },
): Promise<void> {
  const admin = requireAdmin(actor);
  await inTransaction(db, async (tx) => {
    const found = await purchaseById(tx, input.purchaseId);
    if (!found) throw new DomainError("not_found");
    const { purchase } = found;
    const entry = await postEntry(tx, {
      installerId: purchase.installerId,
      amount: credits(purchase.priceCredits),
      type: "refund",
      causeId: purchase.id,
      description: `Refund: ${input.reason}`,
      createdBy: admin.userId,
      now,
    });
    if (entry.replayed) throw new DomainError("conflict");
    await enqueueMail(tx, { mail: "purchase-refunded", purchaseId: purchase.id, reason: input.reason }, now);
    await recordAudit(tx, admin, {
      action: "refund-purchase",
      subject: { type: "purchase", id: purchase.id },
      reason: input.reason,
      now,
    });
  });
}
