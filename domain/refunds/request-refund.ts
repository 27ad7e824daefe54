import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireApprovedInstaller } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import type { RefundForm } from "#domain/refunds/refund-form.ts";
import { insertRefundRequest, purchaseOf, refundRequestOf } from "#domain/refunds/refunds.sql.ts";
import { reportUntil } from "#domain/refunds/report-until.ts";

/**
 * An installer reports a lead that they bought, once for each purchase and within 14 days of buying. `requestId` is
 * made by the caller (a UUID): repeating it for the same purchase means the same report. An administrator decides.
 * Errors: not_signed_in, not_approved, not_found (not their purchase), already_requested, too_late, conflict
 * (requestId used for another purchase).
 */
export async function requestRefund(
  { db, now }: Context,
  actor: Actor,
  input: { purchaseId: string; requestId: string; form: RefundForm },
): Promise<void> {
  const installer = requireApprovedInstaller(actor);
  const { purchaseId, requestId, form } = input;
  await inTransaction(db, async (tx) => {
    const purchase = await purchaseOf(tx, installer.id, purchaseId);
    if (!purchase) throw new DomainError("not_found");
    const isInTime = now <= reportUntil(purchase.purchasedAt);
    const report = { id: requestId, purchaseId, installerId: installer.id, reason: form.reason };
    if (isInTime && (await insertRefundRequest(tx, { ...report, note: form.note ?? null, requestedAt: now }))) return;
    const earlier = await refundRequestOf(tx, purchaseId);
    if (earlier?.id === requestId) return;
    if (earlier) throw new DomainError("already_requested");
    throw new DomainError(isInTime ? "conflict" : "too_late");
  });
}
