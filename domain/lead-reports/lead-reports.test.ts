import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { myBalance, myTransactions } from "#domain/credits/my-credits.ts";
import { acceptOnAppeal } from "#domain/lead-reports/accept-on-appeal.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { nameOfUser } from "#domain/lead-reports/lead-reports.sql.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { openReports } from "#domain/lead-reports/reported-leads.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aLead, aQuoteForm } from "#tests/support/leads.ts";
import {
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
  signedIn,
} from "#tests/support/people.ts";

const form = reportForm.parse({ reason: "wrong_phone", note: "Somebody else answers." });
const TEN = Array.from({ length: 10 });

eachDatabase("a bad lead", (open) => {
  let db: Database;
  let admin: User;
  const report = (actor: Actor, purchaseId: string, now = NOON, requestId: string = randomUUID()) =>
    reportLead({ db, now }, actor, { purchaseId, requestId, form });
  const accept = (actor: Actor, requestId: string) =>
    acceptReport({ db, now: later({ days: 1 }) }, actor, { requestId, outcome: "keep" });
  const decline = (actor: Actor, requestId: string, reason = "The number works.") =>
    declineReport({ db, now: later({ days: 1 }) }, actor, { requestId, reason });
  const reports = (purchaseId: string) =>
    ask(db.orm, `select reason, note, status from refund_requests where purchase_id = '${purchaseId}'`);
  const told = (purchaseId: string) =>
    ask<{ mail: string }>(
      db.orm,
      `select payload->>'mail' as mail from jobs
       where payload->>'purchaseId' = '${purchaseId}' and payload->>'mail' like '%refund%'`,
    );
  const audits = (purchaseId: string) =>
    ask(db.orm, `select action, reason, after from audit_log where subject_id = '${purchaseId}'`);

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aPurchase(): Promise<{ buyer: Buyer; purchaseId: string; leadId: string }> {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    const leadId = await aLead(db, { admin });
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    return { buyer, purchaseId, leadId };
  }

  it("can be reported for 14 days, to the millisecond", async () => {
    const first = await aPurchase();
    const second = await aPurchase();
    const last = later({ days: limits.refundRequestDays });
    expect(await outcomeOf(report(first.buyer, first.purchaseId, new Date(last.getTime() + 1)))).toBe("too_late");
    expect(await reports(first.purchaseId)).toEqual([]);
    expect(await outcomeOf(report(second.buyer, second.purchaseId, last))).toBe("done");
    expect(await reports(second.purchaseId)).toEqual([
      { reason: "wrong_phone", note: "Somebody else answers.", status: "open" },
    ]);
  });

  it("can be reported once, however often and whenever anyone tries", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const tally = await outcomesOf(TEN.map(() => report(buyer, purchaseId)));
    expect(tally).toEqual({ done: 1, already_requested: 9 });
    expect(await outcomeOf(report(buyer, purchaseId, later({ days: 20 })))).toBe("already_requested");
    expect(await reports(purchaseId)).toHaveLength(1);
  });

  it("is reported once by a form sent ten times at once, and no attempt is refused", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const requestId = randomUUID();
    const presses = TEN.map(() => report(buyer, purchaseId, NOON, requestId));
    expect(await outcomesOf(presses)).toEqual({ done: 10 });
    expect(await reports(purchaseId)).toHaveLength(1);
  });

  it("has its own report: the id of another one is refused", async () => {
    const one = await aPurchase();
    const other = await aPurchase();
    const requestId = randomUUID();
    await report(one.buyer, one.purchaseId, NOON, requestId);
    expect(await outcomeOf(report(other.buyer, other.purchaseId, NOON, requestId))).toBe("conflict");
    expect(await reports(other.purchaseId)).toEqual([]);
  });

  it("can be reported only by its buyer, while they are approved", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const rival = await anInstaller(db, { admin });
    expect(await outcomeOf(report(visitor, purchaseId))).toBe("not_signed_in");
    expect(await outcomeOf(report(rival, purchaseId))).toBe("not_found");
    expect(await outcomeOf(report(admin, purchaseId))).toBe("not_approved");
    expect(await outcomeOf(report(buyer, randomUUID()))).toBe("not_found");
    await suspendInstaller({ db, now: NOON }, admin, { installerId: buyer.installer.id, reason: "Complaints." });
    expect(await outcomeOf(report(await signedIn(db, buyer.installer.id), purchaseId))).toBe("not_approved");
    expect(await reports(purchaseId)).toEqual([]);
  });

  it("is refunded once when several administrators accept at once; the others get a conflict", async () => {
    const { buyer, purchaseId, leadId } = await aPurchase();
    const requestId = await aReport(db, { buyer, purchaseId });
    const admins = [admin, await anAdmin(db), await anAdmin(db)];
    expect(await outcomesOf(TEN.map((_, index) => accept(admins[index % 3] as User, requestId)))).toEqual({
      done: 1,
      conflict: 9,
    });
    const [newest] = await myTransactions({ db, now: NOON }, buyer);
    expect(newest).toMatchObject({
      amount: 5,
      type: "refund",
      balanceAfter: 5,
      description: expect.stringMatching(/^Refund: wrong phone number, by ./),
    });
    expect(await told(purchaseId)).toEqual([{ mail: "purchase-refunded" }]);
    expect(await audits(purchaseId)).toEqual([
      { action: "accept-refund", reason: null, after: { status: "accepted" } },
    ]);
    // The place stays taken: the installer keeps the contact details.
    expect(await ask(db.orm, `select places_taken, status from leads where id = '${leadId}'`)).toEqual([
      { places_taken: 1, status: "available" },
    ]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is decided one way when one administrator accepts and another declines at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { buyer, purchaseId } = await aPurchase();
      const requestId = await aReport(db, { buyer, purchaseId });
      const tally = await outcomesOf([accept(admin, requestId), decline(await anAdmin(db), requestId)]);
      expect(tally).toEqual({ done: 1, conflict: 1 });
      const [{ status }] = (await reports(purchaseId)) as [{ status: string }];
      const transactions = await myTransactions({ db, now: NOON }, buyer);
      expect(transactions.some(({ type }) => type === "refund")).toBe(status === "accepted");
      expect(await told(purchaseId)).toHaveLength(1);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is accepted once on a second look, by whoever took it, and a program hears of the refund", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const requestId = await aReport(db, { buyer, purchaseId });
    await decline(admin, requestId);
    const second = await anAdmin(db);
    const accepting = { requestId, by: second.userId, now: later({ days: 2 }) };
    const press = () => inTransaction(db, (tx) => acceptOnAppeal(tx, accepting));
    expect(await outcomesOf([press(), press()])).toEqual({ done: 2 });
    const name = await nameOfUser(db.orm, second.userId);
    const back = `select description from credit_transactions where cause_id = '${purchaseId}' and transaction_type = 'refund'`;
    expect(await ask(db.orm, back)).toEqual([{ description: `Refund: wrong phone number, by ${name}` }]);
    const heard = `select id from jobs where kind = 'announce' and payload->>'event' = 'purchase.refunded'
      and payload->>'purchaseId' = '${purchaseId}'`;
    expect(await ask(db.orm, heard)).toHaveLength(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is declined with a reason, which is stored; no credits move", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const requestId = await aReport(db, { buyer, purchaseId });
    expect(await outcomeOf(decline(admin, requestId, "  "))).toBe("invalid_input");
    await decline(admin, requestId, " The number works. ");
    expect((await myTransactions({ db, now: NOON }, buyer))[0]).toMatchObject({ type: "spend", balanceAfter: 0 });
    expect(await told(purchaseId)).toEqual([{ mail: "refund-declined" }]);
    expect(await audits(purchaseId)).toEqual([
      { action: "decline-refund", reason: "The number works.", after: { status: "declined" } },
    ]);
    expect(await outcomeOf(accept(admin, requestId))).toBe("conflict");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is decided only by administrators", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const requestId = await aReport(db, { buyer, purchaseId });
    for (const decide of [accept, decline]) {
      expect(await outcomeOf(decide(visitor, requestId))).toBe("not_signed_in");
      expect(await outcomeOf(decide(buyer, requestId))).toBe("not_admin");
      expect(await outcomeOf(decide(admin, randomUUID()))).toBe("not_found");
    }
    expect(await reports(purchaseId)).toMatchObject([{ status: "open" }]);
  });

  it("is refunded to a suspended installer, too", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const requestId = await aReport(db, { buyer, purchaseId });
    await suspendInstaller({ db, now: NOON }, admin, { installerId: buyer.installer.id, reason: "Complaints." });
    await accept(admin, requestId);
    expect((await myTransactions({ db, now: NOON }, buyer))[0]).toMatchObject({ type: "refund", balanceAfter: 5 });
  });

  it("has its report withdrawn when its buyer closes their account, and can't be reported again", async () => {
    const { buyer, purchaseId } = await aPurchase();
    const other = await aPurchase();
    const requestId = await aReport(db, { buyer, purchaseId });
    for (const closing of [buyer, other.buyer]) {
      await closeAccount({ db, now: NOON }, closing, { companyName: closing.installer.companyName });
    }
    expect(await reports(purchaseId)).toMatchObject([{ status: "declined" }]);
    expect(await outcomeOf(accept(admin, requestId))).toBe("conflict");
    // Also by somebody who was let in just before.
    expect(await outcomeOf(report(other.buyer, other.purchaseId))).toBe("account_closed");
    expect(await outcomeOf(report(await signedIn(db, other.buyer.installer.id), other.purchaseId))).toBe(
      "not_approved",
    );
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is reported with one of the five reasons and a note of bounded length", () => {
    const problems = (given: object) => reportForm.safeParse(given).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(problems({ reason: "no_answer" })).toEqual(["reason"]);
    expect(problems({})).toEqual(["reason"]);
    expect(problems({ reason: "duplicate", note: "x".repeat(limits.refundNoteLengthMax + 1) })).toEqual(["note"]);
    expect(reportForm.parse({ reason: "duplicate", note: " \r\n" })).toEqual({ reason: "duplicate", note: undefined });
  });

  it("cannot be reported once refunded; an ended purchase is reported without the customer's identity", async () => {
    const { leadId, token } = await aConfirmedRequest(db, { form: aQuoteForm({ message: "Ring 07700 900456." }) });
    const old = await anInstaller(db, { admin, credits: 5 });
    const young = await anInstaller(db, { admin, credits: 5 });
    const oldId = randomUUID();
    const youngId = randomUUID();
    await purchaseLead({ db, now: NOON }, old, { leadId, purchaseId: oldId });
    await purchaseLead({ db, now: later({ hours: 23 }) }, young, { leadId, purchaseId: youngId });
    const after = { db, now: later({ hours: 25 }) };
    await stopEverything(after, token, { erase: false });
    expect(await outcomeOf(report(young, youngId, after.now))).toBe("already_refunded");
    expect((await purchasePage(after, young, youngId)).report).toMatchObject({ state: "refunded" });
    const note = { note: "07700 900456 is nobody." };
    const reportId = await aReport(db, { buyer: old, purchaseId: oldId, now: after.now, form: note });
    const { items } = await openReports(after, admin);
    const shown = items.filter(({ id }) => id === reportId);
    expect(shown).toMatchObject([{ customer: { email: null, phone: null, message: expect.anything() } }]);
    expect(JSON.stringify(shown)).not.toMatch(/@|07700|\+44/);
  });

  it("is left with no unacceptable report when its customer stops everything at the same moment", async () => {
    for (let round = 0; round < 4; round++) {
      const { leadId, token } = await aConfirmedRequest(db, {});
      const buyer = await anInstaller(db, { admin, credits: 5 });
      const purchaseId = randomUUID();
      await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
      const stop = stopEverything({ db, now: NOON }, token, { erase: false });
      await Promise.allSettled([report(buyer, purchaseId), stop]);
      expect(await myBalance({ db, now: NOON }, buyer)).toBe(5);
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
