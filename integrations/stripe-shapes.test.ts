import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Stripe from "stripe";
import { expect, it } from "vitest";
import { balanceEntry, listedRefund, readSignedEvent } from "#integrations/stripe-events.ts";
import type { events } from "#tests/support/stripe/misfits.ts";
import { aBalanceTransaction, aCharge, aDispute, anEvent, aRefund, aSession } from "#tests/support/stripe/objects.ts";
import { signedEvent } from "#tests/support/stripe/signed-event.ts";

// Whole objects of their API version; signedEvent refuses anything else.

const SECRET = "whsec_of_this_test";
const refund = aRefund({ metadata: { paymentId: "ours", refundId: "order" } });
const charge = aCharge({ amount_refunded: 4950, metadata: { paymentId: "ours" } });
const dispute = aDispute();
const transaction = aBalanceTransaction({ id: "txn_1" });

function read(type: (typeof events)[number], object: object) {
  const { payload, signature } = signedEvent(anEvent(type, object), SECRET);
  return readSignedEvent(payload, signature, SECRET);
}

it("is the version that these shapes come from", () => {
  const file = fileURLToPath(new URL("../node_modules/stripe/OPENAPI_VERSION", import.meta.url));
  expect(readFileSync(file, "utf8").trim()).toBe("v2596");
  expect(Stripe.API_VERSION).toBe("2026-10-28.endive");
});

it("reads every event that we act on, without the fields newer versions leave out", () => {
  expect(read("charge.refunded", charge)).toMatchObject({
    about: "refund",
    refundedPence: 4950,
    parts: [],
    paymentId: "ours",
    chargeId: "ch_1",
  });
  for (const type of ["refund.updated", "refund.failed", "charge.refund.updated"] as const) {
    expect(read(type, refund)).toMatchObject({ about: "refund-part", refundId: "re_1", state: "succeeded" });
  }
  const session = aSession({ status: "complete", payment_status: "paid", payment_intent: "pi_1" });
  for (const type of ["checkout.session.completed", "checkout.session.async_payment_succeeded"] as const) {
    expect(read(type, session)).toMatchObject({ about: "session", report: { state: "paid", amountPence: 9900 } });
  }
  expect(read("checkout.session.expired", aSession({ status: "expired" }))).toMatchObject({
    report: { state: "expired" },
  });
  const told = [
    ...(["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"] as const),
    ...(["charge.dispute.funds_withdrawn", "charge.dispute.funds_reinstated"] as const),
  ];
  for (const type of told) {
    expect(read(type, dispute)).toMatchObject({ about: "dispute", disputeId: "du_1", status: "needs_response" });
  }
});

it("reads refunds and balance transactions, with their source expanded or as an id", () => {
  expect(listedRefund(refund)).toEqual({ refundId: "re_1", amountPence: 4950, state: "succeeded", orderId: "order" });
  expect(listedRefund({ ...refund, status: "requires_action" })).toMatchObject({ state: "pending" });
  expect(listedRefund({ ...refund, status: "canceled" })).toMatchObject({ state: "failed" });
  const entry = { id: "txn_1", type: "charge", category: "charge", amountPence: 9900, feePence: 170, netPence: 9730 };
  expect(balanceEntry(transaction)).toMatchObject({ ...entry, sourceId: "ch_1", paymentIntentId: null });
  expect(balanceEntry({ ...transaction, source: charge })).toMatchObject({ ...entry, paymentIntentId: "pi_1" });
  expect(() => balanceEntry({ ...transaction, amount: "9900" })).toThrow();
});
