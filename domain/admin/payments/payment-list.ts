import { limits } from "#config/limits.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import { type PaymentFilter, receiptNumberOf } from "#domain/admin/payments/payment-filter.ts";
import {
  openDisputeRows,
  type PaymentQuery,
  paymentListRows,
  paymentTotals,
} from "#domain/admin/payments/payment-list.sql.ts";
import type { Context } from "#domain/context.ts";
import { onePage, readCursor, writeCursor } from "#domain/cursor.ts";
import type { PaymentRow } from "#domain/payments/payments.sql.ts";
import { momentsOf } from "#domain/time/days.ts";

/** A card payment as a list shows it. Amounts in pence. */
export interface ListedPayment {
  id: string;
  status: PaymentRow["status"];
  installerId: string;
  companyName: string;
  packName: string;
  credits: number;
  startedAt: Date;
  paidAt: Date | null;
  /** What was paid, and before that the price. */
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
 * Card payments that fit the filter, newest first, a page at a time. Days are London days: of paying, and of starting
 * where nothing was paid. Errors: invalid_cursor, not_signed_in, not_admin.
 */
export async function paymentList(
  { db }: Pick<Context, "db">,
  actor: Actor,
  { cursor, ...filter }: PaymentFilter & { cursor?: string | null } = {},
): Promise<PaymentListPage> {
  requireAdmin(actor);
  const query = queryOf(filter);
  const [page, totals] = await Promise.all([
    pageOf(db, query, cursor ?? null, limits.adminPageSize),
    paymentTotals(db.orm, query),
  ]);
  return { ...page, ...totals };
}

/** All of them, a page at a time. Errors: not_signed_in, not_admin. */
export async function* wholePaymentList(
  { db }: Pick<Context, "db">,
  actor: Actor,
  filter: PaymentFilter,
): AsyncGenerator<ListedPayment[]> {
  requireAdmin(actor);
  let cursor: string | null = null;
  do {
    const page: Pick<PaymentListPage, "items" | "nextCursor"> = await pageOf(
      db,
      queryOf(filter),
      cursor,
      limits.exportPageSize,
    );
    yield page.items;
    cursor = page.nextCursor;
  } while (cursor);
}

/**
 * Disputes that a bank has not decided yet, the first that must be answered first: how many, and as many as a list
 * shows. Errors: not_signed_in, not_admin.
 */
export async function openDisputes(
  { db }: Pick<Context, "db">,
  actor: Actor,
): Promise<{ total: number; urgent: ListedPayment[] }> {
  requireAdmin(actor);
  const rows = await openDisputeRows(db.orm, limits.adminPageSize);
  return { total: rows[0]?.total ?? 0, urgent: rows.map(presentListed) };
}

function queryOf({ from, to, state, company, ...rest }: PaymentFilter): PaymentQuery {
  const days = { ...(from && { from }), ...(to && { to }) };
  return { ...momentsOf(days), state, company, receiptNumber: receiptNumberOf(rest) };
}

async function pageOf(db: Context["db"], query: PaymentQuery, cursor: string | null, size: number) {
  const rows = await paymentListRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = onePage(rows, size, ({ payment: { paidAt, createdAt, id } }) =>
    writeCursor({ at: paidAt ?? createdAt, id }),
  );
  return { items: shown.map(presentListed), nextCursor };
}

/** A payment as lists show it; authorizes nothing. */
export function presentListed({ payment, companyName }: { payment: PaymentRow; companyName: string }): ListedPayment {
  return {
    id: payment.id,
    status: payment.status,
    installerId: payment.installerId,
    companyName,
    packName: creditPackName(payment.pack),
    credits: payment.credits,
    startedAt: payment.createdAt,
    paidAt: payment.paidAt,
    amountPence: payment.paidPence ?? payment.amountPence,
    refundedPence: payment.refundedPence,
    pendingRefundPence: payment.pendingRefundPence,
    lostPence: payment.lostPence,
    disputeStatus: payment.disputedAt ? (payment.disputeStatus ?? "unknown") : null,
    disputeDueAt: payment.disputeDueAt,
    receiptNumber: payment.receiptNumber,
  };
}
