import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { dismissSignal, findSignals, openSignals } from "#domain/security-log/signals.ts";
import { holdBuying } from "#domain/vetting/hold-buying.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
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

  it("are for administrators alone", async () => {
    const buyer = await anInstaller(db, { admin });
    expect(await outcomeOf(openSignals({ db, now: NOON }, buyer))).toBe("not_admin");
    expect(await outcomeOf(dismissSignal({ db, now: NOON }, buyer, randomUUID()))).toBe("not_admin");
    expect(await outcomeOf(dismissSignal({ db, now: NOON }, admin, randomUUID()))).toBe("not_found");
  });
});
