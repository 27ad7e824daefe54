import { creditPackName } from "#content/credit-packs.ts";
import { creditNoteNumberInWords, receiptNumberInWords } from "#content/receipt-number.ts";
import { balanceRows, creditNoteRows, fetchedAtOf, invoiceRows } from "#domain/accounting/accounting.sql.ts";
import type { BalanceEntry } from "#domain/accounting/fetch-balance.ts";
import { momentsOfMonth } from "#domain/accounting/month.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { splitVat } from "#domain/money.ts";

/** A receipt, or a credit note with negative amounts. In pence; gross is net and VAT together. */
export interface Voucher {
  number: string;
  /** The receipt that a credit note corrects. */
  reference: string;
  company: string;
  at: Date;
  description: string;
  netPence: number;
  vatPence: number;
  grossPence: number;
  /** Null where no VAT was charged. */
  vatPercent: number | null;
}

/** Something that our books and the provider's do not say alike. */
export interface Difference {
  what: string;
  /** Ours and theirs, in pence or for the ledger in credits; null where one side knows nothing of it. */
  ours: number | null;
  theirs: number | null;
  kind: "payment" | "refund" | "ledger" | "unknown";
}

export interface MonthAccounts {
  month: string;
  vouchers: Voucher[];
  /** What the provider told, once it was asked. */
  entries: BalanceEntry[];
  fetchedAt: Date | null;
  /** Empty also while the provider was not asked. */
  differences: Difference[];
}

/**
 * The receipts and credit notes of a London month, what the payment provider tells of it, and where the two differ. A
 * payment and its charge are compared in whatever month each of them fell. Errors: not_signed_in, not_admin.
 */
export async function accountsOfMonth(
  { db: { orm } }: Pick<Context, "db">,
  actor: Actor,
  month: string,
): Promise<MonthAccounts> {
  requireAdmin(actor, "accounting");
  const period = momentsOfMonth(month);
  const [invoices, notes, told, fetchedAt] = await Promise.all([
    invoiceRows(orm, period),
    creditNoteRows(orm, period),
    balanceRows(orm, period),
    fetchedAtOf(orm, month),
  ]);
  const vouchers = [...invoices.map(invoiceOf), ...notes.map(creditNoteOf)];
  const withProvider = [
    ...invoices.flatMap(paymentDiffers),
    ...notes.flatMap(refundDiffers),
    ...told.flatMap(isNotOurs),
  ];
  const differences = [...invoices.flatMap(ledgerDiffers), ...(fetchedAt ? withProvider : [])];
  return { month, vouchers, entries: told.map(({ entry }) => entry), fetchedAt, differences };
}

type Invoice = Awaited<ReturnType<typeof invoiceRows>>[number];
type Note = Awaited<ReturnType<typeof creditNoteRows>>[number];
type Told = Awaited<ReturnType<typeof balanceRows>>[number];

const nameOf = (number: number | null) => (number === null ? "" : receiptNumberInWords(number));

function invoiceOf({ payment }: Invoice): Voucher {
  const { receiptNumber, receiptCompany, receiptVatNumber, receiptSeller, paidAt, createdAt, pack, credits } = payment;
  const vatPercent = receiptVatNumber ? (receiptSeller?.vatPercent ?? null) : null;
  return {
    number: nameOf(receiptNumber),
    reference: payment.id,
    company: receiptCompany ?? "",
    at: paidAt ?? createdAt,
    description: `${creditPackName(pack)}: ${credits} credits`,
    ...amounts(payment.paidPence ?? payment.amountPence, vatPercent, 1),
  };
}

function creditNoteOf({ note, receiptNumber }: Note): Voucher {
  return {
    number: creditNoteNumberInWords(note.number),
    reference: nameOf(receiptNumber),
    company: note.company,
    at: note.issuedAt,
    description: `Refund of ${note.credits} credits`,
    ...amounts(note.amountPence, note.vatPercent, -1),
  };
}

function amounts(grossPence: number, vatPercent: number | null, sign: 1 | -1) {
  const { netPence, vatPence } =
    vatPercent === null ? { netPence: grossPence, vatPence: 0 } : splitVat(grossPence, vatPercent);
  // No "-0", which tables would show.
  return {
    netPence: sign * netPence,
    vatPence: vatPence && sign * vatPence,
    grossPence: sign * grossPence,
    vatPercent,
  };
}

function paymentDiffers({ payment, providerPence: theirs }: Invoice): Difference[] {
  const ours = payment.paidPence ?? payment.amountPence;
  return ours === theirs ? [] : [{ kind: "payment", what: nameOf(payment.receiptNumber), ours, theirs }];
}

function ledgerDiffers({ payment, ledgerCredits: theirs }: Invoice): Difference[] {
  const { credits: ours, receiptNumber } = payment;
  return ours === theirs ? [] : [{ kind: "ledger", what: nameOf(receiptNumber), ours, theirs }];
}

function refundDiffers({ note, providerPence: theirs }: Note): Difference[] {
  const ours = note.amountPence;
  return ours === theirs ? [] : [{ kind: "refund", what: creditNoteNumberInWords(note.number), ours, theirs }];
}

const IN = ["charge", "payment"];
const BACK = ["refund", "payment_refund"];

/** Money in or back that our books know nothing of. Fees, payouts and disputes have no voucher of ours. */
function isNotOurs({ entry: { id, type, amountPence: theirs }, hasPayment, hasCreditNote }: Told): Difference[] {
  const isKnown = IN.includes(type) ? hasPayment : BACK.includes(type) ? hasCreditNote : true;
  return isKnown ? [] : [{ kind: "unknown", what: id, ours: null, theirs }];
}
