import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import {
  insertPaymentEvent,
  type PaymentRow,
  paymentByIdForUpdate,
  paymentOfChargeForUpdate,
  updatePayment,
} from "#domain/payments/payments.sql.ts";
import type { ProviderEvent } from "#domain/payments/settle-payment.ts";
import { CLOSED_DISPUTE, takeBack } from "#domain/payments/take-back.ts";
import { endedRefunds, insertReversalLine } from "#domain/payments/taken-back.sql.ts";

/** Which payment it is about: by our id where the provider kept it, else by its own. */
interface ChargeOf {
  paymentId: string | null;
  paymentIntentId: string | null;
  chargeId?: string | null | undefined;
}

/** A refund that the provider has named by itself. */
export interface RefundPart {
  refundId: string;
  amountPence: number;
  state: "succeeded" | "pending" | "failed";
}

export interface RefundNews {
  kind: "refund";
  /** All refunds of the charge, those that are still on their way included. */
  refundedPence: number;
  /** As far as the provider lists them. */
  parts?: readonly RefundPart[] | undefined;
}

export interface DisputeNews {
  kind: "dispute";
  disputeId?: string | null | undefined;
  /** In the provider's words. */
  status: string;
  disputedAt: Date;
  /** Absent: the whole payment. */
  amountPence?: number | null | undefined;
  /** Until when it can be answered. */
  dueAt?: Date | null | undefined;
}

/** Money that went back, or that a bank asks back. Amounts in pence, counted from the beginning. */
export type Reversal = ChargeOf & (RefundNews | ({ kind: "refund-part" } & RefundPart) | DisputeNews);

type Change = Partial<PaymentRow>;
/** By the provider's number, as far as we have heard of their end by themselves. */
type EndedRefunds = ReadonlyMap<string, string>;

/**
 * Puts on record that money of a payment was refunded or is disputed, and takes the credits back that it bought, as far
 * as they are still there: held while it is open, reversed once the money is gone, released when it stays (decision 20).
 * Events may come twice and in any order. The caller has made sure that the event is the provider's.
 */
export function recordReversal(
  { db, now }: Context,
  reversal: Reversal,
  event: ProviderEvent,
): Promise<"recorded" | "nothing-new" | "unknown"> {
  return inTransaction(db, async (tx) => {
    const payment = await paymentOf(tx, reversal);
    if (!payment) return "unknown";
    if (!(await insertPaymentEvent(tx, { ...event, paymentId: payment.id, receivedAt: now }))) return "nothing-new";
    const ended = await endedRefunds(tx, payment.id);
    const line = { ...lineOf(reversal), paymentId: payment.id, eventId: event.id, recordedAt: now };
    const change = isOfOtherMoney(payment, reversal) ? undefined : changeOf(payment, reversal, ended);
    const causeId = await insertReversalLine(tx, line);
    if (!change) return "nothing-new";
    await updatePayment(tx, payment.id, change);
    await takeBack(tx, { ...payment, ...change }, causeId, now);
    return "recorded";
  });
}

async function paymentOf(tx: Tx, reversal: ChargeOf): Promise<PaymentRow | undefined> {
  const payment = reversal.paymentId ? await paymentByIdForUpdate(tx, reversal.paymentId) : undefined;
  return payment ?? paymentOfChargeForUpdate(tx, reversal);
}

/** The same order was paid twice: what happens to the second money is no business of the credits, which the first bought. */
function isOfOtherMoney({ paymentIntentId }: PaymentRow, reversal: ChargeOf): boolean {
  return paymentIntentId !== null && reversal.paymentIntentId !== null && paymentIntentId !== reversal.paymentIntentId;
}

function lineOf(reversal: Reversal) {
  if (reversal.kind === "dispute") {
    const { status: state, amountPence = null, disputeId = null } = reversal;
    return { kind: "dispute", state, amountPence, providerId: disputeId } as const;
  }
  if (reversal.kind === "refund") {
    const isPending = reversal.parts?.some(({ state }) => state === "pending");
    return { kind: "refund", state: isPending ? "pending" : "refunded", amountPence: reversal.refundedPence } as const;
  }
  const { state, amountPence, refundId } = reversal;
  return { kind: "refund", state, amountPence, providerId: refundId } as const;
}

function changeOf(payment: PaymentRow, reversal: Reversal, ended: EndedRefunds): Change | undefined {
  const change = factsOf(payment, reversal, ended);
  const isNew = change && Object.entries(change).some(([name, value]) => differs(payment[name as keyof Change], value));
  if (!isNew) return undefined;
  return { ...change, ...(payment.chargeId || !reversal.chargeId ? {} : { chargeId: reversal.chargeId }) };
}

function differs(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date ? one.getTime() !== other.getTime() : one !== other;
}

function factsOf(payment: PaymentRow, reversal: Reversal, ended: EndedRefunds): Change | undefined {
  switch (reversal.kind) {
    case "refund":
      return refunded(payment, reversal, ended);
    case "refund-part":
      return ended.get(reversal.refundId) === reversal.state ? undefined : partEnded(payment, reversal);
    default:
      return disputed(payment, reversal);
  }
}

/** Refunds only become more. What is still on its way counts apart, unless we have heard how it ended. */
function refunded(payment: PaymentRow, { refundedPence, parts = [] }: RefundNews, ended: EndedRefunds): Change {
  const failed = sumOf(parts.filter(({ refundId, state }) => state !== "failed" && ended.get(refundId) === "failed"));
  const onTheWay = sumOf(parts.filter(({ refundId, state }) => state === "pending" && !ended.has(refundId)));
  const total = Math.min(refundedPence - failed, payment.amountPence);
  const known = payment.refundedPence + payment.pendingRefundPence;
  if (total < known) return {};
  // A message that tells the same sum again can only know of less that is on its way.
  const pending = Math.min(onTheWay, total === known ? payment.pendingRefundPence : total - payment.refundedPence);
  return { refundedPence: total - pending, pendingRefundPence: pending };
}

function sumOf(parts: readonly RefundPart[]): number {
  return parts.reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** One refund has gone through or failed. One that fails after it went through is for a person: its credits are gone. */
function partEnded(payment: PaymentRow, { amountPence, state }: RefundPart): Change | undefined {
  if (state === "pending") return undefined;
  const wasPending = Math.min(payment.pendingRefundPence, amountPence);
  return {
    refundedPence: payment.refundedPence + (state === "succeeded" ? wasPending : 0),
    pendingRefundPence: payment.pendingRefundPence - wasPending,
    ...(state === "failed" && wasPending === 0 ? { reversalOpen: true } : {}),
  };
}

function disputed(payment: PaymentRow, news: DisputeNews): Change | undefined {
  const { disputeId = null, status, disputedAt, amountPence, dueAt } = news;
  const isSame = !(payment.disputeId && disputeId) || payment.disputeId === disputeId;
  const isClosed = CLOSED_DISPUTE.test(payment.disputeStatus ?? "");
  if (isSame && isClosed) return undefined;
  // A second dispute of one payment is news unless it is older than the one we know.
  if (!isSame && payment.disputedAt && disputedAt < payment.disputedAt) return undefined;
  const disputedPence = Math.min(amountPence ?? payment.amountPence, payment.amountPence);
  const lost = status === "lost" ? Math.min(payment.amountPence, payment.lostPence + disputedPence) : payment.lostPence;
  return {
    ...{ disputeStatus: status, disputedPence, lostPence: lost },
    disputeId: disputeId ?? payment.disputeId,
    disputedAt: isSame ? (payment.disputedAt ?? disputedAt) : disputedAt,
    disputeDueAt: dueAt ?? (isSame ? payment.disputeDueAt : null),
  };
}
