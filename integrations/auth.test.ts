import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import * as schema from "#db/schema.ts";
import { confirmEmail, issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { type Auth, createAuth } from "#integrations/auth.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aSignUpForm, CHEAP, IN_THE_SAME_BROWSER, NOON, PASSWORD } from "#tests/support/people.ts";

const SECRET = "a secret of the tests, long enough for all";

eachDatabase("signing in", (open) => {
  let db: Database;
  let auth: Auth;
  let userId: string;
  const email = "roofs@example.com";

  beforeAll(async () => {
    db = await open();
    auth = createAuth({ orm: db.orm, schema, passwordCost: CHEAP, appUrl: "https://www.example.com", secret: SECRET });
    userId = await join(email);
    await confirm(userId);
  });

  async function join(address: string): Promise<string> {
    const id = randomUUID();
    const form = aSignUpForm({ email: address });
    await signUp({ db, now: NOON }, { userId: id, passwordHash: await hashPassword(PASSWORD, CHEAP), form });
    return id;
  }

  async function confirm(id: string): Promise<void> {
    const token = randomUUID();
    await issueConfirmationLink({ db, now: NOON }, id, token);
    await confirmEmail({ db, now: NOON }, token, IN_THE_SAME_BROWSER);
  }

  function returning(headers: Headers): Headers {
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
    return new Headers({ cookie: cookies.join("; ") });
  }

  async function signedIn(): Promise<Headers> {
    const outcome = await auth.signIn(email, PASSWORD, new Headers());
    if (!outcome.ok) throw new Error(outcome.reason);
    return returning(outcome.headers);
  }

  it("succeeds with the right password and starts a session", async () => {
    const outcome = await auth.signIn(email, PASSWORD, new Headers());
    expect(outcome).toMatchObject({ ok: true, userId });
    if (!outcome.ok) return;
    expect((await auth.session(returning(outcome.headers))).userId).toBe(userId);
    const cookie = outcome.headers.getSetCookie().find((line) => line.includes("session_token")) ?? "";
    expect(cookie).toMatch(/^__Host-fairwatt\.session_token=/);
    expect(cookie).not.toMatch(/Domain/i);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/Secure/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).toMatch(/Path=\//i);
  });

  it("sends a cookie without Secure on a developer's machine, which has no TLS", async () => {
    const local = createAuth({
      orm: db.orm,
      schema,
      passwordCost: CHEAP,
      appUrl: "http://localhost:3000",
      secret: SECRET,
    });
    const outcome = await local.signIn(email, PASSWORD, new Headers());
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.headers.getSetCookie().join()).not.toMatch(/Secure/i);
    expect(outcome.headers.getSetCookie().join()).toMatch(/(^|,)fairwatt\.session_token=/);
  });

  it("fails alike for a wrong password and an unknown email", async () => {
    const refused = { ok: false, reason: "credentials" };
    expect(await auth.signIn(email, `${PASSWORD}!`, new Headers())).toEqual(refused);
    expect(await auth.signIn(email, "", new Headers())).toEqual(refused);
    expect(await auth.signIn("nobody@example.com", PASSWORD, new Headers())).toEqual(refused);
    expect(await auth.signIn("not an address", PASSWORD, new Headers())).toEqual(refused);
  });

  it("requires a confirmed address, and says so only if the password is right", async () => {
    const address = "new-roofs@example.com";
    const id = await join(address);
    expect(await auth.signIn(address, PASSWORD, new Headers())).toEqual({ ok: false, reason: "unconfirmed" });
    expect(await auth.signIn(address, "wrong one", new Headers())).toEqual({ ok: false, reason: "credentials" });
    await confirm(id);
    expect(await auth.signIn(address, PASSWORD, new Headers())).toMatchObject({ ok: true, userId: id });
  });

  it("can't be faked: no cookie, an invented one or one signed with another secret signs nobody in", async () => {
    const cookies = (await signedIn()).get("cookie") ?? "";
    const stranger = createAuth({
      orm: db.orm,
      schema,
      passwordCost: CHEAP,
      appUrl: "https://www.example.com",
      secret: `${SECRET}?`,
    });
    expect((await auth.session(new Headers())).userId).toBeNull();
    const unsigned = cookies.replace(/\.[^.;]+(;|$)/, ".AAAA$1");
    expect(unsigned).not.toBe(cookies);
    expect((await auth.session(new Headers({ cookie: unsigned }))).userId).toBeNull();
    expect((await stranger.session(new Headers({ cookie: cookies }))).userId).toBeNull();
    expect((await auth.session(new Headers({ cookie: cookies }))).userId).toBe(userId);
  });

  it("ends at sign-out, also for a copy of the cookie", async () => {
    const here = await signedIn();
    const elsewhere = await signedIn();
    const answer = await auth.signOut(here);
    expect(answer.getSetCookie().join()).toMatch(/session_token=;/);
    expect((await auth.session(here)).userId).toBeNull();
    expect((await auth.session(elsewhere)).userId).toBe(userId);
  });

  it("ends the browser's previous session, anyone's, but only on success", async () => {
    const before = await signedIn();
    expect((await auth.signIn(email, "not it", before)).ok).toBe(false);
    expect((await auth.session(before)).userId).toBe(userId);
    const again = await auth.signIn(email, PASSWORD, before);
    if (!again.ok) throw new Error(again.reason);
    expect((await auth.session(before)).userId).toBeNull();
    expect((await auth.session(returning(again.headers))).userId).toBe(userId);
  });

  it("lasts at most ninety days, however often it is used", async () => {
    const headers = await signedIn();
    const since = (age: string) =>
      ask(db.orm, `update session set created_at = now() - interval '${age}', expires_at = now() + interval '1 day'`);
    const open = () => ask(db.orm, `select id from session where user_id = '${userId}'`);
    const before = (await open()).length;
    await since("90 days -1 minute");
    expect((await auth.session(headers)).userId).toBe(userId);
    expect(await auth.stillSignedIn(headers)).toBe(userId);
    await since("90 days");
    expect(await auth.stillSignedIn(headers)).toBeNull();
    const ended = await auth.session(headers);
    expect(ended).toMatchObject({ userId: null, sessionId: null });
    expect(ended.headers.getSetCookie().join()).toMatch(/session_token=;/);
    expect(await open()).toHaveLength(before - 1);
  });

  it("ends when the session does", async () => {
    const headers = await signedIn();
    await ask(db.orm, "update session set expires_at = now() - interval '1 second'");
    expect((await auth.session(headers)).userId).toBeNull();
  });

  it("rehashes a password at the next sign-in if the cost has changed", async () => {
    const id = await join("older@example.com");
    await confirm(id);
    const oldHash = await hashPassword(PASSWORD, { N: 2 ** 9, r: 8, p: 1 });
    const kept = async () =>
      (await ask<{ password: string }>(db.orm, `select password from account where user_id = '${id}'`))[0]?.password;
    await ask(db.orm, `update account set password = '${oldHash}' where user_id = '${id}'`);
    expect(await auth.signIn("older@example.com", "not it", new Headers())).toMatchObject({ ok: false });
    expect(await kept()).toBe(oldHash);
    expect(await auth.signIn("older@example.com", PASSWORD, new Headers())).toMatchObject({ ok: true });
    expect(await kept()).toMatch(/^scrypt\$1024\$/);
    expect(await auth.signIn("older@example.com", PASSWORD, new Headers())).toMatchObject({ ok: true });
  });

  it("stores passwords only as salted hashes", async () => {
    const twice = [await hashPassword(PASSWORD, CHEAP), await hashPassword(PASSWORD, CHEAP)];
    expect(twice[0]).not.toBe(twice[1]);
    const kept = JSON.stringify(await ask(db.orm, `select * from account where user_id = '${userId}'`));
    expect(kept).toContain("credential");
    expect(kept).not.toContain(PASSWORD);
  });
});
