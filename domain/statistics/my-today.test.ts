import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { writeAsCustomer } from "#domain/messages/send-message.ts";
import { replaceInstaller } from "#domain/projects/answer-unresponsive-installer.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { changeStage } from "#domain/projects/record-stage.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { myToday } from "#domain/statistics/my-today.ts";
import { worksAround } from "#tests/support/coverage.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("what an installer does today", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function buy(buyer: Buyer): Promise<{ purchaseId: string; token: string }> {
    const { leadId, token } = await aConfirmedRequest(db);
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId });
    return { purchaseId, token };
  }

  it("is to answer whom nobody has answered, but not those who want no contact", async () => {
    const company = await anInstaller(db, { admin, credits: 20 });
    const other = await anInstaller(db, { admin, credits: 5 });
    const waiting = await buy(company);
    const answered = await buy(company);
    const closed = await buy(company);
    await buy(other);
    await changeStage({ db, now: NOON }, company, { purchaseId: answered.purchaseId, stage: "contacted" });
    await closeRequest({ db, now: NOON }, closed.token);
    const { waiting: shown } = await myToday({ db, now: NOON }, company);
    expect(shown.map(({ purchaseId }) => purchaseId)).toEqual([waiting.purchaseId]);
    expect(shown[0]).toMatchObject({
      contact: { name: "Sarah Whitlock", phone: expect.stringMatching(/^\+447700/) },
    });
  });

  it("is to read what customers wrote, and nothing of one whom another company serves now", async () => {
    const company = await anInstaller(db, { admin, credits: 10 });
    const talking = await buy(company);
    const lost = await buy(company);
    const text = { to: talking.purchaseId, id: randomUUID(), text: "When could you come?" };
    await writeAsCustomer({ db, now: NOON }, talking.token, text);
    await replaceInstaller({ db, now: later({ days: 3 }) }, lost.token, lost.purchaseId);
    const today = await myToday({ db, now: later({ days: 3 }) }, company);
    expect(today.unreadMessages).toBe(1);
    expect(today.waiting.map(({ purchaseId }) => purchaseId)).toEqual([talking.purchaseId]);
  });

  it("is to look at the matching leads of the last 24 hours, which keep their details", async () => {
    const company = await anInstaller(db, { admin });
    await worksAround(db, company, "SA1", { radiusMiles: 5, services: ["heat-pumps"] });
    const near = { location: "Swansea", postcode: "SA1 1AA", customer_phone: "07700 900321" };
    const fresh = await aLead(db, { admin, now: later({ days: 2 }), form: near });
    await aLead(db, { admin, now: NOON, form: near });
    await aLead(db, { admin, now: later({ days: 2 }) });
    const today = await myToday({ db, now: later({ days: 2 }) }, company);
    expect(today).toMatchObject({ fresh: [{ id: fresh, location: "Swansea" }], freshTotal: 1 });
    expect(JSON.stringify(today)).not.toMatch(/900321|Whitlock|SA1 1AA/);
  });

  it("is told to approved companies alone", async () => {
    expect(await outcomeOf(myToday({ db, now: NOON }, visitor))).toBe("not_signed_in");
    const pending = await anInstaller(db, { admin, status: "pending" });
    expect(await outcomeOf(myToday({ db, now: NOON }, pending))).toBe("not_approved");
  });
});
