import { site } from "#config/site.ts";
import { creditPackName } from "#content/credit-packs.ts";
import { pounds } from "#content/pounds.ts";
import type { Tx } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { Context } from "#domain/context.ts";
import { postEntry } from "#domain/credits/post-entry.ts";
import { installerById } from "#domain/installers/find-installer.ts";
import { credits } from "#domain/money.ts";
import { enqueueMail } from "#domain/outbox/enqueue-mail.ts";
import {
  insertPaymentEvent,
  type PaymentRow,
  paymentByIdForUpdate,
  takeReceiptNumber,
  updatePayment,
} from "#domain/payments/payments.sql.ts";

/** What the provider says of a session, in a signed event or when asked. Amounts in pence. */
export interface SessionReport {
  paymentId: string;
  sessionId: string;
  /** Open: nobody has paid yet, or the money is still on its way. */
  state: "paid" | "expired" | "open";
  amountPence: number | null;
  currency: string | null;
  paymentIntentId: string | null;
}

/** The event that brought the news; its id counts once. */
export interface ProviderEvent {
  id: string;
  type: string;
}

/** `mismatch`: paid, but not the amount we asked for, so it is for people to look at. */
export type Settlement = "credited" | "expired" | "nothing-new" | "unknown" | "mismatch";

/**
 * Does what a report of the provider calls for: a paid session gives the pack's credits, a receipt number and a mail,
 * all in one transaction and once for each payment; an expired one closes the order. What is paid stays paid, and a
 * payment that arrives after the expiry still counts. The caller has made sure that the report is the provider's.
 */
export function settlePayment({ db, now }: Context, report: SessionReport, event?: ProviderEvent): Promise<Settlement> {
  return inTransaction(db, async (tx) => {
    const payment = await paymentByIdForUpdate(tx, report.paymentId);
    if (!payment) return "unknown";
    if (event) {
      const isNew = await insertPaymentEvent(tx, { ...event, paymentId: payment.id, receivedAt: now });
      if (!isNew) return "nothing-new";
    }
    if (payment.status === "paid" || report.state === "open") return "nothing-new";
    if (report.state === "expired") return expire(tx, payment);
    if (report.amountPence !== payment.amountPence || report.currency !== "gbp") return "mismatch";
    await giveCredits(tx, payment, report, now);
    return "credited";
  });
}

async function expire(tx: Tx, payment: PaymentRow): Promise<Settlement> {
  if (payment.status === "expired") return "nothing-new";
  await updatePayment(tx, payment.id, { status: "expired" });
  return "expired";
}

/** Locks in the order payment (held by the caller), receipt number, installer. */
async function giveCredits(tx: Tx, payment: PaymentRow, report: SessionReport, now: Date): Promise<void> {
  const receiptNumber = await takeReceiptNumber(tx);
  const buyer = await installerById(tx, payment.installerId);
  await updatePayment(tx, payment.id, {
    status: "paid",
    paidAt: now,
    receiptNumber,
    sessionId: payment.sessionId ?? report.sessionId,
    paymentIntentId: report.paymentIntentId,
    receiptCompany: buyer?.companyName ?? null,
    receiptAddress: [buyer?.address, buyer?.city, buyer?.postcode].filter(Boolean).join("\n") || null,
    receiptVatNumber: site.seller.vatNumber ?? null,
  });
  await postEntry(tx, {
    installerId: payment.installerId,
    amount: credits(payment.credits),
    type: "purchase",
    causeId: payment.id,
    description: `${creditPackName(payment.pack)}, ${pounds(payment.amountPence)}`,
    now,
  });
  await enqueueMail(tx, { mail: "credits-purchased", paymentId: payment.id }, now);
}
