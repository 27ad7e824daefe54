import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import { deedInWords, pageOfDeed } from "#content/team-activity.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { chooseAlerts } from "#domain/alerts/my-wishes.ts";
import { changeCoverage } from "#domain/coverage/change-coverage.ts";
import { coverageForm } from "#domain/coverage/coverage-form.ts";
import { eraseCustomerOfLead } from "#domain/leads/erase-customer.ts";
import { writeAsCompany } from "#domain/messages/send-message.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { noteLeadsExport } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { keepInLibrary, removeFromLibrary, savedItemForm, savedLineForm } from "#domain/quotes/library.ts";
import { COMPANY_ROLES, mayAct } from "#domain/roles.ts";
import { everybody, teamActivity } from "#domain/team/activity.ts";
import { removeMember } from "#domain/team/members.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { aColleague, anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

eachDatabase("what a company's people did", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aMorning() {
    const owner = await anInstaller(db, { admin, credits: 10 });
    const office = await aColleague(db, owner, "office");
    const { leadId } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead(at(), owner, { leadId, purchaseId });
    const attempt = { channel: "call", outcome: "no_answer", triedAt: later({ minutes: 1 }) };
    await logAttempt(at(later({ minutes: 1 })), office, { purchaseId, id: randomUUID(), ...attempt });
    await writeAsCompany(at(later({ minutes: 2 })), office, {
      purchaseId,
      id: randomUUID(),
      text: "Dear Sam Example.",
    });
    await anOffer(db, { buyer: office, purchaseId, now: later({ minutes: 3 }) });
    await noteLeadsExport(at(later({ minutes: 4 })), office);
    return { owner, office, leadId, purchaseId };
  }
  async function read(owner: User, filter = {}) {
    const { items } = await teamActivity(at(later({ days: 1 })), owner, filter);
    return items.map((deed) => ({ words: Object.values(deedInWords(deed)).join(""), page: pageOfDeed(deed) }));
  }

  it("is one list, newest first, with who, what and where, also of those who have left", async () => {
    const { owner, office, purchaseId } = await aMorning();
    await removeMember(at(later({ minutes: 5 })), owner, { userId: office.userId, to: null });
    const page = `/leads/purchases/${purchaseId}`;
    expect(await read(owner)).toEqual([
      { words: "Priya Shah: Removed Sana Iqbal", page: "/team" },
      { words: "Sana Iqbal: Exported the bought leads", page: "/leads?tab=purchased" },
      { words: "Quote. Sent by Sana Iqbal", page },
      { words: "Message. Sent by Sana Iqbal", page },
      { words: "No answer. Called by Sana Iqbal", page },
      { words: "Bought by Priya Shah", page },
    ]);
    expect(await read(owner, { member: office.userId })).toHaveLength(4);
    expect(await everybody(at(), owner)).toEqual([
      { userId: owner.userId, name: "Priya Shah", hasLeft: false },
      { userId: office.userId, name: "Sana Iqbal", hasLeft: true },
    ]);
  });

  it("has who changed the area, the price book and their own mails, each once", async () => {
    const owner = await anInstaller(db, { admin });
    const office = await aColleague(db, owner, "office");
    const area = (radiusMiles: string) =>
      coverageForm.parse({ basePostcode: "RG1 8EQ", radiusMiles, services: "solar-panels" });
    await changeCoverage(at(), office, area("20"));
    const panel = savedItemForm.parse({ role: "panel", make: "Aurora", model: "AU-440", warrantyYears: "25" });
    const scaffold = savedLineForm.parse({
      kind: "electrical",
      text: "Wires of Mrs Ash",
      unitPence: "90",
      vatPercent: "0",
    });
    const id = randomUUID();
    for (const _ of ["once", "again"]) {
      await changeCoverage(at(later({ minutes: 1 })), office, area("30"));
      await chooseAlerts(at(later({ minutes: 2 })), office, "never");
      await keepInLibrary(at(later({ minutes: 3 })), office, { id, item: panel });
    }
    await keepInLibrary(at(later({ minutes: 4 })), office, { id: randomUUID(), item: scaffold });
    for (const _ of ["once", "again"]) await removeFromLibrary(at(later({ minutes: 5 })), office, id);
    expect(await read(owner)).toEqual([
      { words: "Sana Iqbal: Removed from the price book: Aurora AU-440", page: "/quotes/library" },
      { words: "Sana Iqbal: Added to the price book: electrical", page: "/quotes/library" },
      { words: "Sana Iqbal: Added to the price book: Aurora AU-440", page: "/quotes/library" },
      { words: "Sana Iqbal: Changed when we mail them", page: "/account/notices" },
      { words: "Sana Iqbal: Changed the area or the leads wanted", page: "/profile/area" },
    ]);
  });

  it("names no customer, keeps what was done when theirs go, and ends after twelve months", async () => {
    const { owner, leadId } = await aMorning();
    const { items } = await teamActivity(at(later({ days: 1 })), owner);
    expect(Object.keys(items[1] ?? {}).sort()).toEqual(["about", "at", "by", "id", "kind", "lead"]);
    expect(items[1]?.lead?.words).toMatch(/^[A-Z][^,]*, [A-Z]+\d+\w?$/);
    await inTransaction(db, (tx) => eraseCustomerOfLead(tx, { leadId, scope: "request", by: "customer", now: NOON }));
    const after = await teamActivity(at(later({ days: 1 })), owner);
    expect(after.items.map(({ kind }) => kind)).toEqual(items.map(({ kind }) => kind));
    expect((await teamActivity(at(later({ days: 367 })), owner)).items).toEqual([]);
  });

  it("is for owners, of their own company alone", async () => {
    const { owner } = await aMorning();
    for (const role of COMPANY_ROLES) {
      const one = await aColleague(db, owner, role);
      const wanted = mayAct(role, "company") ? "done" : "role_required";
      for (const asked of [teamActivity(at(), one), everybody(at(), one)]) expect(await outcomeOf(asked)).toBe(wanted);
    }
    const other = await anInstaller(db, { admin });
    expect((await teamActivity(at(), other)).items).toEqual([]);
    expect(await outcomeOf(teamActivity(at(), owner, { cursor: "x" }))).toBe("invalid_cursor");
  });

  it("is read in pages without gap or repetition", async () => {
    const owner = await anInstaller(db, { admin });
    const many = limits.teamActivityPageSize + 3;
    for (let i = 0; i < many; i++) await noteLeadsExport(at(later({ seconds: i % 7 })), owner);
    const first = await teamActivity(at(later({ days: 1 })), owner);
    const second = await teamActivity(at(later({ days: 1 })), owner, { cursor: first.nextCursor });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([
      limits.teamActivityPageSize,
      3,
      null,
    ]);
    expect(new Set(ids).size).toBe(many);
  });
});
