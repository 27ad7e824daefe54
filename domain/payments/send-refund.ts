import { limits } from "#config/limits.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { issueCreditNote } from "#domain/accounting/credit-note.ts";
import type { Context } from "#domain/context.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { type CardRefundRow, openCardRefund, updateCardRefund } from "#domain/payments/card-refunds.sql.ts";
import { sellerOfToday } from "#domain/payments/credit-payment.ts";
import { isClosedDispute } from "#domain/payments/payment-state.ts";
import { lockPayment, type PaymentRow, updatePayment } from "#domain/payments/payments.sql.ts";
import { applyReversal, type RefundPart, type Reversal } from "#domain/payments/record-reversal.ts";
import { creditsFor } from "#domain/payments/refund-price.ts";
import { takeBack } from "#domain/payments/take-back.ts";
import { insertReversalLine } from "#domain/payments/taken-back.sql.ts";

/** What the provider is asked to give back, made from the row alone: asking again makes the same request. */
export interface RefundOrder {
  /** Our idempotency key. */
  refundId: string;
  paymentId: string;
  paymentIntentId: string;
  amountPence: number;
  /** What we know to have gone back of this payment before. */
  knownPence: number;
}

/** A refund as the provider lists it. */
export interface ListedRefund extends RefundPart {
  /** Ours, if it was made through us. */
  orderId: string | null;
}

const HOUR_MILLISECONDS = 3_600_000;

/**
 * For the worker: by which number the provider knows a payment, and the refund that is to go out, if one is. What it
 * already knows of this payment's refunds is noted before the first try. One whose payment is disputed meanwhile fails:
 * the bank has the money. Undefined for a payment without the provider's number.
 */
export function refundToSend(
  { db, now }: Context,
  paymentId: string,
): Promise<{ paymentIntentId: string; order: RefundOrder | undefined } | undefined> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment?.paymentIntentId) return undefined;
    const { paymentIntentId } = payment;
    const refund = await openCardRefund(tx, paymentId);
    if (refund?.state !== "approved") return { paymentIntentId, order: undefined };
    const { id: refundId, amountPence } = refund;
    const knownPence = refund.knownPence ?? payment.refundedPence + payment.pendingRefundPence;
    if (refund.sentAt === null) {
      if (payment.disputedAt !== null && !isClosedDispute(payment.disputeStatus)) {
        await fail(tx, payment, refund, "The payment is disputed.", now);
        return { paymentIntentId, order: undefined };
      }
      await updateCardRefund(tx, refundId, { sentAt: now, knownPence });
    }
    return { paymentIntentId, order: { refundId, paymentId, paymentIntentId, amountPence, knownPence } };
  });
}

/** The provider refuses the refund for good, in its words: its credits can be spent again, and the queue shows it. */
export function noteRefusedRefund({ db, now }: Context, paymentId: string, refundId: string, words: string) {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return;
    const refund = await openCardRefund(tx, paymentId);
    if (refund?.id === refundId && refund.state === "approved") await fail(tx, payment, refund, words, now);
  });
}

/**
 * What the provider lists for a payment, all of it: the facts and the ledger follow as for its events, and our own
 * refund learns how it ended, in one transaction. What is still on its way is asked about again in six hours.
 */
export function recordRefunds({ db, now }: Context, paymentId: string, listed: readonly ListedRefund[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return;
    const causeId = await learnEnd(tx, payment, listed, now);
    for (const news of newsOf(payment, listed)) {
      const asItIs = (await lockPayment(tx, paymentId)) ?? payment;
      await applyReversal(tx, asItIs, news, { eventId: null, now });
    }
    // Its own claim has ended, also where the provider's sums were known before.
    if (causeId) await takeBack(tx, (await lockPayment(tx, paymentId)) ?? payment, causeId, now);
    await issueNotes(tx, payment, listed, now);
    if (listed.some(({ state }) => state === "pending")) {
      const later = new Date(now.getTime() + limits.refundCheckEveryHours * HOUR_MILLISECONDS);
      await enqueue(tx, { kind: "settle-refunds", payload: { paymentId } }, now, later);
    }
  });
}

/** The rate of VAT is that of the receipt, as the law has it; the seller is that of the day. */
async function issueNotes(tx: Tx, payment: PaymentRow, listed: readonly ListedRefund[], now: Date): Promise<void> {
  const { id: paymentId, receiptCompany, receiptAddress: address, receiptVatNumber, receiptSeller } = payment;
  if (payment.status !== "paid") return;
  const seller = sellerOfToday();
  const vatPercent = receiptVatNumber === null ? null : (receiptSeller?.vatPercent ?? null);
  for (const { refundId, amountPence, state } of listed) {
    if (state !== "succeeded") continue;
    await issueCreditNote(tx, {
      paymentId,
      providerRefundId: refundId,
      amountPence,
      credits: creditsFor(payment, amountPence),
      issuedAt: now,
      company: receiptCompany ?? "",
      address,
      seller,
      vatNumber: receiptVatNumber,
      vatPercent,
    });
  }
}

/** As events would have told it: first what failed, then how much has gone or is on its way in all. */
function newsOf({ id, paymentIntentId }: PaymentRow, listed: readonly ListedRefund[]): Reversal[] {
  const of = { paymentId: id, paymentIntentId };
  const failed = listed.filter(({ state }) => state === "failed");
  const refundedPence = listed
    .filter(({ state }) => state !== "failed")
    .reduce((sum, { amountPence }) => sum + amountPence, 0);
  return [
    ...failed.map(({ refundId, amountPence, state }) => {
      return { ...of, kind: "refund-part", refundId, amountPence, state } as const;
    }),
    { ...of, kind: "refund", refundedPence, parts: listed },
  ];
}

/** The line of the history that says so, where our refund is among them. */
async function learnEnd(
  tx: Tx,
  payment: PaymentRow,
  listed: readonly ListedRefund[],
  now: Date,
): Promise<string | undefined> {
  const refund = await openCardRefund(tx, payment.id);
  const told = refund && listed.find(({ orderId }) => orderId === refund.id);
  if (!told) return undefined;
  if (told.state === "failed") return fail(tx, payment, refund, "The card’s bank rejected it.", now, told.refundId);
  const state = told.state === "succeeded" ? "succeeded" : "sent";
  const endedAt = state === "succeeded" ? now : null;
  if (refund.state === state) return undefined;
  await updateCardRefund(tx, refund.id, { state, endedAt, providerRefundId: told.refundId });
  const { amountPence, refundId: providerId } = told;
  const line = { paymentId: payment.id, kind: "refund", state: told.state, amountPence, providerId } as const;
  return insertReversalLine(tx, { ...line, recordedAt: now });
}

/** Somebody has to look at it: a person was promised this money. */
async function fail(
  tx: Tx,
  payment: PaymentRow,
  refund: CardRefundRow,
  failure: string,
  now: Date,
  providerId: string | null = null,
): Promise<string> {
  await updateCardRefund(tx, refund.id, { state: "failed", endedAt: now, failure, providerRefundId: providerId });
  await updatePayment(tx, payment.id, { reversalOpen: true });
  const causeId = await insertReversalLine(tx, {
    paymentId: payment.id,
    kind: "refund_failed",
    state: "failed",
    amountPence: refund.amountPence,
    providerId,
    recordedAt: now,
  });
  await takeBack(tx, payment, causeId, now);
  return causeId;
}
