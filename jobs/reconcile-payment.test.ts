import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import { checkoutOrder } from "#domain/payments/checkout-order.ts";
import { waitingMismatches } from "#domain/payments/mismatches.ts";
import { myPayment, paymentsOnTheirWay } from "#domain/payments/my-payment.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { noteSession, startPayment } from "#domain/payments/start-payment.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import { stripePayments } from "#integrations/stripe.ts";
import { workOnce } from "#jobs/worker.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, type Buyer } from "#tests/support/people.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";
import { anEvent, anIntent } from "#tests/support/stripe/objects.ts";
import { signedEvent } from "#tests/support/stripe/signed-event.ts";

eachDatabase("a payment whose end nobody told us", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let stripe: StripeServer;
  let payments: CardPayments;
  let failures: unknown[];

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    stripe = await startStripeServer();
    const settings = { secretKey: "sk_test_1", webhookSecret: "whsec_1", appUrl: "https://www.example.com" };
    payments = stripePayments({ ...settings, apiBase: stripe.url });
  });
  afterAll(() => stripe.stop());
  beforeEach(async () => {
    buyer = await anInstaller(db, { admin });
    await ask(db.orm, "delete from jobs");
    stripe.trouble = {};
    stripe.asked.length = 0;
    failures = [];
  });

  const context = () => ({ db, now: new Date() });
  const paymentOf = (id: string) => myPayment(context(), buyer, id);
  const balance = () => myBalance(context(), buyer);

  async function start({ startedAt = new Date(), isNoted = true } = {}): Promise<{ id: string; sessionId: string }> {
    const order = { paymentId: randomUUID(), packId: "starter" };
    const payment = await startPayment({ db, now: startedAt }, buyer, order);
    const { sessionId } = await payments.openCheckout(checkoutOrder(payment));
    if (isNoted) await noteSession(context(), buyer, { paymentId: payment.id, sessionId });
    return { id: payment.id, sessionId };
  }

  /** Lets this much time pass, as far as the outbox can tell; then the worker does what is due. */
  async function after(minutes: number): Promise<void> {
    await ask(db.orm, `update jobs set run_at = run_at - interval '${minutes} minutes' where kind = 'check-payment'`);
    const nobody = { send: () => Promise.resolve(), from: "", appUrl: "https://www.example.com", linkKey: "" };
    const files = { remove: () => Promise.resolve() };
    const callWebhook = () => Promise.resolve(200);
    await workOnce({ db, payments, files, callWebhook, mail: nobody, onFailure: ({ error }) => failures.push(error) });
  }
  const change = (sessionId: string, to: object) => Object.assign(stripe.sessions.get(sessionId) ?? {}, to);
  const asks = () => stripe.asked.filter(({ method }) => method === "GET").length;

  it("is asked about after two minutes, and then every five until it is paid", async () => {
    const { id, sessionId } = await start();
    await after(1);
    expect(asks()).toBe(0);
    await after(1);
    expect(asks()).toBe(1);
    await after(4);
    expect(asks()).toBe(1);
    change(sessionId, { status: "complete", payment_status: "paid", payment_intent: `pi_${id}` });
    await after(1);
    expect(await paymentOf(id)).toMatchObject({ status: "paid", receiptNumber: expect.any(Number) });
    expect(await balance()).toBe(20);
    await after(60);
    expect(asks()).toBe(2);
    expect(await balance()).toBe(20);
  });

  it("is found even where we never heard which session it got", async () => {
    const { id, sessionId } = await start({ isNoted: false });
    change(sessionId, { status: "complete", payment_status: "paid", payment_intent: `pi_${id}` });
    await after(2);
    expect(await paymentOf(id)).toMatchObject({ status: "paid", sessionId });
    expect(stripe.sessions.has(sessionId)).toBe(true);
  });

  it("expires when its session has", async () => {
    const { id, sessionId } = await start();
    change(sessionId, { status: "expired" });
    await after(2);
    expect(await paymentOf(id)).toMatchObject({ status: "expired" });
    expect(await balance()).toBe(0);
  });

  it("is asked about again in five minutes when the provider is away, not later and later", async () => {
    const { id, sessionId } = await start();
    stripe.trouble = { status: 503 };
    await after(2);
    for (let round = 0; round < 3; round++) await after(5);
    expect(failures).toHaveLength(4);
    // Not one job retried at growing intervals, but a new one each time.
    const tries = await ask(db.orm, "select attempts from jobs where kind = 'check-payment' and attempts > 0");
    expect(tries).toEqual(Array.from({ length: 4 }, () => ({ attempts: 1 })));
    stripe.trouble = {};
    change(sessionId, { status: "complete", payment_status: "paid", payment_intent: `pi_${id}` });
    await after(5);
    expect(await balance()).toBe(20);
  });

  it("that came as another amount waits for an administrator, is told of once, and never expires", async () => {
    const { id, sessionId } = await start({ startedAt: new Date(Date.now() - 30 * 86_400_000) });
    change(sessionId, { status: "complete", payment_status: "paid", payment_intent: `pi_${id}`, amount_total: 1 });
    await after(0);
    expect(failures.map(String)).toEqual([expect.stringContaining("waits at /admin/payments")]);
    expect(await paymentOf(id)).toMatchObject({ status: "mismatched" });
    const { oldest } = await waitingMismatches(context(), admin, 100);
    expect(oldest).toContainEqual(expect.objectContaining({ paymentId: id, paymentIntentId: `pi_${id}` }));
    expect(await ask(db.orm, "select 1 from jobs where kind = 'check-payment' and done_at is null")).toEqual([]);
    await after(60);
    expect(await paymentOf(id)).toMatchObject({ status: "mismatched" });
  });

  const UNPAID = { status: "complete", payment_status: "unpaid" } as const;
  const byBank = (status: "processing" | "requires_payment_method") => ({
    ...UNPAID,
    payment_intent: anIntent({ status }),
  });
  const failureMails = (id: string) =>
    ask(db.orm, `select 1 from jobs where payload->>'mail' = 'payment-failed' and payload->>'paymentId' = '${id}'`);
  const tell = (type: string, id: string, sessionId: string) => {
    const sent = signedEvent(anEvent(type, stripe.sessions.get(sessionId)), "whsec_1");
    const event = payments.readEvent(sent.payload, sent.headers["stripe-signature"]);
    if (event.about !== "session") throw new Error(event.about);
    return settlePayment(context(), { ...event.report, paymentId: id }, event);
  };

  it("by bank is on its way for as long as it takes, whoever says so, and then paid", async () => {
    const { id, sessionId } = await start({ startedAt: new Date(Date.now() - 30 * 86_400_000) });
    change(sessionId, byBank("processing"));
    await after(0);
    expect(await paymentOf(id)).toMatchObject({ status: "pending" });
    stripe.trouble = { status: 503 };
    for (let round = 0; round < 2; round++) await after(5);
    expect(await paymentsOnTheirWay(context(), buyer)).toMatchObject([{ id }]);
    stripe.trouble = {};
    change(sessionId, { ...UNPAID, payment_status: "paid", payment_intent: anIntent({ status: "succeeded" }) });
    await after(5);
    expect(await paymentOf(id)).toMatchObject({ status: "paid" });
    expect(await balance()).toBe(20);
    expect(await paymentsOnTheirWay(context(), buyer)).toEqual([]);
  });

  it.each(["asked", "told"])(
    "by bank that failed is told to its buyer once, whether we %s, and counts if it arrives after all",
    async (how) => {
      const { id, sessionId } = await start();
      change(sessionId, { ...UNPAID, payment_intent: `pi_${id}` });
      expect(await tell("checkout.session.completed", id, sessionId)).toBe("pending");
      change(sessionId, byBank("requires_payment_method"));
      if (how === "asked") await after(2);
      change(sessionId, { payment_intent: `pi_${id}` });
      expect(await paymentOf(id)).toMatchObject({ status: how === "asked" ? "failed" : "pending" });
      await tell("checkout.session.async_payment_failed", id, sessionId);
      expect(await paymentOf(id)).toMatchObject({ status: "failed" });
      expect(await tell("checkout.session.completed", id, sessionId)).toBe("nothing-new");
      expect(await failureMails(id)).toHaveLength(1);
      expect(await balance()).toBe(0);
      change(sessionId, { payment_status: "paid", payment_intent: `pi_${id}` });
      for (let twice = 0; twice < 2; twice++) await tell("checkout.session.async_payment_succeeded", id, sessionId);
      expect(await tell("checkout.session.async_payment_failed", id, sessionId)).toBe("nothing-new");
      expect(await paymentOf(id)).toMatchObject({ status: "paid" });
      expect(await balance()).toBe(20);
    },
  );

  it("by bank that we had given up is asked about again once it is said to be on its way", async () => {
    const { id, sessionId } = await start({ startedAt: new Date(Date.now() - 8 * 86_400_000) });
    await after(0);
    expect(await paymentOf(id)).toMatchObject({ status: "expired" });
    change(sessionId, { ...UNPAID, payment_intent: `pi_${id}` });
    expect(await tell("checkout.session.completed", id, sessionId)).toBe("pending");
    change(sessionId, { payment_status: "paid" });
    await after(5);
    expect(await balance()).toBe(20);
  });

  it("is asked about for a week while nobody answers, because it might have been paid", async () => {
    const ago = (days: number) => ({ startedAt: new Date(Date.now() - days * 86_400_000) });
    const young = await start(ago(3));
    const old = await start(ago(8));
    stripe.trouble = { status: 503 };
    await after(0);
    expect(await paymentOf(young.id)).toMatchObject({ status: "started" });
    expect(await paymentOf(old.id)).toMatchObject({ status: "expired" });
    stripe.trouble = {};
    change(young.sessionId, { status: "complete", payment_status: "paid", payment_intent: `pi_${young.id}` });
    await after(5);
    expect(await paymentOf(young.id)).toMatchObject({ status: "paid" });
  });

  it("is asked about once more after a long time of ours away, and is then let go", async () => {
    const days = 86_400_000;
    const paid = await start({ startedAt: new Date(Date.now() - 3 * days) });
    const open = await start({ startedAt: new Date(Date.now() - 3 * days) });
    change(paid.sessionId, { status: "complete", payment_status: "paid", payment_intent: `pi_${paid.id}` });
    await after(0);
    expect(await paymentOf(paid.id)).toMatchObject({ status: "paid" });
    expect(await paymentOf(open.id)).toMatchObject({ status: "expired" });
    expect(await ask(db.orm, "select 1 from jobs where kind = 'check-payment' and done_at is null")).toEqual([]);
  });
});
