import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { type User, visitor } from "#domain/actor.ts";
import { exceptionForm } from "#domain/vetting/exception-form.ts";
import { endMoreTime, exceptionsOf, grantMoreTime } from "#domain/vetting/exceptions.ts";
import { openingsOf } from "#domain/vetting/opening.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

const given = { technology: "heat_pump", reason: "Renewal under way.", endsOn: "2026-12-31" };

describe("the more time form", () => {
  it.each([
    [{ technology: "wind" }, ["technology"]],
    [{ reason: " " }, ["reason"]],
    [{ endsOn: "" }, ["endsOn"]],
    [{ endsOn: "2026-11-19" }, ["endsOn"]],
    [{ endsOn: "2027-05-20" }, ["endsOn"]],
    [{ endsOn: "2027-05-19" }, undefined],
    [{ endsOn: "2026-11-20" }, undefined],
  ])("%j: %j", (form, fields) => {
    const { error } = exceptionForm(NOON).safeParse({ ...given, ...form });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(fields);
  });
});

eachDatabase("more time for open checks", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const form = exceptionForm(NOON).parse(given);
  const at = (now: Date) => ({ db, now });
  const offerOf = (id: string) => ({ id, services: ["heat-pumps", "ev-chargers"], specialties: [] });
  const openingsAt = async (id: string, now: Date) => {
    const openings = await openingsOf(at(now), admin, offerOf(id));
    return openings.map((one) => `${one.technology} ${one.is}${one.is === "open_until" ? ` ${one.endsOn}` : ""}`);
  };

  it("says what approval opens: until when, what is checked, and what a failed check closes", async () => {
    const company = await anInstaller(db, { admin, status: "pending" });
    const { id } = company.installer;
    expect(await openingsAt(id, NOON)).toEqual(["heat_pump open_until 2026-12-20", "ev_charger open_until 2026-12-20"]);
    await aCheckOf(db, admin, company, { check: "mcs_scope", outcome: "failed" });
    for (const check of ["insurance", "identity"]) await aCheckOf(db, admin, company, { check });
    expect(await openingsAt(id, NOON)).toEqual(["heat_pump closed", "ev_charger open"]);
  });

  it("opens what the grace period's end had closed, until it expires or is ended, and is in the audit log", async () => {
    const { id: installerId } = (await anInstaller(db, { admin })).installer;
    await ask(db.orm, `update profiles set grace_from = '2026-10-01' where id = '${installerId}'`);
    expect(await openingsAt(installerId, NOON)).toEqual(["heat_pump closed", "ev_charger closed"]);
    const id = randomUUID();
    const grants = Array.from({ length: 10 }, () => grantMoreTime(at(NOON), admin, { id, installerId, form }));
    expect(await outcomesOf(grants)).toEqual({ done: 10 });
    expect(await openingsAt(installerId, NOON)).toEqual(["heat_pump open_until 2026-12-31", "ev_charger closed"]);
    expect(await openingsAt(installerId, new Date("2027-01-01T00:00:00Z"))).toContain("heat_pump closed");
    expect(await exceptionsOf(at(NOON), admin, installerId)).toMatchObject([{ id, reason: given.reason }]);
    await endMoreTime(at(later({ hours: 1 })), admin, { id, installerId });
    await endMoreTime(at(later({ hours: 2 })), admin, { id, installerId });
    expect(await openingsAt(installerId, NOON)).toContain("heat_pump closed");
    expect(await exceptionsOf(at(NOON), admin, installerId)).toEqual([]);
    const audits = `select action from audit_log where subject_id = '${installerId}' and action like '%more-time' order by id`;
    expect(await ask(db.orm, audits)).toEqual([{ action: "grant-more-time" }, { action: "end-more-time" }]);
  });

  it("can be given only by administrators of other companies, and only to companies that exist", async () => {
    const company = await anInstaller(db, { admin });
    const { id: installerId } = company.installer;
    const id = randomUUID();
    for (const [actor, code] of [
      [visitor, "not_signed_in"],
      [company, "not_admin"],
    ] as const) {
      expect(await outcomeOf(grantMoreTime(at(NOON), actor, { id, installerId, form }))).toBe(code);
      expect(await outcomeOf(endMoreTime(at(NOON), actor, { id, installerId }))).toBe(code);
      expect(await outcomeOf(exceptionsOf(at(NOON), actor, installerId))).toBe(code);
    }
    expect(await outcomeOf(grantMoreTime(at(NOON), admin, { id, installerId: "nobody", form }))).toBe("not_found");
    await grantMoreTime(at(NOON), admin, { id, installerId, form });
    const other = (await anInstaller(db, { admin })).installer.id;
    expect(await outcomeOf(endMoreTime(at(NOON), admin, { id, installerId: other }))).toBe("not_found");
  });
});
