import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { grantCredits } from "#domain/credits/grant-credits.ts";
import { myCredits, myTransactions } from "#domain/credits/my-credits.ts";
import { credits } from "#domain/money.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { type DisputeNews, type RefundPart, recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aLead } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { anOutline, aPickingRequest } from "#tests/support/quotes.ts";

eachDatabase("credits whose money is claimed back", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    buyer = await anInstaller(db, { admin });
  });

  const context = () => ({ db, now: NOON });
  const state = async () => {
    expect(await brokenPromises(db.orm)).toEqual([]);
    const { balance, held, isPaused } = await myCredits(context(), buyer);
    return { balance, held, isPaused };
  };

  /** A starter pack: 20 credits for £99. */
  async function pay(): Promise<string> {
    const paymentId = randomUUID();
    await startPayment(context(), buyer, { paymentId, packId: "starter" });
    await settlePayment(context(), aPaidReport(paymentId));
    return paymentId;
  }
  const grant = (amount: number) => {
    const { id: installerId } = buyer.installer;
    const given = { installerId, grantId: randomUUID(), amountCredits: credits(amount), reason: "Two bad leads." };
    return grantCredits(context(), admin, given);
  };
  const buy = async () =>
    purchaseLead(context(), buyer, { leadId: await aLead(db, { admin }), purchaseId: randomUUID() });
  const buyLeads = async (count: number) => {
    for (let bought = 0; bought < count; bought++) await buy();
  };
  const by = (paymentId: string) => ({ paymentId: null, paymentIntentId: `pi_${paymentId}` });
  const anEvent = (type = "charge.refunded") => ({ id: `evt_${randomUUID()}`, type });
  const dispute = (paymentId: string, status: string, given: Partial<DisputeNews> = {}, event = anEvent()) => {
    const news = { kind: "dispute", disputeId: `du_${paymentId}`, status, disputedAt: NOON, ...given } as const;
    return recordReversal(context(), { ...by(paymentId), ...news }, event);
  };
  const refund = (paymentId: string, refundedPence: number, parts: RefundPart[] = [], event = anEvent()) =>
    recordReversal(context(), { ...by(paymentId), kind: "refund", refundedPence, parts }, event);
  const types = async () => (await myTransactions(context(), buyer)).map(({ type, amount }) => `${type} ${amount}`);

  describe("by a dispute", () => {
    it("are held at once, as far as unspent, and released when it is won", async () => {
      const payment = await pay();
      await buyLeads(1);
      await dispute(payment, "needs_response");
      expect(await state()).toEqual({ balance: 0, held: 15, isPaused: true });
      await dispute(payment, "under_review");
      expect(await state()).toEqual({ balance: 0, held: 15, isPaused: true });
      await dispute(payment, "won");
      expect(await state()).toEqual({ balance: 15, held: 0, isPaused: false });
      expect(await types()).toEqual(["release 15", "hold -15", "spend -5", "purchase 20"]);
    });

    it("leave out those that an outline already holds", async () => {
      const payment = await pay();
      const { leadId } = await aPickingRequest(db);
      await sendOutline(context(), buyer, { leadId, id: randomUUID(), posted: anOutline });
      await dispute(payment, "needs_response");
      expect(await types()).toEqual(["hold -15", "hold -5", "purchase 20"]);
      expect(await state()).toEqual({ balance: 0, held: 20, isPaused: false });
    });

    it("are gone when it is lost", async () => {
      const payment = await pay();
      await dispute(payment, "needs_response");
      await dispute(payment, "lost");
      expect(await state()).toEqual({ balance: 0, held: 0, isPaused: false });
      expect(await types()).toEqual(["reversal -20", "release 20", "hold -20", "purchase 20"]);
    });

    it("are that payment's only: the oldest credits are spent first", async () => {
      await grant(10);
      const payment = await pay();
      await grant(30);
      await buyLeads(3);
      // 15 spent: the first grant, and 5 from the payment.
      await dispute(payment, "needs_response");
      expect(await state()).toEqual({ balance: 30, held: 15, isPaused: false });
      // Purchases meanwhile use the other credits, and what was held still goes.
      await buyLeads(2);
      await dispute(payment, "lost");
      expect(await state()).toEqual({ balance: 20, held: 0, isPaused: false });
    });

    it("are left alone when all were spent; the balance must then cover them", async () => {
      const payment = await pay();
      await buyLeads(4);
      await dispute(payment, "needs_response");
      expect(await state()).toEqual({ balance: 0, held: 0, isPaused: true });
      expect(await outcomeOf(buy())).toBe("payment_disputed");
      await grant(19);
      expect(await outcomeOf(buy())).toBe("payment_disputed");
      await grant(1);
      expect(await state()).toEqual({ balance: 20, held: 0, isPaused: false });
      await buy();
      expect(await outcomeOf(buy())).toBe("payment_disputed");
      await dispute(payment, "won");
      await buy();
      expect(await state()).toEqual({ balance: 10, held: 0, isPaused: false });
    });

    it("are in proportion to the money disputed", async () => {
      const payment = await pay();
      await dispute(payment, "needs_response", { amountPence: 4950 });
      expect(await state()).toEqual({ balance: 10, held: 10, isPaused: false });
    });

    it("follow its newest state, in whatever order reports come", async () => {
      const lost = await pay();
      const won = await pay();
      await dispute(lost, "lost");
      await dispute(lost, "needs_response");
      await dispute(won, "won");
      await dispute(won, "under_review");
      expect(await state()).toEqual({ balance: 20, held: 0, isPaused: false });
    });

    it("are held again by a second dispute of the same payment", async () => {
      const payment = await pay();
      await dispute(payment, "won");
      await dispute(payment, "needs_response", { disputeId: "du_second", disputedAt: later({ days: 3 }) });
      expect(await state()).toEqual({ balance: 0, held: 20, isPaused: false });
    });
  });

  describe("by a refund", () => {
    it("are gone at once, in proportion to the money, and no more than are left", async () => {
      const payment = await pay();
      await buyLeads(1);
      await refund(payment, 4950);
      expect(await state()).toEqual({ balance: 5, held: 0, isPaused: false });
      await refund(payment, 9900);
      expect(await state()).toEqual({ balance: 0, held: 0, isPaused: false });
      expect(await types()).toEqual(["reversal -5", "reversal -10", "spend -5", "purchase 20"]);
    });

    it("are held while it is on its way", async () => {
      const payment = await pay();
      const part = { refundId: "re_1", amountPence: 4950, state: "pending" } as const;
      await refund(payment, 4950, [part]);
      expect(await state()).toEqual({ balance: 10, held: 10, isPaused: false });
      const tell = (status: "succeeded" | "failed") =>
        recordReversal(context(), { ...by(payment), ...part, kind: "refund-part", state: status }, anEvent());
      await tell("succeeded");
      await tell("succeeded");
      expect(await state()).toEqual({ balance: 10, held: 0, isPaused: false });
      await refund(payment, 4950, [part]);
      expect(await state()).toEqual({ balance: 10, held: 0, isPaused: false });
    });

    it("come back when it fails, and stay when the failure is reported first", async () => {
      const payment = await pay();
      const other = await pay();
      const part = { refundId: "re_1", amountPence: 9900, state: "pending" } as const;
      const fail = (id: string) =>
        recordReversal(context(), { ...by(id), ...part, kind: "refund-part", state: "failed" }, anEvent());
      await refund(payment, 9900, [part]);
      expect(await state()).toEqual({ balance: 20, held: 20, isPaused: false });
      await fail(payment);
      await fail(other);
      await refund(other, 9900, [part]);
      expect(await state()).toEqual({ balance: 40, held: 0, isPaused: false });
    });

    it("come out of those held while the payment is disputed", async () => {
      const payment = await pay();
      await dispute(payment, "warning_needs_response");
      await refund(payment, 4950);
      expect(await state()).toEqual({ balance: 0, held: 10, isPaused: false });
      await dispute(payment, "warning_closed");
      expect(await state()).toEqual({ balance: 10, held: 0, isPaused: false });
    });

    it("are taken on arrival of a payment whose refund was reported first", async () => {
      const paymentId = randomUUID();
      await startPayment(context(), buyer, { paymentId, packId: "starter" });
      const early = { paymentId, paymentIntentId: null, kind: "refund", refundedPence: 4950 } as const;
      await recordReversal(context(), early, anEvent());
      await settlePayment(context(), aPaidReport(paymentId));
      expect(await state()).toEqual({ balance: 10, held: 0, isPaused: false });
    });
  });

  it("agree with the books when everything happens at once, thirty times", async () => {
    const payments = [await pay(), await pay(), await pay()] as const;
    const leads = await Promise.all(Array.from({ length: 12 }, () => aLead(db, { admin })));
    const [disputed, refunded, both] = payments;
    const once = anEvent();
    const news = [
      ...Array.from({ length: 8 }, (_, at) => () => dispute(disputed, at === 7 ? "lost" : "needs_response")),
      ...Array.from({ length: 5 }, () => () => dispute(both, "needs_response", {}, once)),
      ...[2475, 4950, 7425, 9900, 4950].map((pence) => () => refund(refunded, pence)),
      ...[4950, 9900].map((pence) => () => refund(both, pence)),
    ];
    const buys = leads.map((leadId) => () => purchaseLead(context(), buyer, { leadId, purchaseId: randomUUID() }));
    const all = news.flatMap((tell, at) => [tell, ...(buys[at] ? [buys[at]] : [])]);
    expect(all.length).toBeGreaterThanOrEqual(30);
    const outcomes = await outcomesOf(all.map((act) => act()));
    const refusals = (outcomes.insufficient_credits ?? 0) + (outcomes.payment_disputed ?? 0);
    expect((outcomes.done ?? 0) + refusals).toBe(all.length);
    await dispute(both, "won");
    const { balance, held } = await state();
    expect(held).toBe(0);
    // Whichever came first, the unspent credits have gone with their money.
    const bought = await ask(db.orm, `select 1 from lead_purchases where installer_id = '${buyer.installer.id}'`);
    const taken = await ask<{ sum: number }>(
      db.orm,
      `select -coalesce(sum(amount), 0)::int as sum from credit_transactions
        where installer_id = '${buyer.installer.id}' and transaction_type = 'reversal'`,
    );
    expect(balance).toBe(60 - 5 * bought.length - (taken[0]?.sum ?? 0));
  });
});
