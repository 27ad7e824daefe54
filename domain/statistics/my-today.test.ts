import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { addDocument } from "#domain/documents/change-documents.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { logAttempt } from "#domain/projects/log-contact-attempt.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { setNextAct } from "#domain/purchases/next-act.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { noteOpened } from "#domain/quotes/quotes.sql.ts";
import { countToday, myToday } from "#domain/statistics/my-today.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { worksAround } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aNewDocument, filesInMemory } from "#tests/support/documents.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import {
  aColleague,
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  NOON,
  outcomeOf,
  signedIn,
} from "#tests/support/people.ts";
import { anOffer } from "#tests/support/quotes.ts";

eachDatabase("what waits for a company today", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  const at = (now = NOON) => ({ db, now });

  async function buy(buyer: Buyer, now = NOON): Promise<{ purchaseId: string; token: string }> {
    const { leadId, token } = await aConfirmedRequest(db, { now });
    const purchaseId = randomUUID();
    await purchaseLead(at(now), buyer, { leadId, purchaseId });
    return { purchaseId, token };
  }

  const today = (actor: User, now = NOON, isEverybodys = false) => myToday(at(now), actor, { isEverybodys });
  const placed = async (actor: User, now = NOON, isEverybodys = false) =>
    (await today(actor, now, isEverybodys)).waiting.map(({ purchaseId, section, also }) => [purchaseId, section, also]);
  const write = (token: string, to: string, text: string) =>
    writeAsCustomer(at(), token, { to, id: randomUUID(), text });
  const callAgain = (actor: User, purchaseId: string, dueAt: Date, userId = actor.userId) =>
    setNextAct(at(), actor, { purchaseId, id: randomUUID(), what: "Call again", dueAt, userId });
  const offer = (buyer: Buyer, purchaseId: string) =>
    offerTimes(at(), buyer, {
      purchaseId,
      id: randomUUID(),
      kind: "survey",
      minutes: 60,
      times: [later({ days: 5 })],
      asksAboutNight: false,
    });
  const attempt = (buyer: User, purchaseId: string, given: { channel: string; outcome?: string }, now = NOON) =>
    logAttempt(at(now), buyer, { purchaseId, id: randomUUID(), triedAt: now, ...given });

  it("stands in one order, each customer once, with the other reasons", async () => {
    const company = await anInstaller(db, { admin, credits: 100 });
    const due = await buy(company);
    await callAgain(company, due.purchaseId, later({ hours: 5 }));
    await write(due.token, due.purchaseId, "When could you come?");
    const fresh = await buy(company);
    const written = await buy(company);
    await changeStage(at(), company, { purchaseId: written.purchaseId, stage: "contacted" });
    await write(written.token, written.purchaseId, "Is the bird mesh in the price?");
    const timed = await buy(company);
    await offer(company, timed.purchaseId);
    const opened = await buy(company);
    const { quote } = await anOffer(db, { buyer: company, purchaseId: opened.purchaseId });
    await noteOpened(db.orm, quote.id, NOON);
    const now = later({ days: limits.quoteUnansweredDays });
    const stopped = await buy(company, now);
    await stopEverything(at(now), stopped.token, { erase: false });
    const shown = await today(company, now);
    expect(shown.stops).toMatchObject([{ purchaseId: stopped.purchaseId, firstName: "Sarah" }]);
    expect(shown.waiting.map(({ purchaseId, section, also }) => [purchaseId, section, also])).toEqual([
      [due.purchaseId, "next", ["contact", "message"]],
      [fresh.purchaseId, "contact", []],
      [written.purchaseId, "message", []],
      [timed.purchaseId, "times", []],
      [opened.purchaseId, "opened", []],
    ]);
    expect(shown.waiting[0]).toMatchObject({ what: "Call again", at: later({ hours: 5 }) });
    expect(shown.waiting[1]).toMatchObject({ at: later({ hours: limits.customerAnswerHours }), what: null });
    expect(shown.waiting[2]).toMatchObject({ what: "Is the bird mesh in the price?", at: NOON });
    expect(shown.waiting[3]).toMatchObject({ isOurTurn: false, what: null });
    expect(shown.waiting[4]).toMatchObject({ duePence: expect.any(Number), at: NOON });
    const totals = { stop: 1, next: 1, contact: 1, message: 1, times: 1, opened: 1 };
    expect(shown).toMatchObject({ totals, counts: { mine: 6, everybody: 6 } });
    expect(await countToday(at(now), company)).toEqual({ totals, counts: { mine: 6, everybody: 6 } });
  });

  it("begins with a next act on its day, and leaves a lead alone until then", async () => {
    const company = await anInstaller(db, { admin, credits: 5 });
    const { purchaseId } = await buy(company);
    await attempt(company, purchaseId, { channel: "call", outcome: "no_answer" });
    expect(await placed(company)).toEqual([[purchaseId, "contact", []]]);
    expect((await myToday(at(), company)).waiting[0]?.lastCall).toBe("no_answer");
    await attempt(company, purchaseId, { channel: "call", outcome: "left_message" }, later({ minutes: 5 }));
    await callAgain(company, purchaseId, new Date("2026-11-23T09:00:00Z"));
    expect(await placed(company)).toEqual([]);
    expect(await placed(company, new Date("2026-11-22T23:59:59Z"))).toEqual([]);
    const morning = new Date("2026-11-23T00:00:00Z");
    expect(await placed(company, morning)).toEqual([[purchaseId, "next", []]]);
    expect((await myToday(at(morning), company)).waiting[0]?.lastCall).toBe("left_message");
  });

  it("has nobody to contact who was texted, refuses contact, or is spoken to", async () => {
    const company = await anInstaller(db, { admin, credits: 20 });
    const texted = await buy(company);
    const spoken = await buy(company);
    const closed = await buy(company);
    const waiting = await buy(company);
    await attempt(company, texted.purchaseId, { channel: "text" });
    await attempt(company, spoken.purchaseId, { channel: "call", outcome: "spoke" });
    await closeRequest(at(), closed.token);
    expect(await placed(company)).toEqual([[waiting.purchaseId, "contact", []]]);
  });

  it("asks after quotes that were opened three days ago, and those that end within three", async () => {
    const company = await anInstaller(db, { admin, credits: 5 });
    const { purchaseId } = await buy(company);
    const { quote } = await anOffer(db, { buyer: company, purchaseId });
    await noteOpened(db.orm, quote.id, NOON);
    const { validUntil } = quote;
    const end = new Date(`${validUntil}T12:00:00Z`).getTime();
    const before = (days: number) => new Date(end - days * 86_400_000);
    expect(await placed(company, later({ days: 3, milliseconds: -1 }))).toEqual([]);
    expect(await placed(company, later({ days: 3 }))).toEqual([[purchaseId, "opened", []]]);
    expect(await placed(company, before(4))).toEqual([[purchaseId, "opened", []]]);
    expect(await placed(company, before(3))).toEqual([[purchaseId, "opened", ["ending"]]]);
    expect(await placed(company, before(0))).toEqual([[purchaseId, "opened", ["ending"]]]);
    expect(await placed(company, before(-1))).toEqual([]);
  });

  it("is one's own and nobody's, or everybody's; a next act is its person's", async () => {
    const owner = await anInstaller(db, { admin, credits: 20 });
    const surveyor = await aColleague(db, owner, "surveyor");
    const [own, theirs, nobodys] = [await buy(owner), await buy(owner), await buy(owner)].map((one) => one.purchaseId);
    const assign = (id = "", to: string) => assignPurchases(at(), owner, { purchaseIds: [id], to });
    await assign(own, owner.userId);
    await assign(theirs, surveyor.userId);
    const idsOf = async (actor: User, isEverybodys = false) =>
      (await today(actor, NOON, isEverybodys)).waiting.map(({ purchaseId }) => purchaseId).toSorted();
    expect(await idsOf(owner)).toEqual([own, nobodys].toSorted());
    expect(await idsOf(surveyor)).toEqual([theirs, nobodys].toSorted());
    expect(await idsOf(surveyor, true)).toEqual([own, theirs, nobodys].toSorted());
    expect((await today(surveyor)).counts).toEqual({ mine: 2, everybody: 3 });
    await callAgain(owner, theirs ?? "", later({ hours: 1 }));
    expect(await placed(owner)).toContainEqual([theirs, "next", []]);
    expect(await placed(surveyor)).toContainEqual([theirs, "contact", []]);
  });

  it("counts all, and shows the first few of a section, the longest waiting first", async () => {
    const most = limits.todayRowsPerSection;
    const company = await anInstaller(db, { admin, credits: (most + 1) * limits.leadPriceCredits });
    const bought: string[] = [];
    for (let minutes = most; minutes >= 0; minutes--) {
      bought.push((await buy(company, later({ minutes }))).purchaseId);
    }
    const { waiting, totals } = await today(company, later({ hours: 1 }));
    expect(waiting.map(({ purchaseId }) => purchaseId)).toEqual(bought.toReversed().slice(0, most));
    expect(totals).toEqual({ contact: most + 1 });
  });

  it("has papers that end within 30 days and matching leads of 24 hours, for those whose role may act on them", async () => {
    const company = await anInstaller(db, { admin });
    const surveyor = await aColleague(db, company, "surveyor");
    await worksAround(db, company, "SA1", { radiusMiles: 5, services: ["heat-pumps"] });
    const near = { location: "Swansea", postcode: "SA1 1AA", customer_phone: "07700 900321" };
    const fresh = await aLead(db, { admin, now: later({ days: 2 }), form: near });
    await aLead(db, { admin, now: NOON, form: near });
    await aLead(db, { admin, now: later({ days: 2 }) });
    await addDocument(
      at(),
      company,
      filesInMemory(),
      aNewDocument({ form: { kind: "insurance", reference: "POL-77", expiresOn: "2026-12-20" } }),
    );
    const shown = await today(company, later({ days: 2 }));
    expect(shown).toMatchObject({
      fresh: [{ id: fresh, location: "Swansea" }],
      papers: [{ expiresOn: "2026-12-20" }],
      totals: { lead: 1, paper: 1 },
      counts: { mine: 2, everybody: 2 },
    });
    expect(JSON.stringify(shown)).not.toMatch(/900321|Whitlock|SA1 1AA/);
    expect(await today(surveyor, later({ days: 2 }))).toMatchObject({ fresh: [], papers: [], totals: {} });
  });

  it("is told to approved companies alone; a suspended one has only its stops", async () => {
    expect(await outcomeOf(today(visitor as unknown as User))).toBe("not_signed_in");
    const pending = await anInstaller(db, { admin, status: "pending" });
    expect(await today(pending)).toMatchObject({ stops: [], waiting: [], counts: { mine: 0, everybody: 0 } });
    const company = await anInstaller(db, { admin, credits: 10 });
    const books = await aColleague(db, company, "books");
    expect(await outcomeOf(today(books))).toBe("role_required");
    expect(await outcomeOf(countToday(at(), books))).toBe("role_required");
    await buy(company);
    const { token } = await buy(company);
    await stopEverything(at(), token, { erase: false });
    const installerId = company.installer.id;
    await suspendInstaller(at(), admin, { installerId, reason: "Complaints." });
    const suspended = await signedIn(db, company.userId);
    expect(await today(suspended)).toMatchObject({ stops: [{ firstName: "Sarah" }], waiting: [], fresh: [] });
    expect(await countToday(at(), suspended)).toEqual({ totals: { stop: 1 }, counts: { mine: 1, everybody: 1 } });
  });
});
