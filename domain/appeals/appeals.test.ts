import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import type { User } from "#domain/actor.ts";
import type { CompanyAppealKind } from "#domain/appeals/appealed.ts";
import { askSecondLook } from "#domain/appeals/ask-second-look.ts";
import { decideAppeal, settleLateAppeals } from "#domain/appeals/decide-appeal.ts";
import { declineReport } from "#domain/lead-reports/decide-report.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import { sendOutline } from "#domain/outline-quotes/send-outline.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { holdBuying } from "#domain/vetting/hold-buying.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { aReport } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
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
import { anOutline, anOutlinedRequest, aPickingRequest } from "#tests/support/quotes.ts";

const WORDS = "We rang four times; our list of calls shows it.";

eachDatabase("a second look", (open) => {
  let db: Database;
  let admin: User;
  let other: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    other = await anAdmin(db);
  });

  const asked = (buyer: Buyer, kind: CompanyAppealKind, change: { id?: string; subject?: string; now?: Date } = {}) => {
    const { id = randomUUID(), now = NOON, subject } = change;
    return askSecondLook({ db, now }, buyer, { id, kind, words: WORDS, ...(subject && { subject }) });
  };
  const decide = (id: string, by: User, outcome: "accepted" | "declined" = "accepted", now = NOON) =>
    decideAppeal({ db, now }, by, { id, outcome, reason: "The list of calls shows it." });
  const again = async (buyer: Buyer) => (await signedIn(db, buyer.userId)) as Buyer;
  const creditsOf = async (buyer: Buyer) =>
    (await ask<{ credits: number }>(db.orm, `select credits from profiles where id = '${buyer.installer.id}'`))[0]
      ?.credits;
  const mails = (installerId: string, mail: string) =>
    ask(
      db.orm,
      `select id from jobs where payload->>'mail' = '${mail}' and payload->>'installerId' = '${installerId}'`,
    );

  async function aDeclinedReport() {
    const { leadId } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    const subject = await aReport(db, { buyer, purchaseId });
    await declineReport({ db, now: NOON }, admin, { requestId: subject, reason: "They answered our call." });
    return { buyer, subject };
  }

  async function aSuspended() {
    const buyer = await anInstaller(db, { admin });
    await suspendInstaller({ db, now: NOON }, admin, { installerId: buyer.installer.id, reason: "Complaints." });
    return again(buyer);
  }

  async function aHeld() {
    const buyer = await anInstaller(db, { admin, credits: 10 });
    const { id: installerId } = buyer.installer;
    await holdBuying({ db, now: NOON }, admin, { holdId: randomUUID(), installerId, reason: "One network." });
    return buyer;
  }

  it("is asked once for a declined report, and accepting it gives the credits back once", async () => {
    const { buyer, subject } = await aDeclinedReport();
    const id = randomUUID();
    await asked(buyer, "report", { id, subject });
    expect(await outcomeOf(asked(buyer, "report", { id, subject }))).toBe("done");
    expect(await outcomeOf(asked(buyer, "report", { subject }))).toBe("already_appealed");
    expect(await creditsOf(buyer)).toBe(0);
    expect(await outcomesOf([decide(id, other), decide(id, other), decide(id, other, "declined")])).toMatchObject({
      done: 1,
      conflict: 2,
    });
    expect(await mails(buyer.installer.id, "appeal-decided")).toHaveLength(1);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is asked once, however often at once", async () => {
    const { buyer, subject } = await aDeclinedReport();
    const many = Array.from({ length: 12 }, () => asked(buyer, "report", { subject }));
    expect(await outcomesOf(many)).toEqual({ done: 1, already_appealed: 11 });
  });

  it("is for whom the decision is about, while it stands, within 14 days to the second", async () => {
    const { buyer, subject } = await aDeclinedReport();
    const stranger = await anInstaller(db, { admin });
    expect(await outcomeOf(asked(stranger, "report", { subject }))).toBe("not_found");
    expect(await outcomeOf(asked(stranger, "suspension"))).toBe("not_found");
    const last = later({ days: limits.appealDays });
    const after = later({ days: limits.appealDays, milliseconds: 1 });
    expect(await outcomeOf(asked(buyer, "report", { subject, now: after }))).toBe("too_late");
    expect(await outcomeOf(asked(buyer, "report", { subject, now: last }))).toBe("done");
  });

  it("is asked by a suspended company, and reinstates it; not by whoever suspended it while another can", async () => {
    const company = await aSuspended();
    const id = randomUUID();
    await asked(company, "suspension", { id });
    expect(await outcomeOf(decide(id, admin))).toBe("own_decision");
    expect(await outcomeOf(decide(id, company))).toBe("not_admin");
    const byItself = `insert into appeal_decisions (appeal_id, outcome, reason, decided_by, decided_at)
      values ('${id}', 'declined', 'No.', '${admin.userId}', '${NOON.toISOString()}')`;
    const refused = await ask(db.orm, byItself).catch((error: unknown) => violationOf(error)?.refusal);
    expect(refused).toBe("appeals_decide");
    await decide(id, other);
    expect((await again(company)).installer.status).toBe("approved");
    expect(await mails(company.installer.id, "appeal-decided")).toHaveLength(1);
  });

  it("is decided by whoever suspended the company where nobody else can", async () => {
    const company = await aSuspended();
    const id = randomUUID();
    await asked(company, "suspension", { id });
    await ask(db.orm, `update admin_roles set role = 'finance' where user_id = '${other.userId}'`);
    try {
      expect(await outcomeOf(decide(id, admin, "declined"))).toBe("done");
    } finally {
      await ask(db.orm, `update admin_roles set role = 'owner' where user_id = '${other.userId}'`);
    }
    expect((await again(company)).installer.status).toBe("suspended");
  });

  it("of held buying lets the company buy again; until then buying is refused, also by the database", async () => {
    const company = await aHeld();
    const { leadId } = await aConfirmedRequest(db);
    const buy = (actor: Buyer) =>
      outcomeOf(purchaseLead({ db, now: NOON }, actor, { leadId, purchaseId: randomUUID() }));
    // Loaded before the hold: the database says that the gate has changed.
    expect(await buy(company)).toBe("buying_held");
    expect(await buy(await again(company))).toBe("buying_held");
    expect(await mails(company.installer.id, "buying-held")).toHaveLength(1);
    const id = randomUUID();
    await asked(company, "buying_held", { id });
    await decide(id, other);
    expect(await buy(await again(company))).toBe("done");
  });

  it("of held buying finds no outline of the company any more: none can be sent or picked, and its credits are back", async () => {
    const { leadId, token, company, id } = await anOutlinedRequest(db, { admin });
    const { leadId: another } = await aPickingRequest(db);
    await holdBuying({ db, now: NOON }, admin, {
      holdId: randomUUID(),
      installerId: company.installer.id,
      reason: "Another company’s number.",
    });
    const send = sendOutline({ db, now: NOON }, await again(company), {
      leadId: another,
      id: randomUUID(),
      posted: anOutline,
    });
    expect(await outcomeOf(send)).toBe("buying_held");
    expect(await outcomeOf(pickOutline({ db, now: later({ hours: 1 }) }, token, id))).toBe("outline_gone");
    expect(await mails(company.installer.id, "outline-ended")).toHaveLength(1);
    const ended = { mail: "outline-ended", leadId, installerId: company.installer.id, outlineId: id } as const;
    expect(await gatherMailFacts({ db, now: NOON }, ended, "")).toMatchObject({ how: "not_buying" });
    expect(await creditsOf(company)).toBe(5);
    expect(await ask(db.orm, `select outlines_waiting as waiting from leads where id = '${leadId}'`)).toEqual([
      { waiting: 0 },
    ]);
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("is accepted after ten days where nobody has decided: reports and holds, not suspensions", async () => {
    const { buyer, subject } = await aDeclinedReport();
    const held = await aHeld();
    const suspended = await aSuspended();
    await asked(buyer, "report", { subject });
    await asked(held, "buying_held");
    await asked(suspended, "suspension");
    const before = { db, now: later({ days: limits.appealDecideDays, milliseconds: -1 }) };
    await settleLateAppeals(before);
    expect(await creditsOf(buyer)).toBe(0);
    const due = { db, now: later({ days: limits.appealDecideDays }) };
    await settleLateAppeals(due, async (_tx, installerId) => installerId === buyer.installer.id);
    expect(await creditsOf(buyer)).toBe(0);
    await Promise.all([settleLateAppeals(due), settleLateAppeals(due)]);
    expect(await creditsOf(buyer)).toBe(limits.leadPriceCredits);
    expect((await again(held)).installer.gate.isHeld).toBe(false);
    expect((await again(suspended)).installer.status).toBe("suspended");
    expect(await brokenPromises(db.orm)).toEqual([]);
  });

  it("never changes once asked or decided", async () => {
    const company = await aSuspended();
    const id = randomUUID();
    await asked(company, "suspension", { id });
    await decide(id, other, "declined");
    const change = async (statement: string) =>
      ask(db.orm, statement).then(
        () => "done",
        (error: unknown) => violationOf(error)?.refusal,
      );
    expect(await change(`update appeals set decide_by = now() where id = '${id}'`)).toBe("append_only");
    expect(await change(`update appeals set words = 'Other.' where id = '${id}'`)).toBe("append_only");
    expect(await change(`delete from appeals where id = '${id}'`)).toBe("append_only");
    expect(await change(`update appeal_decisions set outcome = 'accepted'`)).toBe("append_only");
    expect(await change(`delete from appeal_decisions`)).toBe("append_only");
    expect(await change(`update appeals set words = null where id = '${id}'`)).toBe("done");
  });
});
