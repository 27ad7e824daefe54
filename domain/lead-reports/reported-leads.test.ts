import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { type User, visitor } from "#domain/actor.ts";
import { acceptOverdue } from "#domain/lead-reports/accept-overdue.ts";
import { acceptReport, declineReport } from "#domain/lead-reports/decide-report.ts";
import { nameOfUser } from "#domain/lead-reports/lead-reports.sql.ts";
import { insertEvidence } from "#domain/lead-reports/refund-evidence.sql.ts";
import { decidedReports, type OpenReport, openReports } from "#domain/lead-reports/reported-leads.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { giveUpJob, retryJob } from "#domain/outbox/work-queue.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { answerForm, answerReport } from "#domain/requests/answer-report.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeDue } from "#tests/support/jobs.ts";
import { aRefund, aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aLead, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject } from "#tests/support/quotes.ts";

eachDatabase("reported leads", (open) => {
  let db: Database;
  let admin: User;
  const context = () => ({ db, now: NOON });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  // Each test starts with an empty queue of reports.
  beforeEach(async () => {
    for (const { id: requestId } of (await openReports(context(), admin)).items) {
      await acceptReport(context(), admin, { requestId, outcome: "keep" });
    }
    await ask(db.orm, "delete from jobs");
  });

  async function buy(buyer: Buyer, leadId: string, now = NOON): Promise<string> {
    const purchaseId = randomUUID();
    await purchaseLead({ db, now }, buyer, { leadId, purchaseId });
    return purchaseId;
  }

  async function theOnlyReport(): Promise<OpenReport> {
    const { items, total } = await openReports(context(), admin);
    expect([items.length, total]).toEqual([1, 1]);
    return items[0] as OpenReport;
  }

  it("wait in order of arrival, with the lead, the customer and the report", async () => {
    const form = { companyName: "Bright Roofs" };
    const buyer = await anInstaller(db, { admin, credits: 10, form });
    const zoe = { customer_name: "Zoe Whitby", customer_email: "sarah@example.com" };
    const first = await buy(buyer, await aLead(db, { admin, form: zoe }));
    const second = await buy(buyer, await aLead(db, { admin, form: { customer_email: "other@example.com" } }));
    const late = await aReport(db, { buyer, purchaseId: second, now: later({ days: 2 }) });
    const early = await aReport(db, {
      buyer,
      purchaseId: first,
      now: later({ days: 1 }),
      form: { reason: "not_genuine", note: "They laughed." },
    });
    const { items, total } = await openReports(context(), admin);
    expect([total, items.map(({ id }) => id)]).toEqual([2, [early, late]]);
    expect(items[0]).toMatchObject({
      companyName: "Bright Roofs",
      serviceLabel: "Heat Pumps",
      location: "Croydon",
      priceCredits: 5,
      purchasedAt: NOON,
      requestedAt: later({ days: 1 }),
      reason: "not_genuine",
      note: "They laughed.",
      customer: { name: "Zoe Whitby", email: "sarah@example.com", postcode: "CR0 1EA" },
      evidence: { confirmedAt: null, undelivered: [], otherBuyers: 0, otherReports: [], accepted: 0, declined: 0 },
    });
  });

  it("come with the mails that did not reach the customer, refused ones first marked as final", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const bad = await aConfirmedRequest(db);
    const good = await aConfirmedRequest(db);
    await ask(db.orm, "delete from jobs");
    const purchaseId = await buy(buyer, bad.leadId);
    await buy(buyer, good.leadId);
    for (const taken of await takeDue(context())) {
      const payload = taken.job.payload as { mail?: string; purchaseId?: string };
      // The installer's own mail says nothing about the customer's address.
      if (payload.purchaseId !== purchaseId) continue;
      if (payload.mail === "lead-bought-customer") await giveUpJob(context(), taken, "550 no such mailbox");
      else await retryJob(context(), taken, "452 full");
    }
    await aReport(db, { buyer, purchaseId, form: { reason: "wrong_email" } });
    const { evidence } = await theOnlyReport();
    expect(evidence.undelivered).toEqual([{ queuedAt: NOON, isForGood: true, answer: "550 no such mailbox" }]);
    expect(evidence.confirmedAt).toEqual(NOON);
  });

  it("come with mails about the request itself, even while they are being retried", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const { leadId } = await aConfirmedRequest(db);
    for (const taken of await takeDue(context())) await retryJob(context(), taken, "452 mailbox full");
    await aReport(db, { buyer, purchaseId: await buy(buyer, leadId) });
    const { evidence } = await theOnlyReport();
    expect(evidence.undelivered).toEqual([{ queuedAt: NOON, isForGood: false, answer: "452 mailbox full" }]);
  });

  it("come with the installer's earlier purchases from the same customer", async () => {
    const buyer = await anInstaller(db, { admin, credits: 25 });
    const rival = await anInstaller(db, { admin, credits: 5 });
    const customer = { email: `${randomUUID()}@example.com`, phone: "07700 900456" };
    const asked = async (form: Record<string, string>) =>
      (await aConfirmedRequest(db, { form: aQuoteForm({ ...customer, ...form }) })).leadId;
    const byEmail = await asked({ serviceType: "heat-pumps", phone: "07700 900001" });
    const byPhone = await asked({ email: `${randomUUID()}@example.com`, serviceType: "ev-chargers" });
    const later1 = await asked({ serviceType: "battery-storage" });
    const stranger = await asked({ email: `${randomUUID()}@example.com`, phone: "07700 900002" });
    const reported = await asked({ serviceType: "solar-panels" });
    await buy(buyer, byEmail, later({ hours: 1 }));
    await buy(buyer, byPhone, later({ hours: 2 }));
    await buy(buyer, stranger, later({ hours: 3 }));
    const purchaseId = await buy(buyer, reported, later({ hours: 4 }));
    await buy(buyer, later1, later({ hours: 5 }));
    await buy(rival, byEmail, later({ hours: 1 }));
    await aReport(db, { buyer, purchaseId, form: { reason: "duplicate" }, now: later({ hours: 6 }) });
    expect((await theOnlyReport()).evidence.boughtBefore).toEqual([
      { purchasedAt: later({ hours: 1 }), serviceLabel: "Heat Pumps", same: "email" },
      { purchasedAt: later({ hours: 2 }), serviceLabel: "EV Chargers", same: "phone" },
    ]);
  });

  it("come with other buyers' reports, and the decisions on this installer's earlier ones", async () => {
    const buyer = await anInstaller(db, { admin, credits: 20 });
    const second = await anInstaller(db, { admin, credits: 5 });
    const third = await anInstaller(db, { admin, credits: 5 });
    const leadId = await aLead(db, { admin, places: 3 });
    for (const outcome of ["accepted", "accepted", "declined"]) {
      const purchaseId = await buy(buyer, await aLead(db, { admin }));
      if (outcome === "accepted") await aRefund(db, { admin, buyer, purchaseId });
      else {
        const requestId = await aReport(db, { buyer, purchaseId });
        await declineReport(context(), admin, { requestId, reason: "It works." });
      }
    }
    const mine = await buy(buyer, leadId);
    const others = [await buy(second, leadId), await buy(third, leadId)] as const;
    await aRefund(db, { admin, buyer: second, purchaseId: others[0] });
    await aReport(db, { buyer, purchaseId: mine });
    expect((await theOnlyReport()).evidence).toMatchObject({
      otherBuyers: 2,
      otherReports: ["wrong_phone"],
      accepted: 2,
      declined: 1,
    });
  });

  it("come with all that is known: bounces, the question and its answer, contact, the same report, a new number", async () => {
    const at = (now: Date) => ({ db, now });
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const other = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = await buy(buyer, leadId);
    const theirs = await buy(other, leadId);
    await changeStage(at(later({ hours: 1 })), buyer, { purchaseId, stage: "contacted" });
    const fact = { leadId, kind: "bounce", detail: "5.7.1", source: "one", at: later({ hours: 1 }) } as const;
    await insertEvidence(db.orm, fact);
    await aReport(db, { buyer, purchaseId, now: later({ hours: 2 }) });
    await aReport(db, { buyer: other, purchaseId: theirs, now: later({ hours: 3 }) });
    const evidenceAt = async (now: Date) => (await openReports(at(now), admin)).items.map(({ evidence }) => evidence);

    const asked = later({ hours: 2 });
    const silent = later({ hours: 2 + limits.reportQuestionHours });
    const [before] = await evidenceAt(new Date(silent.getTime() - 1));
    const facts = [
      { kind: "bounce", detail: "5.7.1", answer: null, at: later({ hours: 1 }) },
      { kind: "asked", detail: "", answer: null, at: asked },
    ];
    expect(before).toMatchObject({ facts, silentSince: null, phoneCorrectedAt: null, chosenAt: null, sameReports: 1 });
    const [mine, second] = await evidenceAt(silent);
    expect(mine).toMatchObject({ facts, silentSince: asked, contactedAt: later({ hours: 1 }) });
    expect(second).toMatchObject({ facts, silentSince: asked, contactedAt: null });

    const answered = later({ hours: 80 });
    await answerReport(at(answered), token, answerForm.parse({ answer: "number", phone: "07700 900777" }));
    const [now] = await evidenceAt(answered);
    const answer = { kind: "answer", detail: "", answer: "number", at: answered };
    expect(now).toMatchObject({ facts: [...facts, answer], silentSince: null, phoneCorrectedAt: answered });
  });

  it("come with when the customer chose the company, and not another", async () => {
    const { token, one, other } = await aQuotedProject(db, admin);
    const now = later({ hours: 1 });
    await chooseQuote({ db, now }, token, { quoteId: one.quoteId, reasons: new Map() });
    await aReport(db, { ...one, now: later({ hours: 2 }) });
    await aReport(db, { ...other, now: later({ hours: 3 }) });
    const { items } = await openReports(context(), admin);
    expect(items.map(({ evidence }) => evidence.chosenAt)).toEqual([now, null]);
  });

  it("say who decided: a person, a program, or the company that closed its account", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const closing = await anInstaller(db, { admin, credits: 5 });
    const requestId = await aReport(db, { buyer, purchaseId: await buy(buyer, await aLead(db, { admin })) });
    await acceptOverdue({ db, now: later({ days: limits.reportAcceptedDays }) });
    const withdrawn = await aReport(db, {
      buyer: closing,
      purchaseId: await buy(closing, await aLead(db, { admin })),
    });
    await closeAccount(context(), closing, { companyName: closing.installer.companyName });
    const decided = await decidedReports(context(), admin);
    const deciders = new Map(decided.map(({ id, decidedBy }) => [id, decidedBy]));
    expect([deciders.get(requestId), deciders.get(withdrawn)]).toEqual(["by program", "the company"]);
  });

  it("are visible to administrators only, before and after the decision", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    for (const read of [openReports, decidedReports]) {
      expect(await outcomeOf(read(context(), visitor))).toBe("not_signed_in");
      expect(await outcomeOf(read(context(), buyer))).toBe("not_admin");
    }
    const purchaseId = await buy(buyer, await aLead(db, { admin }));
    const requestId = await aReport(db, { buyer, purchaseId });
    await declineReport({ db, now: later({ days: 300 }) }, admin, { requestId, reason: "It works." });
    expect((await decidedReports(context(), admin))[0]).toMatchObject({
      id: requestId,
      status: "declined",
      decidedBy: admin.email,
      decisionReason: "It works.",
    });
  });

  it("show their status to their buyer, and to nobody else", async () => {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const rival = await anInstaller(db, { admin });
    const purchaseId = await buy(buyer, await aLead(db, { admin }));
    const standing = async (now: Date) => (await purchasePage({ db, now }, buyer, purchaseId)).report;
    const until = later({ days: 14 });
    expect(await standing(until)).toEqual({ state: "possible", until, isWatched: false });
    expect(await standing(later({ days: 14, milliseconds: 1 }))).toEqual({
      state: "too_late",
      until,
      isWatched: false,
    });
    const requestId = await aReport(db, { buyer, purchaseId, form: { note: "Dead line." } });
    expect(await standing(NOON)).toMatchObject({ state: "open", reason: "wrong_phone", note: "Dead line." });
    await declineReport({ db, now: later({ days: 1 }) }, admin, { requestId, reason: "It works." });
    expect(await standing(NOON)).toMatchObject({
      state: "declined",
      decidedAt: later({ days: 1 }),
      decisionReason: "It works.",
    });
    expect(await outcomeOf(purchasePage(context(), rival, purchaseId))).toBe("not_found");
  });

  it("are answered by a mail, unless the company has closed its account", async () => {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const first = await buy(buyer, await aLead(db, { admin }));
    const second = await buy(buyer, await aLead(db, { admin }));
    await aRefund(db, { admin, buyer, purchaseId: first });
    const requestId = await aReport(db, { buyer, purchaseId: second });
    await declineReport(context(), admin, { requestId, reason: "It works." });
    const refunded = { mail: "purchase-refunded", purchaseId: first } as const;
    expect(await gatherMailFacts(context(), refunded, "token")).toMatchObject({
      mail: "purchase-refunded",
      to: buyer.email,
      priceCredits: 5,
      reported: "Wrong phone number",
    });
    const declined = { mail: "refund-declined", purchaseId: second } as const;
    expect(await gatherMailFacts(context(), declined, "token")).toMatchObject({
      mail: "refund-declined",
      to: buyer.email,
      reason: "It works.",
      decidedBy: await nameOfUser(db.orm, admin.userId),
      purchaseId: second,
    });
    await closeAccount(context(), buyer, { companyName: buyer.installer.companyName });
    expect(await gatherMailFacts(context(), declined, "token")).toBeUndefined();
  });
});
