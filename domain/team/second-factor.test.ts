import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { requireMayTurnOff } from "#domain/accounts/two-factor.ts";
import type { User } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";
import { makeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { makeCalendarLink } from "#domain/appointments/calendar-link.ts";
import { readCalendarFeed } from "#domain/appointments/company-calendar.ts";
import { myCredits } from "#domain/credits/my-credits.ts";
import { myPurchases } from "#domain/purchases/my-purchases.ts";
import { changeMember, leaveCompany, removeMember } from "#domain/team/members.ts";
import { requireTwoFactor, resetSecondFactor } from "#domain/team/second-factor.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import {
  aColleague,
  anAdmin,
  anInstaller,
  type Buyer,
  NOON,
  outcomeOf,
  outcomesOf,
  signedIn,
  signedInAgain,
} from "#tests/support/people.ts";

eachDatabase("a company that requires two-factor sign-in", (open) => {
  let db: Database;
  let admin: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });
  const at = () => ({ db, now: NOON });
  const withFactor = ({ userId }: User) =>
    ask(db.orm, `update "user" set two_factor_enabled = true where id = '${userId}'`);
  const again = async ({ userId }: User) => (await signedIn(db, userId)) as Buyer;
  const factorOf = async (one: User) => (await again(one)).installer.secondFactor;
  const told = (owner: Buyer, what: string) =>
    ask<{ reader: string }>(
      db.orm,
      `select payload->>'userId' as reader from jobs where payload->>'mail' = 'team-changed'
        and payload->>'installerId' = '${owner.installer.id}' and payload->'change'->>'what' = '${what}' order by 1`,
    );

  async function requiring() {
    const owner = await anInstaller(db, { admin, credits: 20 });
    await withFactor(owner);
    await requireTwoFactor(at(), await again(owner), true);
    return again(owner);
  }

  it("has an owner who has it, and tells every owner once, though thirty press at once", async () => {
    const owner = await anInstaller(db, { admin });
    const second = await aColleague(db, owner, "owner");
    const refused = await requireTwoFactor(at(), owner, true).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "invalid_input", fields: { isRequired: [expect.any(String)] } });
    await withFactor(owner);
    const office = await aColleague(db, owner, "office");
    expect(await outcomeOf(requireTwoFactor(at(), office, true))).toBe("role_required");
    const presses = Array.from({ length: 30 }, () => requireTwoFactor(at(), owner, true));
    expect(await outcomesOf(presses)).toEqual({ done: 30 });
    const readers = [owner.userId, second.userId].sort().map((reader) => ({ reader }));
    expect(await told(owner, "factor_required")).toEqual(readers);
    await requireTwoFactor(at(), await again(owner), false);
    expect(await told(owner, "factor_optional")).toEqual(readers);
    expect(await factorOf(office)).toBe("optional");
  });

  it("refuses everything to whoever lacks it, owners too, until they have it, and lets nobody turn it off", async () => {
    const owner = await requiring();
    expect(owner.installer.secondFactor).toBe("required");
    expect(() => requireMayTurnOff(owner)).toThrow("two_factor_required");
    for (const role of ["owner", "office", "surveyor"] as const) {
      const joined = await aColleague(db, owner, role);
      expect(joined.installer.secondFactor, role).toBe("missing");
      expect(await outcomeOf(myPurchases(at(), joined))).toBe("two_factor_required");
      expect(await outcomeOf(leaveCompany(at(), joined, null))).toBe("two_factor_required");
      await withFactor(joined);
      expect(await outcomeOf(myPurchases(at(), await again(joined)))).toBe("done");
    }
    const books = await aColleague(db, owner, "books");
    expect(await outcomeOf(myCredits(at(), books))).toBe("two_factor_required");
    expect(() => requireMayTurnOff(admin)).not.toThrow();
  });

  it("goes on with its keys, and not with the calendar link of who lacks it", async () => {
    const owner = await anInstaller(db, { admin });
    const second = await aColleague(db, owner, "owner");
    const key = await makeApiKey(at(), second, {
      id: randomUUID(),
      form: keyForm(),
      random: new Uint8Array(32).fill(9),
    });
    const token = randomUUID();
    await makeCalendarLink(at(), second, { id: randomUUID(), token, isOfAll: true });
    await withFactor(owner);
    await requireTwoFactor(at(), await again(owner), true);
    const found = await actorOfKey(at(), key);
    expect(await outcomeOf(myPurchases(at(), found?.actor as User))).toBe("done");
    expect(await outcomeOf(readCalendarFeed(at(), token))).toBe("link_invalid");
    await withFactor(second);
    expect(await outcomeOf(readCalendarFeed(at(), token))).toBe("done");
  });

  it("resets a colleague's: signed out, told, once of thirty, and never an owner's", async () => {
    const owner = await requiring();
    const second = await aColleague(db, owner, "owner");
    await withFactor(second);
    const refused = await resetSecondFactor(at(), owner, second.userId).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "conflict", words: expect.stringContaining("is an owner") });
    expect(await outcomeOf(resetSecondFactor(at(), owner, owner.userId)), "their own").toBe("conflict");
    const stranger = await anInstaller(db, { admin });
    expect(await outcomeOf(resetSecondFactor(at(), stranger, second.userId))).toBe("not_found");

    const office = await signedInAgain(db, await aColleague(db, owner, "office"));
    expect(await outcomeOf(resetSecondFactor(at(), owner, office.userId)), "without one").toBe("conflict");
    await withFactor(office);
    await ask(
      db.orm,
      `insert into two_factor (id, user_id, secret, backup_codes) values ('${randomUUID()}', '${office.userId}', 'x', 'x')`,
    );
    expect(await outcomeOf(resetSecondFactor(at(), await again(office), second.userId))).toBe("role_required");
    const resets = Array.from({ length: 30 }, () => resetSecondFactor(at(), owner, office.userId));
    expect(await outcomesOf(resets)).toEqual({ done: 1, conflict: 29 });
    expect(await factorOf(office)).toBe("missing");
    const left = `select id from two_factor where user_id = '${office.userId}'
      union all select id from session where user_id = '${office.userId}'`;
    expect(await ask(db.orm, left)).toEqual([]);
    const mails = `select payload->>'change' as change from jobs where payload->>'mail' = 'two-factor-changed'
      and payload->>'userId' = '${office.userId}'`;
    expect(await ask(db.orm, mails)).toEqual([{ change: "reset" }]);
    expect(await told(owner, "factor_reset")).toHaveLength(2);
  });

  it("keeps an owner with a second factor, when two take each other's role and factor at once", async () => {
    const owner = await requiring();
    const second = await aColleague(db, owner, "owner");
    await withFactor(second);
    const other = await again(second);
    const demote = (by: Buyer, { userId }: Buyer) =>
      changeMember(at(), by, { userId, role: "office", creditsAMonth: null });
    const outcomes = await outcomesOf(
      Array.from({ length: 30 }, (_, n) => {
        const [by, of] = n % 2 ? [owner, other] : [other, owner];
        if (n % 3 === 0) return demote(by, of);
        return n % 3 === 1
          ? resetSecondFactor(at(), by, of.userId)
          : removeMember(at(), by, { userId: of.userId, to: by.userId });
      }),
    );
    expect(outcomes.done).toBeGreaterThan(0);
    const rows = await ask<{ has: boolean }>(
      db.orm,
      `select two_factor_enabled as has from company_members join "user" on "user".id = user_id
        where installer_id = '${owner.installer.id}' and role = 'owner' and ended_at is null`,
    );
    expect(rows).toEqual([{ has: true }]);
  });
});
