import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type CardPayments, UntrustedEventError } from "#integrations/card-payments.ts";
import { stripePayments } from "#integrations/stripe.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";
import { aCharge, aDispute, anEvent, aRefund, aSession } from "#tests/support/stripe/objects.ts";
import { signedEvent, signedText } from "#tests/support/stripe/signed-event.ts";

const SECRET = "whsec_of_this_test";
const NOON = new Date("2026-11-20T12:00:00Z");

describe("Stripe", () => {
  let server: StripeServer;
  let payments: CardPayments;

  beforeAll(async () => {
    server = await startStripeServer();
    const appUrl = "https://www.example.com";
    payments = stripePayments({ secretKey: "sk_test_1", webhookSecret: SECRET, apiBase: server.url, appUrl });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    server.asked.length = 0;
    server.trouble = {};
  });

  const anOrder = (paymentId = randomUUID()) => ({
    paymentId,
    name: "Starter Pack: 20 credits",
    amountPence: 9900,
    startedAt: NOON,
    pack: "starter",
    installerId: "company",
  });

  it("creates one payment page for each payment", async () => {
    const order = anOrder();
    const one = await payments.openCheckout(order);
    const two = await payments.openCheckout(order);
    expect(two).toEqual(one);
    expect(one.url).toBe(`${server.url}/pay/${one.sessionId}`);
    expect(server.asked.map(({ headers }) => headers["idempotency-key"])).toEqual([order.paymentId, order.paymentId]);
    expect((await payments.openCheckout(anOrder())).sessionId).not.toBe(one.sessionId);
  });

  it("is sent the price, the purpose, the return addresses and the expiry", async () => {
    const order = anOrder();
    await payments.openCheckout(order);
    const back = `https://www.example.com/credits?payment=${order.paymentId}`;
    expect(server.asked).toHaveLength(1);
    const headers = { "stripe-version": Stripe.API_VERSION };
    expect(server.asked[0]).toMatchObject({ method: "POST", path: "/v1/checkout/sessions", headers });
    expect(server.asked[0]?.form).toEqual({
      mode: "payment",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "gbp",
      "line_items[0][price_data][unit_amount]": "9900",
      "line_items[0][price_data][product_data][name]": "Starter Pack: 20 credits",
      client_reference_id: order.paymentId,
      "metadata[paymentId]": order.paymentId,
      "metadata[pack]": "starter",
      "metadata[installerId]": "company",
      "payment_intent_data[metadata][paymentId]": order.paymentId,
      success_url: back,
      cancel_url: `${back}&cancelled=1`,
      expires_at: String(Date.parse("2026-11-20T13:00:00Z") / 1000),
    });
  });

  it("is asked again after one failure, and no more", async () => {
    server.trouble = { status: 500 };
    await expect(payments.openCheckout(anOrder())).rejects.toThrow("in trouble");
    expect(server.asked).toHaveLength(2);
  });

  it("reports the state of a session", async () => {
    const order = anOrder();
    const { sessionId } = await payments.openCheckout(order);
    const session = server.sessions.get(sessionId);
    const state = async (change: object) => {
      Object.assign(session ?? {}, change);
      return payments.readCheckout(sessionId);
    };
    expect(await state({})).toMatchObject({ paymentId: order.paymentId, state: "open", amountPence: 9900 });
    expect(await state({ status: "complete" })).toMatchObject({ state: "pending" });
    const paid = { payment_status: "paid", payment_intent: "pi_1" };
    expect(await state(paid)).toMatchObject({ state: "paid", currency: "gbp", paymentIntentId: "pi_1" });
    expect(await state({ status: "expired", payment_status: "unpaid" })).toMatchObject({ state: "expired" });
  });

  describe("signs its events:", () => {
    const session = aSession({
      status: "complete",
      payment_status: "paid",
      client_reference_id: "ours",
      payment_intent: "pi_1",
    });

    const sign = (payload: string, signedAt = Date.now(), secret = SECRET) =>
      signedText(payload, secret, signedAt).signature;

    it("a paid session, a refund and a dispute", () => {
      const read = (type: string, object: object) => {
        const { payload, signature } = signedEvent(anEvent(type, object, "evt_1"), SECRET);
        return payments.readEvent(payload, signature);
      };
      expect(read("checkout.session.completed", session)).toMatchObject({
        id: "evt_1",
        about: "session",
        report: { paymentId: "ours", state: "paid", amountPence: 9900, currency: "gbp", paymentIntentId: "pi_1" },
      });
      expect(read("checkout.session.completed", { ...session, payment_status: "unpaid" })).toMatchObject({
        report: { state: "pending" },
      });
      const pending = aRefund({ amount: 200, status: "pending" });
      const refunds = { object: "list", url: "/v1/charges/ch_1/refunds", has_more: false, data: [pending] };
      const charge = { ...aCharge({ amount_refunded: 500, metadata: { paymentId: "ours" } }), refunds };
      expect(read("charge.refunded", charge)).toMatchObject({
        about: "refund",
        refundedPence: 500,
        paymentId: "ours",
        paymentIntentId: "pi_1",
        chargeId: "ch_1",
        parts: [{ refundId: "re_1", amountPence: 200, state: "pending" }],
      });
      expect(read("refund.updated", { ...pending, status: "canceled" })).toMatchObject({
        about: "refund-part",
        refundId: "re_1",
        amountPence: 200,
        state: "failed",
        paymentIntentId: "pi_1",
      });
      const created = 1_795_000_000;
      const due = { ...aDispute().evidence_details, due_by: 1_795_600_000 };
      expect(read("charge.dispute.created", aDispute({ created, evidence_details: due }))).toMatchObject({
        about: "dispute",
        status: "needs_response",
        paymentId: null,
        paymentIntentId: "pi_1",
        disputeId: "du_1",
        amountPence: 9900,
        chargeId: "ch_1",
        disputedAt: new Date(1_795_000_000_000),
        dueAt: new Date(1_795_600_000_000),
      });
      // Some accounts get the whole intent.
      const { payload, signature } = signedText(
        JSON.stringify(anEvent("charge.dispute.created", { ...aDispute(), payment_intent: { id: "pi_1" } })),
        SECRET,
      );
      expect(payments.readEvent(payload, signature)).toMatchObject({ about: "dispute", paymentIntentId: "pi_1" });
      expect(read("customer.created", {})).toMatchObject({ about: "nothing of ours" });
    });

    it.each([
      ["another secret", (body: string) => sign(body, undefined, "whsec_of_somebody_else")],
      ["the signature of another text", () => sign("{}")],
      ["a signature six minutes old", (body: string) => sign(body, Date.now() - 360_000)],
      ["no signature", () => null],
      ["something else in its place", () => "t=1,v1=abc"],
    ])("nothing is believed with %s", (_, signature) => {
      const body = JSON.stringify(anEvent("checkout.session.completed", session));
      expect(() => payments.readEvent(body, signature(body))).toThrow(UntrustedEventError);
    });

    it("a signed event of unknown shape is named, because Stripe would resend a refused one for days", () => {
      const read = (body: string) => payments.readEvent(body, sign(body));
      for (const body of ["[]", "not JSON", "null", '{"object":"v2.core.event"}']) {
        expect(read(body)).toEqual({ ...unknown("unknown", "unknown"), isOfOurs: false });
      }
      expect(read('{"id":"evt_1"}')).toEqual({ ...unknown("evt_1", "unknown"), isOfOurs: false });
      expect(read('{"id":"evt_1","type":"customer.created"}')).toMatchObject({ isOfOurs: false });
      for (const type of ["charge.refunded", "checkout.session.completed", "charge.dispute.created", "refund.failed"]) {
        expect(read(JSON.stringify(anEvent(type, { id: 7 }, "evt_1")))).toEqual({
          ...unknown("evt_1", type),
          isOfOurs: true,
        });
      }
    });
  });
});

function unknown(id: string, type: string) {
  return { id, type, about: "unknown shape" };
}
