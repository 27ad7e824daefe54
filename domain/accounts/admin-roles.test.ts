import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { grantAdmin, listAdmins, revokeAdmin } from "#domain/accounts/admin-roles.ts";
import { addAdmin } from "#domain/accounts/admin-users.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, aSignUpForm, NOON, outcomeOf } from "#tests/support/people.ts";

eachDatabase("administrators", (open) => {
  let db: Database;

  beforeAll(async () => {
    db = await open();
  });

  const audited = (userId: string) =>
    ask(db.orm, `select actor_label, action from audit_log where subject_id = '${userId}' order by id`);

  it("are granted, listed and revoked, each on record, and the last one stays", async () => {
    const first = await anAdmin(db);
    const company = await anInstaller(db, { admin: first });
    const context = { db, now: NOON };
    expect(await grantAdmin(context, ` ${company.email.toUpperCase()} `)).toBe(true);
    expect(await grantAdmin(context, company.email)).toBe(false);
    expect((await listAdmins(context)).map(({ email }) => email)).toEqual([first.email, company.email]);
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: ["owner"] });

    expect(await revokeAdmin(context, company.email)).toBe(true);
    expect(await revokeAdmin(context, company.email)).toBe(false);
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: [] });
    expect(await outcomeOf(revokeAdmin(context, first.email))).toBe("last_admin");
    expect(await listAdmins(context)).toEqual([
      { userId: first.userId, name: "Ada", email: first.email, roles: ["owner"], createdAt: NOON },
    ]);

    expect(await audited(first.userId)).toEqual([{ actor_label: "command line", action: "grant-admin" }]);
    expect((await audited(company.userId)).slice(-2)).toEqual([
      { actor_label: "command line", action: "grant-admin" },
      { actor_label: "command line", action: "revoke-admin" },
    ]);
  });

  it("go only to users who have confirmed their address, because anyone can sign up with someone else's", async () => {
    const userId = randomUUID();
    const form = aSignUpForm();
    await signUp({ db, now: NOON }, { userId, passwordHash: "none", form });
    const admin = await anAdmin(db);
    expect(await outcomeOf(grantAdmin({ db, now: NOON }, form.email))).toBe("user_not_confirmed");
    expect(await outcomeOf(addAdmin({ db, now: NOON }, admin, { ...form, roles: ["owner"] }))).toBe(
      "user_not_confirmed",
    );
    expect(await loadActor({ db }, userId)).toMatchObject({ adminRoles: [] });
    expect(await audited(userId)).toEqual([]);
  });

  it("go only to users that exist", async () => {
    expect(await outcomeOf(grantAdmin({ db, now: NOON }, "nobody@example.com"))).toBe("user_not_found");
    expect(await outcomeOf(revokeAdmin({ db, now: NOON }, "nobody@example.com"))).toBe("user_not_found");
    expect(await loadActor({ db }, "nobody")).toEqual(visitor);
  });
});
