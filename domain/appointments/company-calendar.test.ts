import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import { type User, visitor } from "#domain/actor.ts";
import { pressTime } from "#domain/appointments/answer-times.ts";
import { makeCalendarLink, myCalendarLink, revokeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { companyCalendar, readCalendarFeed } from "#domain/appointments/company-calendar.ts";
import { cancelAsCompany, offerTimes } from "#domain/appointments/offer-times.ts";
import { confirmStop } from "#domain/projects/confirm-stop.ts";
import { stopEverything } from "#domain/projects/stop-everything.ts";
import { assignPurchases } from "#domain/purchases/assign.ts";
import { changeMember, removeMember } from "#domain/team/members.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { aColleague, anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";
import { aQuotedProject, type Offer } from "#tests/support/quotes.ts";

eachDatabase("a company's calendar", (open) => {
  let db: Database;
  let admin: User;
  const at = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  /** A survey at noon the next day, agreed with an address, and its company's link. */
  async function booked() {
    const { token: customer, one, other } = await aQuotedProject(db, admin);
    const times = [later({ hours: 24 }), later({ hours: 48 })];
    const offered = { purchaseId: one.purchaseId, id: randomUUID(), kind: "survey", minutes: 60, times };
    const { appointment } = await offerTimes(at(), one.buyer, offered);
    await pressTime(at(), customer, { id: appointment.id, startsAt: times[0] ?? NOON, address: "14 Example Rise" });
    return { customer, one, other, id: appointment.id, link: await linked(one) };
  }
  async function linked({ buyer }: Offer) {
    const link = { id: randomUUID(), token: randomUUID() };
    await makeCalendarLink(at(), buyer, { ...link, isOfAll: true });
    return link;
  }
  async function events(token: string, now = NOON) {
    const calendar = new ICAL.Component(ICAL.parse(await readCalendarFeed(at(now), token)));
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
    expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT1H");
    return calendar.getAllSubcomponents("vevent").map((one) => {
      const event = new ICAL.Event(one);
      const status = one.getFirstPropertyValue("status");
      return [event.startDate.toJSDate(), event.summary, event.location, status, event.sequence];
    });
  }

  it("shows appointments to their company alone, and to a program by its link", async () => {
    const { one, other, id, link } = await booked();
    expect(await companyCalendar(at(), one.buyer)).toMatchObject([
      { id, status: "booked", customer: "Sarah Whitlock", outcode: "CR0", address: "14 Example Rise" },
    ]);
    expect(await companyCalendar(at(), other.buyer)).toEqual([]);
    expect(await outcomeOf(companyCalendar(at(), visitor))).toBe("not_signed_in");
    const event = [later({ hours: 24 }), "Survey: Sarah Whitlock, CR0", "14 Example Rise"];
    expect(await events(link.token)).toEqual([[...event, "CONFIRMED", 0]]);
    await cancelAsCompany(at(), one.buyer, id);
    expect(await events(link.token)).toEqual([[...event, "CANCELLED", 1]]);
    expect(await events(link.token, later({ days: 32 }))).toEqual([]);
  });

  it("has one link, which ends at once and makes room for another", async () => {
    const { one, link } = await booked();
    await makeCalendarLink(at(), one.buyer, { id: randomUUID(), token: "another", isOfAll: true });
    expect(await myCalendarLink(at(), one.buyer)).toEqual({ id: link.id, madeAt: NOON, isOfAll: true, pausedAt: null });
    expect(await outcomeOf(readCalendarFeed(at(), "another"))).toBe("link_invalid");
    await revokeCalendarLink(at(), one.buyer);
    expect(await outcomeOf(readCalendarFeed(at(), link.token))).toBe("link_revoked");
    expect(await myCalendarLink(at(), one.buyer)).toBeNull();
    const second = await linked(one);
    expect(await events(second.token)).toHaveLength(1);
  });

  it("shows only a first name and a district once the purchase has ended, and nothing for a suspended company", async () => {
    const stopped = await booked();
    await stopEverything(at(), stopped.customer, { erase: false });
    expect(await events(stopped.link.token)).toEqual([
      [later({ hours: 24 }), "Survey: Sarah, CR0", null, "CANCELLED", 1],
    ]);
    const suspended = await booked();
    await suspendInstaller(at(), admin, { installerId: suspended.one.buyer.userId, reason: "Checks." });
    expect(await events(suspended.link.token)).toEqual([]);
  });

  it("has a link for each person, of their own leads and nobody's, or everybody's, until they leave or may not read", async () => {
    const { one, link } = await booked();
    const [sana, office] = await Promise.all([
      aColleague(db, one.buyer, "surveyor"),
      aColleague(db, one.buyer, "office"),
    ]);
    const make = async (who: Buyer, isOfAll: boolean) => {
      const token = randomUUID();
      await makeCalendarLink(at(), who, { id: randomUUID(), token, isOfAll });
      return token;
    };
    const hers = await make(sana, false);
    const all = await make(office, true);
    const many = async () => [
      (await events(link.token)).length,
      (await events(hers)).length,
      (await events(all)).length,
    ];
    expect(await many(), "assigned to nobody").toEqual([1, 1, 1]);
    await assignPurchases(at(), one.buyer, { purchaseIds: [one.purchaseId], to: office.userId });
    expect(await many(), "to a colleague").toEqual([1, 0, 1]);
    await assignPurchases(at(), one.buyer, { purchaseIds: [one.purchaseId], to: sana.userId });
    expect(await many(), "to her").toEqual([1, 1, 1]);
    await changeMember(at(), one.buyer, { userId: office.userId, role: "books", creditsAMonth: null });
    expect(await outcomeOf(readCalendarFeed(at(), all))).toBe("link_invalid");
    await removeMember(at(), one.buyer, { userId: sana.userId, to: one.buyer.userId });
    expect(await outcomeOf(readCalendarFeed(at(), hers))).toBe("link_invalid");
    expect(await events(link.token), "the owner's stays").toHaveLength(1);
  });

  it("ends with the account", async () => {
    const { customer, one, link } = await booked();
    await stopEverything(at(), customer, { erase: false });
    await confirmStop(at(), one.buyer, { purchaseId: one.purchaseId, keptByLaw: "" });
    await closeAccount(at(), one.buyer, { companyName: one.buyer.installer.companyName });
    expect(await outcomeOf(readCalendarFeed(at(), link.token))).toBe("link_invalid");
    const pending = await anInstaller(db, { admin, status: "pending" });
    expect(await outcomeOf(makeCalendarLink(at(), pending, { id: randomUUID(), token: "x", isOfAll: true }))).toBe(
      "not_approved",
    );
  });
});
