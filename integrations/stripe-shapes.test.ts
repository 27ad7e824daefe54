import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import Stripe from "stripe";
import { expect, it } from "vitest";
import { balanceEntry, listedRefund, readSignedEvent } from "#integrations/stripe-events.ts";

// What we read is written here in the types of Stripe's package, which are generated from its published OpenAPI
// description: a field that this version does not have, or has otherwise, does not compile.

const SECRET = "whsec_of_this_test";
const SECOND = 1_795_000_000;

const refund = {
  id: "re_1",
  object: "refund",
  amount: 4950,
  balance_transaction: "txn_1",
  charge: "ch_1",
  created: SECOND,
  currency: "gbp",
  customer: null,
  customer_account: null,
  metadata: { paymentId: "ours", refundId: "order" },
  payment_intent: "pi_1",
  payment_method: null,
  reason: "requested_by_customer",
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
} satisfies Stripe.Refund;

const charge = {
  id: "ch_1",
  amount_refunded: 4950,
  payment_intent: "pi_1",
  metadata: { paymentId: "ours" },
} satisfies Pick<Stripe.Charge, "id" | "amount_refunded" | "payment_intent" | "metadata">;

const dispute = {
  id: "du_1",
  amount: 9900,
  status: "needs_response",
  created: SECOND,
  charge: "ch_1",
  payment_intent: "pi_1",
  metadata: {},
  evidence_details: {
    ...{
      due_by: SECOND + 86_400,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "manual",
    },
    enhanced_eligibility: {},
  },
} satisfies Pick<
  Stripe.Dispute,
  "id" | "amount" | "status" | "created" | "charge" | "payment_intent" | "metadata" | "evidence_details"
>;

const transaction = {
  ...{ id: "txn_1", object: "balance_transaction", amount: 9900, available_on: SECOND, balance_type: "payments" },
  ...{ created: SECOND, currency: "gbp", description: null, exchange_rate: null, fee: 170, fee_details: [] },
  ...{ net: 9730, reporting_category: "charge", source: "ch_1", status: "available", type: "charge" },
} satisfies Stripe.BalanceTransaction;

function read(type: Stripe.Event["type"], object: object) {
  const payload = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  return readSignedEvent(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }), SECRET);
}

it("is the version whose shapes these are", () => {
  const file = fileURLToPath(new URL("../node_modules/stripe/OPENAPI_VERSION", import.meta.url));
  expect(readFileSync(file, "utf8").trim()).toBe("v2596");
  expect(Stripe.API_VERSION).toBe("2026-10-28.endive");
});

it("reads every event that we act on, without what newer versions leave out", () => {
  expect(read("charge.refunded", charge)).toMatchObject({
    ...{ about: "refund", refundedPence: 4950, parts: [], paymentId: "ours", chargeId: "ch_1" },
  });
  for (const type of ["refund.updated", "refund.failed", "charge.refund.updated"] as const) {
    expect(read(type, refund)).toMatchObject({ about: "refund-part", refundId: "re_1", state: "succeeded" });
  }
  const told = [
    ...(["charge.dispute.created", "charge.dispute.updated", "charge.dispute.closed"] as const),
    ...(["charge.dispute.funds_withdrawn", "charge.dispute.funds_reinstated"] as const),
  ];
  for (const type of told) {
    expect(read(type, dispute)).toMatchObject({ about: "dispute", disputeId: "du_1", status: "needs_response" });
  }
});

it("reads refunds and the lines of our account as they are answered, their source with them or by name", () => {
  expect(listedRefund(refund)).toEqual({ refundId: "re_1", amountPence: 4950, state: "succeeded", orderId: "order" });
  expect(listedRefund({ ...refund, status: "requires_action" })).toMatchObject({ state: "pending" });
  expect(listedRefund({ ...refund, status: "canceled" })).toMatchObject({ state: "failed" });
  const entry = { id: "txn_1", type: "charge", category: "charge", amountPence: 9900, feePence: 170, netPence: 9730 };
  expect(balanceEntry(transaction)).toMatchObject({ ...entry, sourceId: "ch_1", paymentIntentId: null });
  expect(balanceEntry({ ...transaction, source: charge })).toMatchObject({ ...entry, paymentIntentId: "pi_1" });
  expect(() => balanceEntry({ ...transaction, amount: "9900" })).toThrow();
});
