import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { type Reversal, recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON } from "#tests/support/people.ts";

eachDatabase("refunds and disputes of payments", (open) => {
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
    paymentId = randomUUID();
    await startPayment({ db, now: NOON }, buyer, { paymentId, packId: "starter" });
  });

  const pay = () => settlePayment({ db, now: NOON }, aPaidReport(paymentId));
  const record = (reversal: Reversal, id = `evt_${randomUUID()}`) =>
    recordReversal({ db, now: later({ days: 1 }) }, reversal, { id, type: "charge.refunded" });
  const byIntent = () => ({ paymentId: null, paymentIntentId: `pi_${paymentId}` });
  const refund = (refundedPence: number): Reversal => ({ kind: "refund", refundedPence, ...byIntent() });
  const dispute = (status: string): Reversal => ({ kind: "dispute", status, disputedAt: NOON, ...byIntent() });
  const row = async () =>
    (await ask<Record<string, unknown>>(db.orm, `select * from payments where id = '${paymentId}'`))[0];

  it("are recorded", async () => {
    await pay();
    expect(await record(refund(5000))).toBe("recorded");
    expect(await record(dispute("needs_response"))).toBe("recorded");
    expect(await row()).toMatchObject({ status: "paid", refunded_pence: 5000, dispute_status: "needs_response" });
  });

  it("count once, in whatever order they come", async () => {
    await pay();
    const whole = refund(9900);
    const event = `evt_${randomUUID()}`;
    expect(await record(whole, event)).toBe("recorded");
    expect(await record(whole, event)).toBe("nothing-new");
    expect(await record(refund(5000))).toBe("nothing-new");
    await record(dispute("won"));
    await record(dispute("under_review"));
    expect(await row()).toMatchObject({ refunded_pence: 9900, dispute_status: "won" });
  });

  it("may come before the payment itself, by our own id", async () => {
    expect(await record(refund(9900))).toBe("unknown");
    expect(await record({ ...refund(9900), paymentId })).toBe("recorded");
    expect(await pay()).toBe("credited");
    expect(await row()).toMatchObject({ status: "paid", refunded_pence: 9900 });
  });

  it("are ignored for payments that are not ours", async () => {
    expect(await record({ ...dispute("lost"), paymentIntentId: "pi_of_somebody_else" })).toBe("unknown");
    expect(await record({ ...dispute("lost"), paymentIntentId: null })).toBe("unknown");
  });
});
