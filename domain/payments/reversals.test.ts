import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { type Reversal, recordReversal } from "#domain/payments/record-reversal.ts";
import { closeReversal, paymentsOf } from "#domain/payments/reversals.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { waitingWork } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("the queue of refunded and disputed payments", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;
  let paymentId: string;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    buyer = await anInstaller(db, { admin, form: { companyName: "Northern Roofs Ltd" } });
    paymentId = randomUUID();
    await startPayment(context(), buyer, { paymentId, packId: "starter" });
    await settlePayment(context(), aPaidReport(paymentId));
  });

  const context = () => ({ db, now: NOON });
  const record = (
    reversal:
      | { kind: "refund"; refundedPence: number }
      | { kind: "dispute"; status: string; disputedAt: Date; dueAt?: Date },
  ) => {
    const whole: Reversal = { ...reversal, paymentId, paymentIntentId: null };
    return recordReversal(context(), whole, { id: `evt_${randomUUID()}`, type: "charge" });
  };
  const close = (installerId = buyer.installer.id) => closeReversal(context(), admin, { installerId, paymentId });
  const isWaiting = async () => {
    const { items } = await waitingWork(context(), admin, { about: "money" });
    return items.some(({ subject }) => subject === paymentId);
  };
  const isOpen = async () => {
    const [payment] = await paymentsOf(context(), admin, buyer.installer.id);
    return payment?.isReversalOpen;
  };

  it("lists what was refunded until an administrator has dealt with it, and again when there is more", async () => {
    expect(await isWaiting()).toBe(false);
    await record({ kind: "refund", refundedPence: 5000 });
    expect(await isWaiting()).toBe(true);
    expect(await isOpen()).toBe(true);
    await close();
    expect([await isWaiting(), await isOpen()]).toEqual([false, false]);
    await record({ kind: "refund", refundedPence: 9900 });
    expect(await isWaiting()).toBe(true);
    await close();
    const dueAt = later({ days: 9 });
    await record({ kind: "dispute", status: "needs_response", disputedAt: NOON, dueAt });
    expect(await isWaiting()).toBe(true);
    await close();
    // Until the bank has decided, somebody must answer it, even if an administrator has looked at it.
    expect(await isWaiting()).toBe(true);
    expect(await isOpen()).toBe(false);
    await record({ kind: "dispute", status: "lost", disputedAt: NOON });
    expect(await isWaiting()).toBe(true);
    await close();
    expect(await isWaiting()).toBe(false);
  });

  it("is dealt with once, on record, even by two administrators at once", async () => {
    await record({ kind: "refund", refundedPence: 9900 });
    expect(await outcomesOf([close(), close(), close()])).toEqual({ done: 1, conflict: 2 });
    const audits = await ask(
      db.orm,
      `select after from audit_log where action = 'close-payment-reversal' and subject_id = '${buyer.installer.id}'`,
    );
    expect(audits).toEqual([{ after: { paymentId, refundedPence: 9900, disputeStatus: null } }]);
  });

  it("lists no undisputed payment, and nothing of another company", async () => {
    expect(await outcomeOf(close())).toBe("conflict");
    await record({ kind: "refund", refundedPence: 9900 });
    const other = await anInstaller(db, { admin });
    expect(await outcomeOf(close(other.installer.id))).toBe("not_found");
    expect(await paymentsOf(context(), admin, other.installer.id)).toEqual([]);
    expect(await isWaiting()).toBe(true);
  });

  it("is for administrators", async () => {
    const { id: installerId } = buyer.installer;
    for (const [actor, code] of [
      [visitor, "not_signed_in"],
      [buyer, "not_admin"],
    ] as const) {
      expect(await outcomeOf(paymentsOf(context(), actor, installerId))).toBe(code);
      expect(await outcomeOf(closeReversal(context(), actor, { installerId, paymentId }))).toBe(code);
    }
  });
});
