import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { allLeads, readAllLeadsFilter } from "#domain/admin/leads/all-leads.ts";
import { soldPlaces } from "#domain/admin/leads/sold-places.ts";
import { paymentList } from "#domain/admin/payments/payment-list.ts";
import { refundedCredits } from "#domain/credits/refunded-credits.ts";
import { recordReversal } from "#domain/payments/record-reversal.ts";
import { settlePayment } from "#domain/payments/settle-payment.ts";
import { startPayment } from "#domain/payments/start-payment.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { confirmRequest } from "#domain/requests/customer-request.ts";
import { coverageByRegion } from "#domain/statistics/coverage-by-region.ts";
import { firstContact } from "#domain/statistics/first-contact.ts";
import { weekSpan } from "#domain/statistics/week-span.ts";
import { weeklyFigures } from "#domain/statistics/weekly-figures.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aRefund } from "#tests/support/lead-reports.ts";
import { aConfirmedRequest, aLead, aRequest } from "#tests/support/leads.ts";
import { aPaidReport } from "#tests/support/payments.ts";
import { anAdmin, anInstaller, type Buyer, outcomeOf } from "#tests/support/people.ts";

/** A Wednesday in winter. */
const now = new Date("2026-11-18T12:00:00Z");
const NOTHING = {
  asked: 0,
  confirmed: 0,
  forgotten: 0,
  sold: 0,
  refunds: 0,
  refundedCredits: 0,
  payments: 0,
  paidPence: 0,
  givenBackPence: 0,
};

eachDatabase("the figures by week", (open) => {
  let db: Database;
  let admin: User;
  let buyer: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    buyer = await anInstaller(db, { admin, credits: 100 });
  });

  const weekOf = async (monday: string, until?: string) => {
    const { weeks } = await weeklyFigures({ db, now }, admin, until);
    return weeks.find((week) => week.monday === monday);
  };

  async function buy(at: string): Promise<string> {
    const purchaseId = randomUUID();
    const moment = new Date(at);
    await purchaseLead({ db, now: moment }, buyer, { leadId: await aLead(db, { admin, now: moment }), purchaseId });
    return purchaseId;
  }

  async function pay(at: string): Promise<string> {
    const id = randomUUID();
    const moment = new Date(at);
    await startPayment({ db, now: moment }, buyer, { paymentId: id, packId: "starter" });
    await settlePayment({ db, now: moment }, aPaidReport(id));
    return id;
  }

  it("are twelve, the oldest first, also where nothing happened", async () => {
    const { span, weeks } = await weeklyFigures({ db, now }, admin, "2024-02-29");
    expect(weeks.map(({ monday }) => monday)).toEqual(span.mondays);
    expect(weeks).toHaveLength(limits.figuresWeeks);
    expect(weeks.at(-1)).toMatchObject({ monday: "2024-02-26", sunday: "2024-03-03", ...NOTHING });
  });

  it.each([
    ["winter", "2026-02-01T23:59:59Z", "2026-02-02T00:00:00Z", "2026-01-26", "2026-02-02"],
    ["summer", "2026-07-05T22:59:59Z", "2026-07-05T23:00:00Z", "2026-06-29", "2026-07-06"],
    [
      "the week in which summer time begins",
      "2026-03-29T22:59:59Z",
      "2026-03-29T23:00:00Z",
      "2026-03-23",
      "2026-03-30",
    ],
    ["the week in which summer time ends", "2026-10-25T23:59:59Z", "2026-10-26T00:00:00Z", "2026-10-19", "2026-10-26"],
  ])("begin on Monday at midnight in London, in %s", async (_, sunday, monday, before, after) => {
    await aRequest(db, { now: new Date(sunday) });
    expect(await weekOf(before, after)).toMatchObject({ asked: 1 });
    expect(await weekOf(after, after)).toMatchObject({ asked: 0 });
    await aRequest(db, { now: new Date(monday) });
    expect(await weekOf(before, after)).toMatchObject({ asked: 1 });
    expect(await weekOf(after, after)).toMatchObject({ asked: 1 });
  });

  it("count a confirmation in the week of the request, and no lead that an administrator entered", async () => {
    const { token } = await aRequest(db, { now: new Date("2025-06-08T12:00:00Z") });
    await aRequest(db, { now: new Date("2025-06-08T13:00:00Z") });
    await aLead(db, { admin, now: new Date("2025-06-08T14:00:00Z") });
    expect(await weekOf("2025-06-02", "2025-06-09")).toMatchObject({ asked: 2, confirmed: 0 });
    await confirmRequest({ db, now: new Date("2025-06-10T12:00:00Z") }, token);
    expect(await weekOf("2025-06-02", "2025-06-09")).toMatchObject({ asked: 2, confirmed: 1 });
    expect(await weekOf("2025-06-09", "2025-06-09")).toMatchObject({ asked: 0, confirmed: 0 });
  });

  it("tell how many of the week were never confirmed and are removed", async () => {
    const sundayNight = new Date("2025-05-18T22:59:00Z");
    for (const moment of [sundayNight, sundayNight, new Date("2025-05-18T23:01:00Z")]) {
      await aRequest(db, { now: moment });
    }
    expect(await weekOf("2025-05-12", "2025-05-19")).toMatchObject({ asked: 2, forgotten: 0 });
    await forgetOld({ db, now: new Date("2025-05-26T12:00:00Z") }, { day: "2025-05-26", lastDay: null });
    expect(await weekOf("2025-05-12", "2025-05-19")).toMatchObject({ asked: 0, forgotten: 2 });
    expect(await weekOf("2025-05-19", "2025-05-19")).toMatchObject({ asked: 0, forgotten: 1 });
  });

  it("count a refund in the week in which the credits were given back", async () => {
    const purchaseId = await buy("2025-08-03T12:00:00Z");
    await buy("2025-08-03T13:00:00Z");
    await aRefund(db, { admin, buyer, purchaseId, now: new Date("2025-08-05T12:00:00Z") });
    expect(await weekOf("2025-07-28", "2025-08-04")).toMatchObject({ ...NOTHING, sold: 2 });
    const refunded = { refunds: 1, refundedCredits: limits.leadPriceCredits };
    expect(await weekOf("2025-08-04", "2025-08-04")).toMatchObject({ ...NOTHING, ...refunded });
  });

  it("count money in the week of the payment, less what went back of it later", async () => {
    const paymentId = await pay("2025-09-07T12:00:00Z");
    const before = await weekOf("2025-09-01", "2025-09-08");
    expect(before).toMatchObject({ payments: 1, givenBackPence: 0 });
    expect(before?.paidPence).toBeGreaterThan(0);
    const context = { db, now: new Date("2025-09-20T12:00:00Z") };
    const reversal = { kind: "refund", refundedPence: 700, paymentId, paymentIntentId: null } as const;
    await recordReversal(context, reversal, { id: randomUUID(), type: "charge.refunded" });
    expect(await weekOf("2025-09-01", "2025-09-08")).toEqual({ ...before, givenBackPence: 700 });
    expect(await weekOf("2025-09-15", "2025-09-20")).toMatchObject({ payments: 0, paidPence: 0, givenBackPence: 0 });
  });

  it("agree with the lists they lead to", async () => {
    await aConfirmedRequest(db, { now: new Date("2025-08-06T12:00:00Z") });
    await aRequest(db, { now: new Date("2025-08-10T22:59:59Z") });
    await pay("2025-08-08T12:00:00Z");
    await buy("2025-08-10T22:59:59Z");
    const { weeks } = await weeklyFigures({ db, now }, admin, "2025-09-08");
    const { weeks: contacts } = await firstContact({ db, now }, admin, "2025-09-08");
    expect(weeks.find(({ monday }) => monday === "2025-08-04")).toMatchObject({ asked: 2, confirmed: 1, sold: 1 });
    for (const [number, week] of weeks.entries()) {
      const { monday: from, sunday: to } = week;
      const leads = (more: string) =>
        allLeads({ db, now }, admin, readAllLeadsFilter(new URLSearchParams(`from=${from}&to=${to}&${more}`)));
      const asked = await leads("origin=quote_request");
      const confirmed = await leads("origin=quote_request&confirmed=yes");
      const sold = await soldPlaces({ db, now }, admin, { from, to });
      const refunds = await refundedCredits({ db }, admin, { from, to });
      const paid = await paymentList({ db }, admin, { from, to });
      expect([asked, confirmed, sold, refunds, paid].map(({ total }) => total)).toEqual([
        week.asked,
        week.confirmed,
        week.sold,
        week.refunds,
        week.payments,
      ]);
      expect([refunds.credits, paid.paidPence, paid.givenBackPence]).toEqual([
        week.refundedCredits,
        week.paidPence,
        week.givenBackPence,
      ]);
      expect([asked, confirmed, sold, refunds, paid].map(({ items }) => items.length)).toEqual([
        week.asked,
        week.confirmed,
        week.sold,
        week.refunds,
        week.payments,
      ]);
      expect(contacts[number]).toMatchObject({ monday: from, bought: week.sold });
    }
  });

  it("and all their lists are for administrators only", async () => {
    for (const [actor, refusal] of [
      [visitor, "not_signed_in"],
      [buyer, "not_admin"],
    ] as const) {
      const context = { db, now };
      for (const verb of [weeklyFigures, firstContact, coverageByRegion, soldPlaces, refundedCredits, paymentList]) {
        expect(await outcomeOf(verb(context, actor)), verb.name).toBe(refusal);
      }
    }
  });
});

describe("a span of weeks", () => {
  it("ends with this week unless an earlier day is named, and leads on in both directions", () => {
    const newest = weekSpan(now);
    expect(newest.mondays.at(-1)).toBe("2026-11-16");
    expect(newest).toMatchObject({ newer: null, older: "2026-08-30" });
    expect(weekSpan(now, "2031-01-01")).toEqual(newest);
    const older = weekSpan(now, newest.older);
    expect(older.mondays.at(-1)).toBe("2026-08-24");
    expect(older.newer && weekSpan(now, older.newer)).toEqual(newest);
  });
});
