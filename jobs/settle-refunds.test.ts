import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { paymentFile } from "#domain/admin/payments/payment-file.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import { credits } from "#domain/money.ts";
import { askRefund } from "#domain/payments/ask-refund.ts";
import { approveRefund, declineRefund, refundsToApprove } from "#domain/payments/decide-refund.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import type { CardPayments } from "#integrations/card-payments.ts";
import { stripePayments } from "#integrations/stripe.ts";
import { settleRefunds } from "#jobs/settle-refunds.ts";
import { workOnce } from "#jobs/worker.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { type StripeServer, startStripeServer } from "#tests/support/stand-ins/stripe-server.ts";

const REASON = "They leave the trade.";

eachDatabase("a refund to the card", (open) => {
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
    await ask(db.orm, "delete from jobs where kind <> 'send-mail'");
    stripe.trouble = {};
    stripe.asked.length = 0;
    failures = [];
  });

  const context = () => ({ db, now: NOON });
  async function pay(packId = "starter", amountPence = 9900): Promise<string> {
    const paymentId = randomUUID();
    await startPayment(context(), buyer, { paymentId, packId });
    await settlePayment(context(), aPaidReport(paymentId, { amountPence }));
    return paymentId;
  }
  const buy = async () =>
    purchaseLead(context(), buyer, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
  const request = (paymentId: string, many = 10, refundId = randomUUID(), by = admin) =>
    askRefund(context(), by, { refundId, paymentId, credits: many, reason: REASON });
  async function work(minutesLater = 0): Promise<void> {
    await ask(db.orm, `update jobs set run_at = now() - interval '1 second' where kind = 'settle-refunds'`);
    const mail = { send: () => Promise.resolve(), from: "", appUrl: "https://www.example.com", linkKey: "" };
    const files = { remove: () => Promise.resolve() };
    const now = () => new Date(Date.now() + minutesLater * 60_000);
    const onFailure = ({ error }: { error: unknown }) => failures.push(error);
    await workOnce({ db, payments, files, mail, now, onFailure, callWebhook: () => Promise.resolve(200) });
  }
  const made = (paymentId: string) =>
    stripe.refunds.filter(({ payment_intent }) => payment_intent === `pi_${paymentId}`);
  const state = async () => {
    expect(await brokenPromises(db.orm)).toEqual([]);
    const { balance, held } = await myCredits(context(), buyer);
    return { balance, held };
  };
  const refundState = async (paymentId: string) =>
    (await paymentFile(context(), admin, paymentId)).cardRefunds.map((refund) => refund.state);
  /** The event that Stripe sends for it. */
  const tell = (paymentId: string, refundedPence: number, id = `evt_${randomUUID()}`) => {
    const news = { kind: "refund", paymentId, paymentIntentId: `pi_${paymentId}`, refundedPence } as const;
    return recordReversal(context(), news, { id, type: "charge.refunded" });
  };

  it("holds its credits at once, and takes them when the money has gone", async () => {
    const payment = await pay();
    await request(payment);
    expect(await state()).toEqual({ balance: 10, held: 10 });
    await work();
    expect(made(payment)).toMatchObject([{ amount: 4950, metadata: { paymentId: payment } }]);
    expect(await state()).toEqual({ balance: 10, held: 0 });
    expect(await refundState(payment)).toEqual(["succeeded"]);
    await tell(payment, 4950);
    await work();
    expect(await state()).toEqual({ balance: 10, held: 0 });
  });

  it("is made once and followed once, asked twice at once, its event told before, twice, or never", async () => {
    for (const told of [0, 1, 2]) {
      const payment = await pay();
      const refundId = randomUUID();
      const asks = [request(payment, 10, refundId), request(payment, 10, refundId), request(payment, 10)];
      const { done = 0, conflict = 0 } = await outcomesOf(asks);
      expect([done + conflict, done > 0]).toEqual([3, true]);
      stripe.trouble = { lost: "whole" };
      await work();
      stripe.trouble = {};
      for (let many = 0; many < told; many++) await tell(payment, 4950, `evt_${payment}_${many}`);
      await Promise.all([work(), work()]);
      for (let many = 0; many < told; many++) await tell(payment, 4950, `evt_late_${payment}_${many}`);
      await work();
      expect(made(payment)).toHaveLength(1);
      expect(await state()).toMatchObject({ held: 0 });
      const rows = await ask(
        db.orm,
        `select 1 from credit_transactions t join payment_reversals r on r.id = t.cause_id
          where r.payment_id = '${payment}' and t.transaction_type = 'reversal'`,
      );
      expect(rows).toHaveLength(1);
    }
  });

  it("is made once although the answer was lost, the process was killed, and the provider forgot the key", async () => {
    const payment = await pay();
    await request(payment);
    stripe.trouble = { lost: "whole" };
    await work();
    expect(made(payment)).toHaveLength(1);
    expect(failures).toHaveLength(1);
    expect(await state()).toEqual({ balance: 10, held: 10 });
    stripe.trouble = {};
    stripe.forgetKeys();
    await work();
    expect(made(payment)).toHaveLength(1);
    expect(await state()).toEqual({ balance: 10, held: 0 });
  });

  it("is made once although the process was killed between the provider and our books", async () => {
    const payment = await pay();
    await request(payment);
    const killed = {
      ...payments,
      refund: async (order: Parameters<CardPayments["refund"]>[0]) => {
        await payments.refund(order);
        throw new Error("killed");
      },
    };
    await expect(settleRefunds(context, payment, killed)).rejects.toThrow("killed");
    await tell(payment, 4950);
    expect(await state()).toEqual({ balance: 10, held: 0 });
    await work();
    expect(made(payment)).toHaveLength(1);
    expect(await refundState(payment)).toEqual(["succeeded"]);
    expect(await state()).toEqual({ balance: 10, held: 0 });
  });

  it("that is on its way is asked about until it has gone or failed", async () => {
    const gone = await pay();
    const failed = await pay();
    await request(gone);
    await request(failed);
    stripe.trouble = { refundStatus: "pending" };
    await work();
    expect([await refundState(gone), await refundState(failed)]).toEqual([["sent"], ["sent"]]);
    expect(await state()).toEqual({ balance: 20, held: 20 });
    for (const refund of made(gone)) refund.status = "succeeded";
    for (const refund of made(failed)) refund.status = "failed";
    await work(6 * 60);
    expect([await refundState(gone), await refundState(failed)]).toEqual([["succeeded"], ["failed"]]);
    expect(await state()).toEqual({ balance: 30, held: 0 });
    expect((await paymentFile(context(), admin, failed)).isReversalOpen).toBe(true);
  });

  it("that the provider refuses for good gives its credits back and waits for somebody", async () => {
    const payment = await pay();
    await request(payment);
    stripe.trouble = { refused: "Charge has already been refunded." };
    await work();
    expect(await state()).toEqual({ balance: 20, held: 0 });
    const { cardRefunds, isReversalOpen } = await paymentFile(context(), admin, payment);
    expect(cardRefunds).toMatchObject([{ state: "failed", failure: "Charge has already been refunded." }]);
    expect(isReversalOpen).toBe(true);
    stripe.trouble = {};
    await request(payment);
    await work();
    expect(made(payment)).toHaveLength(1);
  });

  it("is of unspent credits alone, one at a time, and of no payment that is disputed", async () => {
    const payment = await pay();
    await buy();
    expect(await outcomeOf(request(payment, 16))).toBe("invalid_input");
    expect(await outcomeOf(request(payment, 0))).toBe("invalid_input");
    expect(await outcomeOf(request(payment, 1.5))).toBe("invalid_input");
    expect(await outcomeOf(request(randomUUID(), 1))).toBe("not_found");
    expect(await outcomeOf(request(payment, 1, randomUUID(), buyer))).toBe("not_admin");
    await request(payment, 15);
    expect(await outcomeOf(request(payment, 1))).toBe("conflict");
    const news = { kind: "dispute", paymentId: payment, paymentIntentId: null, status: "needs_response" } as const;
    const event = { id: `evt_${randomUUID()}`, type: "charge.dispute.created" };
    await recordReversal(context(), { ...news, disputedAt: NOON }, event);
    await work();
    expect(made(payment)).toEqual([]);
    expect(await refundState(payment)).toEqual(["failed"]);
    expect(await outcomeOf(request(payment, 1))).toBe("conflict");
  });

  describe("above the limit", () => {
    it("waits for another administrator, however it is cut into parts", async () => {
      const parts = [await pay("enterprise", 34_900), await pay("enterprise", 34_900)] as const;
      const refundId = randomUUID();
      expect(await request(parts[0], 100)).toEqual({ needsApproval: false });
      expect(await request(parts[1], 100, refundId)).toEqual({ needsApproval: true });
      await work();
      expect([made(parts[0]).length, made(parts[1]).length]).toEqual([1, 0]);
      expect(await state()).toEqual({ balance: 0, held: 100 });
      const { oldest } = await refundsToApprove(context(), admin, 100);
      expect(oldest).toContainEqual(expect.objectContaining({ id: refundId, amountPence: 34_900, reason: REASON }));
      expect(await outcomeOf(approveRefund(context(), admin, refundId))).toBe("own_request");
      const other = await anAdmin(db);
      const twice = [approveRefund(context(), other, refundId), approveRefund(context(), other, refundId)];
      expect(await outcomesOf(twice)).toEqual({ done: 1, conflict: 1 });
      await work();
      expect(made(parts[1])).toMatchObject([{ amount: 34_900 }]);
      expect(await state()).toEqual({ balance: 0, held: 0 });
    });

    it("can be declined, and its credits are spent again", async () => {
      const parts = [await pay("enterprise", 34_900), await pay("enterprise", 34_900)] as const;
      await request(parts[0], 100);
      const refundId = randomUUID();
      await request(parts[1], 100, refundId);
      expect(await outcomeOf(declineRefund(context(), admin, { refundId, reason: " " }))).toBe("invalid_input");
      await declineRefund(context(), admin, { refundId, reason: "A mistake." });
      expect(await state()).toEqual({ balance: 100, held: 100 });
      expect(await outcomeOf(approveRefund(context(), await anAdmin(db), refundId))).toBe("conflict");
    });

    it("is refused by the database itself where the same person approves", async () => {
      const parts = [await pay("enterprise", 34_900), await pay("enterprise", 34_900)] as const;
      await request(parts[0], 100);
      const refundId = randomUUID();
      await request(parts[1], 100, refundId);
      const set = `state = 'approved', decided_by = '${admin.userId}', decided_at = now()`;
      await expect(ask(db.orm, `update card_refunds set ${set} where id = '${refundId}'`)).rejects.toThrow();
      await expect(ask(db.orm, `update card_refunds set amount_pence = 1 where id = '${refundId}'`)).rejects.toThrow();
    });
  });

  it("settles what is owed first when credits are bought again", async () => {
    const payment = await pay();
    for (let leads = 0; leads < 3; leads++) await buy();
    const lost = { kind: "dispute", paymentId: payment, paymentIntentId: null, status: "lost" } as const;
    const event = { id: `evt_${randomUUID()}`, type: "charge.dispute.closed" };
    await recordReversal(context(), { ...lost, disputedAt: NOON }, event);
    expect(await state()).toEqual({ balance: 0, held: 0 });
    // 15 of the 20 were spent. What administrators give is not asked for it.
    const given = {
      installerId: buyer.installer.id,
      grantId: randomUUID(),
      amountCredits: credits(5),
      reason: "Sorry.",
    };
    await grantCredits(context(), admin, given);
    const next = await pay();
    expect(await state()).toEqual({ balance: 10, held: 0 });
    expect(await outcomeOf(request(next, 11))).toBe("invalid_input");
    await pay();
    expect(await state()).toEqual({ balance: 30, held: 0 });
  });

  it("agrees with the books when refunds, disputes and purchases come at once, thirty times", async () => {
    const one = await pay();
    const two = await pay();
    const three = await pay();
    const leads = await Promise.all(Array.from({ length: 12 }, () => aLead(db, { admin })));
    const dispute = (status: string) => {
      const news = { kind: "dispute", paymentId: three, paymentIntentId: null, status, disputedAt: NOON } as const;
      return recordReversal(context(), news, { id: `evt_${randomUUID()}`, type: "charge.dispute" });
    };
    const acts = [
      ...Array.from({ length: 5 }, () => () => request(one, 12)),
      ...Array.from({ length: 4 }, () => () => request(two, 7)),
      ...Array.from({ length: 3 }, () => () => request(three, 5)),
      ...["needs_response", "under_review", "lost"].map((status) => () => dispute(status)),
      ...[one, two, three].map((id) => () => settleRefunds(context, id, payments)),
      ...leads.map((leadId) => () => purchaseLead(context(), buyer, { leadId, purchaseId: randomUUID() })),
    ].toSorted(() => Math.random() - 0.5);
    expect(acts.length).toBeGreaterThanOrEqual(30);
    const outcomes = await outcomesOf(acts.map((act) => act()));
    const { done = 0, conflict = 0, invalid_input = 0, insufficient_credits = 0, payment_disputed = 0 } = outcomes;
    expect(done + conflict + invalid_input + insufficient_credits + payment_disputed).toBe(acts.length);
    // It takes four at a time.
    for (let round = 0; round < 8; round++) await work();
    const { balance, held } = await state();
    expect([balance >= 0, held]).toEqual([true, 0]);
    for (const id of [one, two, three]) expect(made(id).length).toBeLessThanOrEqual(1);
  });
});
