import { limits } from "#config/limits.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { readReceiptNumber } from "#content/receipt-number.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import {
  openDisputeRows,
  type PaymentQuery,
  paymentListRows,
  paymentTotals,
} from "#domain/admin/payments/payment-list.sql.ts";
import type { Context } from "#domain/context.ts";
import { type Asked, everyPage, onePage, type Page, readCursor, writeCursor } from "#domain/cursor.ts";
import { days, type Field, filterReader, oneOf } from "#domain/list-filter.ts";
import { paymentStates } from "#domain/payments/payment-state.ts";
import type { PaymentRow } from "#domain/payments/payments.sql.ts";
import { momentsOf } from "#domain/time/days.ts";
import { typedLine, unusualIn } from "#domain/typed-text.ts";

/** Words as companies may have them in their names. */
const nameWords: Field = (given) => {
  const typed = typedLine(given ?? "").slice(0, limits.companyLengthMax);
  return typed && !unusualIn(typed) ? typed : undefined;
};

/** Which payments the list shows. */
export const readPaymentFilter = filterReader({
  ...days,
  /** Absent: everything that was paid. */
  state: oneOf(paymentStates),
  /** As it was typed: "FW-000127" or "127". What is no receipt number finds nothing. */
  receipt: nameWords,
  /** A part of the company's name. */
  company: nameWords,
});

export type PaymentFilter = ReturnType<typeof readPaymentFilter>;

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

export interface PaymentListPage extends Page<ListedPayment> {
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
  { cursor, ...filter }: Asked<PaymentFilter> = {},
): Promise<PaymentListPage> {
  requireAdmin(actor, "payments");
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
  requireAdmin(actor, "payments");
  yield* everyPage((cursor) => pageOf(db, queryOf(filter), cursor, limits.exportPageSize));
}

/**
 * Disputes that a bank has not decided yet, the first that must be answered first: how many, and as many as a list
 * shows. Errors: not_signed_in, not_admin.
 */
export async function openDisputes(
  { db }: Pick<Context, "db">,
  actor: Actor,
): Promise<{ total: number; urgent: ListedPayment[] }> {
  requireAdmin(actor, "payments");
  const rows = await openDisputeRows(db.orm, limits.adminPageSize);
  return { total: rows[0]?.total ?? 0, urgent: rows.map(presentListed) };
}

function queryOf({ state, receipt, company, ...period }: PaymentFilter): PaymentQuery {
  return { ...momentsOf(period), state, company, receiptNumber: receipt === undefined ? undefined : numberOf(receipt) };
}

/** The range of the database's integers. */
const INTEGER_MAX = 2 ** 31 - 1;

/** The number that a typed receipt means; no receipt has the number 0. */
function numberOf(receipt: string): number {
  const number = readReceiptNumber(receipt) ?? 0;
  return number <= INTEGER_MAX ? number : 0;
}

async function pageOf(db: Context["db"], query: PaymentQuery, cursor: string | null, size: number) {
  const rows = await paymentListRows(db.orm, { ...query, after: readCursor(cursor), limit: size + 1 });
  const { shown, nextCursor } = onePage(rows, size, ({ payment: { paidAt, createdAt, id } }) =>
    writeCursor({ at: paidAt ?? createdAt, id }),
  );
  return { items: shown.map(presentListed), nextCursor };
}

/** A payment as lists show it; authorises nothing. */
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
