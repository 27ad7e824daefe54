import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { addAdmin, adminForm, adminUsers, changeRoles } from "#domain/accounts/admin-users.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { auditPage } from "#domain/audit/audit-log.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, outcomeOf, outcomesOf, signedIn } from "#tests/support/people.ts";

eachDatabase("administrators in the admin area", (open) => {
  let db: Database;
  let admin: User;

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  const context = () => ({ db, now: later({ days: 1 }) });
  const deedsOn = async (userId: string) =>
    (await auditPage({ db }, admin, { subject: "user", id: userId })).items
      .filter(({ action }) => action.endsWith("-admin"))
      .map((act) => [act.actor, act.action, act.at]);

  const owner = ({ email }: { email: string }) => ({ email, roles: ["owner" as const] });
  const remove = (actor: Actor, userId: string) => changeRoles(context(), actor, { userId, roles: [] });

  it("are added by email and removed, at once and each on record", async () => {
    const company = await anInstaller(db, { admin, status: "pending" });
    await addAdmin(context(), admin, adminForm.parse({ email: `  ${company.email.toUpperCase()} `, roles: "owner" }));
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: ["owner"] });
    expect((await adminUsers({ db }, admin))[0]).toEqual({
      userId: company.userId,
      name: company.name,
      email: company.email,
      roles: ["owner"],
      createdAt: later({ days: 1 }),
    });
    expect(await outcomeOf(addAdmin(context(), admin, owner(company)))).toBe("already_admin");

    await remove(admin, company.userId);
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: [] });
    expect((await adminUsers({ db }, admin)).map(({ email }) => email)).toEqual([admin.email]);
    expect(await outcomeOf(remove(admin, company.userId))).toBe("conflict");
    expect(await deedsOn(company.userId)).toEqual([
      [admin.email, "revoke-admin", later({ days: 1 })],
      [admin.email, "grant-admin", later({ days: 1 })],
    ]);
  });

  it("must be existing users", async () => {
    const email = "nobody@example.com";
    expect(await outcomeOf(addAdmin(context(), admin, owner({ email })))).toBe("user_not_found");
    const messages = ["Please enter an email address.", "Choose at least one role."];
    for (const given of [{ email: "  " }, {}, { email: "", roles: "king" }]) {
      expect(adminForm.safeParse(given).error?.issues.map(({ message }) => message)).toEqual(messages);
    }
  });

  it("are added and removed by administrators only", async () => {
    const company = await anInstaller(db, { admin });
    const others: [Actor, string][] = [
      [visitor, "not_signed_in"],
      [company, "not_admin"],
      [await anInstaller(db, { admin, status: "suspended" }), "not_admin"],
    ];
    for (const [actor, refusal] of others) {
      expect(await outcomeOf(adminUsers({ db }, actor))).toBe(refusal);
      expect(await outcomeOf(addAdmin(context(), actor, owner(company)))).toBe(refusal);
      expect(await outcomeOf(remove(actor, admin.userId))).toBe(refusal);
    }
    expect(await adminUsers({ db }, admin)).toHaveLength(1);
  });

  it("are changed once when two administrators act at once, and the second is told", async () => {
    const other = await anAdmin(db);
    const company = await anInstaller(db, { admin });
    const add = [admin, other].map((actor) => addAdmin(context(), actor, owner(company)));
    expect(await outcomesOf(add)).toEqual({ done: 1, already_admin: 1 });
    const removals = [admin, other].map((actor) => remove(actor, company.userId));
    expect(await outcomesOf(removals)).toEqual({ done: 1, conflict: 1 });
    expect(await deedsOn(company.userId)).toHaveLength(2);

    // Each removes the other: one must always remain, and removes nobody who has removed them.
    const each = [remove(admin, other.userId), remove(other, admin.userId)];
    expect(await outcomesOf(each)).toEqual({ done: 1, role_required: 1 });
    const last = (await signedIn(db, admin.userId)).adminRoles.length > 0 ? admin : other;
    expect(await outcomeOf(remove(last, last.userId))).toBe("last_admin");
    expect((await adminUsers({ db }, last)).map(({ userId }) => userId)).toEqual([last.userId]);
  });

  it("have roles, which take effect at once and nobody changes for themselves", async () => {
    const company = await anInstaller(db, { admin });
    const first = (await adminUsers({ db }, await ownerNow()))[0];
    const actor = await ownerNow();
    expect(first?.roles).toContain("owner");
    await addAdmin(context(), actor, { email: company.email, roles: ["support"] });
    await addAdmin(context(), actor, { email: company.email, roles: ["support", "finance"] });
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: ["finance", "support"] });
    await changeRoles(context(), actor, { userId: company.userId, roles: ["vetting"] });
    await changeRoles(context(), actor, { userId: company.userId, roles: ["vetting"] });
    const vetting = await signedIn(db, company.userId);
    expect(vetting.adminRoles).toEqual(["vetting"]);
    expect(await outcomeOf(adminUsers({ db }, vetting))).toBe("role_required");
    expect(await outcomeOf(remove(vetting, actor.userId))).toBe("role_required");
    await changeRoles(context(), actor, { userId: company.userId, roles: ["owner"] });
    const second = await signedIn(db, company.userId);
    expect(await outcomeOf(changeRoles(context(), second, { userId: second.userId, roles: ["support"] }))).toBe(
      "own_roles",
    );
    await remove(actor, company.userId);
    expect(await outcomeOf(remove(second, actor.userId)), "an owner no longer").toBe("role_required");
    expect(await outcomeOf(remove(actor, actor.userId))).toBe("last_admin");
  });

  it("leave one owner when thirty owners demote each other at once", async () => {
    const actor = await ownerNow();
    const all = [actor];
    for (let i = 0; i < 5; i++) {
      const one = await anInstaller(db, { admin: actor });
      await addAdmin(context(), actor, owner(one));
      all.push(await signedIn(db, one.userId));
    }
    const pairs = all.flatMap((one) => all.filter((other) => other !== one).map((other) => ({ one, other })));
    const outcomes = await outcomesOf(pairs.map(({ one, other }) => remove(one, other.userId)));
    expect(outcomes.done).toBe(5);
    expect((await adminUsers({ db }, await ownerNow())).map(({ roles }) => roles)).toEqual([["owner"]]);
  });

  /** Whoever is an owner after the tests above. */
  async function ownerNow(): Promise<User> {
    const [row] = await ask<{ user_id: string }>(db.orm, "select user_id from admin_roles where role = 'owner'");
    return signedIn(db, row?.user_id ?? "");
  }
});
