import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import { paidForm } from "#domain/handover/deposit-form.ts";
import { myDeposits } from "#domain/handover/my-deposit.ts";
import { sayMoneyBack, sayPaid } from "#domain/handover/say-paid.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import { companyForm } from "#domain/onboarding/company-form.ts";
import { giveCompany } from "#domain/onboarding/give-company.ts";
import type { CheckEnded } from "#domain/outbox/job.ts";
import { chooseQuote } from "#domain/projects/choose-quote.ts";
import { finishWork } from "#domain/projects/finish-work.ts";
import { outcomeForm } from "#domain/projects/outcome-form.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { addDays } from "#domain/time/calendar.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { recordLookup } from "#domain/vetting/company-register.ts";
import { warnOfEndedChecks } from "#domain/vetting/deposits-at-risk.ts";
import { tellOfChangedChecks } from "#domain/vetting/passport-notices.ts";
import { writeDelivery } from "#domain/webhooks/delivery.ts";
import { addEndpoint } from "#domain/webhooks/my-webhooks.ts";
import { announce } from "#domain/webhooks/queue-deliveries.ts";
import { waitingWork } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { takeById } from "#tests/support/jobs.ts";
import { aConfirmedRequest, aQuoteForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

/** The moved clock counts from 20 November; the round is at 9:00. */
const DONE = {
  finishedOn: "2026-11-22",
  finalPence: "9,900",
  priceKept: "yes",
  onTime: "yes",
  rating: "5",
  again: "yes",
  words: "",
};

const DAY = "2026-11-20";
const nine = (days: number) => later({ days, hours: -3 });

eachDatabase("a customer who was shown what we checked of a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "update deposits set money_back_at = now() where money_back_at is null");
  });

  async function aPurchase({ serviceType = "ev-chargers", credits = 5 } = {}) {
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ serviceType }) });
    const company = await anInstaller(db, { admin, credits, form: { companyName: "Acme Chargers Ltd" } });
    await aCheckOf(db, admin, company, { check: "insurance", expiresOn: "2026-11-24" });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: later({ hours: 1 }) }, company, { leadId, purchaseId });
    return { leadId, company, purchaseId };
  }

  async function run(days: number, lastDays: number | null = days - 1): Promise<void> {
    const [job] = await ask<{ id: number }>(
      db.orm,
      "insert into jobs (kind, lane, payload, created_at, run_at) values ('passport-notices', 'rest', '{}', now(), now()) returning id::int",
    );
    const taken = await takeById(db, job?.id ?? 0);
    const lastDay = lastDays === null ? null : addDays(DAY, lastDays);
    await tellOfChangedChecks({ db, now: nine(days) }, { taken, run: { day: addDays(DAY, days), lastDay } });
  }

  const noon = (days = 0) => ({ db, now: later({ days }) });
  const companyNumber = "12345678";
  const giveNumber = (company: Buyer) =>
    giveCompany(noon(), company, companyForm.parse({ legalForm: "limited", companyNumber }));
  const says = ({ installer }: Buyer, days: number, status: string) =>
    recordLookup(noon(days), {
      installerId: installer.id,
      companyNumber,
      answer: { name: "ACME LTD", formerNames: [], status },
    });

  const told = (purchaseId: string) =>
    ask<{ text: string }>(
      db.orm,
      `select told_on || ' ' || "check" || ' ' || state as text from passport_notices
        where purchase_id = '${purchaseId}' order by id`,
    ).then((rows) => rows.map(({ text }) => text));
  const mails = (purchaseId: string) =>
    ask<{ day: string }>(
      db.orm,
      `select payload->>'day' as day from jobs where payload->>'mail' = 'passport-changed'
          and payload->>'purchaseId' = '${purchaseId}' order by id`,
    ).then((rows) => rows.map(({ day }) => day));

  it("is mailed once when insurance ends, and once more when there is a new one", async () => {
    const { company, purchaseId } = await aPurchase();
    for (let days = 1; days <= 7; days++) await run(days);
    expect(await mails(purchaseId)).toEqual(["2026-11-25"]);
    await aCheckOf(db, admin, company, { check: "insurance", expiresOn: "2027-11-24" }, later({ days: 7 }));
    for (let days = 8; days <= 12; days++) await run(days);
    expect(await mails(purchaseId)).toEqual(["2026-11-25", "2026-11-28"]);
    expect(await told(purchaseId)).toEqual(["2026-11-25 insurance ended", "2026-11-28 insurance checked"]);
  });

  it("is mailed of all changes of a day at once, and of each once however many days the round was down", async () => {
    const { company, purchaseId } = await aPurchase();
    await aCheckOf(db, admin, company, { check: "identity", outcome: "failed" }, later({ days: 3 }));
    await run(9, 0);
    await run(10);
    expect(await mails(purchaseId)).toEqual(["2026-11-29"]);
    expect(await told(purchaseId)).toEqual(["2026-11-29 insurance ended", "2026-11-29 identity failed"]);
    const facts = await gatherMailFacts(
      { db, now: nine(9) },
      { mail: "passport-changed", purchaseId, day: "2026-11-29" },
      randomUUID(),
    );
    const { subject, text } = writeMail(facts as NonNullable<typeof facts>, "https://x.test");
    expect(subject).toBe("A check on Acme Chargers Ltd has changed");
    expect(text).toContain("Insurance has ended: it was valid until 24 November 2026.");
    expect(text).toContain("Identity did not pass our check on 23 November 2026.");
    expect(text).toMatch(new RegExp(`https://x\\.test/requests/[^/]+/passports/${purchaseId}\\b`));
    expect(text).not.toMatch(/Policy 77|NAP 12345|Aviva/);
  });

  it("hears nothing of what it could read from the beginning, of new checks, of schemes or of renewals in time", async () => {
    const { company, purchaseId } = await aPurchase();
    await aCheckOf(db, admin, company, { check: "insurance", expiresOn: "2027-11-24" }, later({ days: 2 }));
    await aCheckOf(db, admin, company, { check: "identity" }, later({ days: 2 }));
    const member = { check: "scheme", certificationBody: "RECC" };
    await aCheckOf(db, admin, company, { ...member, expiresOn: "2026-11-25" }, later({ days: 1 }));
    await aCheckOf(db, admin, company, { check: "mcs_number", outcome: "failed" }, later({ days: 2 }));
    for (let days = 1; days <= 8; days++) await run(days);
    expect(await mails(purchaseId)).toEqual([]);
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ serviceType: "heat-pumps" }) });
    const late = await anInstaller(db, { admin, credits: 5 });
    await giveNumber(late);
    await says(late, 0, "dissolved");
    const lateId = randomUUID();
    await purchaseLead({ db, now: later({ hours: 2 }) }, late, { leadId, purchaseId: lateId });
    await run(9, null);
    expect(await mails(lateId)).toEqual([]);
  });

  it("is mailed when the company is no longer active on the register, and when it is again", async () => {
    const { company, purchaseId } = await aPurchase();
    await giveNumber(company);
    await says(company, 0, "active");
    await run(1);
    await says(company, 1, "dissolved");
    await run(2);
    await says(company, 2, "dissolved");
    await run(3);
    await says(company, 3, "active");
    await run(4);
    expect(await told(purchaseId)).toEqual(["2026-11-22 register failed", "2026-11-24 register checked"]);
  });

  it("hears nothing once the purchase has ended, nor from 30 days after the work is finished", async () => {
    const { token, one, other } = await aQuotedProject(db, admin);
    const insure = ({ buyer }: Offer, days: number, expiresOn: string) =>
      aCheckOf(db, admin, buyer, { check: "insurance", expiresOn }, later({ days }));
    await insure(one, 0, "2026-11-24");
    await insure(other, 0, "2026-11-24");
    await chooseQuote({ db, now: later({ days: 1 }) }, token, { quoteId: one.quoteId, reasons: new Map() });
    await inTransaction(db, (tx) =>
      endPurchases(
        tx,
        { purchaseIds: [other.purchaseId] },
        { reason: "closed", by: "customer", now: later({ days: 1 }) },
      ),
    );
    const done = outcomeForm(later({ days: 2 })).parse(DONE);
    await finishWork({ db, now: later({ days: 2 }) }, token, done);
    await run(5);
    expect([await mails(one.purchaseId), await mails(other.purchaseId)]).toEqual([["2026-11-25"], []]);
    await insure(one, 31, "2027-01-01");
    await run(33);
    expect(await mails(one.purchaseId)).toEqual(["2026-11-25"]);
  });

  it("is mailed of a suspension at once and once, and not if its purchase has ended", async () => {
    const { company, purchaseId } = await aPurchase({ credits: 10 });
    const { leadId } = await aConfirmedRequest(db, { form: aQuoteForm({ serviceType: "ev-chargers" }) });
    const ended = randomUUID();
    await purchaseLead({ db, now: later({ hours: 1 }) }, company, { leadId, purchaseId: ended });
    const end = { reason: "closed", by: "customer", now: later({ hours: 2 }) } as const;
    await inTransaction(db, (tx) => endPurchases(tx, { purchaseIds: [ended] }, end));
    await ask(db.orm, "delete from jobs");
    const { id: installerId } = company.installer;
    await suspendInstaller(noon(1), admin, { installerId, reason: "Three customers heard nothing." });
    const gone = () =>
      ask(db.orm, `select payload->>'purchaseId' as id from jobs where payload->>'mail' = 'company-gone'`);
    expect(await gone()).toEqual([{ id: purchaseId }]);
    for (let days = 2; days <= 4; days++) await run(days);
    expect(await gone()).toEqual([{ id: purchaseId }]);
    expect(await mails(purchaseId)).toEqual([]);
  });

  it.each([
    { isBack: false, told: ["deposit-at-risk", "passport-changed"], desk: ["at_risk"] },
    { isBack: true, told: ["passport-changed"], desk: [] },
  ])("with a deposit out is warned, and so is the desk, unless it has the money back: $isBack", async (expected) => {
    const { token, one } = await aQuotedProject(db, admin);
    await aCheckOf(db, admin, one.buyer, { check: "insurance", expiresOn: "2026-11-24" });
    await chooseQuote(noon(), token, { quoteId: one.quoteId, reasons: new Map() });
    const form = paidForm(later({})).parse({ paid: "1,980", paidOn: DAY });
    await sayPaid(noon(), token, { id: randomUUID(), form });
    const [deposit] = (await myDeposits(noon(), token)).deposits;
    if (expected.isBack) await sayMoneyBack(noon(3), token, deposit?.id ?? "");
    await ask(db.orm, "delete from jobs");
    await run(5);
    await inTransaction(db, (tx) => warnOfEndedChecks(tx, nine(5)));
    const told = await ask<{ mail: string }>(
      db.orm,
      `select payload->>'mail' as mail from jobs where payload->>'purchaseId' = '${one.purchaseId}' and kind = 'send-mail'`,
    );
    expect(told.map(({ mail }) => mail).sort()).toEqual(expected.told);
    const { items } = await waitingWork(noon(5), admin, { about: "companies" });
    expect(items.flatMap(({ kind, code }) => (kind === "deposit" ? [code] : []))).toEqual(expected.desk);
  });

  it("is not alone: the company's programs hear that a check failed at once, and that one ended in the morning", async () => {
    const { company } = await aPurchase();
    const form = { url: "https://hooks.example.com/fairwatt", events: ["check.ended" as const] };
    await addEndpoint(noon(), company, { id: randomUUID(), form, random: randomBytes(32) });
    await aCheckOf(db, admin, company, { check: "identity", outcome: "failed" }, later({ days: 1 }));
    expect(await sentToPrograms(1)).toEqual([
      { check: "identity", technology: null, state: "failed", checkedOn: "2026-11-21", validUntil: null },
    ]);
    for (let days = 2; days <= 7; days++) await run(days);
    expect(await sentToPrograms(7)).toEqual([
      { check: "insurance", technology: null, state: "ended", checkedOn: DAY, validUntil: "2026-11-24" },
    ]);
  });

  /** What was announced of checks since the last look, as it is delivered. */
  async function sentToPrograms(days: number): Promise<unknown[]> {
    const announced = await ask<{ payload: CheckEnded }>(
      db.orm,
      "select payload from jobs where kind = 'announce' and payload->>'event' = 'check.ended' order by id",
    );
    for (const { payload } of announced) await announce(noon(days), payload);
    const deliveries = await ask<{ id: string }>(
      db.orm,
      "select payload->>'deliveryId' as id from jobs where kind = 'deliver-webhook' order by id",
    );
    await ask(db.orm, "delete from jobs");
    const letters = await Promise.all(deliveries.map(({ id }) => writeDelivery(noon(days), id)));
    return letters.map((letter) => {
      const { type, data } = JSON.parse(letter?.body ?? "{}");
      return type === "check.ended" ? data.check : type;
    });
  }

  it("keeps what it was told", async () => {
    await aPurchase();
    await run(5);
    for (const statement of [
      "update passport_notices set told_on = '2030-01-01'",
      "delete from passport_notices",
      "truncate passport_notices",
    ]) {
      const refusal = await ask(db.orm, statement).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.constraint ?? String(error),
      );
      expect([statement, refusal]).toEqual([statement, "append_only"]);
    }
  });
});
