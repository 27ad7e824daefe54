import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { exportOwnData } from "#domain/accounts/export-own-data.ts";
import type { User } from "#domain/actor.ts";
import { fileOfCompany, fileOfCustomer } from "#domain/files/open-file.ts";
import { energyFile } from "#domain/handover/energy-file.ts";
import { giveAsCompany, giveAsCustomer, handoverForm } from "#domain/handover/give.ts";
import { handoverOfCompany, myHandover } from "#domain/handover/handover.ts";
import { remindOfHandover } from "#domain/handover/remind.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { gatherMailFacts, writeMail } from "#domain/mails/mails.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { changeMind, chooseQuote } from "#domain/projects/choose-quote.ts";
import { finishWork } from "#domain/projects/finish-work.ts";
import { outcomeForm } from "#domain/projects/outcome-form.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { householdQuoteFile } from "#domain/quotes/customer-quotes.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aPdf, chosenFiles, filesInMemory } from "#tests/support/documents.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

const PLANTED = "zanzibar";

eachDatabase("the list from yes to handover", (open) => {
  let db: Database;
  let admin: User;
  let store = filesInMemory();
  const at = (now = NOON) => ({ db, now });
  const given = (fields: object = {}, now = NOON) => handoverForm(now).parse({ doneOn: "", number: "", ...fields });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  beforeEach(() => {
    store = filesInMemory();
  });

  async function chosen() {
    const project = await aQuotedProject(db, admin);
    await chooseQuote(at(), project.token, { quoteId: project.one.quoteId, reasons: new Map() });
    return project;
  }
  const byCustomer = (token: string, item: string, more: object = {}, now = NOON) =>
    giveAsCustomer(at(now), token, { id: randomUUID(), item, given: given({}, now), ...more });
  const byCompany = ({ buyer, purchaseId }: Offer, item: string, more: object = {}, now = NOON) =>
    giveAsCompany(at(now), buyer, { purchaseId, id: randomUUID(), item, given: given({}, now), ...more });
  const mine = async (token: string, item: string, now = NOON) =>
    (await myHandover(at(now), token))?.rows.find(({ id }) => id === item);
  const theirs = ({ buyer, purchaseId }: Offer, now = NOON) => handoverOfCompany(at(now), buyer, purchaseId);

  it("is there once a quote is chosen, and each side marks what it has", async () => {
    const undecided = await aQuotedProject(db, admin);
    expect(await myHandover(at(), undecided.token)).toBeUndefined();
    expect(await theirs(undecided.one)).toEqual([]);
    expect(await outcomeOf(byCustomer(undecided.token, "survey"))).toBe("project_closed");

    const { token, one, other } = await chosen();
    expect(await mine(token, "design")).toMatchObject({ state: "to_come", owes: "company", gifts: [] });
    await byCompany(one, "design", { files: chosenFiles(store, { name: "design.pdf", bytes: aPdf("d") }) });
    expect(await mine(token, "design")).toMatchObject({
      state: "done",
      gifts: [{ by: "installer", isDone: true, files: [{ fileName: "design.pdf" }] }],
    });
    await byCustomer(token, "export", { given: given({ doneOn: "2026-11-20", number: "EXP 7" }) });
    expect(await mine(token, "export")).toMatchObject({
      state: "done",
      doneOn: "2026-11-20",
      gifts: [{ number: "EXP 7" }],
    });
    await byCustomer(token, "design", { given: undefined });
    expect((await mine(token, "design"))?.state).toBe("to_come");
    expect(await outcomesOf([byCompany(one, "export"), byCompany(one, "nothing"), byCompany(other, "design")])).toEqual(
      {
        not_found: 3,
      },
    );
  });

  it("writes one entry for one form, even by thirty calls at once, and keeps its file once", async () => {
    const { token, one } = await chosen();
    const id = randomUUID();
    const calls = Array.from({ length: 30 }, () =>
      byCustomer(token, "design", { id, files: chosenFiles(store, { bytes: aPdf() }) }),
    );
    expect(await outcomesOf(calls)).toEqual({ done: 30 });
    expect((await mine(token, "design"))?.gifts).toHaveLength(1);
    expect(store.kept.size).toBe(1);
    const change = ask(
      db.orm,
      `update handover_entries set number = '1' where purchase_id = '${one.purchaseId}' returning 1`,
    );
    await expect(change).rejects.toThrow();
    const removal = ask(db.orm, `delete from handover_entries where purchase_id = '${one.purchaseId}' returning 1`);
    await expect(removal).rejects.toThrow();
  });

  it("shows a company what it owes and gave, and never what the customer keeps", async () => {
    const { leadId, token, one, other } = await chosen();
    const paper = () => ({ files: chosenFiles(store, { name: `${PLANTED}.pdf`, bytes: aPdf(PLANTED) }) });
    await byCustomer(token, "building", { ...paper(), given: given({ number: PLANTED, doneOn: "2026-11-01" }) });
    await byCustomer(token, "export", { ...paper(), given: given({ number: PLANTED }) });
    await byCompany(one, "tested", { files: chosenFiles(store, { name: "test.pdf", bytes: aPdf("t") }) });
    const stored = await ask<{ id: string; sender: string }>(
      db.orm,
      `select id, sender from files where lead_id = '${leadId}'`,
    );
    const kept = stored.filter(({ sender }) => sender === "customer").map(({ id }) => id);
    const [test = ""] = stored.filter(({ sender }) => sender === "installer").map(({ id }) => id);
    const household = randomUUID();
    const link = { linkId: randomUUID(), householdToken: household, form: { label: "Partner" } };
    await shareWithHousehold(at(), token, link);

    const readByCompany = async (now: Date) => {
      const all = [await theirs(one, now), await ownData(one, now), await ownData(other, now)];
      expect(JSON.stringify(all)).not.toContain(PLANTED);
      for (const id of kept) {
        expect(await outcomeOf(fileOfCompany(at(now), one.buyer, id))).toBe("not_found");
        expect(await outcomeOf(fileOfCompany(at(now), other.buyer, id))).toBe("not_found");
      }
    };
    await readByCompany(NOON);
    expect((await theirs(one)).map(({ owes }) => owes)).not.toContain("customer");
    expect((await theirs(one)).find(({ id }) => id === "building")).toMatchObject({
      state: "done",
      doneOn: null,
      gifts: [],
    });
    expect((await fileOfCompany(at(), one.buyer, test)).fileName).toBe("test.pdf");
    const stranger = await aQuotedProject(db, admin);
    for (const id of [...kept, test]) {
      expect((await fileOfCustomer(at(), token, id)).storageKey).not.toBe("");
      expect(await outcomeOf(fileOfCustomer(at(), stranger.token, id))).toBe("not_found");
      expect(await outcomeOf(householdQuoteFile(at(), household, id))).toBe("not_found");
      expect(await outcomeOf(fileOfCustomer(at(), household, id))).toBe("read_only_link");
    }

    await stopEverything(at(), token, { erase: false });
    await readByCompany(later({ days: 1 }));
    expect(await theirs(one, later({ days: 1 }))).toEqual([]);
    expect(await outcomeOf(fileOfCompany(at(later({ days: 1 })), one.buyer, test))).toBe("not_found");
    expect(await outcomeOf(byCompany(one, "tested"))).toBe("project_closed");
  });

  it("puts the papers of the chosen company alone into the home energy file, and for the customer alone", async () => {
    const { token, one, other } = await chosen();
    const attach = (name: string) => ({ files: chosenFiles(store, { name, bytes: aPdf(name) }) });
    const write = ({ buyer, purchaseId }: Offer, name: string) =>
      writeAsCompany(at(), buyer, { purchaseId, id: randomUUID(), text: "See this", ...attach(name) });
    await byCustomer(token, "export", { ...attach("tariff.pdf"), given: given({ number: "EXP 7" }) });
    await byCompany(one, "tested", attach("test.pdf"));
    await write(one, "Drawing.pdf");
    await write(other, `${PLANTED}.pdf`);
    const file = await energyFile(at(), token);
    expect(file.papers.map(({ title, by }) => [title, by])).toEqual(
      expect.arrayContaining([
        ["Export tariff", "you"],
        ["Switched on and tested", one.company],
        ["Drawing", one.company],
      ]),
    );
    expect(file.papers).toHaveLength(3);
    for (const [index, { name }] of file.papers.entries()) {
      expect(name).toMatch(new RegExp(`^0${index + 1} [^/\\\\:]+, from [^/\\\\:]+, 2026-11-20\\.pdf$`));
    }
    expect(file.said).toMatchObject([{ title: "Export tariff", number: "EXP 7" }, { title: "Switched on and tested" }]);
    expect(JSON.stringify(file)).not.toContain(PLANTED);
    expect(JSON.stringify(file)).not.toContain(other.company);
    const household = randomUUID();
    await shareWithHousehold(at(), token, {
      linkId: randomUUID(),
      householdToken: household,
      form: { label: "Partner" },
    });
    expect(await outcomeOf(energyFile(at(), household))).toBe("read_only_link");
    expect(await outcomeOf(energyFile(at(), randomUUID()))).toBe("link_invalid");
    await changeMind(at(), token);
    expect(await outcomeOf(energyFile(at(), token))).toBe("not_found");
  });

  it("is hidden with its papers by a change of mind, and another company begins its own", async () => {
    const { token, one, other } = await chosen();
    await byCompany(one, "tested");
    await changeMind(at(), token);
    expect(await myHandover(at(), token)).toBeUndefined();
    expect(await theirs(one)).toEqual([]);
    await chooseQuote(at(), token, { quoteId: other.quoteId, reasons: new Map() });
    expect(await mine(token, "tested")).toMatchObject({ state: "to_come", gifts: [] });
    await changeMind(at(), token);
    await chooseQuote(at(), token, { quoteId: one.quoteId, reasons: new Map() });
    expect((await mine(token, "tested"))?.state).toBe("done");
  });

  it("goes on after the work is finished, counting from that day", async () => {
    const { token } = await chosen();
    const typed = {
      finishedOn: "2026-11-20",
      finalPence: "6200",
      priceKept: "yes",
      onTime: "yes",
      rating: "5",
      again: "yes",
    };
    await finishWork(at(), token, outcomeForm(NOON).parse(typed));
    expect(await mine(token, "building")).toMatchObject({ state: "waiting", due: "2026-12-20" });
    await byCustomer(token, "building");
    expect((await mine(token, "building"))?.state).toBe("done");
  });

  it("goes with the customer's details, files and all", async () => {
    const { leadId, token, one } = await chosen();
    await byCustomer(token, "export", { files: chosenFiles(store, { bytes: aPdf() }) });
    await byCompany(one, "tested", { files: chosenFiles(store, { bytes: aPdf("t") }) });
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    const left = await ask(
      db.orm,
      `select 1 from handover_entries where lead_id = '${leadId}' union all select 1 from files where lead_id = '${leadId}'`,
    );
    expect(left).toEqual([]);
    const removals = await ask<{ key: string }>(
      db.orm,
      "select payload->>'storageKey' as key from jobs where kind = 'remove-file'",
    );
    expect(removals.map(({ key }) => key)).toEqual(expect.arrayContaining([...store.kept.keys()]));
  });

  const mails = (leadId: string, installerId: string) =>
    ask<{ mail: string; run_at: string }>(
      db.orm,
      `select payload->>'mail' as mail, run_at from jobs where payload->>'mail' like 'handover-%'
       and (payload->>'leadId' = '${leadId}' or payload->>'installerId' = '${installerId}') order by id`,
    );
  const morning = (days: number) => new Date(later({ days }).getTime() - 3 * 3_600_000);

  it("mails whoever owes something overdue, once a week at most, by day", async () => {
    const { leadId, token, one } = await chosen();
    const told = async (now: Date) => {
      await remindOfHandover(at(now));
      return (await mails(leadId, one.buyer.installer.id)).map(({ mail }) => mail);
    };
    expect(await told(morning(10))).toEqual([]);
    // Nobody surveyed or signed within 14 days.
    const first = await told(morning(16));
    expect(first).toContain("handover-due");
    expect(await told(morning(17))).toEqual(first);
    expect(await told(morning(22))).toEqual(first);
    const second = await told(morning(23));
    expect(second.filter((mail) => mail === "handover-due")).toHaveLength(2);
    const facts = await gatherMailFacts(at(morning(23)), { mail: "handover-due", leadId }, "t0ken");
    expect(facts && writeMail(facts, "https://fairwatt.example").text).toContain("Contract signed");
    await changeMind(at(morning(24)), token);
    expect(await gatherMailFacts(at(morning(24)), { mail: "handover-due", leadId }, "t0ken2")).toBeUndefined();
    expect(await told(morning(40))).toEqual(second);
  });

  it("mails the company what it owes, and never at night, however far the clock was moved", async () => {
    const { leadId, token, one } = await chosen();
    const installerId = one.buyer.installer.id;
    await byCustomer(token, "tested", { given: given({ doneOn: "2026-11-20" }) });
    const night = new Date(later({ days: 60 }).getTime() + 14 * 3_600_000);
    await remindOfHandover(at(night));
    const sent = await mails(leadId, installerId);
    expect(sent.map(({ mail }) => mail).toSorted()).toEqual(["handover-due", "handover-owed"]);
    for (const { run_at } of sent) expect(new Date(run_at).getUTCHours()).toBe(8);
    const facts = await gatherMailFacts(at(night), { mail: "handover-owed", installerId }, "");
    const text = facts && writeMail(facts, "https://fairwatt.example").text;
    expect(text).toContain("Building control");
    expect(text).not.toContain("Export tariff");
    await stopEverything(at(night), token, { erase: false });
    expect(await gatherMailFacts(at(night), { mail: "handover-owed", installerId }, "")).toBeUndefined();
    await remindOfHandover(at(morning(90)));
    expect(await mails(leadId, installerId)).toHaveLength(sent.length);
  });

  async function ownData({ buyer }: Offer, now: Date): Promise<string> {
    let json = "";
    for await (const piece of exportOwnData(at(now), buyer)) json += piece;
    return json;
  }
});
