import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { withdrawLead } from "#domain/admin/leads/withdraw-lead.ts";
import { leadsForSale } from "#domain/leads-for-sale/leads-for-sale.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { myPurchase } from "#domain/purchases/my-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { changeContactWish } from "#domain/requests/change-contact-wish.ts";
import { contactWishForm } from "#domain/requests/contact-form.ts";
import { customerRequest } from "#domain/requests/customer-request.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aQuoteForm, aRequest } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

const saying = (contactWay: string, contactTimes = "") => contactWishForm.parse({ contactWay, contactTimes });
const BEFORE = { contactWay: "phone", contactTimes: ["weekends"] };
const AFTER = { contactWay: "text", contactTimes: ["weekday-mornings", "weekday-evenings"] };
const NOTHING = { contactWay: null, contactTimes: null };

eachDatabase("a customer who changes their contact preferences", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const aConfirmedWish = () =>
    aConfirmedRequest(db, { form: aQuoteForm({ contactWay: "phone", contactTimes: "weekends" }) });

  async function aPurchase(leadId: string) {
    const buyer = await anInstaller(db, { admin, credits: 5 });
    const purchaseId = randomUUID();
    await purchaseLead(at(), buyer, { leadId, purchaseId });
    return { purchaseId, read: () => myPurchase(at(), buyer, purchaseId) };
  }

  const told = (purchaseId: string) =>
    ask(
      db.orm,
      `select id from jobs where kind = 'announce' and payload->>'event' = 'customer.updated'
        and payload->>'purchaseId' = '${purchaseId}'`,
    );

  it("sees the change at once, as do companies before and after buying; it is announced once", async () => {
    const { leadId, token } = await aConfirmedWish();
    const { purchaseId, read } = await aPurchase(leadId);
    expect(await read()).toMatchObject(BEFORE);
    const change = () => changeContactWish(at(), token, saying("text", "weekday-evenings,weekday-mornings"));
    await Promise.all(Array.from({ length: 10 }, change));
    expect(await read()).toMatchObject(AFTER);
    expect(await customerRequest(at(), token)).toMatchObject(AFTER);
    const { items } = await leadsForSale(at(), await anInstaller(db, { admin }));
    expect(items.find(({ id }) => id === leadId)).toMatchObject(AFTER);
    expect(await told(purchaseId)).toHaveLength(1);
  });

  it("clears a wish by leaving it out", async () => {
    const { token } = await aConfirmedWish();
    await changeContactWish(at(), token, saying(""));
    expect(await customerRequest(at(), token)).toMatchObject(NOTHING);
  });

  it("no mail is sent about it", async () => {
    const { leadId, token } = await aConfirmedWish();
    await aPurchase(leadId);
    const mails = () => ask(db.orm, "select id from jobs where payload->>'mail' is not null");
    const before = (await mails()).length;
    await changeContactWish(at(), token, saying("email"));
    expect(await mails()).toHaveLength(before);
  });

  it("can do so as long as a company is involved, but not once the request is over", async () => {
    const taken = await aConfirmedWish();
    const alone = await aConfirmedWish();
    const closed = await aConfirmedWish();
    const { read } = await aPurchase(taken.leadId);
    for (const { leadId } of [taken, alone]) await withdrawLead(at(), admin, { leadId, reason: "A test." });
    await closeRequest(at(), closed.token);
    await changeContactWish(at(), taken.token, saying("email"));
    expect(await read()).toMatchObject({ contactWay: "email", contactTimes: null });
    for (const { token } of [alone, closed]) {
      expect(await outcomeOf(changeContactWish(at(), token, saying("email")))).toBe("project_closed");
      expect(await customerRequest(at(), token)).toMatchObject(BEFORE);
    }
    const old = await aConfirmedWish();
    expect(await outcomeOf(changeContactWish(at(later({ days: 60 })), old.token, saying("email")))).toBe(
      "project_closed",
    );
  });

  it("is refused before confirming, as a stranger, and more than five times a day", async () => {
    const unconfirmed = await aRequest(db);
    expect(await outcomeOf(changeContactWish(at(), unconfirmed.token, saying("text")))).toBe("not_found");
    expect(await outcomeOf(changeContactWish(at(), randomUUID(), saying("text")))).toBe("link_invalid");
    const { token } = await aConfirmedWish();
    for (let time = 0; time < limits.contactCorrectionsPerDay; time++) {
      await changeContactWish(at(), token, saying(time % 2 ? "phone" : "text"));
    }
    expect(await outcomeOf(changeContactWish(at(), token, saying("email")))).toBe("too_many_requests");
    expect(await customerRequest(at(), token)).toMatchObject({ contactWay: "text" });
  });
});
