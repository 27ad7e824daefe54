import { redirect } from "react-router";
import { withNotice } from "#app/web/addresses/notice-address.ts";
import type { Intents, Posted } from "#app/web/forms/intents.ts";
import type { PaymentFile } from "#domain/admin/payments/payment-file.ts";
import { DomainError } from "#domain/errors.ts";
import { askRefund } from "#domain/payments/ask-refund.ts";
import { approveRefund, declineRefund } from "#domain/payments/decide-refund.ts";
import { closeMismatch, creditMismatch } from "#domain/payments/mismatches.ts";
import { closeReversal } from "#domain/payments/reversals.ts";
import { typedCode } from "#domain/typed-text.ts";

export type MismatchIntent = keyof ReturnType<typeof mismatchIntents>;
export type PaymentIntent = keyof ReturnType<typeof paymentIntents>;

/** What can be done about money that does not match its order, in the list of payments and on a payment's own page. */
export function mismatchIntents({ caller, text, id }: Posted) {
  const decision = () => ({ mismatchId: id("id"), reason: text("reason") });
  const beside = text("id");
  return {
    credit: { do: () => creditMismatch(...caller, decision()), notice: "mismatch-credited", beside },
    close: { do: () => closeMismatch(...caller, decision()), notice: "mismatch-closed", beside },
  } satisfies Intents;
}

export const paymentPath = (id: string) => `/admin/payments/${id}`;

export function paymentIntents(posted: Posted, payment: PaymentFile) {
  const { caller, text, id, stepUp } = posted;
  const { id: paymentId, installerId, cardRefunds } = payment;

  async function askForRefund() {
    await stepUp();
    const asked = {
      refundId: id("refundId"),
      paymentId,
      credits: wholeNumber(text("credits")),
      reason: text("reason"),
    };
    const { needsApproval } = await askRefund(...caller, asked);
    return redirect(withNotice(paymentPath(paymentId), needsApproval ? "refund-waits" : "refund-going"));
  }

  /** One of this payment's refunds. */
  async function refundToDecide() {
    await stepUp();
    const refundId = id("id");
    if (!cardRefunds.some((refund) => refund.id === refundId)) throw new DomainError("not_found");
    return refundId;
  }

  return {
    ...mismatchIntents(posted),
    "close-reversal": { do: () => closeReversal(...caller, { installerId, paymentId }), notice: "reversal-closed" },
    refund: { answer: askForRefund },
    "approve-refund": {
      do: async () => approveRefund(...caller, await refundToDecide()),
      notice: "refund-going",
      beside: text("id"),
    },
    "decline-refund": {
      do: async () => declineRefund(...caller, { refundId: await refundToDecide(), reason: text("reason") }),
      notice: "card-refund-declined",
      beside: text("id"),
    },
  } satisfies Intents;
}

/** NaN for anything but digits, which the verb refuses. */
function wholeNumber(given: string): number {
  const typed = typedCode(given);
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
}
