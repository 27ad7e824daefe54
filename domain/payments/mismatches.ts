import { limits } from "#config/limits.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { inTransaction } from "#db/transaction.ts";
import { type Actor, requireAdmin, requireAdminOfOthers } from "#domain/actor.ts";
import { recordAudit } from "#domain/audit/record-audit.ts";
import type { Context } from "#domain/context.ts";
import { DomainError } from "#domain/errors.ts";
import { creditPayment } from "#domain/payments/credit-payment.ts";
import {
  countWaitingMismatches,
  decideMismatch,
  type MismatchRow,
  mismatchById,
  waitingMismatchRows,
} from "#domain/payments/mismatches.sql.ts";
import { isIntentOfAnother, lockPayment, type PaymentRow } from "#domain/payments/payments.sql.ts";
import { requireReason } from "#domain/reason.ts";

/** Money that arrived but does not fit its order. Amounts in pence. */
export interface WaitingMismatch {
  id: string;
  paymentId: string;
  installerId: string;
  companyName: string;
  packName: string;
  credits: number;
  /** What we asked for. */
  pricePence: number;
  /** What arrived, in `currency`'s smallest unit. */
  amountPence: number | null;
  currency: string | null;
  /** See MismatchReason. */
  reasons: readonly string[];
  sessionId: string;
  paymentIntentId: string | null;
  receivedAt: Date;
  /** Whether the pack can be given for it; if not, the money has to be returned by hand. */
  canBeCredited: boolean;
}

/**
 * Payments on hold because the money does not fit the order: how many, and the oldest. Errors: not_signed_in,
 * not_admin.
 */
export async function waitingMismatches(
  { db }: Pick<Context, "db">,
  actor: Actor,
  limit: number = limits.queueItemsShown,
): Promise<{ total: number; oldest: WaitingMismatch[] }> {
  requireAdmin(actor, "payments");
  const [rows, total] = await Promise.all([waitingMismatchRows(db.orm, limit), countWaitingMismatches(db.orm)]);
  return { total, oldest: rows.map(presentMismatch) };
}

type Row = { mismatch: MismatchRow; payment: PaymentRow; companyName: string };

/** A mismatch as administrators see it; authorises nothing. */
export function presentMismatch({ mismatch, payment, companyName }: Row): WaitingMismatch {
  return {
    id: mismatch.id,
    paymentId: payment.id,
    installerId: payment.installerId,
    companyName,
    packName: creditPackName(payment.pack),
    credits: payment.credits,
    pricePence: payment.amountPence,
    amountPence: mismatch.amountPence,
    currency: mismatch.currency,
    reasons: mismatch.reasons,
    sessionId: mismatch.sessionId,
    paymentIntentId: mismatch.paymentIntentId,
    receivedAt: mismatch.receivedAt,
    canBeCredited: canBeCredited(payment, mismatch),
  };
}

/** One pack per order, and a receipt is in pounds. */
function canBeCredited(payment: PaymentRow, { amountPence, currency }: MismatchRow): boolean {
  return payment.status !== "paid" && currency === "gbp" && amountPence !== null && amountPence > 0;
}

/**
 * An administrator accepts what arrived as payment for the order: the pack's credits, a receipt for what was paid, and
 * the mail, once. The reason goes into the audit log. Errors: not_signed_in, not_admin, not_found, invalid_input (no
 * reason), conflict (already decided, the order is already paid, or the money was not in pounds), own_company.
 */
export function creditMismatch(
  context: Context,
  actor: Actor,
  input: { mismatchId: string; reason: string },
): Promise<void> {
  return decide(context, actor, { ...input, outcome: "credited" });
}

/**
 * An administrator has dealt with the money some other way, for example by paying it back by hand; no credits move.
 * Errors: not_signed_in, not_admin, not_found, invalid_input (no reason), conflict (already decided), own_company.
 */
export function closeMismatch(
  context: Context,
  actor: Actor,
  input: { mismatchId: string; reason: string },
): Promise<void> {
  return decide(context, actor, { ...input, outcome: "closed" });
}

const MISSING_REASON = "Give a reason. It is kept in the audit log.";

type Decision = { mismatchId: string; reason: string; outcome: "credited" | "closed" };

async function decide({ db, now }: Context, actor: Actor, { mismatchId, reason, outcome }: Decision): Promise<void> {
  const admin = requireAdmin(actor, "payments");
  const outcomeReason = requireReason(reason, MISSING_REASON);
  await inTransaction(db, async (tx) => {
    const mismatch = await mismatchById(tx, mismatchId);
    const payment = mismatch && (await lockPayment(tx, mismatch.paymentId));
    if (!mismatch || !payment) throw new DomainError("not_found");
    requireAdminOfOthers(actor, payment.installerId, "payments");
    const decision = { outcome, outcomeReason, decidedAt: now, decidedBy: admin.userId };
    if (!(await decideMismatch(tx, mismatchId, decision))) throw new DomainError("conflict");
    const { sessionId, paymentIntentId: intent, amountPence } = mismatch;
    if (outcome === "credited") {
      if (!canBeCredited(payment, mismatch)) throw new DomainError("conflict");
      const paymentIntentId = intent && (await isIntentOfAnother(tx, payment.id, intent)) ? null : intent;
      await creditPayment(tx, payment, { sessionId, paymentIntentId, paidPence: amountPence ?? 0, now });
    }
    await recordAudit(tx, admin, {
      action: outcome === "credited" ? "credit-mismatched-payment" : "close-mismatched-payment",
      subject: { type: "installer", id: payment.installerId },
      reason: outcomeReason,
      after: { paymentId: payment.id, amountPence, credits: outcome === "credited" ? payment.credits : 0 },
      now,
    });
  });
}
