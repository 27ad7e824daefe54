import type { Queryable, Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers, type User } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { needsSecondPerson } from "#domain/credits/second-person.ts";
import { DomainError } from "#domain/errors.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { insertCardRefund, openCardRefund } from "#domain/payments/card-refunds.sql.ts";
import { isClosedDispute } from "#domain/payments/payment-state.ts";
import { lockPayment, type PaymentRow, paymentById } from "#domain/payments/payments.sql.ts";
import { refundPence } from "#domain/payments/refund-price.ts";
import { takeBack } from "#domain/payments/take-back.ts";
import { creditsOfPayment, insertReversalLine } from "#domain/payments/taken-back.sql.ts";
import { requireReason } from "#domain/reason.ts";

export interface RefundAsked {
  /** Made by the caller, a UUID; our idempotency key at the provider. Repeating it means the same refund. */
  refundId: string;
  paymentId: string;
  /** How many unspent credits to refund; their money goes to the card at the price paid. */
  credits: number;
  reason: string;
}

const MISSING_REASON = "Give a reason. It is kept in the audit log.";

/**
 * An administrator refunds unspent credits of a payment to the card. They are held at once; the worker sends the money,
 * and the ledger follows once the provider confirms. Above £500 in 30 days for one company, with what it was granted, another
 * administrator must approve first. Errors: not_signed_in, not_admin, own_company, not_found, invalid_input (fields `credits`, `reason`),
 * conflict (not paid, disputed, or another refund of it is not finished).
 */
export async function askRefund(
  { db, now }: Context,
  actor: Actor,
  asked: RefundAsked,
): Promise<{ needsApproval: boolean }> {
  const admin = requireAdmin(actor, "payments");
  const reason = requireReason(asked.reason, MISSING_REASON);
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, asked.paymentId);
    if (!payment) throw new DomainError("not_found");
    requireAdminOfOthers(actor, payment.installerId, "payments");
    return refundOf(tx, payment, admin, { ...asked, reason, now });
  });
}

type Asking = RefundAsked & { now: Date };

/** As `askRefund`, for a payment that the caller has locked. */
export async function refundOf(tx: Tx, payment: PaymentRow, by: User, asking: Asking) {
  const { refundId, credits, reason, now } = asking;
  const amountPence = refundPence(payment, credits);
  const { installerId } = payment;
  await lockInstaller(tx, installerId);
  const needsApproval = await needsSecondPerson(tx, { installerId, id: refundId, pence: amountPence, now });
  const before = await openCardRefund(tx, payment.id);
  if (before?.id === refundId) return { needsApproval: before.needsApproval };
  await requireRefundable(tx, payment, { credits, amountPence, hasOther: before !== undefined });
  const row = { id: refundId, paymentId: payment.id, credits, amountPence, reason, askedAt: now, askedBy: by.userId };
  const isNew = await insertCardRefund(tx, { ...row, needsApproval, state: needsApproval ? "asked" : "approved" });
  if (!isNew) throw new DomainError("conflict");
  const line = { paymentId: payment.id, kind: "refund_asked", state: needsApproval ? "waiting" : "approved" } as const;
  const causeId = await insertReversalLine(tx, { ...line, amountPence, recordedAt: now, recordedBy: by.userId });
  await takeBack(tx, payment, causeId, now);
  await recordAudit(tx, by, {
    action: "ask-card-refund",
    subject: { type: "installer", id: installerId },
    reason,
    after: { paymentId: payment.id, refundId, credits, amountPence, needsApproval },
    now,
  });
  if (!needsApproval) await enqueue(tx, { kind: "settle-refunds", payload: { paymentId: payment.id } }, now);
  return { needsApproval };
}

/** How many credits of a payment can be refunded now, and their money in pence. Authorises nothing. */
export async function refundableOf(
  { db: { orm } }: { db: { orm: Queryable } },
  paymentId: string,
): Promise<{ credits: number; pence: number }> {
  const payment = await paymentById(orm, paymentId);
  const isRefundable = payment && isFree(payment) && !(await openCardRefund(orm, paymentId));
  if (!isRefundable) return { credits: 0, pence: 0 };
  const { left: credits } = await creditsOfPayment(orm, payment);
  return { credits, pence: refundPence(payment, credits) };
}

/** Paid, and not in an open dispute. */
function isFree({ status, paymentIntentId, disputedAt, disputeStatus }: PaymentRow): boolean {
  return status === "paid" && paymentIntentId !== null && (disputedAt === null || isClosedDispute(disputeStatus));
}

type Wanted = { credits: number; amountPence: number; hasOther: boolean };

async function requireRefundable(tx: Tx, payment: PaymentRow, { credits, amountPence, hasOther }: Wanted) {
  if (!isFree(payment) || hasOther) throw new DomainError("conflict");
  const { left } = await creditsOfPayment(tx, payment);
  if (Number.isInteger(credits) && credits >= 1 && credits <= left && amountPence > 0) return;
  const message =
    left > 0
      ? `Enter a whole number from 1 to ${left} (the number not yet spent).`
      : "All of these credits have been spent.";
  throw new DomainError("invalid_input", { fields: { credits: [message] } });
}
