import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { LeadOutcome } from "#content/lead-outcomes.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { resumeLead } from "#domain/admin/leads/resume-lead.ts";
import { leadTimeline } from "#domain/admin/timeline/timelines.ts";
import { acceptReport } from "#domain/lead-reports/decide-report.ts";
import { openReports } from "#domain/lead-reports/reported-leads.ts";
import { withdrawUnanswered } from "#domain/leads/contact-question.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { checkContact } from "#domain/requests/check-contact.ts";
import { contactForm } from "#domain/requests/contact-form.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const TEN = Array.from({ length: 10 });

eachDatabase("a reported lead", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const buy = (buyer: Buyer, leadId: string, now = NOON) =>
    purchaseLead(at(now), buyer, { leadId, purchaseId: randomUUID() });
  const statusOf = async (leadId: string) =>
    (await ask<{ status: string }>(db.orm, `select status from leads where id = '${leadId}'`))[0]?.status;
  const mails = (mail: string, field: string, id: string) =>
    ask<{ payload: object }>(
      db.orm,
      `select payload from jobs where payload->>'mail' = '${mail}' and payload->>'${field}' = '${id}'`,
    );

  /** A request bought by one company, which reports it. */
  async function aReportedLead(form?: Record<string, string>) {
    const request = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId: request.leadId, purchaseId });
    const requestId = await aReport(db, { buyer, purchaseId, ...(form ? { form } : {}) });
    return { ...request, buyer, purchaseId, requestId };
  }

  const accept = (requestId: string, outcome: LeadOutcome, now = NOON) =>
    acceptReport(at(now), admin, { requestId, outcome });

  async function aPausedLead() {
    const reported = await aReportedLead();
    await accept(reported.requestId, "ask");
    return reported;
  }

  async function answer(token: string, form: Record<string, string> = {}, now = NOON) {
    const { name, phone, fingerprint } = await customerRequest(at(now), token);
    await checkContact(at(now), token, { form: contactForm.parse({ name, phone, ...form }), fingerprint });
  }

  it("can be paused, withdrawn or kept, depending on the report", async () => {
    const offered = async (reason: string) => {
      const { requestId } = await aReportedLead({ reason });
      const report = (await openReports(at(), admin)).items.find(({ id }) => id === requestId);
      return [report?.outcome, report?.outcomes];
    };
    const all = ["withdraw", "ask", "keep"];
    expect(await offered("wrong_phone")).toEqual(["ask", all]);
    expect(await offered("not_genuine")).toEqual(["withdraw", all]);
    expect(await offered("duplicate")).toEqual(["keep", all]);
  });

  it("leaves sale when it is withdrawn or paused, and nobody can buy it after that", async () => {
    const rival = await anInstaller(db, { admin, credits: 10 });
    for (const [outcome, status] of [
      ["withdraw", "withdrawn"],
      ["ask", "paused"],
      ["keep", "available"],
    ] as const) {
      const { leadId, requestId } = await aReportedLead();
      await accept(requestId, outcome);
      expect(await statusOf(leadId)).toBe(status);
      expect(await outcomeOf(buy(rival, leadId))).toBe(outcome === "keep" ? "done" : "lead_unavailable");
      expect(await mails("check-contact", "leadId", leadId)).toHaveLength(outcome === "ask" ? 1 : 0);
      const acts = (await leadTimeline(at(), admin, leadId)).items.map(({ words }) => words);
      expect(acts.includes("withdrew {subject}")).toBe(outcome === "withdraw");
      expect(acts.includes("asked the customer of {subject} to check the contact details")).toBe(outcome === "ask");
    }
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is paused once, and not sold afterwards, when ten buy it and two administrators accept at once", async () => {
    const { leadId, requestId } = await aReportedLead();
    const buyers = await Promise.all(TEN.map(() => anInstaller(db, { admin, credits: 5 })));
    const other = await anAdmin(db);
    const [accepted] = await Promise.all([
      outcomesOf([accept(requestId, "ask"), acceptReport(at(), other, { requestId, outcome: "withdraw" })]),
      outcomesOf(buyers.map((buyer) => buy(buyer, leadId))),
    ]);
    expect(accepted).toEqual({ done: 1, conflict: 1 });
    const [row] = await ask<{ status: string; places_taken: number }>(
      db.orm,
      `select status, places_taken from leads where id = '${leadId}'`,
    );
    expect(row?.places_taken === 3 ? ["sold"] : ["paused", "withdrawn"]).toContain(row?.status);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is for sale again when the customer confirms the details, and nobody is told", async () => {
    const { leadId, token, purchaseId } = await aPausedLead();
    expect(await customerRequest(at(), token)).toMatchObject({ status: "paused", isAsked: true });
    await answer(token);
    expect(await statusOf(leadId)).toBe("available");
    expect(await customerRequest(at(), token)).toMatchObject({ isAsked: false });
    await answer(token);
    expect(await mails("contact-corrected", "purchaseId", purchaseId)).toEqual([]);
    expect(await outcomeOf(buy(await anInstaller(db, { admin, credits: 5 }), leadId))).toBe("done");
    expect(await outcomeOf(answer(token, { phone: "01632 960321" }))).toBe("conflict");
  });

  it("is for sale again when the customer corrects the details; its buyers are told and see them", async () => {
    const { leadId, token, purchaseId, buyer } = await aPausedLead();
    await Promise.all(TEN.map(() => outcomeOf(answer(token, { phone: "01632 960321" }))));
    expect(await statusOf(leadId)).toBe("available");
    expect((await mails("contact-corrected", "purchaseId", purchaseId)).map(({ payload }) => payload)).toEqual([
      { mail: "contact-corrected", purchaseId, corrected: ["phone"] },
    ]);
    const bought = await myPurchase(at(), buyer, purchaseId);
    expect(bought).toMatchObject({ contact: { phone: "+441632960321" }, contactCorrectedAt: NOON });
    const mail = { mail: "contact-corrected", purchaseId, corrected: ["phone"] } as const;
    expect(await gatherMailFacts(at(), mail, "")).toMatchObject({ to: buyer.email, corrected: ["phone"] });
    expect(JSON.stringify(await gatherMailFacts(at(), mail, ""))).not.toContain("960321");
  });

  it("ignores an answer from a page opened before the details changed", async () => {
    const { token } = await aPausedLead();
    const { fingerprint, phone } = await customerRequest(at(), token);
    await answer(token, { name: "Sara Whitlock" });
    const late = checkContact(at(), token, { form: contactForm.parse({ name: "S", phone }), fingerprint });
    expect(await outcomeOf(late)).toBe("conflict");
  });

  it(`without an answer is withdrawn after ${limits.contactAnswerDays} days, to the millisecond`, async () => {
    const { leadId, token } = await aPausedLead();
    const end = { days: limits.contactAnswerDays };
    await withdrawUnanswered(at(later({ ...end, milliseconds: -1 })));
    expect(await statusOf(leadId)).toBe("paused");
    await withdrawUnanswered(at(later(end)));
    expect(await statusOf(leadId)).toBe("withdrawn");
    expect(await outcomeOf(answer(token, {}, later(end)))).toBe("conflict");
    expect(await customerRequest(at(later(end)), token)).toMatchObject({ isUnanswered: true, isAsked: false });
    const { items } = await leadTimeline(at(later(end)), admin, leadId, { show: "customer" });
    expect(items[0]?.words).toMatch(/was withdrawn: the customer did not check/);
    const mail = { mail: "check-contact", leadId } as const;
    expect(await gatherMailFacts(at(later(end)), mail, randomUUID())).toBeUndefined();
  });

  it("is either answered or withdrawn when both happen at once", async () => {
    for (let round = 0; round < 5; round++) {
      const { leadId, token } = await aPausedLead();
      const now = later({ days: limits.contactAnswerDays });
      const [answered] = await Promise.all([outcomeOf(answer(token, {}, now)), withdrawUnanswered(at(now))]);
      expect(await statusOf(leadId)).toBe(answered === "done" ? "available" : "withdrawn");
    }
  });

  it("is not paused again, and can still be closed by its customer or put back on sale by an administrator", async () => {
    const { leadId, token, requestId } = await aPausedLead();
    expect(await outcomeOf(accept(requestId, "withdraw"))).toBe("conflict");
    expect(await outcomesOf(TEN.map(() => resumeLead(at(), admin, leadId)))).toEqual({ done: 1, conflict: 9 });
    expect(await statusOf(leadId)).toBe("available");
    expect(await outcomeOf(answer(token, { name: "Sara" }))).toBe("conflict");
    const other = await aPausedLead();
    expect(await closeRequest(at(), other.token)).toBe("withdrawn");
    expect(await outcomeOf(answer(other.token))).toBe("conflict");
  });

  it("stays sold when all places are sold, but its customer can still be asked", async () => {
    const { leadId, token, requestId } = await aReportedLead();
    for (const _ of [1, 2]) await buy(await anInstaller(db, { admin, credits: 5 }), leadId);
    const report = (await openReports(at(), admin)).items.find(({ id }) => id === requestId);
    expect(report?.outcomes).toEqual(["ask", "keep"]);
    await accept(requestId, "ask");
    expect(await statusOf(leadId)).toBe("sold");
    await answer(token, { phone: "07700 900322" });
    expect(await statusOf(leadId)).toBe("sold");
    const told = await ask(
      db.orm,
      `select 1 from jobs join lead_purchases p on p.id::text = payload->>'purchaseId'
        where payload->>'mail' = 'contact-corrected' and p.lead_id = '${leadId}'`,
    );
    expect(told).toHaveLength(3);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });
});
