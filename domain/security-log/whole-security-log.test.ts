import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { securityEvents } from "#db/schema.ts";
import { endSessions, sessionsOf } from "#domain/accounts/end-sessions.ts";
import { type User, visitor } from "#domain/actor.ts";
import { allLeads } from "#domain/admin/leads/all-leads.ts";
import { leadFile } from "#domain/admin/leads/lead-file.ts";
import { noteRefusal } from "#domain/security-log/record-hourly.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { readSecurityLogFilter, wholeSecurityLog } from "#domain/security-log/whole-security-log.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aConfirmedRequest, aLead } from "#tests/support/leads.ts";
import { anAdmin, anInstaller, type Buyer, later, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("the security log for administrators", (open) => {
  let db: Database;
  let admin: User;
  let company: Buyer;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    company = await anInstaller(db, { admin });
    const from = (address: string, now: Date) => ({ now, address, device: "Firefox on Windows" });
    const { userId } = company;
    await recordSecurityEvent(db.orm, from("192.0.2.1", NOON), { kind: "signed_in", userId });
    await recordSecurityEvent(db.orm, from("192.0.2.2", later({ days: 1 })), { kind: "sign_in_failed", userId });
    await recordSecurityEvent(db.orm, from("192.0.2.2", later({ days: 2 })), { kind: "sign_in_failed", userId: null });
  });

  const context = (now = NOON) => ({ db, now, address: "192.0.2.9", device: "Chrome on Linux" });
  const read = async (search: string) =>
    (await wholeSecurityLog({ db }, admin, readSecurityLogFilter(new URLSearchParams(search)))).items;
  const whatOf = async (search: string) => (await read(search)).map(({ what }) => what);
  const FAILED = "Sign-in failed: wrong email address or password";

  it("says how much a filter finds across all pages, and nothing of the whole", async () => {
    const totalOf = async (search: string, cursor?: string | null) => {
      const filter = readSecurityLogFilter(new URLSearchParams(search));
      return (await wholeSecurityLog({ db }, admin, { ...filter, ...(cursor ? { cursor } : {}) })).total;
    };
    expect(await totalOf("address=192.0.2.2")).toBe(2);
    expect(await totalOf("account=nobody@example.com")).toBe(0);
    expect(await totalOf("")).toBeNull();
    const many = { kind: "sign_in_failed", fromAddress: "192.0.2.77", at: NOON } as const;
    await db.orm.insert(securityEvents).values(Array.from({ length: limits.recordCountMax + 5 }, () => many));
    const filter = readSecurityLogFilter(new URLSearchParams("address=192.0.2.77"));
    const { nextCursor } = await wholeSecurityLog({ db }, admin, filter);
    expect(await totalOf("address=192.0.2.77", nextCursor)).toBe(limits.recordCountMax + 1);
  });

  it("is found by account, kind, network address and day, newest first, with names", async () => {
    const account = `account=${company.email.toUpperCase()}`;
    expect(await whatOf(account)).toEqual([FAILED, "Signed in"]);
    expect(await whatOf(`account=${company.userId}&kind=signed_in`)).toEqual(["Signed in"]);
    expect(await whatOf("address=192.0.2.2")).toEqual([FAILED, FAILED]);
    expect(await whatOf("from=2026-11-21&to=2026-11-21")).toEqual([FAILED]);
    expect(await whatOf("account=nobody@example.com")).toEqual([]);
    expect((await whatOf("kind=nonsense")).length).toBeGreaterThan(2);
    expect((await read(`${account}&kind=signed_in`))[0]).toMatchObject({
      account: {
        userId: company.userId,
        name: company.installer.companyName,
        email: company.email,
        isCompany: true,
      },
      by: null,
      device: "Firefox on Windows",
      fromAddress: "192.0.2.1",
    });
    expect((await read("address=192.0.2.2"))[0]).toMatchObject({ account: null });
  });

  it("goes on where the page before ended, without gaps", async () => {
    const other = await anInstaller(db, { admin });
    for (let n = 0; n < 70; n++)
      await recordSecurityEvent(db.orm, { now: NOON }, { kind: "signed_in", userId: other.userId, detail: String(n) });
    const seen: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page = await wholeSecurityLog({ db }, admin, { account: other.email, cursor });
      seen.push(...page.items.map(({ detail }) => detail));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 70 }, (_, n) => String(69 - n)));
  });

  it("is for administrators alone, and so is ending sessions", async () => {
    for (const [actor, code] of [[company, "not_admin"] as const, [visitor, "not_signed_in"] as const]) {
      expect(await outcomeOf(wholeSecurityLog({ db }, actor))).toBe(code);
      expect(await outcomeOf(sessionsOf(context(), actor, admin.userId))).toBe(code);
      expect(await outcomeOf(endSessions(context(), actor, admin.userId))).toBe(code);
    }
    expect(await outcomeOf(endSessions(context(), admin, "nobody"))).toBe("not_found");
  });

  it("an administrator ends all sessions of somebody, on record, and the owner is told", async () => {
    const owner = await anInstaller(db, { admin });
    const open = (userId: string) =>
      ask(
        db.orm,
        `insert into session (id, token, user_id, expires_at, updated_at) values ('${randomUUID()}', '${randomUUID()}',
          '${userId}', '2027-01-01', '2026-11-20')`,
      );
    for (const userId of [owner.userId, owner.userId, company.userId]) await open(userId);
    expect(await sessionsOf(context(), admin, owner.userId)).toEqual({
      name: owner.name,
      email: owner.email,
      sessions: 2,
    });
    expect(await endSessions(context(), admin, owner.userId)).toBe(2);
    expect(await sessionsOf(context(), admin, owner.userId)).toMatchObject({ sessions: 0 });
    expect(await sessionsOf(context(), admin, company.userId)).toMatchObject({ sessions: 1 });
    expect((await read(`account=${owner.userId}`))[0]).toMatchObject({ by: admin.email, fromAddress: "192.0.2.9" });
    const [act] = await ask(
      db.orm,
      `select action, actor_id from audit_log where subject_id = '${owner.userId}' order by id desc limit 1`,
    );
    expect(act).toEqual({ action: "end-sessions", actor_id: admin.userId });
    const mails = await ask(
      db.orm,
      `select payload->>'userId' as "to" from jobs where payload->>'mail' = 'sessions-ended'`,
    );
    expect(mails).toEqual([{ to: owner.userId }]);
  });

  it("has one row for an account and a refusal in an hour, however many are tried at once", async () => {
    const intruder = await anInstaller(db, { admin });
    const tries = Array.from({ length: 30 }, () =>
      noteRefusal(context(), intruder, "not_admin", "Access Denied: /admin"),
    );
    await Promise.all(tries);
    await noteRefusal(context(later({ minutes: 59 })), intruder, "not_admin", "Access Denied: /admin/users");
    await noteRefusal(context(), intruder, "not_found", "Page not found: /documents/:id");
    expect(await read(`account=${intruder.userId}`)).toHaveLength(2);
    await noteRefusal(context(later({ minutes: 60 })), intruder, "not_admin", "Access Denied: /admin/users");
    expect(await read(`account=${intruder.userId}`)).toHaveLength(3);
  });

  it("says which customer's details an administrator read, once an hour for each, and nothing of the customer", async () => {
    const reader = await anAdmin(db);
    const { leadId } = await aConfirmedRequest(db, { now: NOON });
    const other = await aLead(db, { admin });
    for (const id of [leadId, leadId, other]) await leadFile(context(), reader, id);
    await allLeads(context(), reader);
    await allLeads(context(), reader);
    const rows = await read(`account=${reader.userId}&kind=customer_read`);
    expect(rows.map((row) => row.leadId ?? row.detail)).toEqual(["all leads", other, leadId]);
  });
});
