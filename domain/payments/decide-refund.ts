import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import {
  type CardRefundRow,
  cardRefundById,
  updateCardRefund,
  waitingCardRefundRows,
} from "#domain/payments/card-refunds.sql.ts";
import { lockPayment, type PaymentRow } from "#domain/payments/payments.sql.ts";
import { takeBack } from "#domain/payments/take-back.ts";
import { insertReversalLine } from "#domain/payments/taken-back.sql.ts";
import { requireReason } from "#domain/reason.ts";

/** A refund that a second administrator must approve. */
export interface WaitingCardRefund {
  id: string;
  paymentId: string;
  companyName: string;
  credits: number;
  amountPence: number;
  reason: string;
  askedAt: Date;
  askedBy: string;
}

/** Refunds awaiting a second administrator, longest waiting first. Errors: not_signed_in, not_admin. */
export async function refundsToApprove(
  { db }: Pick<Context, "db">,
  actor: Actor,
  limit: number = limits.queueItemsShown,
): Promise<{ total: number; oldest: WaitingCardRefund[] }> {
  requireAdmin(actor, "payments");
  const rows = await waitingCardRefundRows(db.orm, limit);
  const oldest = rows.map(({ refund: { id, paymentId, credits, amountPence, reason, askedAt }, ...names }) => {
    const { companyName, askedBy } = names;
    return { id, paymentId, companyName, credits, amountPence, reason, askedAt, askedBy };
  });
  return { total: rows[0]?.total ?? 0, oldest };
}

/**
 * A second administrator approves a refund. Errors: not_signed_in, not_admin, own_company, own_request (the requester
 * cannot approve), not_found, conflict (already decided).
 */
export function approveRefund(context: Context, actor: Actor, refundId: string): Promise<void> {
  return decide(context, actor, refundId, async (tx, admin, { refund, payment }) => {
    if (refund.askedBy === admin.userId) throw new DomainError("own_request");
    await updateCardRefund(tx, refundId, { state: "approved", decidedAt: context.now, decidedBy: admin.userId });
    await insertReversalLine(tx, {
      paymentId: payment.id,
      kind: "refund_approved",
      state: "approved",
      amountPence: refund.amountPence,
      recordedAt: context.now,
      recordedBy: admin.userId,
    });
    await enqueue(tx, { kind: "settle-refunds", payload: { paymentId: payment.id } }, context.now);
    return { action: "approve-card-refund", reason: null };
  });
}

/**
 * An administrator declines a refund awaiting approval, even their own; its credits can be spent again. Errors:
 * not_signed_in, not_admin, own_company, not_found, invalid_input (no reason), conflict (already decided).
 */
export function declineRefund(
  context: Context,
  actor: Actor,
  { refundId, reason: given }: { refundId: string; reason: string },
): Promise<void> {
  return decide(context, actor, refundId, async (tx, admin, { refund, payment }) => {
    const reason = requireReason(given, "Give a reason. It is kept in the audit log.");
    await updateCardRefund(tx, refundId, {
      state: "declined",
      decidedAt: context.now,
      decidedBy: admin.userId,
      failure: reason,
    });
    const causeId = await insertReversalLine(tx, {
      paymentId: payment.id,
      kind: "refund_declined",
      state: "declined",
      amountPence: refund.amountPence,
      recordedAt: context.now,
      recordedBy: admin.userId,
    });
    await takeBack(tx, payment, causeId, context.now);
    return { action: "decline-card-refund", reason };
  });
}

type Found = { refund: CardRefundRow; payment: PaymentRow };
type Decision = (tx: Tx, admin: User, found: Found) => Promise<{ action: string; reason: string | null }>;

async function decide({ db, now }: Context, actor: Actor, refundId: string, decision: Decision): Promise<void> {
  const admin = requireAdmin(actor, "payments");
  await inTransaction(db, async (tx) => {
    const asked = await cardRefundById(tx, refundId);
    const payment = asked && (await lockPayment(tx, asked.paymentId));
    // Read again: another caller with the payment locked may have decided meanwhile.
    const refund = payment && (await cardRefundById(tx, refundId));
    if (!refund) throw new DomainError("not_found");
    requireAdminOfOthers(actor, payment.installerId, "payments");
    if (refund.state !== "asked") throw new DomainError("conflict");
    const { action, reason } = await decision(tx, admin, { refund, payment });
    const { credits, amountPence } = refund;
    await recordAudit(tx, admin, {
      action,
      subject: { type: "installer", id: payment.installerId },
      reason,
      after: { paymentId: payment.id, refundId, credits, amountPence },
      now,
    });
  });
}
