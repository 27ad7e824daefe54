import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { fileOfCompany } from "#domain/files/open-file.ts";
import { paidForm } from "#domain/handover/deposit-form.ts";
import {
  giveCertificateAsCompany,
  giveCertificateAsCustomer,
  takeBackCertificate,
} from "#domain/handover/give-certificate.ts";
import { depositOfCompany, myDeposits, myDepositsAtRisk } from "#domain/handover/my-deposit.ts";
import { sayMoneyBack, sayPaid } from "#domain/handover/say-paid.ts";
import { watchDeposits } from "#domain/handover/watch-deposits.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { finishWork } from "#domain/projects/finish-work.ts";
import { outcomeForm } from "#domain/projects/outcome-form.ts";
import { sendQuote } from "#domain/quotes/send-quote.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { myToday } from "#domain/statistics/my-today.ts";
import { reinstateInstaller, suspendInstaller } from "#domain/vetting/change-status.ts";
import { recordLookup } from "#domain/vetting/company-register.ts";
import { SUSPENDED, warnOfCheck, warnOfDeposits, warnOfEndedChecks } from "#domain/vetting/deposits-at-risk.ts";
import { waitingWork } from "#domain/work/work.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { aColleague, anAdmin, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

type Project = Awaited<ReturnType<typeof aQuotedProject>>;

const TODAY = "2026-11-20";
const CERTIFICATE = { scheme: "qanw" as const, certificate: "40-118-2206" };

eachDatabase("a deposit", (open) => {
  let db: Database;
  let admin: User;
  const at = (days = 0) => ({ db, now: later({ days }) });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(async () => {
    await ask(db.orm, "delete from jobs");
    await ask(db.orm, "update deposits set money_back_at = now() where money_back_at is null");
  });

  async function chosen({ isInsured = true }: { isInsured?: boolean } = {}) {
    const project = await aQuotedProject(db, admin);
    const { buyer, purchaseId } = project.one;
    const posted = {
      ...structuredClone<Record<string, unknown>>(quoteExamples.solar),
      option: "B",
      depositInsured: false,
    };
    const quoteId = isInsured
      ? project.one.quoteId
      : (await sendQuote(at(), buyer, { purchaseId, key: randomUUID(), posted })).quote.id;
    await chooseQuote(at(), project.token, { quoteId, reasons: new Map() });
    await ask(db.orm, "delete from jobs");
    return project;
  }
  const pay = ({ token }: Project, typed = { paid: "1,980", paidOn: TODAY }, days = 0, id: string = randomUUID()) =>
    sayPaid(at(days), token, { id, form: paidForm(later({ days })).parse(typed) });
  const shown = async ({ token }: Project, days = 0) => {
    const [deposit] = (await myDeposits(at(days), token)).deposits;
    if (!deposit) throw new Error("there is no deposit");
    return deposit;
  };
  const byCustomer = async (project: Project, days = 0) =>
    giveCertificateAsCustomer(at(days), project.token, {
      depositId: (await shown(project)).id,
      id: randomUUID(),
      form: CERTIFICATE,
    });
  const byCompany = ({ buyer, purchaseId }: Offer, days = 0, more: object = {}) =>
    giveCertificateAsCompany(at(days), buyer, { purchaseId, id: randomUUID(), form: CERTIFICATE, ...more });

  /** What was queued since the last look, and then is gone. */
  async function told() {
    const rows = await ask<{ what: string }>(
      db.orm,
      `select coalesce(payload->>'mail' || coalesce(' ' || (payload->>'day'), ''), payload->>'event') as what from jobs
        where payload->>'mail' like 'deposit%' or payload->>'event' = 'deposit.due' order by id`,
    );
    await ask(db.orm, "delete from jobs");
    return rows.map(({ what }) => what);
  }
  const desk = async (days: number) =>
    (await waitingWork(at(days), admin, { about: "companies" })).items
      .filter(({ kind }) => kind === "deposit")
      .map(({ code, pence }) => [code, pence]);
  const letter = async (mail: Mail, days = 0) => {
    const facts = await gatherMailFacts(at(days), mail, randomUUID());
    return facts && writeMail(facts, "https://fairwatt.example");
  };

  it("without a certificate asks both sides on the 7th day, and the customer and the desk on the 14th", async () => {
    const project = await chosen();
    const { purchaseId } = project.one;
    await pay(project);
    for (const days of [0, 1, 6]) await watchDeposits(at(days));
    expect(await told()).toEqual([]);
    await watchDeposits(at(7));
    await watchDeposits(at(7));
    expect(await told()).toEqual(["deposit-unprotected 7", "deposit-due", "deposit.due"]);
    expect((await letter({ mail: "deposit-unprotected", purchaseId, day: 7 }, 7))?.subject).toBe(
      "Your deposit: no certificate yet",
    );
    expect((await letter({ mail: "deposit-due", purchaseId }, 7))?.subject).toBe("Send the deposit certificate");
    for (const days of [8, 13]) await watchDeposits(at(days));
    expect([await told(), await desk(13)]).toEqual([[], []]);
    await watchDeposits(at(14));
    await watchDeposits(at(15));
    expect(await told()).toEqual(["deposit-unprotected 14"]);
    expect(await desk(14)).toEqual([["no_certificate", 198_000]]);
    await sayMoneyBack(at(15), project.token, (await shown(project)).id);
    expect(await desk(15)).toEqual([]);
  });

  it("is silent from the moment of a certificate, whichever side it comes from", async () => {
    for (const give of [byCustomer, ({ one }: Project, days: number) => byCompany(one, days)]) {
      const project = await chosen();
      await pay(project);
      await give(project, 3);
      for (const days of [7, 14, 30]) await watchDeposits(at(days));
      expect([await told(), await desk(30)]).toEqual([[], []]);
    }
    const late = await chosen();
    await pay(late);
    await watchDeposits(at(14));
    expect(await told()).toEqual(["deposit-unprotected 14", "deposit-due", "deposit.due"]);
    expect(await desk(14)).toHaveLength(1);
    await byCompany(late.one, 15);
    expect(await desk(15)).toEqual([]);
    expect(await letter({ mail: "deposit-due", purchaseId: late.one.purchaseId }, 15)).toBeUndefined();
    // The customer finds that it is none: the desk has it back.
    await takeBackCertificate(at(16), late.token, { depositId: (await shown(late)).id, id: randomUUID() });
    expect(await desk(16)).toHaveLength(1);
    await sayMoneyBack(at(16), late.token, (await shown(late)).id);
  });

  it("that nothing insures, by the quote, is told of to the customer alone and at once", async () => {
    const project = await chosen({ isInsured: false });
    await pay(project);
    expect(await told()).toEqual(["deposit-unprotected 0"]);
    await pay(project, { paid: "500", paidOn: TODAY });
    for (const days of [7, 14]) await watchDeposits(at(days));
    expect([await told(), await desk(14)]).toEqual([[], []]);
    expect((await shown(project)).paidPence).toBe(248_000);
  });

  it("is in Today until there is a certificate, for those who send it", async () => {
    const project = await chosen();
    const { buyer } = project.one;
    const surveyor = await aColleague(db, buyer, "surveyor");
    const due = async (who: typeof buyer) => (await myToday(at(1), who, { isEverybodys: true })).totals.deposit;
    expect(await due(buyer)).toBeUndefined();
    await pay(project);
    expect([await due(buyer), await due(surveyor)]).toEqual([1, undefined]);
    await byCompany(project.one, 1);
    expect(await due(buyer)).toBeUndefined();
  });

  it("is told of as often as the customer paid, each once, and only what can be", async () => {
    const project = await aQuotedProject(db, admin);
    expect(await outcomeOf(pay(project))).toBe("project_closed");
    await chooseQuote(at(), project.token, { quoteId: project.one.quoteId, reasons: new Map() });
    const id = randomUUID();
    await Promise.all([pay(project, undefined, 0, id), pay(project, undefined, 0, id)]);
    await pay(project, { paid: "£20.50", paidOn: TODAY });
    expect(await shown(project)).toMatchObject({ paidPence: 200_050, firstPaidOn: TODAY, moneyBackAt: null });
    expect(await outcomeOf(pay(project, { paid: "1", paidOn: "2026-11-19" }))).toBe("invalid_input");
    const [deposit] = await ask<{ id: string }>(db.orm, "select id from deposits order by id desc limit 1");
    for (const change of ["payments = '[]'", "paid_pence = 1", "lead_id = gen_random_uuid()"]) {
      await expect(ask(db.orm, `update deposits set ${change} where id = '${deposit?.id}'`)).rejects.toThrow();
    }
    await expect(ask(db.orm, "delete from deposits")).rejects.toThrow();
  });

  it("at risk reaches the customer and the desk at once, each cause once, and nobody once the money is back", async () => {
    const project = await chosen();
    const { one, other } = project;
    const { id: installerId } = one.buyer.installer;
    const failed = { installerId, technology: null, check: "insurance", outcome: "failed" } as const;
    await inTransaction(db, (tx) => warnOfCheck(tx, failed, NOON));
    expect(await told()).toEqual([]);
    await pay(project);
    await inTransaction(db, (tx) => warnOfCheck(tx, failed, NOON));
    await inTransaction(db, (tx) => warnOfCheck(tx, failed, NOON));
    expect(await told()).toEqual(["deposit-at-risk"]);
    expect(await desk(0)).toEqual([["at_risk", 198_000]]);
    const written = await letter({ mail: "deposit-at-risk", purchaseId: one.purchaseId });
    expect(written?.subject).toBe(`Your deposit with ${one.company}`);
    expect(written?.text).toContain("A check has failed: insurance.");
    // Another company's checks, and those that this work does not need, are no matter of it.
    await inTransaction(db, (tx) => warnOfCheck(tx, { ...failed, installerId: other.buyer.installer.id }, NOON));
    await inTransaction(db, (tx) => warnOfCheck(tx, { ...failed, technology: "heat_pump", check: "mcs_scope" }, NOON));
    expect(await told()).toEqual([]);
    await suspendInstaller(at(1), admin, { installerId, reason: "Two customers without answer." });
    expect(await told()).toEqual(["deposit-at-risk"]);
    await reinstateInstaller(at(2), admin, { installerId, reason: "" });
    expect((await shown(project, 2)).risks.map(({ words }) => words)).toEqual(["A check has failed: insurance"]);
    await inTransaction(db, (tx) => warnOfCheck(tx, { ...failed, outcome: "passed" }, later({ days: 2 })));
    expect([(await shown(project, 2)).risks, await desk(2)]).toEqual([[], []]);
    await ask(db.orm, `update profiles set company_number = '12345678' where id = '${installerId}'`);
    const register = (status: string, name = "KESTREL ROOFS LTD") =>
      recordLookup(at(2), { installerId, companyNumber: "12345678", answer: { name, formerNames: [], status } });
    await register("active");
    expect(await told()).toEqual([]);
    await register("dissolved");
    await register("dissolved");
    expect(await told()).toEqual(["deposit-at-risk"]);
    expect(await myDepositsAtRisk(at(2), project.token)).toMatchObject([
      { company: one.company, because: "At Companies House it is dissolved" },
    ]);
    await register("active");
    expect([await told(), await myDepositsAtRisk(at(2), project.token)]).toEqual([[], []]);
    await register("active", "KESTREL HOMES LTD");
    await register("active", "KESTREL HOMES LTD");
    expect(await told()).toEqual(["deposit-at-risk"]);
    await sayMoneyBack(at(3), project.token, (await shown(project)).id);
    await suspendInstaller(at(3), admin, { installerId, reason: "Again." });
    expect([await told(), await desk(3)]).toEqual([[], []]);
    await register("liquidation");
    expect([await told(), await myDepositsAtRisk(at(3), project.token)]).toEqual([[], []]);
    expect(await letter({ mail: "deposit-at-risk", purchaseId: one.purchaseId }, 3)).toBeUndefined();
  });

  it("at risk by a check that ended is found in the morning, also after a change of mind, not after the work", async () => {
    const project = await chosen();
    const { installer } = project.one.buyer;
    await pay(project);
    await changeMind(at(), project.token);
    await ask(db.orm, "delete from jobs");
    const ending = await ask<{ day: string }>(
      db.orm,
      `insert into vetting_checks (id, installer_id, technology, "check", outcome, expires_on, evidence, checked_by, checked_at)
       values (gen_random_uuid(), '${installer.id}', null, 'insurance', 'passed', '2026-11-25', 'Paper seen', '${admin.userId}', now() + interval '10 years')
       returning expires_on::text as day`,
    );
    expect(ending).toEqual([{ day: "2026-11-25" }]);
    const morning = (days: number) => inTransaction(db, (tx) => warnOfEndedChecks(tx, later({ days })));
    await morning(5);
    expect(await told()).toEqual([]);
    await morning(6);
    await morning(7);
    expect(await told()).toEqual(["deposit-at-risk"]);
    expect((await shown(project, 7)).risks.map(({ words }) => words)).toEqual([
      "Its insurance ended on 25 November 2026",
    ]);

    await sayMoneyBack(at(8), project.token, (await shown(project)).id);
    const finished = await chosen();
    await pay(finished);
    await finishWork(at(1), finished.token, outcomeForm(later({ days: 1 })).parse(DONE));
    await ask(db.orm, "delete from jobs");
    await inTransaction(db, (tx) =>
      warnOfDeposits(tx, { installerId: finished.one.buyer.installer.id, ...SUSPENDED }, later({ days: 2 })),
    );
    await watchDeposits(at(20));
    expect([await told(), await desk(20)]).toEqual([[], []]);
    expect((await shown(finished, 20)).risks).toEqual([]);
  });

  it("shows a company that and when it was paid, never how much, what the customer keeps, nor another's", async () => {
    const project = await chosen();
    const { one, other, token, leadId } = project;
    await pay(project, { paid: "1,937.41", paidOn: TODAY });
    const store = filesInMemory();
    await giveCertificateAsCustomer(at(), token, {
      depositId: (await shown(project)).id,
      id: randomUUID(),
      form: { scheme: "hies", certificate: "zanzibar" },
      files: chosenFiles(store, { bytes: aPdf() }),
    });
    const theirs = await depositOfCompany(at(), one.buyer, one.purchaseId);
    expect(theirs).toEqual({ paidOn: TODAY, dueOn: null, certificate: "theirs", ours: null, mayGive: true });
    const [file] = (await shown(project)).certificate?.files ?? [];
    expect(await outcomeOf(fileOfCompany(at(), one.buyer, file?.id ?? ""))).toBe("not_found");
    let json = "";
    for await (const piece of exportOwnData(at(), one.buyer)) json += piece;
    expect(json).toContain(`"paidOn":"${TODAY}"`);
    expect(json).not.toMatch(/zanzibar|193741|1,937\.41/);
    expect(await outcomeOf(byCompany({ ...one, buyer: other.buyer }))).toBe("not_found");
    expect(await outcomeOf(byCompany(other))).toBe("not_found");
    const surveyor = await aColleague(db, one.buyer, "surveyor");
    expect(await outcomeOf(byCompany({ ...one, buyer: surveyor }))).toBe("role_required");
    const household = randomUUID();
    await shareWithHousehold(at(), token, {
      linkId: randomUUID(),
      householdToken: household,
      form: { label: "Mum" },
    });
    expect(await outcomeOf(myDeposits(at(), household))).toBe("read_only_link");
    expect(await outcomeOf(sayMoneyBack(at(), household, randomUUID()))).toBe("read_only_link");

    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    expect(await ask(db.orm, `select id from deposits where lead_id = '${leadId}'`)).toEqual([]);
  });
});

const DONE = {
  finishedOn: TODAY,
  finalPence: "9,900",
  priceKept: "yes",
  onTime: "yes",
  rating: "5",
  again: "yes",
  words: "",
};
