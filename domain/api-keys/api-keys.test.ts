import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { grantAdmin } from "#domain/accounts/admin-roles.ts";
import { type Actor, type User, visitor } from "#domain/actor.ts";
import { actorOfKey } from "#domain/api-keys/actor-of-key.ts";
import type { ApiKeyForm } from "#domain/api-keys/api-key-form.ts";
import { warnOfEndingKeys } from "#domain/api-keys/ending-keys.ts";
import { makeApiKey, myApiKeys, revokeApiKey } from "#domain/api-keys/my-api-keys.ts";
import { keepApiKey } from "#domain/api-keys/paused-keys.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import type { Mail } from "#domain/outbox/mail.ts";
import { removeMember } from "#domain/team/members.ts";
import { suspendInstaller } from "#domain/vetting/change-status.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { keyForm } from "#tests/support/key-form.ts";
import {
  anAdmin,
  anInstaller,
  type Buyer,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
  signedIn,
} from "#tests/support/people.ts";

eachDatabase("API keys", (open) => {
  let db: Database;
  let admin: User;
  let owner: Buyer;
  const at = (now = NOON) => ({ db, now });
  const make = (actor: Actor, id: string = randomUUID(), given: Partial<ApiKeyForm> = {}) =>
    makeApiKey(at(), actor, { id, form: keyForm(given), random: randomBytes(32) });
  const joins = ({ userId }: User, { installer }: Buyer) =>
    ask(
      db.orm,
      `insert into company_members (user_id, installer_id, role, created_at)
       values ('${userId}', '${installer.id}', 'owner', now())`,
    );

  /** Another owner of the same company. */
  async function anOwner(company: Buyer): Promise<User> {
    const user = await anAdmin(db);
    await joins(user, company);
    return signedIn(db, user.userId);
  }

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    owner = await anInstaller(db, { admin });
  });

  it("are made of 32 random bytes and stored only as a fingerprint", async () => {
    const id = randomUUID();
    const key = await make(owner, id);
    expect(key).toMatch(/^fw_live_[\w-]{43}$/);
    const [row] = await ask<Record<string, unknown>>(db.orm, `select * from api_keys where id = '${id}'`);
    expect(row).toMatchObject({ name: "CRM", prefix: key.slice(0, 12), last_used_at: null, revoked_at: null });
    expect(JSON.stringify(row)).not.toContain(key.slice(12));
    const [shown] = await myApiKeys(at(), owner);
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      "createdAt",
      "id",
      "knownTo",
      "lastDay",
      "lastUsedAt",
      "name",
      "pausedAt",
      "prefix",
      "revokedAt",
      "scope",
    ]);
  });

  it("act for their company, with its status at that moment", async () => {
    const company = await anInstaller(db, { admin });
    const key = await make(company);
    expect(await actorOfKey(at(), key)).toMatchObject({ actor: company });
    await suspendInstaller(at(), admin, { installerId: company.userId, reason: "Complaints." });
    expect((await actorOfKey(at(), key))?.actor.installer?.status).toBe("suspended");
  });

  it("never act for an administrator, even where their company's owner is one", async () => {
    const company = await anInstaller(db, { admin });
    const key = await make(company);
    await grantAdmin({ db, now: NOON }, company.email);
    expect(await actorOfKey(at(), key)).toMatchObject({ actor: { userId: company.userId, adminRoles: [] } });
  });

  it.each(["", "fw_live_", `fw_live_${"a".repeat(43)}`, `fw_live_${"a".repeat(5000)}`, "'; drop table api_keys; --"])(
    "open nothing when they are not ours: %j",
    async (key) => {
      expect(await actorOfKey(at(), key)).toBeUndefined();
    },
  );

  it("open nothing once revoked, which is recorded once", async () => {
    const id = randomUUID();
    const other = await anInstaller(db, { admin });
    const key = await make(owner, id);
    expect(await outcomeOf(revokeApiKey(at(), other, id))).toBe("not_found");
    expect(await actorOfKey(at(), key)).toBeDefined();
    await revokeApiKey(at(), owner, id);
    await revokeApiKey(at(later({ days: 1 })), owner, id);
    expect(await actorOfKey(at(), key)).toBeUndefined();
    const shown = (await myApiKeys(at(), owner)).find((one) => one.id === id);
    expect(shown?.revokedAt).toEqual(NOON);
  });

  it("record to the minute when they were last used", async () => {
    const id = randomUUID();
    const key = await make(owner, id);
    const used = async () => (await myApiKeys(at(), owner)).find((one) => one.id === id)?.lastUsedAt;
    for (const [seconds, noted] of [
      [0, 0],
      [59, 0],
      [61, 61],
      [90, 61],
    ] as const) {
      await actorOfKey(at(later({ seconds })), key);
      expect(await used(), `${seconds}`).toEqual(later({ seconds: noted }));
    }
  });

  it("act as the owner who made or keeps them, and pause once that owner leaves, whatever company is next", async () => {
    const second = await anOwner(owner);
    const id = randomUUID();
    const key = await make(second, id);
    expect(await actorOfKey(at(), key)).toMatchObject({ scope: "buy", actor: { userId: second.userId } });
    await removeMember(at(), owner, { userId: second.userId, to: null });
    expect(await outcomeOf(actorOfKey(at(), key))).toBe("key_paused");
    const elsewhere = await anInstaller(db, { admin });
    await joins(second, elsewhere);
    await ask(db.orm, `update api_keys set paused_at = null where id = '${id}'`);
    expect(await outcomeOf(actorOfKey(at(), key))).toBe("key_paused");
    await ask(db.orm, `update api_keys set paused_at = now() where id = '${id}'`);
    expect(await outcomeOf(keepApiKey(at(), elsewhere, id))).toBe("not_found");
    await keepApiKey(at(), owner, id);
    expect(await actorOfKey(at(), key)).toMatchObject({ actor: { userId: owner.userId } });
  });

  it("work until the end of their last day in London", async () => {
    const key = await make(owner, randomUUID(), { lastDay: "2027-08-31" });
    expect(await actorOfKey(at(new Date("2027-08-31T22:59:59Z")), key)).toBeDefined();
    expect(await outcomeOf(actorOfKey(at(new Date("2027-08-31T23:00:00Z")), key))).toBe("key_expired");
  });

  it("are told of to each owner 14 days and 1 day before their last, once, however late", async () => {
    const company = await anInstaller(db, { admin });
    const second = await anOwner(company);
    await make(company, randomUUID(), { name: "Long", lastDay: "2027-06-30" });
    await make(company, randomUUID(), { name: "Short", lastDay: "2026-11-23" });
    const gone = randomUUID();
    await make(company, gone, { name: "Gone", lastDay: "2027-06-30" });
    await revokeApiKey(at(), company, gone);
    const toldOn = async (day: string) => {
      await ask(db.orm, "delete from jobs");
      const now = new Date(`${day}T08:00:00Z`);
      await warnOfEndingKeys(at(now));
      const jobs = await ask<{ payload: Mail<"key-ending"> }>(db.orm, "select payload from jobs order by id");
      const mails = await Promise.all(jobs.map(({ payload }) => gatherMailFacts(at(now), payload, "")));
      return mails.map((mail) => `${mail?.to} ${mail?.name}`).toSorted();
    };
    const both = [`${company.email} Long`, `${second.email} Long`].toSorted();
    expect(await toldOn("2026-11-22")).toEqual([`${company.email} Short`, `${second.email} Short`].toSorted());
    expect(await toldOn("2027-06-15")).toEqual([]);
    expect(await toldOn("2027-06-16")).toEqual(both);
    expect(await toldOn("2027-06-17")).toEqual([]);
    expect(await toldOn("2027-06-30")).toEqual(both);
    expect(await toldOn("2027-07-01")).toEqual([]);
  });

  it("are made once for one id, and only for a company", async () => {
    const id = randomUUID();
    expect(await outcomesOf(Array.from({ length: 5 }, () => make(owner, id)))).toEqual({ done: 1, conflict: 4 });
    expect(await outcomeOf(make(await anInstaller(db, { admin }), id))).toBe("conflict");
    expect(await outcomeOf(make(visitor))).toBe("not_signed_in");
    expect(await outcomeOf(make(admin))).toBe("not_found");
  });

  it("stay within the limit, even when many are requested at once", async () => {
    const company = await anInstaller(db, { admin });
    const asked = Array.from({ length: limits.apiKeysMax + 5 }, () => make(company));
    expect(await outcomesOf(asked)).toEqual({ done: limits.apiKeysMax, invalid_input: 5 });
    const [first] = await myApiKeys(at(), company);
    await revokeApiKey(at(), company, first?.id ?? "");
    expect(await outcomeOf(make(company))).toBe("done");
  });
});

describe("a key", () => {
  it("is not made from fewer bytes", async () => {
    const call = makeApiKey({ db: {} as Database, now: NOON }, anyInstaller, {
      id: randomUUID(),
      form: keyForm(),
      random: randomBytes(31),
    });
    await expect(call).rejects.toThrow(RangeError);
  });
});

const anyInstaller: User = {
  kind: "user",
  userId: "u",
  name: "U",
  email: "u@example.com",
  adminRoles: [],
  installer: {
    id: "u",
    status: "approved",
    companyName: "U",
    gate: { ends: [], lapses: [], failed: [], unchecked: [], holidays: [], stopDueAt: null, isHeld: false, version: 0 },
    isCapped: false,
    hasWebhooks: false,
    role: "owner" as const,
    secondFactor: "optional" as const,
  },
};
