import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { sharingText } from "#content/sharing-text.ts";
import type { Database } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import type { User } from "#domain/actor.ts";
import { createLead } from "#domain/admin/leads/create-lead.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { offerTimes } from "#domain/appointments/offer-times.ts";
import { writeBrief } from "#domain/briefs/write-brief.ts";
import { pickOutline } from "#domain/outline-quotes/answer-outline.ts";
import { closeRequest } from "#domain/projects/close-request.ts";
import { endPurchases } from "#domain/purchases/end-purchases.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { shareWithHousehold } from "#domain/request-links/my-links.ts";
import { issueRequestLink } from "#domain/request-links/open-link.ts";
import { myReceipt } from "#domain/requests/receipt.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aConfirmedRequest, aLeadForm } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { anOutlinedRequest } from "#tests/support/quotes.ts";

eachDatabase("the receipt of a request", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  it("lists each company with time, means, fields and end, the text the customer read, and the household", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const buyer = await anInstaller(db, { admin, credits: 10 });
    expect(await myReceipt({ db, now: NOON }, token)).toMatchObject({ companies: [], household: [], wayToUs: "form" });
    await purchaseLead({ db, now: later({ hours: 2 }) }, buyer, { leadId, purchaseId: randomUUID() });
    const link = { linkId: randomUUID(), householdToken: randomUUID(), form: { label: "Alex" } };
    await shareWithHousehold({ db, now: NOON }, token, link);
    await closeRequest({ db, now: later({ hours: 5 }) }, token);
    const receipt = await myReceipt({ db, now: later({ hours: 6 }) }, token);
    expect(receipt.told.map(({ words }) => words)).toEqual([sharingText]);
    expect(receipt.companies).toEqual([
      {
        purchaseId: expect.any(String),
        company: buyer.installer.companyName,
        since: later({ hours: 2 }),
        how: "bought",
        fields: expect.arrayContaining(["name", "email", "phone", "postcode"]),
        until: new Date(Date.UTC(NOON.getUTCFullYear() + 2, NOON.getUTCMonth(), NOON.getUTCDate(), NOON.getUTCHours())),
        endedAt: null,
        toldToStopAt: later({ hours: 5 }),
        confirmedAt: null,
        keptByLaw: null,
      },
    ]);
    expect(receipt.household).toMatchObject([{ label: "Alex", madeAt: NOON, endsAt: later({ days: 90 }) }]);
    expect(await outcomeOf(myReceipt({ db, now: NOON }, link.householdToken))).toBe("read_only_link");
  });

  it("says that a company got the brief, unless its purchase ended before there was one", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const early = await anInstaller(db, { admin, credits: 10 });
    const late = await anInstaller(db, { admin, credits: 10 });
    const purchaseId = randomUUID();
    await purchaseLead({ db, now: NOON }, early, { leadId, purchaseId });
    await purchaseLead({ db, now: later({ minutes: 1 }) }, late, { leadId, purchaseId: randomUUID() });
    const fields = async () => (await myReceipt({ db, now: NOON }, token)).companies.map((one) => one.fields.at(-1));
    expect(await fields()).toEqual(["postcode", "postcode"]);
    const ended = later({ hours: 1 });
    const now = later({ hours: 2 });
    await inTransaction(db, (tx) =>
      endPurchases(tx, { purchaseIds: [purchaseId] }, { reason: "company_gone", by: "installer", now: ended }),
    );
    await writeBrief({ db, now }, token, { answers: { storeys: 2 }, seen: 0 });
    expect(await fields()).toEqual(["postcode", "brief"]);
  });

  it("lists the address of an appointment only for the company that was given it", async () => {
    const { leadId, token } = await aConfirmedRequest(db);
    const given = await anInstaller(db, { admin, credits: 10 });
    const without = await anInstaller(db, { admin, credits: 10 });
    const startsAt = later({ days: 3 });
    const booked = async (buyer: User, now: Date, address: string) => {
      const purchaseId = randomUUID();
      await purchaseLead({ db, now }, buyer, { leadId, purchaseId });
      const offer = { purchaseId, id: randomUUID(), kind: "survey", minutes: 60, times: [startsAt] };
      const { appointment } = await offerTimes({ db, now }, buyer, offer);
      await pressTime({ db, now }, token, { id: appointment.id, startsAt, address });
    };
    await booked(given, NOON, "12 Old Lane, Reading");
    await booked(without, later({ minutes: 1 }), "");
    const { companies } = await myReceipt({ db, now: later({ hours: 1 }) }, token);
    expect(companies.map(({ company, fields }) => [company, fields.includes("address")])).toEqual([
      [given.installer.companyName, true],
      [without.installer.companyName, false],
    ]);
  });

  it("says that we entered a request made by phone, and what the customer was told, once", async () => {
    const leadId = randomUUID();
    const told = { leadId, form: aLeadForm({ leadId }), toldByPhone: true };
    await createLead({ db, now: NOON }, admin, told);
    await createLead({ db, now: later({ hours: 1 }) }, admin, told);
    const buyer = await anInstaller(db, { admin, credits: 10 });
    await purchaseLead({ db, now: NOON }, buyer, { leadId: told.leadId, purchaseId: randomUUID() });
    const receiptOf = async (id: string) => {
      const token = randomUUID();
      await issueRequestLink({ db, now: NOON }, id, token);
      return myReceipt({ db, now: NOON }, token);
    };
    expect(await receiptOf(told.leadId)).toMatchObject({
      wayToUs: "entered_by_us",
      told: [{ at: NOON, version: "2026-11-26-phone", words: sharingText }],
      companies: [{ how: "entered_by_us" }],
    });
  });

  it("says that a company was picked, if the customer picks", async () => {
    const { token, id } = await anOutlinedRequest(db, { admin });
    await pickOutline({ db, now: NOON }, token, id);
    expect(await myReceipt({ db, now: NOON }, token)).toMatchObject({ companies: [{ how: "picked" }] });
  });
});
