import type { Tx } from "#db/connection.ts";
import {
  type CreditNoteRow,
  creditNoteRowsOf,
  creditNoteWithBuyer,
  hasCreditNote,
  insertCreditNote,
  type NewCreditNote,
} from "#domain/accounting/credit-notes.sql.ts";
import { type Actor, requireReader, requireUser } from "#domain/actor.ts";
import type { Context } from "#domain/context.ts";
import type { NewestEntry } from "#domain/credits/newest-entry.ts";
import { DomainError } from "#domain/errors.ts";
import { splitVat } from "#domain/money.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";

/** The range of the database's integers. */
const NUMBER_MAX = 2 ** 31 - 1;

/** Everything a credit note prints. Amounts in pence. */
export interface CreditNote {
  number: number;
  issuedAt: Date;
  /** The receipt that it corrects. */
  receiptNumber: number | null;
  /** As they were on its day. */
  seller: { legalName: string; address: readonly string[]; companyNumber: string | null };
  buyer: { company: string; address: readonly string[] };
  credits: number;
  amountPence: number;
  /** Where the receipt had VAT. */
  vat: { number: string; percent: number; netPence: number; vatPence: number } | null;
  providerRefundId: string;
  /** On its day. */
  newestEntry: NewestEntry;
}

/** The credit note of this number, for its buyer and for administrators. Errors: not_signed_in, not_found. */
export async function creditNoteByNumber(
  { db }: Pick<Context, "db">,
  actor: Actor,
  number: number,
): Promise<CreditNote> {
  const user = requireUser(actor);
  const isNumber = Number.isInteger(number) && number > 0 && number <= NUMBER_MAX;
  const found = isNumber ? await creditNoteWithBuyer(db.orm, number) : undefined;
  if (!found) throw new DomainError("not_found");
  requireReader(user, found.installerId, { own: "money", desk: "payments" });
  return present(found);
}

/** What the mail about it is written from, and where that goes; undefined where there is none. Authorises nothing. */
export async function creditNoteForMail({ db }: Pick<Context, "db">, number: number) {
  const found = await creditNoteWithBuyer(db.orm, number);
  if (!found) return undefined;
  const { note, receiptNumber, email, contactName } = found;
  return { to: email, contactName, receiptNumber, ...note, newestEntry: entryOf(found) };
}

/** The numbers of a payment's credit notes, in their order. Authorises nothing. */
export async function creditNoteNumbersOf({ db }: Pick<Context, "db">, paymentId: string): Promise<number[]> {
  return (await creditNoteRowsOf(db.orm, paymentId)).map(({ number }) => number);
}

type Found = { note: CreditNoteRow; receiptNumber: number | null; entryHash: string };

const entryOf = ({ note, entryHash }: Found): NewestEntry => ({ entry: note.entryNumber, hash: entryHash });

function present(found: Found): CreditNote {
  const { note, receiptNumber } = found;
  const { number, issuedAt, seller, company, address, credits, amountPence, vatNumber, vatPercent } = note;
  const { legalName, companyNumber } = seller;
  const hasVat = vatNumber !== null && vatPercent !== null;
  return {
    number,
    issuedAt,
    receiptNumber,
    credits,
    amountPence,
    providerRefundId: note.providerRefundId,
    newestEntry: entryOf(found),
    seller: { legalName, address: seller.address, companyNumber },
    buyer: { company, address: address?.split("\n") ?? [] },
    vat: hasVat ? { number: vatNumber, ...splitVat(amountPence, vatPercent) } : null,
  };
}

/**
 * A credit note for a refund that went through, and the mail to the company; nothing for a refund that has its note.
 * The caller holds the payment. Authorises nothing.
 */
export async function issueCreditNote(tx: Tx, note: NewCreditNote): Promise<void> {
  if (await hasCreditNote(tx, note.providerRefundId)) return;
  const creditNoteNumber = await insertCreditNote(tx, note);
  await enqueueMail(tx, { mail: "card-refunded", paymentId: note.paymentId, creditNoteNumber }, note.issuedAt);
}
