import type { Tx } from "#db/connection.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { lockInstaller } from "#domain/installers/installers.sql.ts";
import { credits } from "#domain/money.ts";
import { type CardRefundRow, openCardRefund } from "#domain/payments/card-refunds.sql.ts";
import { isClosedDispute } from "#domain/payments/payment-state.ts";
import { type PaymentRow, updatePayment } from "#domain/payments/payments.sql.ts";
import { creditsFor, goneCredits } from "#domain/payments/refund-price.ts";
import { creditsOfPayment, openHolds } from "#domain/payments/taken-back.sql.ts";

/** How many of a payment's credits are claimed, even if they have been spent. */
interface Claims {
  /** Their money is gone for good. */
  reversed: number;
  /** Their money is on its way back, or about to be sent. */
  pending: number;
  /** Their money is claimed by an open dispute. */
  disputed: number;
}

/** Claims never add up to more than the payment brought; money gone for good comes first. */
function claimsOn(payment: PaymentRow, asked: CardRefundRow | undefined): Claims {
  const { credits: brought, pendingRefundPence } = payment;
  const isOpen = payment.disputedAt !== null && !isClosedDispute(payment.disputeStatus);
  const reversed = goneCredits(payment);
  const pending = Math.min(brought - reversed, creditsFor(payment, pendingRefundPence + unseenPence(payment, asked)));
  const claimed = isOpen ? creditsFor(payment, payment.disputedPence ?? payment.amountPence) : 0;
  return { reversed, pending, disputed: Math.min(brought - reversed - pending, claimed) };
}

/** The part of our own refund that the provider has not reported yet: all of it until it is sent. */
function unseenPence({ refundedPence, pendingRefundPence }: PaymentRow, asked: CardRefundRow | undefined): number {
  if (!asked) return 0;
  const seen = asked.knownPence === null ? 0 : refundedPence + pendingRefundPence - asked.knownPence;
  return Math.max(0, asked.amountPence - seen);
}

/**
 * Brings the ledger into line with a payment's money: credits whose money is gone are reversed, claimed ones are held,
 * as far as the payment still has any; released when no longer claimed. Repeating it changes nothing. `causeId` is the
 * line of the payment's history that calls for it. The caller has locked the payment.
 */
export async function takeBack(tx: Tx, payment: PaymentRow, causeId: string, now: Date): Promise<void> {
  await lockInstaller(tx, payment.installerId);
  const claims = claimsOn(payment, await openCardRefund(tx, payment.id));
  const disputedCredits = payment.status === "paid" ? claims.disputed : 0;
  if (disputedCredits !== payment.disputedCredits) await updatePayment(tx, payment.id, { disputedCredits });
  if (payment.status !== "paid") return;
  const { left, held, reversed } = await creditsOfPayment(tx, payment);
  const [reverse, hold] = shares(claims, { there: left + held, reversed });
  if (reverse === 0 && hold === held) return;
  const post = (type: "hold" | "release" | "reversal", amount: number, cause: string) =>
    postEntry(tx, {
      installerId: payment.installerId,
      type,
      causeId: cause,
      now,
      amount: credits(type === "release" ? amount : -amount),
      description: WORDS[type],
    });
  for (const open of await openHolds(tx, payment.id)) await post("release", open.credits, open.causeId);
  if (reverse > 0) await post("reversal", reverse, causeId);
  if (hold > 0) await post("hold", hold, causeId);
}

/** How many of the remaining credits to reverse now, and how many to hold from now on. */
function shares(claims: Claims, { there, reversed }: { there: number; reversed: number }): [number, number] {
  const reverse = Math.min(Math.max(0, claims.reversed - reversed), there);
  return [reverse, Math.min(claims.pending + claims.disputed, there - reverse)];
}

/** What a company reads in its history. */
const WORDS = {
  hold: "Held: the card payment is disputed or being refunded",
  release: "Released: no longer held",
  reversal: "Taken back: the card payment was refunded or lost in a dispute",
} as const;
