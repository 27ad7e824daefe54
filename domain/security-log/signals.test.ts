import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { senderHash } from "#app/web/sender-hash.ts";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { purchaseLead } from "#domain/purchases/purchase-lead.ts";
import { recordSecurityEvent, type SecurityEvent } from "#domain/security-log/record-security-event.ts";
import { dismissSignal, findSignals, openSignals } from "#domain/security-log/signals.ts";
import { holdBuying } from "#domain/vetting/hold-buying.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest } from "#tests/support/leads.ts";
import { aCompany, anAdmin, anInstaller, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("signals about companies", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const company = (companyName: string, status: "approved" | "suspended" = "approved") =>
    aCompany({ db, now: NOON }, { admin, status, form: { companyName } });
  const number = (id: string, companyNumber: string) =>
    ask(db.orm, `update profiles set company_number = '${companyNumber}' where id = '${id}'`);
  const found = async (id: string, now = NOON) => {
    await findSignals({ db, now });
    return (await openSignals({ db, now }, admin)).filter(({ installerId }) => installerId === id);
  };

  it("are the name or the number of a suspended company, each once, and nothing alike", async () => {
    const gone = await company("The Hartwell Renewables Limited", "suspended");
    await number(gone, "99999901");
    const again = await company("Hartwell Renewables Ltd");
    const numbered = await company("Bright Roofs Ltd");
    await number(numbered, "99999901");
    const alike = await company("Hartwel Renewables Ltd");
    expect(await found(again)).toMatchObject([{ kind: "suspended_name", otherId: gone }]);
    expect(await found(numbered)).toMatchObject([{ kind: "suspended_number", otherId: gone }]);
    expect(await found(alike)).toEqual([]);
    expect(await found(again)).toHaveLength(1);
  });

  it("stay away for 90 days once dismissed, and while buying is on hold", async () => {
    await company("Moss Lane Heat Ltd", "suspended");
    const id = await company("Moss Lane Heat Limited");
    const [signal] = await found(id);
    await dismissSignal({ db, now: NOON }, admin, signal?.id ?? "");
    expect(await found(id, later({ days: limits.signalDismissedDays, milliseconds: -1 }))).toEqual([]);
    const back = later({ days: limits.signalDismissedDays });
    expect(await found(id, back)).toHaveLength(1);
    await holdBuying({ db, now: back }, admin, { holdId: randomUUID(), installerId: id, reason: "The same firm." });
    expect(await found(id, back)).toEqual([]);
  });

  it("are deleted 90 days after they were put away, and found again if it is still so", async () => {
    const kept = (id: string) => ask(db.orm, `select found_at from signals where installer_id = '${id}'`);
    await company("Cold Harbour Solar Ltd", "suspended");
    const id = await company("Cold Harbour Solar Limited");
    const [signal] = await found(id);
    await dismissSignal({ db, now: NOON }, admin, signal?.id ?? "");
    const last = later({ days: limits.signalDismissedDays, milliseconds: -1 });
    await forgetOld({ db, now: last }, { day: "2027-01-01", lastDay: null });
    expect(await kept(id)).toHaveLength(1);
    const back = later({ days: limits.signalDismissedDays });
    await forgetOld({ db, now: back }, { day: "2027-01-02", lastDay: null });
    expect(await kept(id)).toEqual([]);
    expect(await found(id, back)).toMatchObject([{ kind: "suspended_name", foundAt: back }]);
  });

  const KEY = "a key of this test";
  const HOME = "203.0.113.9";

  /** A company that has bought a request, which came from this network address. */
  async function bought(sender = HOME) {
    const hash = senderHash(sender, KEY);
    const { leadId } = await aConfirmedRequest(db);
    await ask(db.orm, `update leads set sender_hash = '${hash}' where id = '${leadId}'`);
    const buyer = await anInstaller(db, { admin, credits: 5 });
    await purchaseLead({ db, now: NOON }, buyer, { leadId, purchaseId: randomUUID() });
    return { leadId, userId: buyer.userId, id: buyer.installer.id };
  }
  const signsIn = (userId: string, address: string, now = NOON, more: Partial<SecurityEvent> = {}) =>
    recordSecurityEvent(db.orm, { now, address }, { kind: "signed_in", userId, ...more });
  const shared = async (id: string, now = later({ hours: 1 })) => {
    await findSignals({ db, now }, (address) => senderHash(address, KEY));
    return (await openSignals({ db, now }, admin)).filter(({ installerId }) => installerId === id);
  };

  it("are a network address that its people share with a customer whose lead it bought, once", async () => {
    const one = await bought();
    await signsIn(one.userId, HOME);
    expect(await found(one.id)).toEqual([]);
    const signal = { kind: "shared_address", otherId: null, lead: { to: `/admin/leads/${one.leadId}` } };
    expect(await shared(one.id)).toMatchObject([signal]);
    expect(await shared(one.id)).toHaveLength(1);
    const vetting = { ...admin, adminRoles: ["vetting"] } as User;
    const [read] = (await openSignals({ db, now: NOON }, vetting)).filter(({ installerId }) => installerId === one.id);
    expect(read?.lead).toEqual({ about: "Solar Panels, CR0", to: null });
  });

  it("are one for each company that shares it with the customer", async () => {
    const one = await bought();
    const other = await anInstaller(db, { admin, credits: 5 });
    await purchaseLead({ db, now: NOON }, other, { leadId: one.leadId, purchaseId: randomUUID() });
    await signsIn(one.userId, HOME);
    await signsIn(other.userId, HOME);
    expect(await shared(one.id)).toHaveLength(1);
    expect(await shared(other.installer.id)).toHaveLength(1);
  });

  it("are nothing where it did not buy, signed in elsewhere, failed to sign in or somebody else acted", async () => {
    const one = await bought();
    const stranger = await anInstaller(db, { admin });
    await signsIn(stranger.userId, HOME);
    await signsIn(one.userId, "203.0.113.10");
    await signsIn(one.userId, HOME, NOON, { kind: "sign_in_failed" });
    await signsIn(one.userId, HOME, NOON, { actorId: admin.userId });
    await signsIn(one.userId, HOME, later({ days: -limits.senderHashKeptDays, hours: 1, milliseconds: -1 }));
    expect(await shared(stranger.installer.id)).toEqual([]);
    expect(await shared(one.id)).toEqual([]);
  });

  it("forget the customer's address after 90 days, and then find nothing", async () => {
    const one = await bought();
    await signsIn(one.userId, HOME);
    const hash = () => ask(db.orm, `select sender_hash is null as gone from leads where id = '${one.leadId}'`);
    const [signal] = await shared(one.id, NOON);
    await dismissSignal({ db, now: later({ days: 1 }) }, admin, signal?.id ?? "");
    const last = later({ days: limits.senderHashKeptDays, milliseconds: -1 });
    await forgetOld({ db, now: last }, { day: "2027-02-17", lastDay: null });
    expect(await hash()).toEqual([{ gone: false }]);
    expect(await shared(one.id, last)).toEqual([]);
    const over = later({ days: limits.senderHashKeptDays });
    await forgetOld({ db, now: over }, { day: "2027-02-18", lastDay: null });
    expect(await hash()).toEqual([{ gone: true }]);
    await signsIn(one.userId, HOME, over);
    expect(await shared(one.id, later({ days: limits.senderHashKeptDays + 2 }))).toEqual([]);
  });

  it("are for administrators alone", async () => {
    const buyer = await anInstaller(db, { admin });
    expect(await outcomeOf(openSignals({ db, now: NOON }, buyer))).toBe("not_admin");
    expect(await outcomeOf(dismissSignal({ db, now: NOON }, buyer, randomUUID()))).toBe("not_admin");
    expect(await outcomeOf(dismissSignal({ db, now: NOON }, admin, randomUUID()))).toBe("not_found");
  });
});
