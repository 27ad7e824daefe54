import { creditPackName } from "#content/credit-packs.ts";
import { creditNoteNumbersOf } from "#domain/accounting/credit-note.ts";
import { type Actor, requireReader } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import { ledgerRowOfCause } from "#domain/credits/ledger.sql.ts";
import type { NewestEntry } from "#domain/credits/newest-entry.ts";
import { DomainError } from "#domain/errors.ts";
import { splitVat } from "#domain/money.ts";
import {
  type PaymentRow,
  paymentById,
  paymentByReceiptNumber,
  type ReceiptSeller,
} from "#domain/payments/payments.sql.ts";

/** The range of the database's integers. */
const NUMBER_MAX = 2 ** 31 - 1;

/** Everything a receipt prints. Amounts in pence. */
export interface Receipt {
  number: number;
  paidAt: Date;
  paymentId: string;
  /** As they were when the payment arrived. */
  seller: { legalName: string; address: readonly string[]; companyNumber: string | null };
  /** As it was when the payment arrived. */
  buyer: { company: string; address: readonly string[] };
  packName: string;
  credits: number;
  amountPence: number;
  /** Where the seller was registered for VAT when the payment arrived. */
  vat: { number: string; percent: number; netPence: number; vatPence: number } | null;
  refundedPence: number;
  /** The entry of its credits, the newest of the company's history when the payment arrived. */
  newestEntry: NewestEntry;
  /** The numbers of the credit notes for what was refunded. */
  creditNotes: readonly number[];
}

/**
 * The receipt of this number, for its buyer and for administrators.
 * Errors: not_signed_in; not_found (also for somebody else's); role_required.
 */
export async function receiptByNumber({ db }: Context, actor: Actor, number: number): Promise<Receipt> {
  if (actor.kind !== "user") throw new DomainError("not_signed_in");
  const isNumber = Number.isInteger(number) && number > 0 && number <= NUMBER_MAX;
  const payment = isNumber ? await paymentByReceiptNumber(db.orm, number) : undefined;
  if (!payment) throw new DomainError("not_found");
  requireReader(actor, payment.installerId, { own: "money", desk: "payments" });
  if (!payment.receiptSeller) throw new Error(`the receipt of payment ${payment.id} has no seller`);
  const entry = await ledgerRowOfCause(db.orm, payment.id, "purchase");
  if (!entry) throw new Error(`the credits of payment ${payment.id} are not in the ledger`);
  return {
    ...presentReceipt(payment, payment.receiptSeller, number),
    newestEntry: { entry: entry.entryNumber, hash: entry.entryHash },
    creditNotes: await creditNoteNumbersOf({ db }, payment.id),
  };
}

/** What a paid payment's receipt is for, and whose it is; undefined when nothing was paid. Authorises nothing. */
export async function findReceipt({ db }: Pick<Context, "db">, paymentId: string) {
  const payment = await paymentById(db.orm, paymentId);
  if (!payment || payment.receiptNumber === null) return undefined;
  const { installerId, pack, credits, amountPence, receiptNumber } = payment;
  return { installerId, pack, credits, amountPence, receiptNumber };
}

function presentReceipt(
  payment: PaymentRow,
  sellerThen: ReceiptSeller,
  number: number,
): Omit<Receipt, "newestEntry" | "creditNotes"> {
  const { legalName, address, companyNumber, vatPercent } = sellerThen;
  const { receiptVatNumber } = payment;
  const amountPence = payment.paidPence ?? payment.amountPence;
  return {
    number,
    paidAt: payment.paidAt ?? payment.createdAt,
    paymentId: payment.id,
    seller: { legalName, address, companyNumber },
    buyer: { company: payment.receiptCompany ?? "", address: payment.receiptAddress?.split("\n") ?? [] },
    packName: creditPackName(payment.pack),
    credits: payment.credits,
    amountPence,
    vat: receiptVatNumber ? { number: receiptVatNumber, ...splitVat(amountPence, vatPercent) } : null,
    refundedPence: payment.refundedPence,
  };
}
