import { limits } from "#config/limits.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { lockPayment, type PaymentRow, updatePayment } from "#domain/payments/payments.sql.ts";
import { paymentRowsOf, type ReversalKind, reversalLines } from "#domain/payments/reversals.sql.ts";
import { insertReversalLine } from "#domain/payments/taken-back.sql.ts";

/** A payment as administrators see it. Amounts in pence. */
export interface PaymentSummary {
  id: string;
  status: PaymentRow["status"];
  packName: string;
  credits: number;
  amountPence: number;
  startedAt: Date;
  receiptNumber: number | null;
  refundedPence: number;
  /** In the payment provider's words; null without a dispute. */
  disputeStatus: string | null;
  /** The deadline for answering the dispute, if the provider gives one. */
  disputeDueAt: Date | null;
  /** Money was refunded or disputed, and nobody has dealt with that yet. */
  isReversalOpen: boolean;
  /** What happened to its money, newest first. */
  history: ReversalLine[];
}

export interface ReversalLine {
  id: string;
  at: Date;
  kind: ReversalKind;
  /** In the provider's words. */
  state: string;
  amountPence: number | null;
  /** The administrator, if it was one of us. */
  by: string | null;
}

/** The newest payments of a company. Errors: not_signed_in, not_admin. */
export async function paymentsOf({ db }: Context, actor: Actor, installerId: string): Promise<PaymentSummary[]> {
  requireAdmin(actor, "payments");
  const [rows, lines] = await Promise.all([
    paymentRowsOf(db.orm, installerId, limits.installerFileRows),
    reversalLines(db.orm, installerId, limits.installerFileRows),
  ]);
  return rows.map((payment) => ({
    id: payment.id,
    status: payment.status,
    packName: creditPackName(payment.pack),
    credits: payment.credits,
    amountPence: payment.amountPence,
    startedAt: payment.createdAt,
    receiptNumber: payment.receiptNumber,
    refundedPence: payment.refundedPence,
    disputeStatus: payment.disputedAt ? (payment.disputeStatus ?? "unknown") : null,
    disputeDueAt: payment.disputeDueAt,
    isReversalOpen: payment.reversalOpen,
    history: lines.filter(({ line }) => line.paymentId === payment.id).map(presentLine),
  }));
}

/** A line of a payment's history as administrators see it; authorises nothing. */
export function presentLine({ line, by }: Awaited<ReturnType<typeof reversalLines>>[number]): ReversalLine {
  const { id, recordedAt: at, kind, state, amountPence } = line;
  return { id, at, kind, state, amountPence, by };
}

/**
 * Records that an administrator has dealt with a payment's refund or dispute as it stands; further news reopens it, and
 * a dispute keeps waiting until the bank has decided it.
 * Errors: not_signed_in, not_admin, own_company, not_found (or another company's), conflict (nothing is open).
 */
export async function closeReversal(
  { db, now }: Context,
  actor: Actor,
  { installerId, paymentId }: { installerId: string; paymentId: string },
): Promise<void> {
  const admin = requireAdminOfOthers(actor, installerId, "payments");
  await inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (payment?.installerId !== installerId) throw new DomainError("not_found");
    if (!payment.reversalOpen) throw new DomainError("conflict");
    const { refundedPence, disputeStatus } = payment;
    await updatePayment(tx, paymentId, { reversalOpen: false });
    await insertReversalLine(tx, {
      paymentId,
      kind: "dealt_with",
      state: disputeStatus ?? "refunded",
      amountPence: refundedPence,
      recordedAt: now,
      recordedBy: admin.userId,
    });
    await recordAudit(tx, admin, {
      action: "close-payment-reversal",
      subject: { type: "installer", id: installerId },
      after: { paymentId, refundedPence, disputeStatus },
      now,
    });
  });
}
