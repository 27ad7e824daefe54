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

/** The request to the provider, made from the row alone so that a retry makes the same request. */
export interface RefundOrder {
  /** Our idempotency key. */
  refundId: string;
  paymentId: string;
  paymentIntentId: string;
  amountPence: number;
  /** The earlier refunds of this payment that we know of. */
  knownPence: number;
}

/** A refund as the provider lists it. */
export interface ListedRefund extends RefundPart {
  /** Ours, if it was made through us. */
  orderId: string | null;
}

const HOUR_MILLISECONDS = 3_600_000;

/**
 * For the worker: the provider's number for a payment, and the refund to send, if there is one. The payment's refunds
 * that the provider already knows are noted before the first attempt. A refund whose payment is disputed meanwhile
 * fails: the bank has the money. Undefined for a payment without the provider's number.
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

/**
 * Records that the provider refuses the refund for good, in its words: its credits can be spent again, and the queue
 * shows it.
 */
export function noteRefusedRefund({ db, now }: Context, paymentId: string, refundId: string, words: string) {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) return;
    const refund = await openCardRefund(tx, paymentId);
    if (refund?.id === refundId && refund.state === "approved") await fail(tx, payment, refund, words, now);
  });
}

/**
 * Records everything the provider lists for a payment: facts and ledger follow as for its events, and our own refund
 * gets its outcome, in one transaction. Anything still on its way is checked again in six hours.
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
    // The refund's own claim has ended, even if the provider's totals were known before.
    if (causeId) await takeBack(tx, (await lockPayment(tx, paymentId)) ?? payment, causeId, now);
    await issueNotes(tx, payment, listed, now);
    if (listed.some(({ state }) => state === "pending")) {
      const later = new Date(now.getTime() + limits.refundCheckEveryHours * HOUR_MILLISECONDS);
      await enqueue(tx, { kind: "settle-refunds", payload: { paymentId } }, now, later);
    }
  });
}

/** The VAT rate is the receipt's, as the law has it; the seller is today's. */
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

/** In the order of events: first failures, then the total refunded or on its way. */
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

/** The line of the history for our refund, if it is among them. */
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

/** Needs an administrator: a person was promised this money. */
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
