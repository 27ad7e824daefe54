import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { pounds } from "#content/pounds.ts";
import type { Tx } from "#db/connection.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { installerById } from "#domain/installers/installers.sql.ts";
import { credits } from "#domain/money.ts";
import { enqueueMail } from "#domain/outbox/enqueue.ts";
import { settleDebts } from "#domain/payments/debts.ts";
import { type PaymentRow, takeReceiptNumber, updatePayment } from "#domain/payments/payments.sql.ts";
import { takeBack } from "#domain/payments/take-back.ts";
import { insertReversalLine } from "#domain/payments/taken-back.sql.ts";

interface Arrived {
  sessionId: string;
  paymentIntentId: string | null;
  /** Only if different from the price. */
  paidPence?: number;
  now: Date;
}

/**
 * The pack's credits, a receipt with its number, and the mail, for a payment not yet paid. Money already refunded or
 * disputed is taken back at once, and what the company owes of earlier payments is settled. Lock order: payment (held by the caller), receipt number, installer.
 */
export async function creditPayment(tx: Tx, payment: PaymentRow, arrived: Arrived): Promise<void> {
  const { sessionId, paymentIntentId, paidPence = payment.amountPence, now } = arrived;
  const receiptNumber = await takeReceiptNumber(tx);
  const buyer = await installerById(tx, payment.installerId);
  const paid = {
    status: "paid",
    paidAt: now,
    receiptNumber,
    sessionId: payment.sessionId ?? sessionId,
    paymentIntentId: paymentIntentId ?? payment.paymentIntentId,
    paidPence: paidPence === payment.amountPence ? null : paidPence,
    receiptCompany: buyer?.companyName ?? null,
    receiptAddress: [buyer?.address, buyer?.city, buyer?.postcode].filter(Boolean).join("\n") || null,
    receiptVatNumber: site.seller.vatNumber ?? null,
    receiptSeller: sellerOfToday(),
  } as const;
  await updatePayment(tx, payment.id, paid);
  await postEntry(tx, {
    installerId: payment.installerId,
    amount: credits(payment.credits),
    type: "purchase",
    causeId: payment.id,
    description: `${creditPackName(payment.pack)}, ${pounds(paidPence)}`,
    now,
  });
  await enqueueMail(tx, { mail: "credits-purchased", paymentId: payment.id }, now);
  await followEarlierNews(tx, { ...payment, ...paid }, now);
  await settleDebts(tx, payment, now);
}

/** News of a refund or dispute that arrived before the money did. */
async function followEarlierNews(tx: Tx, payment: PaymentRow, now: Date): Promise<void> {
  const isTouched = payment.refundedPence + payment.pendingRefundPence > 0 || payment.disputedAt !== null;
  if (!isTouched) return;
  const line = { paymentId: payment.id, kind: "arrived", state: "credited", recordedAt: now } as const;
  await takeBack(tx, payment, await insertReversalLine(tx, line), now);
}

/** The seller details that receipts issued today print. */
export function sellerOfToday() {
  const { legalName, address = [], companyNumber = null } = site.seller;
  return { legalName, address, companyNumber, vatPercent: limits.vatPercent };
}
