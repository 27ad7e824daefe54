import { limits } from "#config/limits.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { onePage, readCursor, writeCursor } from "#domain/cursor.ts";
import { paymentListRows, paymentTotals } from "#domain/payments/payment-list.sql.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";
import { type Days, momentsOf } from "#domain/time/days.ts";

/** A completed card payment. Amounts in pence. */
export interface ListedPayment {
  id: string;
  installerId: string;
  companyName: string;
  packName: string;
  credits: number;
  paidAt: Date;
  amountPence: number;
  /** How much of it has gone back so far. */
  refundedPence: number;
  pendingRefundPence: number;
  /** A bank took it back. */
  lostPence: number;
  /** In the provider's words; null without a dispute. */
  disputeStatus: string | null;
  disputeDueAt: Date | null;
  receiptNumber: number | null;
}

export interface PaymentListPage {
  items: ListedPayment[];
  /** Opaque; passed back as `cursor`, it continues the list. */
  nextCursor: string | null;
  /** Across all pages. */
  total: number;
  paidPence: number;
  givenBackPence: number;
}

/**
 * Card payments by the London day on which they were paid and by the state of their money, newest first, a page at a
 * time. An invalid cursor starts at the top. Errors: not_signed_in, not_admin.
 */
export async function paymentList(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { cursor, state, ...days }: Days & { cursor?: string | null; state?: PaymentState | undefined } = {},
): Promise<PaymentListPage> {
  requireAdmin(actor);
  const [query, size] = [{ ...momentsOf(days), state }, limits.adminPageSize];
  const [rows, totals] = await Promise.all([
    paymentListRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 }),
    paymentTotals(db.orm, query),
  ]);
  const { shown, nextCursor } = onePage(rows, size, ({ payment: { paidAt, createdAt, id } }) =>
    writeCursor({ at: paidAt ?? createdAt, id }),
  );
  const items = shown.map(({ payment, companyName }) => ({
    id: payment.id,
    installerId: payment.installerId,
    companyName,
    packName: creditPackName(payment.pack),
    credits: payment.credits,
    paidAt: payment.paidAt ?? payment.createdAt,
    amountPence: payment.paidPence ?? payment.amountPence,
    refundedPence: payment.refundedPence,
    pendingRefundPence: payment.pendingRefundPence,
    lostPence: payment.lostPence,
    disputeStatus: payment.disputedAt ? (payment.disputeStatus ?? "unknown") : null,
    disputeDueAt: payment.disputeDueAt,
    receiptNumber: payment.receiptNumber,
  }));
  return { items, ...totals, nextCursor };
}
