import { expect } from "vitest";
import { adminArea } from "#app/shell/work-places.ts";
import { addAdmin } from "#domain/accounts/admin-users.ts";
import { ADMIN_ROLES, type AdminAct, mayAdminister } from "#domain/roles.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";
import { signedIn } from "#tests/support/people.ts";

/** Beside the side bar's: an address of each page that an administrator opens, and the act it is for. */
const pages = (company: string): [address: string, act: AdminAct][] => [
  ...[...adminArea.main, ...adminArea.more].flatMap(({ to, act }): [string, AdminAct][] => (act ? [[to, act]] : [])),
  [`/admin/installers/${company}`, "desk"],
  [`/admin/installers/${company}?tab=company`, "desk"],
  [`/admin/installers/${company}?tab=timeline`, "desk"],
  ["/admin/leads/all", "customers"],
  ["/admin/payments/accounting", "accounting"],
  ["/admin/audit.csv", "audit"],
  ["/admin/refunds/given", "payments"],
];

test.for(ADMIN_ROLES)(
  "an administrator for %s opens what the table says, and is refused the rest",
  async (role, { people, db }) => {
    const [{ user_id: owner } = { user_id: "" }] = await ask<{ user_id: string }>(
      db.orm,
      "select user_id from admin_roles where role = 'owner' order by id limit 1",
    );
    const person = await people.installer();
    const company = await people.installer();
    await addAdmin({ db, now: new Date() }, await signedIn(db, owner), { email: person.email, roles: [role] });
    const seen: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [address, act] of pages(company.id)) {
      const answer = await person.client.get(address);
      seen[address] = answer.status();
      expected[address] = mayAdminister([role], act) ? 200 : 403;
      if (answer.status() === 403)
        expect(await answer.text()).toContain("Your role does not allow this. Ask an owner.");
    }
    expect(seen).toEqual(expected);
  },
);
