import { describe, expect, it } from "vitest";
import { type Call, events, misfitsOfAnswer, misfitsOfAsked, misfitsOfEvent } from "#tests/support/stripe/misfits.ts";
import {
  aBalanceTransaction,
  aCharge,
  aDispute,
  anEvent,
  anIntent,
  aRefund,
  aSession,
} from "#tests/support/stripe/objects.ts";

const asked = {
  "POST /v1/checkout/sessions": {
    mode: "payment",
    success_url: "https://www.example.com/",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][unit_amount]": "9900",
    "line_items[0][price_data][currency]": "gbp",
    "metadata[paymentId]": "ours",
  },
  "GET /v1/checkout/sessions/{id}": { "expand[0]": "payment_intent" },
  "POST /v1/refunds": { payment_intent: "pi_1", amount: "4950", reason: "requested_by_customer" },
  "GET /v1/refunds": { payment_intent: "pi_1", limit: "100" },
  "GET /v1/balance_transactions": { "created[gte]": "1795000000", "expand[0]": "data.source" },
} satisfies Record<Call, Record<string, string>>;

const listed = (data: object[]) => ({ object: "list", url: "/v1/refunds", has_more: false, data });
const answered = {
  "POST /v1/checkout/sessions": aSession(),
  "GET /v1/checkout/sessions/{id}": aSession({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: anIntent({ status: "processing" }),
  }),
  "POST /v1/refunds": aRefund(),
  "GET /v1/refunds": listed([aRefund(), aRefund({ status: "pending" })]),
  "GET /v1/balance_transactions": listed([aBalanceTransaction(), aBalanceTransaction({ source: aCharge() })]),
} satisfies Record<Call, object>;

const objectOf = (type: string) => {
  if (type.startsWith("checkout")) return aSession();
  if (type.startsWith("charge.dispute")) return aDispute();
  return type === "charge.refunded" ? aCharge() : aRefund();
};
const calls = Object.keys(asked) as Call[];

describe("by Stripe's description", () => {
  it.each(calls)("%s has a correct request and response, and rejects others", (call) => {
    expect(misfitsOfAsked(call, asked[call])).toEqual([]);
    expect(misfitsOfAsked(call, { ...asked[call], colour: "green" })).toEqual([
      expect.stringContaining('"additionalProperty":"colour"'),
    ]);
    expect(misfitsOfAnswer(call, answered[call])).toEqual([]);
    expect(misfitsOfAnswer(call, { ...answered[call], colour: "green" })).toHaveLength(1);
    const { object, ...rest } = answered[call];
    expect(misfitsOfAnswer(call, rest), object).toEqual([expect.stringContaining("must have required property")]);
  });

  it.each(events)("%s has a correct event, and rejects others", (type) => {
    const object = objectOf(type);
    const wrong = (change: object) => misfitsOfEvent(type, anEvent(type, { ...object, ...change }));
    expect(wrong({})).toEqual([]);
    expect(wrong({ colour: "green" })).toHaveLength(1);
    expect(wrong({ metadata: { paymentId: 7 } })).not.toEqual([]);
    expect(misfitsOfEvent(type, anEvent("invoice.paid", object))).toHaveLength(1);
    expect(misfitsOfEvent(type, anEvent(type, { ...object, object: "invoice" }))).toHaveLength(1);
  });

  it("an unknown enumeration value is wrong, and so is text in place of a number", () => {
    const refund = asked["POST /v1/refunds"];
    expect(misfitsOfAsked("POST /v1/refunds", { ...refund, reason: "goodwill" })).toHaveLength(1);
    expect(misfitsOfAsked("POST /v1/refunds", { ...refund, amount: "49.50 GBP" })).toHaveLength(1);
    const page = { ...asked["POST /v1/checkout/sessions"], "line_items[0][price_data][unit_price]": "9900" };
    expect(misfitsOfAsked("POST /v1/checkout/sessions", page)).toEqual([expect.stringContaining("unit_price")]);
    const told = (status: string) => anEvent("charge.dispute.closed", { ...aDispute(), status });
    expect(misfitsOfEvent("charge.dispute.closed", told("lost"))).toEqual([]);
    expect(misfitsOfEvent("charge.dispute.closed", told("settled"))).toHaveLength(1);
    expect(misfitsOfAnswer("POST /v1/refunds", { ...aRefund(), amount: "4950" })).toHaveLength(1);
  });
});
