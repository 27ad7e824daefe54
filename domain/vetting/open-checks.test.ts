import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import type { User } from "#domain/actor.ts";
import { myOpenChecks } from "#domain/vetting/open-checks.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, NOON, signedIn } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

eachDatabase("the list of open checks shown to a company", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const toldOf = async (userId: string, now = NOON) => {
    const told = await myOpenChecks({ db, now }, await signedIn(db, userId));
    return told.map(({ technologies, checks, endsOn }) => [technologies.join(), checks.join(), endsOn].join(" "));
  };

  it("lists the company's services alone, until the last day, and no check that has been made", async () => {
    const company = await anInstaller(db, { admin, form: { specialties: "EV Chargers, Heat Pumps" } });
    await ask(db.orm, `update profiles set grace_from = '2026-11-20' where id = '${company.installer.id}'`);
    await aCheckOf(db, admin, company, { check: "insurance" });
    expect(await toldOf(company.userId)).toEqual([
      "ev_charger identity 2026-12-20",
      "heat_pump mcs_number,mcs_scope,certificate_holder,identity 2026-12-20",
    ]);
    await aCheckOf(db, admin, company, { check: "identity" });
    expect(await toldOf(company.userId, new Date("2026-12-20T23:59:59Z"))).toHaveLength(1);
    expect(await toldOf(company.userId, new Date("2026-12-21T00:00:00Z"))).toEqual([]);
  });

  it("is empty for a company awaiting approval", async () => {
    const pending = await anInstaller(db, { admin, status: "pending" });
    expect(await toldOf(pending.userId)).toEqual([]);
  });
});
