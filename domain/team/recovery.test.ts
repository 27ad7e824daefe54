import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { userById } from "#domain/accounts/accounts.sql.ts";
import { closeAccount } from "#domain/accounts/close-account.ts";
import type { User } from "#domain/actor.ts";
import {
  askRecovery,
  carryOutRecovery,
  confirmRecovery,
  declineRecovery,
  issueStopLink,
  peopleToHelp,
  type RecoveryKind,
  recoveryBehind,
  stopRecovery,
  waitingRecoveries,
} from "#domain/team/recovery.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aColleague, anAdmin, anInstaller, type Buyer, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const HOUR = 3_600_000;

eachDatabase("help for somebody at a company", (open) => {
  let db: Database;
  let admin: User;
  let second: User;
  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
    second = await anAdmin(db);
  });
  const at = (hours = 0) => ({ db, now: new Date(NOON.getTime() + hours * HOUR) });
  const anEmail = () => `${randomUUID()}@example.com`;

  async function asked(owner: Buyer, kind: RecoveryKind, { userId = owner.userId, newEmail = anEmail() } = {}) {
    const id = randomUUID();
    const reason = "Rang from the number we have.";
    const form =
      kind === "change_email" ? { kind, userId, reason, newEmail } : { kind, userId, reason, newEmail: null };
    await askRecovery(at(), admin, { id, installerId: owner.installer.id, form });
    return id;
  }

  async function confirmed(owner: Buyer, ...what: [RecoveryKind, { userId?: string; newEmail?: string }?]) {
    const id = await asked(owner, ...what);
    await confirmRecovery(at(), second, id);
    const token = randomUUID();
    await issueStopLink(at(), { recoveryId: id, userId: owner.userId }, token);
    return { id, token };
  }

  const stateOf = async (id: string) =>
    (await ask<{ state: string }>(db.orm, `select state from recoveries where id = '${id}'`))[0]?.state;
  const emailOf = async (userId: string) => (await userById(db.orm, userId))?.email;
  const withFactor = (userId: string) =>
    ask(db.orm, `update "user" set two_factor_enabled = true where id = '${userId}'`);
  const hasFactor = async (userId: string) => (await userById(db.orm, userId))?.twoFactorEnabled;
  const roleOf = async (userId: string) =>
    (await ask<{ role: string }>(db.orm, `select role from company_members where user_id = '${userId}'`))[0]?.role;

  it("needs two people, and waits 24 hours", async () => {
    const owner = await anInstaller(db, { admin });
    const newEmail = anEmail();
    const id = await asked(owner, "change_email", { newEmail });
    expect(await outcomeOf(confirmRecovery(at(), admin, id))).toBe("own_request");
    await carryOutRecovery(at(48), id);
    expect(await emailOf(owner.userId), "one person").toBe(owner.email);
    await confirmRecovery(at(), second, id);
    expect(await outcomeOf(confirmRecovery(at(), second, id))).toBe("conflict");
    expect((await waitingRecoveries(at(), second)).find((row) => row.id === id)).toMatchObject({
      company: owner.installer.companyName,
      newEmail,
      askedBy: "Ada",
      confirmedBy: "Ada",
      dueAt: at(24).now,
    });
    await carryOutRecovery(at(23.9), id);
    expect(await emailOf(owner.userId), "too early").toBe(owner.email);
    await carryOutRecovery(at(24), id);
    await carryOutRecovery(at(25), id);
    expect(await emailOf(owner.userId)).toBe(newEmail);
    const told = `select 1 from jobs where payload->>'mail' = 'email-changed' and payload->>'userId' = '${owner.userId}'`;
    expect(await ask(db.orm, told), "once").toHaveLength(1);
    expect(await stateOf(id)).toBe("done");
  });

  it("resets an owner's second factor, and makes a member an owner", async () => {
    const owner = await anInstaller(db, { admin });
    const office = await aColleague(db, owner, "office");
    expect(await outcomeOf(asked(owner, "reset_second_factor"))).toBe("invalid_input");
    expect(await outcomeOf(asked(owner, "reset_second_factor", { userId: office.userId }))).toBe("invalid_input");
    expect(await outcomeOf(asked(owner, "make_owner"))).toBe("invalid_input");
    expect(await outcomeOf(asked(owner, "make_owner", { userId: admin.userId }))).toBe("not_found");
    expect(await outcomeOf(asked(owner, "change_email", { newEmail: office.email }))).toBe("account_exists");
    await withFactor(owner.userId);
    const factor = await confirmed(owner, "reset_second_factor");
    const role = await confirmed(owner, "make_owner", { userId: office.userId });
    for (const { id } of [factor, role]) await carryOutRecovery(at(24), id);
    expect(await hasFactor(owner.userId)).toBe(false);
    expect(await roleOf(office.userId)).toBe("owner");
    const told = `select payload->>'userId' as id, payload->>'by' as by from jobs where payload->>'mail' = 'team-changed'
      and payload->'change'->>'memberId' = '${office.userId}' and payload->'change'->>'what' = 'made_owner' order by 1`;
    const readers = [owner.userId, office.userId].sort().map((one) => ({ id: one, by: null }));
    expect(await ask(db.orm, told), "the owners, and the new one").toEqual(readers);
    expect(await peopleToHelp(at(), admin, owner.installer.id)).toHaveLength(2);
  });

  it("changes nothing once an owner stopped it by the mail's link", async () => {
    const owner = await anInstaller(db, { admin });
    const office = await aColleague(db, owner, "office");
    const surveyor = await aColleague(db, owner, "surveyor");
    await withFactor(owner.userId);
    const all = [
      await confirmed(owner, "reset_second_factor"),
      await confirmed(owner, "change_email", { userId: office.userId }),
      await confirmed(owner, "make_owner", { userId: surveyor.userId }),
    ];
    for (const { id, token } of all) {
      expect(await recoveryBehind(at(), token)).toMatchObject({ state: "waiting", dueAt: at(24).now });
      await stopRecovery(at(23), token);
      await stopRecovery(at(23), token);
      expect(await outcomeOf(confirmRecovery(at(), second, id))).toBe("conflict");
      await carryOutRecovery(at(24), id);
      expect(await stateOf(id)).toBe("stopped");
    }
    expect([await hasFactor(owner.userId), await emailOf(office.userId), await roleOf(surveyor.userId)]).toEqual([
      ...[true, office.email, "surveyor"],
    ]);
    expect(await outcomeOf(stopRecovery(at(), "another"))).toBe("link_invalid");
  });

  it("mails its link to owners alone", async () => {
    const owner = await anInstaller(db, { admin });
    const office = await aColleague(db, owner, "office");
    const { id } = await confirmed(owner, "make_owner", { userId: office.userId });
    const mails = `select payload->>'userId' as id from jobs where payload->>'recoveryId' = '${id}'
      and payload->>'mail' = 'recovery'`;
    expect(await ask(db.orm, mails)).toEqual([{ id: owner.userId }]);
    expect(await issueStopLink(at(), { recoveryId: id, userId: office.userId }, randomUUID())).toBeUndefined();
  });

  it("is stopped or done, never both, when thirty come at once at its time", async () => {
    const owner = await anInstaller(db, { admin });
    const { id, token } = await confirmed(owner, "change_email");
    const acts = Array.from({ length: 30 }, (_, n) =>
      n % 2 ? stopRecovery(at(24), token) : carryOutRecovery(at(24), id),
    );
    await outcomesOf(acts);
    const isDone = (await stateOf(id)) === "done";
    expect(await stateOf(id)).toBe(isDone ? "done" : "stopped");
    expect((await emailOf(owner.userId)) === owner.email).toBe(!isDone);
  });

  it("is confirmed or declined once, whoever of thirty is first, and open once for a person", async () => {
    const owner = await anInstaller(db, { admin });
    const id = await asked(owner, "change_email");
    expect(await outcomeOf(asked(owner, "change_email"))).toBe("conflict");
    const third = await anAdmin(db);
    const acts = Array.from({ length: 30 }, (_, n) => confirmRecovery(at(), n % 2 ? second : third, id));
    expect(await outcomesOf(acts)).toEqual({ done: 1, conflict: 29 });
    await declineRecovery(at(), admin, { id, reason: "A slip." });
    await carryOutRecovery(at(24), id);
    expect(await emailOf(owner.userId)).toBe(owner.email);
  });

  it("changes nothing when we are killed in the middle, and goes on afterwards", async () => {
    const owner = await anInstaller(db, { admin });
    const { id } = await confirmed(owner, "change_email");
    await ask(
      db.orm,
      `create or replace function fail_once() returns trigger language plpgsql as $$
      begin if new.state = 'done' then raise exception 'killed'; end if; return new; end $$`,
    );
    await ask(db.orm, "create trigger killed before update on recoveries for each row execute function fail_once()");
    await expect(carryOutRecovery(at(24), id)).rejects.toThrow();
    await ask(db.orm, "drop trigger killed on recoveries");
    expect([await stateOf(id), await emailOf(owner.userId)]).toEqual(["waiting", owner.email]);
    await carryOutRecovery(at(24), id);
    expect(await stateOf(id)).toBe("done");
    expect(await emailOf(owner.userId)).not.toBe(owner.email);
  });

  it("ends as failed when the address was taken meanwhile", async () => {
    const owner = await anInstaller(db, { admin });
    const newEmail = anEmail();
    const { id } = await confirmed(owner, "change_email", { newEmail });
    const other = await anInstaller(db, { admin });
    await ask(db.orm, `update "user" set email = '${newEmail}' where id = '${other.userId}'`);
    await carryOutRecovery(at(24), id);
    expect([await stateOf(id), await emailOf(owner.userId)]).toEqual(["failed", owner.email]);
  });

  it("lets the company close its account, links and all", async () => {
    const owner = await anInstaller(db, { admin });
    const { id } = await confirmed(owner, "change_email");
    await closeAccount(at(), owner, { companyName: owner.installer.companyName });
    await carryOutRecovery(at(24), id);
    expect(await stateOf(id)).toBeUndefined();
  });

  it("is for owners of the desk alone", async () => {
    const owner = await anInstaller(db, { admin });
    const id = await asked(owner, "change_email");
    for (const role of ["support", "vetting", "finance"] as const) {
      const other: User = { ...second, adminRoles: [role] };
      expect(await outcomeOf(confirmRecovery(at(), other, id))).toBe("role_required");
      expect(await outcomeOf(waitingRecoveries(at(), other))).toBe("role_required");
    }
    const own: User = { ...owner, adminRoles: ["owner"] };
    expect(await outcomeOf(confirmRecovery(at(), own, id))).toBe("own_company");
  });
});
