import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { myBalance } from "#domain/credits/my-credits.ts";
import { closeMismatch, creditMismatch, waitingMismatches } from "#domain/payments/mismatches.ts";
import { keepWatching } from "#domain/payments/open-payment.ts";
import { receiptByNumber } from "#domain/payments/receipt.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { type SessionReport, settlePayment } from "#domain/payments/settle-payment.ts";
import { noteSession, startPayment } from "#domain/payments/start-payment.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("money that does not fit its order", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let paymentId: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    buyer = await anInstaller(db, { admin });
    paymentId = await start();
  });

  const context = (now = NOON) => ({ db, now });
  async function start(): Promise<string> {
    const id = randomUUID();
    await startPayment(context(), buyer, { paymentId: id, packId: "starter" });
    await noteSession(context(), buyer, { paymentId: id, sessionId: `cs_${id}` });
    return id;
  }
  const anEvent = () => ({ id: `evt_${randomUUID()}`, type: "checkout.session.completed" });
  const settle = (given: Partial<SessionReport> = {}, id = paymentId) =>
    settlePayment(context(), aPaidReport(id, given), anEvent());
  const balance = () => myBalance(context(), buyer);
  const row = async (id = paymentId) =>
    (await ask<Record<string, unknown>>(db.orm, `select * from payments where id = '${id}'`))[0];
  const waiting = async () => {
    const { oldest, total } = await waitingMismatches(context(), admin, 1000);
    expect(oldest).toHaveLength(total);
    return oldest.filter(({ installerId }) => installerId === buyer.installer.id);
  };
  const theOne = async () => (await waiting())[0]?.id ?? "";

  it.each([
    ["amount", { amountPence: 9899 }],
    ["amount", { amountPence: null }],
    ["currency", { currency: "usd" }],
    ["session", { sessionId: "cs_of_somebody_else" }],
    ["pack", { pack: "enterprise" }],
    ["installer", { installerId: "another" }],
  ])("waits for an administrator: another %s %j", async (reason, wrong) => {
    const intent = `pi_${paymentId}`;
    expect(await settle(wrong)).toBe("mismatch");
    expect(await balance()).toBe(0);
    expect(await row()).toMatchObject({ status: "mismatched", payment_intent_id: intent, receipt_number: null });
    expect(await waiting()).toMatchObject([{ paymentId, reasons: [reason], paymentIntentId: intent }]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("never expires, whether by a later event, the watch or by hand", async () => {
    await settle({ amountPence: 1 });
    expect(await settle({ state: "expired" })).toBe("nothing-new");
    await keepWatching(context(later({ days: 30 })), paymentId, { wasAnswered: true });
    expect(await row()).toMatchObject({ status: "mismatched" });
    for (const status of ["expired", "started"]) {
      const change = ask(db.orm, `update payments set status = '${status}' where id = '${paymentId}'`);
      await expect(change).rejects.toMatchObject({ cause: { constraint: "append_only" } });
    }
  });

  it("waits once when reported thirty times at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => settle({ amountPence: 1 })));
    expect(outcomes.filter((outcome) => outcome === "mismatch")).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });

  it("does not keep the order from being paid as agreed", async () => {
    await settle({ sessionId: "cs_of_somebody_else", paymentIntentId: "pi_of_somebody_else" });
    expect(await settle()).toBe("credited");
    expect(await balance()).toBe(20);
    expect(await waiting()).toMatchObject([{ canBeCredited: false }]);
    const mismatchId = await theOne();
    expect(await outcomeOf(creditMismatch(context(), admin, { mismatchId, reason: "Paid." }))).toBe("conflict");
    await closeMismatch(context(), admin, { mismatchId, reason: "Refunded by hand." });
    expect(await waiting()).toEqual([]);
  });

  it("may be a second payment of the same order, whose refund takes no credits of the first", async () => {
    expect(await settle()).toBe("credited");
    const second = { sessionId: `cs_second_${paymentId}`, paymentIntentId: `pi_second_${paymentId}` };
    expect(await settle(second)).toBe("mismatch");
    expect(await waiting()).toMatchObject([{ reasons: ["session", "paid_twice"], canBeCredited: false }]);
    const { paymentIntentId } = second;
    const refund = { kind: "refund", refundedPence: 9900, paymentId, paymentIntentId } as const;
    await recordReversal(context(), refund, anEvent());
    expect(await balance()).toBe(20);
  });

  it("may have another payment's number at the provider without breaking anything", async () => {
    await settle();
    const other = await start();
    expect(await settle({ paymentIntentId: `pi_${paymentId}` }, other)).toBe("mismatch");
    expect(await waiting()).toMatchObject([{ reasons: ["intent"] }]);
    expect(await row(other)).toMatchObject({ status: "mismatched", payment_intent_id: null });
  });

  it("is credited once for thirty clicks by two administrators, with a receipt for what was paid", async () => {
    await settle({ amountPence: 9000 });
    const other = await anAdmin(db);
    const mismatchId = await theOne();
    const presses = Array.from({ length: 30 }, (_, at) =>
      creditMismatch(context(), at % 2 ? admin : other, { mismatchId, reason: "An old price, agreed by phone." }),
    );
    expect(await outcomesOf(presses)).toEqual({ done: 1, conflict: 29 });
    expect(await balance()).toBe(20);
    expect(await waiting()).toEqual([]);
    const { receipt_number: number } = (await row()) as { receipt_number: number };
    expect(await receiptByNumber(context(), buyer, number)).toMatchObject({ amountPence: 9000, credits: 20 });
    const audits = await ask(
      db.orm,
      `select reason from audit_log where action = 'credit-mismatched-payment' and subject_id = '${buyer.installer.id}'`,
    );
    expect(audits).toEqual([{ reason: "An old price, agreed by phone." }]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is found by its own refund, before and after it is credited", async () => {
    await settle({ amountPence: 9000 });
    const refund = {
      kind: "refund",
      refundedPence: 4500,
      paymentId: null,
      paymentIntentId: `pi_${paymentId}`,
    } as const;
    expect(await recordReversal(context(), refund, anEvent())).toBe("recorded");
    await creditMismatch(context(), admin, { mismatchId: await theOne(), reason: "Half of it." });
    expect(await balance()).toBe(10);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is not credited in another currency, and only with a reason, by an administrator", async () => {
    await settle({ currency: "usd" });
    const mismatchId = await theOne();
    const reason = "Dollars.";
    expect(await outcomeOf(creditMismatch(context(), admin, { mismatchId, reason }))).toBe("conflict");
    expect(await waiting()).toMatchObject([{ id: mismatchId, canBeCredited: false }]);
    for (const decide of [creditMismatch, closeMismatch]) {
      expect(await outcomeOf(decide(context(), admin, { mismatchId, reason: " " }))).toBe("invalid_input");
      expect(await outcomeOf(decide(context(), admin, { mismatchId: randomUUID(), reason }))).toBe("not_found");
      expect(await outcomeOf(decide(context(), buyer, { mismatchId, reason }))).toBe("not_admin");
      expect(await outcomeOf(decide(context(), visitor, { mismatchId, reason }))).toBe("not_signed_in");
      const ofTheCompany = { ...buyer, adminRoles: ["owner"] as const };
      expect(await outcomeOf(decide(context(), ofTheCompany, { mismatchId, reason }))).toBe("own_company");
    }
    expect(await outcomeOf(waitingMismatches(context(), buyer))).toBe("not_admin");
  });
});
