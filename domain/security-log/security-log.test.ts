import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { forgetOld } from "#domain/personal-data/forget-old.ts";
import { recordSecurityEvent } from "#domain/security-log/record-security-event.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { later, NOON } from "#tests/support/people.ts";

eachDatabase("the security log", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  it("is kept for 12 months, and removed by nobody else before", async () => {
    const aYearAgo = new Date("2025-11-20T12:00:00Z");
    const young = new Date(aYearAgo.getTime() + 1);
    await recordSecurityEvent(db.orm, { now: aYearAgo }, { kind: "signed_in", userId: null, detail: "old" });
    await recordSecurityEvent(db.orm, { now: young }, { kind: "signed_in", userId: null, detail: "young" });
    const left = () => ask(db.orm, "select detail from security_events order by at");
    const run = { day: "2026-11-20", lastDay: null };
    await forgetOld({ db, now: later({ milliseconds: -1 }) }, run);
    expect(await left()).toEqual([{ detail: "old" }, { detail: "young" }]);
    await forgetOld({ db, now: NOON }, run);
    expect(await left()).toEqual([{ detail: "young" }]);
    await expect(ask(db.orm, "delete from security_events")).rejects.toThrow();
    expect(await left()).toEqual([{ detail: "young" }]);
  });
});
