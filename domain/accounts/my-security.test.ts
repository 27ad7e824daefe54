import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { changePassword } from "#domain/accounts/change-password.ts";
import { endOtherSessions, mySecurity, mySessions } from "#domain/accounts/my-security.ts";
import { requireOwnPassword } from "#domain/accounts/own-password.ts";
import { findReset, issueResetLink } from "#domain/accounts/reset-password.ts";
import { claimCode, countFirstCode, recordTwoFactorChange } from "#domain/accounts/two-factor.ts";
import { type User, visitor } from "#domain/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

eachDatabase("the user's own account", (open) => {
  let db: Database;
  let admin: User;
  const context = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    admin = await anAdmin(db);
  });

  async function aSession(userId: string, days = 1): Promise<string> {
    const id = randomUUID();
    await ask(
      db.orm,
      `insert into session (id, token, user_id, created_at, updated_at, expires_at, user_agent) values
       ('${id}', '${id}', '${userId}', '${NOON.toISOString()}', '${NOON.toISOString()}',
        '${later({ days }).toISOString()}', '${FIREFOX}')`,
    );
    return id;
  }
  const sessionsOf = async (userId: string) =>
    (await ask<{ id: string }>(db.orm, `select id from session where user_id = '${userId}'`)).map(({ id }) => id);
  const isRight = async (hash: string, password: string) => hash === `hash of ${password}`;
  const usePassword = (userId: string, password: string) =>
    ask(db.orm, `update account set password = 'hash of ${password}' where user_id = '${userId}'`);

  it("lists where the user is signed in, marks this device, and shows nobody else's", async () => {
    const mine = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const here = await aSession(mine.userId);
    const there = await aSession(mine.userId);
    await aSession(mine.userId, -1);
    await aSession(other.userId);
    const listed = await mySessions(context(), mine, here);
    expect(listed.map(({ id, isThis }) => [id, isThis]).toSorted()).toEqual(
      [
        [here, true],
        [there, false],
      ].toSorted(),
    );
    expect(listed[0]).toMatchObject({ device: "Firefox on Linux", signedInAt: NOON });
    expect(await outcomeOf(mySessions(context(), visitor, here))).toBe("not_signed_in");
  });

  it("signs the user out everywhere but here, and nobody else", async () => {
    const mine = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    const here = await aSession(mine.userId);
    const theirs = await aSession(other.userId);
    await aSession(mine.userId);
    expect(await endOtherSessions(context(), mine, here)).toBe(1);
    expect(await sessionsOf(mine.userId)).toEqual([here]);
    expect(await sessionsOf(other.userId)).toEqual([theirs]);
    expect(await outcomeOf(endOtherSessions(context(), visitor, here))).toBe("not_signed_in");
  });

  it("changes the password, ends other sessions and reset links, and tells the owner", async () => {
    const mine = await anInstaller(db, { admin });
    const other = await anInstaller(db, { admin });
    await usePassword(other.userId, "theirs");
    const here = await aSession(mine.userId);
    await aSession(mine.userId);
    const reset = randomUUID();
    await issueResetLink(context(), mine.userId, reset);
    await changePassword(context(), mine, { passwordHash: "hash of new", sessionId: here });
    const kept = await ask(db.orm, `select password from account where user_id = '${mine.userId}'`);
    expect(kept).toEqual([{ password: "hash of new" }]);
    expect(await outcomeOf(requireOwnPassword(context(), other, "theirs", isRight))).toBe("done");
    expect(await sessionsOf(mine.userId)).toEqual([here]);
    expect((await findReset(context(), reset)).state).toBe("used");
    const mail = `select payload->>'mail' as mail from jobs where payload->>'userId' = '${mine.userId}'`;
    expect(await ask(db.orm, mail)).toContainEqual({ mail: "password-changed" });
    const change = changePassword(context(), visitor, { passwordHash: "x", sessionId: here });
    expect(await outcomeOf(change)).toBe("not_signed_in");
  });

  it("asks for the current password, says what is wrong with it, and locks after ten wrong ones", async () => {
    const mine = await anInstaller(db, { admin });
    await usePassword(mine.userId, "right");
    const attempt = (password: string, now = NOON) =>
      requireOwnPassword(context(now), mine, password, isRight).catch((error: unknown) => {
        if (error instanceof DomainError) return error.fields.currentPassword?.[0] ?? error.code;
        throw error;
      });
    expect(await attempt("right")).toBeUndefined();
    expect(await attempt("")).toBe("Please enter your current password.");
    for (let i = 0; i < 10; i++) expect(await attempt("wrong")).toBe("This is not your current password.");
    expect(await attempt("right")).toBe("too_many_requests");
    expect(await attempt("right", later({ minutes: 15 }))).toBeUndefined();
    expect(await outcomeOf(requireOwnPassword(context(), visitor, "right", isRight))).toBe("not_signed_in");
  });

  it("checks no more than ten passwords that are tried at once", async () => {
    const mine = await anInstaller(db, { admin });
    await usePassword(mine.userId, "right");
    let looks = 0;
    const isWrong = () => {
      looks += 1;
      return Promise.resolve(false);
    };
    const tries = Array.from({ length: 30 }, () => requireOwnPassword(context(), mine, "wrong", isWrong));
    expect(await outcomesOf(tries)).toEqual({ invalid_input: 10, too_many_requests: 20 });
    expect(looks).toBe(10);
  });

  it("accepts a code from the app once, for its owner, while it is valid", async () => {
    const uses = Array.from({ length: 5 }, () => claimCode(context(), "one", "123456"));
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
    expect(await claimCode(context(), "two", "123456")).toBe(true);
    expect(await claimCode(context(), "one", "654321")).toBe(true);
    expect(await claimCode(context(later({ minutes: 2 })), "one", "123456")).toBe(true);
  });

  it("tells the owner of each change to two-factor sign-in, and limits attempts to turn it on", async () => {
    const mine = await anInstaller(db, { admin });
    expect(await mySecurity(context(), mine)).toMatchObject({ email: mine.email, hasTwoFactor: false });
    await recordTwoFactorChange(context(), mine, "on");
    const mails = `select payload from jobs where payload->>'mail' = 'two-factor-changed'`;
    expect(await ask(db.orm, mails)).toEqual([
      { payload: { mail: "two-factor-changed", userId: mine.userId, change: "on" } },
    ]);
    const audited = `select action from audit_log where subject_id = '${mine.userId}' and action like 'two%'`;
    expect(await ask(db.orm, audited)).toEqual([{ action: "two-factor-on" }]);
    const tries = Array.from({ length: 11 }, () => countFirstCode(context(), mine));
    expect(await outcomesOf(tries)).toEqual({ done: 10, too_many_requests: 1 });
    expect(await outcomeOf(recordTwoFactorChange(context(), visitor, "on"))).toBe("not_signed_in");
  });
});
