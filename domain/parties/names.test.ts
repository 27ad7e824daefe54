import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { violationOf } from "#db/violation.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import type { User } from "#domain/actor.ts";
import { installerForm } from "#domain/installers/installer-form.ts";
import { acceptProfileChange } from "#domain/installers/profile-changes.ts";
import { updateInstaller } from "#domain/installers/update-installer.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, NOON } from "#tests/support/people.ts";
import { aCheckOf } from "#tests/support/proofs.ts";

eachDatabase("the names that a company has on record", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: NOON });
  const namesOf = (id: string) =>
    ask(db.orm, `select kind, name from company_names where installer_id = '${id}' order by id`);

  it("include the one that it had before an accepted change, and none that changes only the telephone", async () => {
    const company = await anInstaller(db, { admin, form: { companyName: "Acme Solar Ltd" } });
    const { id } = company.installer;
    for (const phone of ["020 7946 0018", "020 7946 0019"]) {
      const changeId = randomUUID();
      const form = installerForm.parse({ companyName: "Bright Roofs Ltd", contactName: "Jo", phone });
      await updateInstaller(context(), company, { changeId, form });
      await acceptProfileChange(context(), admin, { installerId: id, changeId });
    }
    expect(await namesOf(id)).toEqual([{ kind: "previous", name: "Acme Solar Ltd" }]);
  });

  it("are blanked when the company closes its account, with what its papers said", async () => {
    const company = await anInstaller(db, { admin });
    const { id, companyName } = company.installer;
    await aCheckOf(db, admin, company, { check: "insurance", holder: "Acme Solar Ltd", holderNumber: "01234567" });
    expect(await namesOf(id)).toEqual([{ kind: "insured", name: "Acme Solar Ltd" }]);
    await closeAccount(context(), company, { companyName });
    expect(await namesOf(id)).toEqual([{ kind: "insured", name: null }]);
    expect(await ask(db.orm, `select holder from vetting_checks where installer_id = '${id}'`)).toEqual([
      { holder: null },
    ]);
  });

  it.each([
    "update company_names set name = 'Another Ltd'",
    "update company_names set kind = 'registered', check_id = null",
    "update company_names set recorded_at = now()",
    "delete from company_names",
    "truncate company_names",
    "update vetting_checks set outcome = 'failed'",
    "update vetting_checks set expires_on = '2030-01-01'",
    "update vetting_checks set holder = 'Another Ltd'",
    "delete from vetting_checks",
    "truncate vetting_checks cascade",
  ])("only grow, as do the checks: against %s", async (statement) => {
    await aCheckOf(db, admin, await anInstaller(db, { admin }), { check: "insurance" });
    const refusal = await ask(db.orm, statement).then(
      () => "done",
      (error: unknown) => violationOf(error)?.refusal ?? violationOf(error)?.constraint ?? String(error),
    );
    expect(refusal).toBe("append_only");
  });
});
