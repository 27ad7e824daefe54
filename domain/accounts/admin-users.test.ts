import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { addAdmin, adminForm, adminUsers, removeAdmin } from "#domain/accounts/admin-users.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { loadActor } from "#domain/actors/load-actor.ts";
import { auditPage } from "#domain/audit/audit-log.ts";
import { eachDatabase } from "#tests/support/databases.ts";
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

  it("are added by email and removed, at once and each on record", async () => {
    const company = await anInstaller(db, { admin, status: "pending" });
    await addAdmin(context(), admin, adminForm.parse({ email: `  ${company.email.toUpperCase()} ` }));
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: ["owner"] });
    expect((await adminUsers({ db }, admin))[0]).toEqual({
      userId: company.userId,
      name: company.installer.contactName,
      email: company.email,
      roles: ["owner"],
      createdAt: later({ days: 1 }),
    });
    expect(await outcomeOf(addAdmin(context(), admin, company))).toBe("already_admin");

    await removeAdmin(context(), admin, company.userId);
    expect(await loadActor({ db }, company.userId)).toMatchObject({ adminRoles: [] });
    expect((await adminUsers({ db }, admin)).map(({ email }) => email)).toEqual([admin.email]);
    expect(await outcomeOf(removeAdmin(context(), admin, company.userId))).toBe("conflict");
    expect(await deedsOn(company.userId)).toEqual([
      [admin.email, "revoke-admin", later({ days: 1 })],
      [admin.email, "grant-admin", later({ days: 1 })],
    ]);
  });

  it("must be existing users", async () => {
    const email = "nobody@example.com";
    expect(await outcomeOf(addAdmin(context(), admin, { email }))).toBe("user_not_found");
    expect(adminForm.safeParse({ email: "  " }).error?.issues[0]?.message).toBe("Please enter an email address.");
    expect(adminForm.safeParse({}).error?.issues[0]?.message).toBe("Please enter an email address.");
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
      expect(await outcomeOf(addAdmin(context(), actor, company))).toBe(refusal);
      expect(await outcomeOf(removeAdmin(context(), actor, admin.userId))).toBe(refusal);
    }
    expect(await adminUsers({ db }, admin)).toHaveLength(1);
  });

  it("are changed once when two administrators act at once, and the second is told", async () => {
    const other = await anAdmin(db);
    const company = await anInstaller(db, { admin });
    const add = [admin, other].map((actor) => addAdmin(context(), actor, company));
    expect(await outcomesOf(add)).toEqual({ done: 1, already_admin: 1 });
    const remove = [admin, other].map((actor) => removeAdmin(context(), actor, company.userId));
    expect(await outcomesOf(remove)).toEqual({ done: 1, conflict: 1 });
    expect(await deedsOn(company.userId)).toHaveLength(2);

    // Each removes the other, or themselves: one must always remain.
    const each = [removeAdmin(context(), admin, other.userId), removeAdmin(context(), other, admin.userId)];
    expect(await outcomesOf(each)).toEqual({ done: 1, last_admin: 1 });
    const last = (await signedIn(db, admin.userId)).adminRoles.length > 0 ? admin : other;
    expect(await outcomeOf(removeAdmin(context(), last, last.userId))).toBe("last_admin");
    expect((await adminUsers({ db }, last)).map(({ userId }) => userId)).toEqual([last.userId]);
  });
});
