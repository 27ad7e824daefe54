import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueue } from "#domain/outbox/enqueue.ts";
import { isClosedDispute } from "#domain/payments/payment-state.ts";
import {
  insertPaymentEvent,
  lockPayment,
  lockPaymentOfCharge,
  type PaymentRow,
  updatePayment,
} from "#domain/payments/payments.sql.ts";
import type { ProviderEvent } from "#domain/payments/settle-payment.ts";
import { takeBack } from "#domain/payments/take-back.ts";
import { endedRefunds, insertReversalLine } from "#domain/payments/taken-back.sql.ts";

/** The payment: by our id if the provider kept it, otherwise by the provider's. */
interface ChargeOf {
  paymentId: string | null;
  paymentIntentId: string | null;
  chargeId?: string | null | undefined;
}

/** A refund that the provider identifies individually. */
export interface RefundPart {
  refundId: string;
  amountPence: number;
  state: "succeeded" | "pending" | "failed";
}

export interface RefundNews {
  kind: "refund";
  /** All refunds of the charge, including those still on their way. */
  refundedPence: number;
  /** To the extent the provider lists them. */
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
  /** The deadline for answering it. */
  dueAt?: Date | null | undefined;
}

/** Money that went back, or that a bank wants back. Amounts in pence, cumulative. */
export type Reversal = ChargeOf & (RefundNews | ({ kind: "refund-part" } & RefundPart) | DisputeNews);

type Change = Partial<PaymentRow>;
/** By the provider's number, for those whose outcome was reported individually. */
type EndedRefunds = ReadonlyMap<string, string>;

/**
 * Records that a payment's money was refunded or is disputed, and takes back the credits it bought, as far as they are
 * still there: held while the case is open, reversed once the money is gone, released if it stays (decision 20). Events
 * may come twice and in any order. The caller has made sure that the event is the provider's.
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
    const isOfRefund = reversal.kind !== "dispute" && !isOfOtherMoney(payment, reversal);
    if (isOfRefund) await enqueue(tx, { kind: "settle-refunds", payload: { paymentId: payment.id } }, now);
    return applyReversal(tx, payment, reversal, { eventId: event.id, now });
  });
}

/**
 * The same inside the transaction of a caller that has locked the payment. Without an event (we asked) only what is new
 * gets a line in the history.
 */
export async function applyReversal(
  tx: Tx,
  payment: PaymentRow,
  reversal: Reversal,
  { eventId, now }: { eventId: string | null; now: Date },
): Promise<"recorded" | "nothing-new"> {
  const ended = await endedRefunds(tx, payment.id);
  const line = { ...lineOf(reversal), paymentId: payment.id, eventId, recordedAt: now };
  const change = isOfOtherMoney(payment, reversal) ? undefined : changeOf(payment, reversal, ended);
  if (!change && eventId === null) return "nothing-new";
  const causeId = await insertReversalLine(tx, line);
  if (!change) return "nothing-new";
  await updatePayment(tx, payment.id, change);
  await takeBack(tx, { ...payment, ...change }, causeId, now);
  return "recorded";
}

async function paymentOf(tx: Tx, reversal: ChargeOf): Promise<PaymentRow | undefined> {
  const payment = reversal.paymentId ? await lockPayment(tx, reversal.paymentId) : undefined;
  return payment ?? lockPaymentOfCharge(tx, reversal);
}

/**
 * The same order was paid twice: a reversal of the second payment does not affect the credits, which the first bought.
 */
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

/** Refunds only grow. Those still on their way count separately, unless their outcome has been reported. */
function refunded(payment: PaymentRow, { refundedPence, parts = [] }: RefundNews, ended: EndedRefunds): Change {
  const failed = sumOf(parts.filter(({ refundId, state }) => state !== "failed" && ended.get(refundId) === "failed"));
  const onTheWay = sumOf(parts.filter(({ refundId, state }) => state === "pending" && !ended.has(refundId)));
  const total = Math.min(refundedPence - failed, payment.amountPence);
  const known = payment.refundedPence + payment.pendingRefundPence;
  if (total < known) return {};
  // A message repeating the same sum can only mean that less is on its way.
  const pending = Math.min(onTheWay, total === known ? payment.pendingRefundPence : total - payment.refundedPence);
  return { refundedPence: total - pending, pendingRefundPence: pending };
}

function sumOf(parts: readonly RefundPart[]): number {
  return parts.reduce((sum, { amountPence }) => sum + amountPence, 0);
}

/** One refund has gone through or failed. One that fails after going through needs a person: its credits are gone. */
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
  const isClosed = isClosedDispute(payment.disputeStatus);
  if (isSame && isClosed) return undefined;
  // A second dispute of the same payment is news unless it is older than the one on record.
  if (!isSame && payment.disputedAt && disputedAt < payment.disputedAt) return undefined;
  const disputedPence = Math.min(amountPence ?? payment.amountPence, payment.amountPence);
  const lost = status === "lost" ? Math.min(payment.amountPence, payment.lostPence + disputedPence) : payment.lostPence;
  return {
    disputeStatus: status,
    disputedPence,
    lostPence: lost,
    disputeId: disputeId ?? payment.disputeId,
    disputedAt: isSame ? (payment.disputedAt ?? disputedAt) : disputedAt,
    disputeDueAt: dueAt ?? (isSame ? payment.disputeDueAt : null),
  };
}
