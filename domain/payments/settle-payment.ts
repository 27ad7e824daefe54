import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { creditPayment } from "#domain/payments/credit-payment.ts";
import { insertMismatch } from "#domain/payments/mismatches.sql.ts";
import { enqueuePaymentCheck } from "#domain/payments/open-payment.ts";
import {
  insertPaymentEvent,
  isIntentOfAnother,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from "#domain/payments/payments.sql.ts";

/** What the provider says about a session, in a signed event or on request. Amounts in pence. */
export interface SessionReport {
  paymentId: string;
  sessionId: string;
  /** Open: nobody has paid yet. Pending: a bank payment that has not arrived. */
  state: "paid" | "pending" | "failed" | "expired" | "open";
  amountPence: number | null;
  currency: string | null;
  paymentIntentId: string | null;
  /** What the session was opened for, if it says so. */
  pack?: string | null | undefined;
  installerId?: string | null | undefined;
}

/** The event that brought the news; each id counts once. */
export interface ProviderEvent {
  id: string;
  type: string;
}

/** `mismatch`: money came that does not fit the order, so it waits for an administrator. */
export type Settlement = "credited" | "pending" | "failed" | "expired" | "nothing-new" | "unknown" | "mismatch";

/** Why a report does not fit its order. `paid_twice`: another session for the same order was paid before. */
export type MismatchReason = "amount" | "currency" | "session" | "pack" | "installer" | "intent" | "paid_twice";

/**
 * Acts on a report from the provider: a paid session gives the pack's credits, a receipt number and a mail, all in one
 * transaction and once for each payment; an expired one closes the order; a bank payment under way is asked about until
 * it arrives or fails, and its buyer is told once that it failed; a paid one that does not fit waits for an
 * administrator and never expires. Paid stays paid, and a payment that arrives after expiry or failure still counts.
 * The caller has verified that the report is the provider's.
 */
export function settlePayment({ db, now }: Context, report: SessionReport, event?: ProviderEvent): Promise<Settlement> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, report.paymentId);
    if (!payment) return "unknown";
    if (event) {
      const isNew = await insertPaymentEvent(tx, { ...event, paymentId: payment.id, receivedAt: now });
      if (!isNew) return "nothing-new";
    }
    if (report.state === "open") return "nothing-new";
    if (report.state !== "paid") return noteUnpaid(tx, payment, { ...report, state: report.state }, now);
    const reasons = await mismatchesOf(tx, payment, report);
    if (reasons.length > 0) return keepForPeople(tx, { payment, report, reasons, eventId: event?.id ?? null, now });
    if (payment.status === "paid") return "nothing-new";
    const { sessionId, paymentIntentId } = report;
    await creditPayment(tx, payment, { sessionId, paymentIntentId, now });
    return "credited";
  });
}

/** The states from which a payment can come to this one. Old news takes nothing back. */
const BEFORE = {
  pending: ["started", "expired"],
  failed: ["started", "pending", "expired"],
  expired: ["started"],
} as const satisfies Record<string, PaymentRow["status"][]>;

async function noteUnpaid(
  tx: Tx,
  payment: PaymentRow,
  { sessionId, state }: SessionReport & { state: keyof typeof BEFORE },
  now: Date,
): Promise<Settlement> {
  const isIts = payment.sessionId === null || payment.sessionId === sessionId;
  if (!BEFORE[state].some((status) => status === payment.status) || !isIts) return "nothing-new";
  await updatePayment(tx, payment.id, { status: state });
  if (state === "failed") await enqueueMail(tx, { mail: "payment-failed", paymentId: payment.id }, now);
  // Nobody asks about an expired one any more.
  if (state === "pending" && payment.status === "expired")
    await enqueuePaymentCheck(tx, payment.id, { now, first: false });
  return state;
}

async function mismatchesOf(tx: Tx, payment: PaymentRow, report: SessionReport): Promise<MismatchReason[]> {
  const isOtherSession = payment.sessionId !== null && report.sessionId !== payment.sessionId;
  // The money the credits were given for is never a mismatch later, whatever an administrator accepted.
  if (payment.status === "paid") return isOtherSession ? ["session", "paid_twice"] : [];
  const intent = report.paymentIntentId;
  const found: [MismatchReason, boolean][] = [
    ["amount", report.amountPence !== payment.amountPence],
    ["currency", report.currency !== "gbp"],
    ["session", isOtherSession],
    ["pack", Boolean(report.pack) && report.pack !== payment.pack],
    ["installer", Boolean(report.installerId) && report.installerId !== payment.installerId],
    ["intent", intent !== null && (await isIntentOfAnother(tx, payment.id, intent))],
  ];
  return found.flatMap(([reason, isSo]) => (isSo ? [reason] : []));
}

interface Mismatched {
  payment: PaymentRow;
  report: SessionReport;
  reasons: MismatchReason[];
  eventId: string | null;
  now: Date;
}

async function keepForPeople(tx: Tx, { payment, report, reasons, eventId, now }: Mismatched): Promise<Settlement> {
  const { sessionId, paymentIntentId, amountPence, currency } = report;
  const told = { sessionId, paymentIntentId, amountPence, currency, eventId };
  const isNew = await insertMismatch(tx, { paymentId: payment.id, reasons, ...told, receivedAt: now });
  if (!isNew) return "nothing-new";
  if (payment.status !== "paid") {
    // A later refund or dispute of this money finds it by the provider's number.
    const intent = reasons.includes("intent") ? null : paymentIntentId;
    await updatePayment(tx, payment.id, {
      status: "mismatched",
      paymentIntentId: payment.paymentIntentId ?? intent,
    });
  }
  return "mismatch";
}
