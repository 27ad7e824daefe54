import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { declineReport } from "#domain/lead-reports/decide-report.ts";
import { reportForm } from "#domain/lead-reports/report-form.ts";
import { reportLead } from "#domain/lead-reports/report-lead.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { answerUnresponsiveInstaller, replaceInstaller } from "#domain/projects/answer-unresponsive-installer.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { purchasePage } from "#domain/projects/purchase-page.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { waitsOfProject } from "#domain/projects/unresponsive-installers.ts";
import { watchProjects } from "#domain/projects/watch-projects.ts";
import { findPurchaseForPrograms } from "#domain/purchases/for-programs.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import { reinstateInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("a company that is silent", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });
  const hours = (count: number) => later({ hours: count });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A confirmed request that this many companies bought at noon. */
  async function bought(companies = 1) {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyers: { buyer: Buyer; purchaseId: string }[] = [];
    for (let company = 0; company < companies; company++) buyers.push(await buys(leadId));
    const [one] = buyers;
    if (!one) throw new Error("nobody bought");
    return { leadId, token, buyers, ...one };
  }
  async function buys(leadId: string, now = NOON) {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(now), buyer, { leadId, purchaseId });
    return { buyer, purchaseId };
  }
  const mails = async (purchaseId: string) =>
    (
      await ask<{ mail: string }>(
        db.orm,
        `select payload->>'mail' as mail from jobs
          where coalesce(payload->>'purchaseId', (select id::text from lead_purchases
            where lead_id::text = payload->>'leadId' order by purchased_at, id limit 1)) = '${purchaseId}' and payload->>'mail' in ('contact-reminder', 'silent-installer', 'place-lost') order by id`,
      )
    ).map(({ mail }) => mail);
  const lead = async (leadId: string) =>
    (
      await ask<{ status: string; taken: number; reopened: number; sale: string }>(
        db.orm,
        `select status, places_taken as taken, places_reopened as reopened, to_char(expires_at, 'YYYY-MM-DD') as sale
           from leads where id = '${leadId}'`,
      )
    )[0];
  const active = async (leadId: string) =>
    (await ask(db.orm, `select from lead_purchases where lead_id = '${leadId}' and ended_at is null`)).length;

  it("is reminded once after a day, in the daytime, unless it has sent a message", async () => {
    const { purchaseId } = await bought();
    const talking = await bought();
    await writeAsCompany(at(), talking.buyer, { purchaseId: talking.purchaseId, id: randomUUID(), text: "Hello" });
    await watchProjects(at(hours(23)));
    expect(await mails(purchaseId)).toEqual([]);
    for (const hour of [24, 25, 30]) await watchProjects(at(hours(hour)));
    expect(await mails(purchaseId)).toEqual(["contact-reminder"]);
    expect(await mails(talking.purchaseId)).toEqual([]);
    const due = await ask(
      db.orm,
      `select from jobs where payload->>'event' = 'purchase.contact_due' and payload->>'purchaseId' = '${purchaseId}'`,
    );
    expect(due).toHaveLength(1);
  });

  it("is queried with the customer after two days, in the daytime, and nothing else changes", async () => {
    const { leadId, token, purchaseId } = await bought();
    // 02:00 in London.
    await watchProjects(at(hours(62)));
    expect(await mails(purchaseId)).toEqual([]);
    for (const hour of [72, 73]) await watchProjects(at(hours(hour)));
    expect(await mails(purchaseId)).toEqual(["silent-installer", "contact-reminder"]);
    expect((await findPurchaseForPrograms(db.orm, purchaseId)).contact.email).not.toBeNull();
    expect(await lead(leadId)).toMatchObject({ status: "available", taken: 1 });
    const [wait] = await waitsOfProject(at(hours(73)), token);
    expect(wait).toMatchObject({ isAsked: true, hasBeenInTouch: false, mayAct: true });
    await answerUnresponsiveInstaller(at(hours(74)), token, { purchaseId, answer: "yes" });
    expect((await waitsOfProject(at(hours(74)), token))[0]).toMatchObject({ isAsked: false, hasBeenInTouch: true });
  });

  it("counts as in touch by a stage or an attempt, unless the customer says otherwise", async () => {
    const marked = await bought();
    await changeStage(at(), marked.buyer, { purchaseId: marked.purchaseId, stage: "contacted" });
    const tried = await bought();
    const attempt = { purchaseId: tried.purchaseId, id: randomUUID(), channel: "call", triedAt: hours(1) };
    const log = (given = {}) => logAttempt(at(hours(2)), tried.buyer, { ...attempt, ...given });
    expect(await outcomesOf(Array.from({ length: 30 }, () => log()))).toEqual({ done: 30 });
    expect((await purchasePage(at(), tried.buyer, tried.purchaseId)).attempts).toHaveLength(1);
    expect(await outcomeOf(log({ id: randomUUID(), channel: "pigeon" }))).toBe("invalid_input");
    expect(await outcomeOf(log({ id: randomUUID(), triedAt: hours(3) }))).toBe("invalid_input");
    expect(await outcomeOf(logAttempt(at(), marked.buyer, attempt))).toBe("not_found");
    const none = { id: randomUUID(), outcome: "no_answer" };
    for (let times = 0; times < 2; times++) await log(none);
    for (const wrong of [{ outcome: "spoke" }, { outcome: undefined }]) {
      expect(await outcomeOf(log({ ...none, ...wrong }))).toBe("idempotency_key_reused");
    }
    for (const wrong of [{ outcome: "wrong_number" }, { channel: "text", outcome: "spoke" }]) {
      expect(await outcomeOf(log({ id: randomUUID(), ...wrong }))).toBe("invalid_input");
    }
    expect((await myPurchase(at(), tried.buyer, tried.purchaseId)).stage).toBe("new");
    await watchProjects(at(hours(24)));
    for (const { purchaseId } of [marked, tried]) expect(await mails(purchaseId)).toEqual([]);
    for (const { token, purchaseId } of [marked, tried]) {
      expect(await outcomeOf(answerUnresponsiveInstaller(at(hours(23)), token, { purchaseId, answer: "no" }))).toBe(
        "conflict",
      );
      await answerUnresponsiveInstaller(at(hours(24)), token, { purchaseId, answer: "no" });
    }
    await watchProjects(at(hours(25)));
    for (const { purchaseId } of [marked, tried]) expect(await mails(purchaseId)).toEqual(["contact-reminder"]);
  });

  it("is asked about where only it says that it has been in touch, and the customer's no outweighs that", async () => {
    const { buyer, token, purchaseId } = await bought();
    await changeStage(at(hours(1)), buyer, { purchaseId, stage: "contacted" });
    const seen = await bought();
    await changeStage(at(hours(1)), seen.buyer, { purchaseId: seen.purchaseId, stage: "contacted" });
    await writeAsCompany(at(hours(2)), seen.buyer, { purchaseId: seen.purchaseId, id: randomUUID(), text: "Hello" });
    for (const hour of [24, 47, 48, 49]) await watchProjects(at(hours(hour)));
    expect(await mails(purchaseId)).toEqual(["silent-installer"]);
    expect(await mails(seen.purchaseId)).toEqual([]);
    expect((await waitsOfProject(at(hours(49)), token))[0]).toMatchObject({ isAsked: true, hasBeenInTouch: true });
    await answerUnresponsiveInstaller(at(hours(50)), token, { purchaseId, answer: "no" });
    expect((await waitsOfProject(at(hours(50)), token))[0]).toMatchObject({ isAsked: false, hasBeenInTouch: false });
  });

  it("is asked about together with the others of a day, in one mail after the last", async () => {
    const { leadId, buyers } = await bought();
    for (const [hour, other] of [
      [2, "claims"],
      [5, "silent"],
    ] as const) {
      const one = await buys(leadId, hours(hour));
      if (other === "claims")
        await changeStage(at(hours(hour)), one.buyer, { purchaseId: one.purchaseId, stage: "contacted" });
      buyers.push(one);
    }
    const [first] = buyers;
    for (let hour = 48; hour < 80; hour++) {
      await watchProjects(at(hours(hour)));
      const asked = (await mails(String(first?.purchaseId))).filter((mail) => mail === "silent-installer");
      expect(asked).toHaveLength(hour < 53 ? 0 : 1);
    }
    const facts = await gatherMailFacts(at(hours(53)), { mail: "silent-installer", leadId }, randomUUID());
    expect(facts).toMatchObject({ silent: { length: 2 }, claiming: { length: 1 } });
  });

  it("spoken to, a new lead is Contacted, and any other keeps its stage", async () => {
    const { buyer, purchaseId } = await bought();
    const spoke = { purchaseId, channel: "call", outcome: "spoke", triedAt: hours(1) };
    const stage = async () => (await myPurchase(at(), buyer, purchaseId)).stage;
    await logAttempt(at(hours(1)), buyer, { ...spoke, id: randomUUID() });
    expect(await stage()).toBe("contacted");
    await watchProjects(at(hours(24)));
    expect(await mails(purchaseId)).toEqual([]);
    await changeStage(at(hours(2)), buyer, { purchaseId, stage: "won" });
    await logAttempt(at(hours(3)), buyer, { ...spoke, id: randomUUID() });
    expect(await stage()).toBe("won");
  });

  it("is replaced after 48 hours: the place is for sale again, and it no longer sees who the customer is", async () => {
    const { leadId, token, purchaseId, buyer } = await bought(3);
    expect(await lead(leadId)).toMatchObject({ status: "sold", taken: 3 });
    expect(
      await outcomesOf(Array.from({ length: 30 }, () => replaceInstaller(at(hours(50)), token, purchaseId))),
    ).toEqual({
      done: 1,
      not_found: 29,
    });
    expect(await lead(leadId)).toMatchObject({ status: "available", taken: 2, reopened: 1 });
    expect(await findPurchaseForPrograms(db.orm, purchaseId)).toMatchObject({
      endedReason: "silent",
      contact: { email: null, phone: null },
    });
    expect(await mails(purchaseId)).toEqual(["place-lost"]);
    const again = purchaseLead(at(hours(51)), buyer, { leadId, purchaseId: randomUUID() });
    expect(await outcomeOf(again)).toBe("already_purchased");
    const refunds = await ask(
      db.orm,
      `select from credit_transactions where cause_id = '${purchaseId}' and transaction_type = 'refund'`,
    );
    expect(refunds).toEqual([]);
    const { told } = await myReceipt(at(hours(51)), token);
    expect(told.at(-1)).toMatchObject({
      version: "2026-12-replace",
      words: `${buyer.installer.companyName} is told to delete your details. One other installer may get them.`,
    });
  });

  it("can be replaced at once when suspended, whatever it wrote; its customers are told, unless it is reinstated", async () => {
    const { leadId, token, purchaseId, buyer } = await bought();
    await writeAsCompany(at(), buyer, { purchaseId, id: randomUUID(), text: "Hello" });
    expect(await outcomeOf(replaceInstaller(at(hours(50)), token, purchaseId))).toBe("conflict");
    await suspendInstaller(at(), admin, { installerId: buyer.userId, reason: "Complaints." });
    const told = `select from jobs where payload->>'mail' = 'company-gone' and payload->>'purchaseId' = '${purchaseId}'`;
    expect(await ask(db.orm, told)).toHaveLength(1);
    const mail = { mail: "company-gone", purchaseId, because: "suspended" } as const;
    const facts = await gatherMailFacts(at(), mail, randomUUID());
    expect(facts).toMatchObject({ because: "suspended" });
    const { text } = writeMail(facts as NonNullable<typeof facts>, "https://x.test");
    expect(text).toMatch(new RegExp(`https://x\\.test/requests/[^/]+/passports/${purchaseId}\\b`));
    expect((await waitsOfProject(at(hours(1)), token))[0]).toMatchObject({ isSuspended: true, mayAct: true });
    await reinstateInstaller(at(), admin, { installerId: buyer.userId, reason: "" });
    expect(await gatherMailFacts(at(), mail, randomUUID())).toBeUndefined();
    await suspendInstaller(at(), admin, { installerId: buyer.userId, reason: "Complaints." });
    expect(await replaceInstaller(at(hours(1)), token, purchaseId)).toBe(true);
    expect(await lead(leadId)).toMatchObject({ status: "available", taken: 0, reopened: 1 });
    expect(await findPurchaseForPrograms(db.orm, purchaseId)).toMatchObject({ endedReason: "company_gone" });
  });

  it("leaves its place to one of thirty buyers, never to a fourth company", async () => {
    const { leadId, token, purchaseId } = await bought(3);
    const waiting = await Promise.all(Array.from({ length: 30 }, () => anInstaller(db, { admin, credits: 5 })));
    const buy = waiting.map((one) => purchaseLead(at(hours(50)), one, { leadId, purchaseId: randomUUID() }));
    const all = await Promise.allSettled([replaceInstaller(at(hours(50)), token, purchaseId), ...buy]);
    expect(all.slice(1).filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(1);
    expect(await active(leadId)).toBeLessThanOrEqual(3);
    await Promise.allSettled(
      waiting.map((one) => purchaseLead(at(hours(51)), one, { leadId, purchaseId: randomUUID() })),
    );
    expect(await active(leadId)).toBe(3);
    expect(await lead(leadId)).toMatchObject({ status: "sold", taken: 3 });
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is replaced at the 48th hour when asked earlier, unless it has written meanwhile", async () => {
    const silent = await bought();
    const late = await bought();
    for (const { token, purchaseId } of [silent, late]) {
      expect(await replaceInstaller(at(hours(30)), token, purchaseId)).toBe(false);
      expect((await waitsOfProject(at(hours(31)), token))[0]).toMatchObject({ isToBeReplaced: true });
    }
    await writeAsCompany(at(hours(40)), late.buyer, { purchaseId: late.purchaseId, id: randomUUID(), text: "Sorry!" });
    await watchProjects(at(hours(47)));
    expect(await active(silent.leadId)).toBe(1);
    await watchProjects(at(hours(48)));
    expect([await active(silent.leadId), await active(late.leadId)]).toEqual([0, 1]);
    const taken = await bought();
    await replaceInstaller(at(hours(30)), taken.token, taken.purchaseId);
    await answerUnresponsiveInstaller(at(hours(31)), taken.token, { purchaseId: taken.purchaseId, answer: "wait" });
    await watchProjects(at(hours(49)));
    expect(await active(taken.leadId)).toBe(1);
  });

  it("can be replaced twice per project, but not a third time", async () => {
    const { leadId, token, buyers } = await bought(3);
    const [first, second, third] = buyers.map(({ purchaseId }) => purchaseId);
    for (const purchaseId of [first, second]) await replaceInstaller(at(hours(50)), token, String(purchaseId));
    expect(await outcomeOf(replaceInstaller(at(hours(50)), token, String(third)))).toBe("replace_limit");
    expect(await lead(leadId)).toMatchObject({ reopened: 2, taken: 1 });
  });

  it("is for sale again for 14 days at least, and not beyond 120 days after confirming", async () => {
    const { leadId, token } = await bought();
    const { purchaseId } = await buys(leadId, later({ days: 59 }));
    await ask(db.orm, `update projects set last_act_at = '2027-01-20' where lead_id = '${leadId}' returning 1`);
    await replaceInstaller(at(later({ days: 62 })), token, purchaseId);
    // Noon on 20 November and 62 + 14 days.
    expect((await lead(leadId))?.sale).toBe("2027-02-04");
  });

  it("is not reminded while its report waits, nor once the customer has chosen, closed or stopped", async () => {
    const { buyer, purchaseId } = await bought();
    const form = reportForm.parse({ reason: "wrong_phone", note: "" });
    await reportLead(at(), buyer, { purchaseId, requestId: randomUUID(), form });
    await watchProjects(at(hours(24)));
    expect(await mails(purchaseId)).toEqual([]);
    const reported = await bought();
    const about = { purchaseId: reported.purchaseId, requestId: randomUUID(), form };
    await reportLead(at(), reported.buyer, about);
    expect(await replaceInstaller(at(hours(50)), reported.token, reported.purchaseId)).toBe(false);
    await watchProjects(at(hours(51)));
    expect(await active(reported.leadId)).toBe(1);
  });

  it("gets its time back once the report is declined: the wait for a decision does not count", async () => {
    const { token, buyer, purchaseId } = await bought();
    const requestId = randomUUID();
    const form = reportForm.parse({ reason: "wrong_phone", note: "" });
    await reportLead(at(hours(20)), buyer, { purchaseId, requestId, form });
    await declineReport(at(hours(50)), admin, { requestId, reason: "The number works." });
    // 22 hours have counted.
    await watchProjects(at(hours(52)));
    expect(await mails(purchaseId)).toEqual([]);
    expect((await waitsOfProject(at(hours(52)), token))[0]).toMatchObject({ replaceableFrom: hours(78) });
    expect(await outcomeOf(replaceInstaller(at(hours(52)), token, purchaseId))).toBe("conflict");
    await watchProjects(at(hours(70)));
    expect(await mails(purchaseId)).toEqual(["contact-reminder"]);
    expect(await replaceInstaller(at(hours(70)), token, purchaseId)).toBe(false);
    expect(await replaceInstaller(at(hours(70)), token, purchaseId)).toBe(false);
    await watchProjects(at(hours(77)));
    expect(await mails(purchaseId)).toEqual(["contact-reminder"]);
    await watchProjects(at(hours(78)));
    expect(await mails(purchaseId)).toEqual(["contact-reminder", "place-lost"]);
  });

  it("is told about its replacement in the morning if it happens at night", async () => {
    const { token, purchaseId } = await bought();
    // 23:00 in London.
    await replaceInstaller(at(hours(59)), token, purchaseId);
    const [mail] = await ask<{ at: string }>(
      db.orm,
      `select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from jobs
        where payload->>'mail' = 'place-lost' and payload->>'purchaseId' = '${purchaseId}'`,
    );
    expect(mail?.at).toBe("2026-11-23 08:00");
  });

  it("does not count towards the two replacements if it wrote after all", async () => {
    const { token, buyers } = await bought(3);
    const [late, first, second] = buyers;
    if (!late || !first || !second) throw new Error("nobody bought");
    await replaceInstaller(at(hours(30)), token, late.purchaseId);
    await writeAsCompany(at(hours(40)), late.buyer, { purchaseId: late.purchaseId, id: randomUUID(), text: "Sorry!" });
    for (const { purchaseId } of [first, second]) {
      expect(await replaceInstaller(at(hours(50)), token, purchaseId)).toBe(true);
    }
  });

  it("is hidden from anyone else", async () => {
    const { purchaseId } = await bought();
    const stranger = await bought();
    expect(await outcomeOf(replaceInstaller(at(hours(50)), stranger.token, purchaseId))).toBe("not_found");
    expect(
      await outcomeOf(answerUnresponsiveInstaller(at(hours(50)), stranger.token, { purchaseId, answer: "yes" })),
    ).toBe("not_found");
    const { buyer, token } = stranger;
    await writeAsCompany(at(), buyer, { purchaseId: stranger.purchaseId, id: randomUUID(), text: "Hello" });
    expect(await outcomeOf(replaceInstaller(at(hours(50)), token, stranger.purchaseId))).toBe("conflict");
  });
});
