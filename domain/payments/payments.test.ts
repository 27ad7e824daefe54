import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { myPayment } from "#domain/payments/my-payment.ts";
import { type SessionReport, settlePayment } from "#domain/payments/settle-payment.ts";
import { noteSession, startPayment } from "#domain/payments/start-payment.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, signedIn } from "#tests/support/people.ts";

eachDatabase("payments", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin });
  });

  const start = (actor: Actor = buyer, paymentId: string = randomUUID(), packId = "starter", now = NOON) =>
    startPayment({ db, now }, actor, { paymentId, packId });
  const balance = (of: Buyer) => myBalance({ db, now: NOON }, of);
  const anEvent = (type = "checkout.session.completed") => ({ id: `evt_${randomUUID()}`, type });
  const settle = (report: SessionReport, event = anEvent(), now = NOON) => settlePayment({ db, now }, report, event);
  const mailsAbout = (paymentId: string) =>
    ask(
      db.orm,
      `select 1 from jobs where payload->>'mail' = 'credits-purchased' and payload->>'paymentId' = '${paymentId}'`,
    );
  const lastReceipt = async () =>
    (await ask<{ last: number }>(db.orm, "select last from receipt_numbers"))[0]?.last ?? 0;

  it("start with the terms of the pack, and are checked two minutes later", async () => {
    const payment = await start(buyer, randomUUID(), "professional");
    expect(payment).toMatchObject({ status: "started", pack: "professional", credits: 50, amountPence: 19_900 });
    const job = `select run_at from jobs where kind = 'check-payment' and payload->>'paymentId' = '${payment.id}'`;
    expect(await ask<{ run_at: Date }>(db.orm, job)).toEqual([{ run_at: expect.anything() }]);
    const due = await ask(db.orm, `${job} and run_at = '${later({ minutes: 2 }).toISOString()}'`);
    expect(due).toHaveLength(1);
  });

  it("are made once when one form is sent twenty times at once", async () => {
    const paymentId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(buyer, paymentId)));
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([paymentId]));
    expect(await ask(db.orm, `select 1 from jobs where payload->>'paymentId' = '${paymentId}'`)).toHaveLength(1);
  });

  it("are for approved installers only, for packs on sale, and keep to one order", async () => {
    const pending = await anInstaller(db, { admin, status: "pending" });
    const suspended = await anInstaller(db, { admin, status: "suspended" });
    const other = await anInstaller(db, { admin });
    expect(await outcomeOf(start(visitor))).toBe("not_signed_in");
    expect(await outcomeOf(start(admin))).toBe("not_approved");
    expect(await outcomeOf(start(pending))).toBe("not_approved");
    expect(await outcomeOf(start(suspended))).toBe("not_approved");
    expect(await outcomeOf(start(buyer, randomUUID(), "gold"))).toBe("not_found");
    const { id } = await start();
    expect(await outcomeOf(start(other, id))).toBe("conflict");
    expect(await outcomeOf(start(buyer, id, "enterprise"))).toBe("conflict");
  });

  it("can be seen by their buyer only, and keep their first session", async () => {
    const other = await anInstaller(db, { admin });
    const { id } = await start();
    const note = (actor: Actor, sessionId: string) =>
      noteSession({ db, now: NOON }, actor, { paymentId: id, sessionId });
    await note(other, "cs_of_somebody_else");
    await note(buyer, `cs_first_${id}`);
    await note(buyer, `cs_second_${id}`);
    expect(await myPayment({ db, now: NOON }, buyer, id)).toMatchObject({ sessionId: `cs_first_${id}` });
    expect(await outcomeOf(myPayment({ db, now: NOON }, other, id))).toBe("not_found");
    expect(await outcomeOf(myPayment({ db, now: NOON }, visitor, id))).toBe("not_signed_in");
    expect(await outcomeOf(myPayment({ db, now: NOON }, buyer, randomUUID()))).toBe("not_found");
  });

  it("give their credits, a receipt number and a mail when paid", async () => {
    const owner = await anInstaller(db, { admin, form: { companyName: "Receipt Roofs", address: "1 High Street" } });
    const { id } = await start(owner);
    const before = await lastReceipt();
    expect(await settle(aPaidReport(id), anEvent(), later({ minutes: 1 }))).toBe("credited");
    expect(await balance(owner)).toBe(20);
    const [newest] = await myTransactions({ db, now: NOON }, owner);
    expect(newest).toMatchObject({ type: "purchase", amount: 20, description: "Starter Pack, £99", reference: id });
    expect(newest?.receiptNumber).toBe(before + 1);
    expect(await mailsAbout(id)).toHaveLength(1);
    const told = await gatherMailFacts({ db, now: NOON }, { mail: "credits-purchased", paymentId: id }, "");
    expect(told).toMatchObject({ to: owner.email, credits: 20, receiptNumber: before + 1, balanceCredits: 20 });
    const [row] = await ask(db.orm, `select * from payments where id = '${id}'`);
    expect(row).toMatchObject({ status: "paid", receipt_company: "Receipt Roofs", receipt_address: "1 High Street" });
  });

  it("give their credits once: one event a hundred times, and different events at once", async () => {
    const owner = await anInstaller(db, { admin });
    const { id } = await start(owner);
    const before = await lastReceipt();
    const same = anEvent();
    const reports = Array.from({ length: 100 }, (_, number) => settle(aPaidReport(id), number % 2 ? same : anEvent()));
    const outcomes = await Promise.all(reports);
    expect(outcomes.filter((outcome) => outcome === "credited")).toHaveLength(1);
    expect(await balance(owner)).toBe(20);
    expect(await lastReceipt()).toBe(before + 1);
    expect(await mailsAbout(id)).toHaveLength(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("number their receipts without a gap when many are paid at once and some are not", async () => {
    const before = await lastReceipt();
    const started = await Promise.all(Array.from({ length: 12 }, () => start()));
    await Promise.all(
      started.map(({ id }, number) => settle(aPaidReport(id, number % 3 === 0 ? { amountPence: 1 } : {}))),
    );
    const numbers = await ask<{ receipt_number: number }>(
      db.orm,
      `select receipt_number from payments where receipt_number > ${before} order by receipt_number`,
    );
    expect(numbers.map((row) => row.receipt_number - before)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await lastReceipt()).toBe(before + 8);
  });

  it.each([
    ["another amount", { amountPence: 9899 }],
    ["no amount", { amountPence: null }],
    ["another currency", { currency: "usd" }],
    ["no currency", { currency: null }],
  ])("give nothing for %s", async (_, wrong) => {
    const owner = await anInstaller(db, { admin });
    const { id } = await start(owner);
    expect(await settle(aPaidReport(id, wrong))).toBe("mismatch");
    expect(await balance(owner)).toBe(0);
    expect(await myPayment({ db, now: NOON }, owner, id)).toMatchObject({ status: "mismatched", receiptNumber: null });
  });

  it("give nothing until paid, or if we do not know the payment", async () => {
    const { id } = await start();
    expect(await settle(aPaidReport(id, { state: "open" }))).toBe("nothing-new");
    expect(await settle(aPaidReport(randomUUID()))).toBe("unknown");
  });

  it("expire, and still count when the money arrives afterwards", async () => {
    const owner = await anInstaller(db, { admin });
    const { id } = await start(owner);
    const expired = aPaidReport(id, { state: "expired" });
    expect(await settle(expired, anEvent("checkout.session.expired"))).toBe("expired");
    expect(await myPayment({ db, now: NOON }, owner, id)).toMatchObject({ status: "expired" });
    expect(await settle(aPaidReport(id))).toBe("credited");
    expect(await settle(expired, anEvent("checkout.session.expired"))).toBe("nothing-new");
    expect(await myPayment({ db, now: NOON }, owner, id)).toMatchObject({ status: "paid" });
    expect(await balance(owner)).toBe(20);
  });

  it("also give the paid credits to a company suspended in the meantime", async () => {
    const owner = await anInstaller(db, { admin });
    const { id } = await start(owner);
    await suspendInstaller({ db, now: NOON }, admin, { installerId: owner.installer.id, reason: "Complaints." });
    expect(await settle(aPaidReport(id))).toBe("credited");
    expect(await myBalance({ db, now: NOON }, await signedIn(db, owner.userId))).toBe(20);
  });
});
