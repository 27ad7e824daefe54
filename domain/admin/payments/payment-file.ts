import { creditPackName } from "#content/credit-packs.ts";
import { creditNoteNumbersOf } from "#domain/accounting/credit-note.ts";
import { type Actor, requireAdmin } from "#domain/actor.ts";
import {
  cardRefundsOf,
  mismatchRowsOf,
  paymentWithCompany,
  reversalLinesOf,
} from "#domain/admin/payments/payment-file.sql.ts";
import { type ListedPayment, presentListed } from "#domain/admin/payments/payment-list.ts";
import type { Context } from "#domain/context.ts";
import { ledgerOfCauses } from "#domain/credits/ledger-of.ts";
import type { Transaction } from "#domain/credits/my-credits.ts";
import { DomainError } from "#domain/errors.ts";
import { refundableOf } from "#domain/payments/ask-refund.ts";
import { presentMismatch, type WaitingMismatch } from "#domain/payments/mismatches.ts";
import { presentLine, type ReversalLine } from "#domain/payments/reversals.ts";

/** A mismatch that an administrator has decided. */
export interface DecidedMismatch extends WaitingMismatch {
  outcome: "credited" | "closed";
  outcomeReason: string;
  decidedAt: Date;
}

export interface CardRefund {
  id: string;
  credits: number;
  amountPence: number;
  reason: string;
  state: Awaited<ReturnType<typeof cardRefundsOf>>[number]["refund"]["state"];
  askedAt: Date;
  askedBy: string;
  decidedBy: string | null;
  /** Why it failed or was declined. */
  failure: string | null;
}

/** Everything about one payment. Amounts in pence. */
export interface PaymentFile extends ListedPayment {
  packName: string;
  pricePence: number;
  /** The provider's numbers. */
  sessionId: string | null;
  paymentIntentId: string | null;
  chargeId: string | null;
  disputedPence: number | null;
  disputedAt: Date | null;
  /** Money went back or is wanted back, and nobody has dealt with that as it stands. */
  isReversalOpen: boolean;
  /** What happened to the money, oldest first. */
  history: ReversalLine[];
  /** What it did to the company's credits, oldest first. */
  ledger: Transaction[];
  /** Refunds to the card that administrators asked for, oldest first. */
  cardRefunds: CardRefund[];
  /** The numbers of its credit notes. */
  creditNotes: number[];
  /** How many credits can be refunded now; 0 while it is disputed or another refund is under way. */
  refundableCredits: number;
  /** What goes back for all of them. */
  refundablePence: number;
  waiting: WaitingMismatch[];
  decided: DecidedMismatch[];
}

/** One payment with its whole story. Errors: not_signed_in, not_admin, not_found. */
export async function paymentFile({ db }: Pick<Context, "db">, actor: Actor, id: string): Promise<PaymentFile> {
  requireAdmin(actor, "payments");
  const found = await paymentWithCompany(db.orm, id);
  if (!found) throw new DomainError("not_found");
  const { payment, companyName } = found;
  const [lines, mismatches, refunds, refundable, creditNotes] = await Promise.all([
    reversalLinesOf(db.orm, id),
    mismatchRowsOf(db.orm, id),
    cardRefundsOf(db.orm, id),
    refundableOf({ db }, id),
    creditNoteNumbersOf({ db }, id),
  ]);
  const ledger = await ledgerOfCauses({ db }, actor, [id, ...lines.map(({ line }) => line.id)]);
  const { sessionId, paymentIntentId, chargeId, disputedPence, disputedAt, reversalOpen } = payment;
  return {
    ...presentListed(found),
    packName: creditPackName(payment.pack),
    pricePence: payment.amountPence,
    sessionId,
    paymentIntentId,
    chargeId,
    disputedPence,
    disputedAt,
    isReversalOpen: reversalOpen,
    history: lines.map(presentLine),
    ledger,
    cardRefunds: refunds.map(presentRefund),
    creditNotes,
    refundableCredits: refundable.credits,
    refundablePence: refundable.pence,
    waiting: mismatches
      .filter(({ outcome }) => outcome === null)
      .map((mismatch) => presentMismatch({ mismatch, payment, companyName })),
    decided: mismatches.flatMap((mismatch) => {
      const { outcome, outcomeReason, decidedAt } = mismatch;
      if (!(outcome && outcomeReason && decidedAt)) return [];
      return [{ ...presentMismatch({ mismatch, payment, companyName }), outcome, outcomeReason, decidedAt }];
    }),
  };
}

function presentRefund({ refund, askedBy, decidedBy }: Awaited<ReturnType<typeof cardRefundsOf>>[number]): CardRefund {
  const { id, credits, amountPence, reason, state, askedAt, failure } = refund;
  return { id, credits, amountPence, reason, state, askedAt, askedBy, decidedBy, failure };
}
