import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import * as schema from "#db/schema.ts";
import { confirmEmail, issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { signUp } from "#domain/accounts/sign-up.ts";
import { type Auth, createAuth } from "#integrations/auth.ts";
import { hashPassword } from "#integrations/password-hash.ts";
import { SessionEnded } from "#integrations/session-ended.ts";
import { appCode, wrongCode } from "#tests/support/authenticator.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { aSignUpForm, CHEAP, IN_THE_SAME_BROWSER, NOON, PASSWORD } from "#tests/support/people.ts";

const SECRET = "a secret of the tests, long enough for all";

eachDatabase("two-factor sign-in", (open) => {
  let db: Database;
  let auth: Auth;

  beforeAll(async () => {
    db = await open();
    const settings = { orm: db.orm, schema, passwordCost: CHEAP, appUrl: "https://www.example.com" };
    auth = createAuth({ ...settings, secret: SECRET });
  });

  async function aUser() {
    const userId = randomUUID();
    const email = `${randomUUID()}@example.com`;
    const form = aSignUpForm({ email });
    await signUp({ db, now: NOON }, { userId, passwordHash: await hashPassword(PASSWORD, CHEAP), form });
    const token = randomUUID();
    await issueConfirmationLink({ db, now: NOON }, userId, token);
    await confirmEmail({ db, now: NOON }, token, IN_THE_SAME_BROWSER);
    const outcome = await auth.signIn(email, PASSWORD, new Headers());
    if (!outcome.ok) throw new Error(outcome.reason);
    return { userId, email, session: returning(outcome.headers) };
  }

  /** What the browser sends back after these headers; emptied cookies are gone. */
  function returning(headers: Headers): Headers {
    const cookies = headers.getSetCookie().filter((line) => !/Max-Age=0/i.test(line));
    return new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  }

  async function withApp() {
    const user = await aUser();
    const secret = new URL(await auth.twoFactor.begin(user.session)).searchParams.get("secret") ?? "";
    const on = await auth.twoFactor.turnOn(user.session, user.userId, appCode(secret));
    if (!on) throw new Error("the first code was refused");
    return { ...user, secret, recoveryCodes: on.recoveryCodes, session: returning(on.headers) };
  }

  async function firstStep(email: string): Promise<Headers> {
    const outcome = await auth.signIn(email, PASSWORD, new Headers());
    if (outcome.ok || outcome.reason !== "second-step") throw new Error("no second step");
    return returning(outcome.headers);
  }

  it("reports a session that has ended since the request came, and turns nothing on or off", async () => {
    const user = await withApp();
    await auth.signOut(user.session);
    await expect(auth.twoFactor.begin(user.session)).rejects.toThrow(SessionEnded);
    await expect(auth.twoFactor.turnOff(user.session)).rejects.toThrow(SessionEnded);
    await expect(auth.twoFactor.renewRecoveryCodes(user.session)).rejects.toThrow(SessionEnded);
  });

  it("has no effect before its first code", async () => {
    const { userId, email, session } = await aUser();
    const uri = new URL(await auth.twoFactor.begin(session));
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Fairwatt/);
    expect((await auth.signIn(email, PASSWORD, new Headers())).ok).toBe(true);
    const secret = uri.searchParams.get("secret") ?? "";
    expect(await auth.twoFactor.turnOn(session, userId, wrongCode(secret))).toBeUndefined();
    expect((await auth.signIn(email, PASSWORD, new Headers())).ok).toBe(true);
  });

  it("keeps the person who turns it on signed in, under a new cookie, and gives ten readable recovery codes", async () => {
    const { userId, session, recoveryCodes } = await withApp();
    expect((await auth.session(session)).userId).toBe(userId);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
  });

  it("gives no session for the password alone", async () => {
    const { email } = await withApp();
    const half = await firstStep(email);
    expect(auth.twoFactor.awaitsSecondStep(half)).toBe(true);
    expect(auth.twoFactor.awaitsSecondStep(new Headers())).toBe(false);
    expect((await auth.session(half)).userId).toBeNull();
    expect(await auth.signIn(email, `${PASSWORD}!`, new Headers())).toEqual({ ok: false, reason: "credentials" });
  });

  it("accepts a code from the app, rejects a wrong one, and starts again after five wrong ones", async () => {
    const { userId, email, secret } = await withApp();
    const half = await firstStep(email);
    const code = wrongCode(secret);
    expect(await auth.twoFactor.finishSignIn(half, { code })).toEqual({ ok: false, reason: "code" });
    const outcome = await auth.twoFactor.finishSignIn(half, { code: appCode(secret) });
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.userId).toBe(userId);
    expect((await auth.session(returning(outcome.headers))).userId).toBe(userId);
    // The first step allows one second step.
    expect(await auth.twoFactor.finishSignIn(half, { code: appCode(secret) })).toMatchObject({ reason: "challenge" });

    const guesser = await firstStep(email);
    for (let i = 0; i < 5; i++) await auth.twoFactor.finishSignIn(guesser, { code });
    expect(await auth.twoFactor.finishSignIn(guesser, { code: appCode(secret) })).toMatchObject({
      reason: "challenge",
    });
  });

  it("locks for a while after ten wrong codes, over any number of first steps", async () => {
    const { email, secret } = await withApp();
    const code = wrongCode(secret);
    for (let i = 0; i < 10; i++) await auth.twoFactor.finishSignIn(await firstStep(email), { code });
    const right = { code: appCode(secret) };
    expect(await auth.twoFactor.finishSignIn(await firstStep(email), right)).toEqual({ ok: false, reason: "locked" });
    await ask(db.orm, "update two_factor set locked_until = now() - interval '1 second'");
    expect(await auth.twoFactor.finishSignIn(await firstStep(email), right)).toMatchObject({ ok: true });
  });

  it("accepts each recovery code once, in any spelling, even when it is sent twice at once", async () => {
    const { email, recoveryCodes } = await withApp();
    const [first = "", second = ""] = recoveryCodes;
    const proof = { recoveryCode: ` ${first.toUpperCase().replace("-", " ")}` };
    expect(await auth.twoFactor.finishSignIn(await firstStep(email), proof)).toMatchObject({ ok: true });
    expect(await auth.twoFactor.finishSignIn(await firstStep(email), proof)).toEqual({ ok: false, reason: "code" });
    const steps = [await firstStep(email), await firstStep(email)];
    const both = await Promise.all(steps.map((half) => auth.twoFactor.finishSignIn(half, { recoveryCode: second })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("makes new recovery codes that replace the old ones", async () => {
    const { email, session, recoveryCodes } = await withApp();
    const [renewed = ""] = await auth.twoFactor.renewRecoveryCodes(session);
    const old = { recoveryCode: recoveryCodes[0] ?? "" };
    expect(await auth.twoFactor.finishSignIn(await firstStep(email), old)).toEqual({ ok: false, reason: "code" });
    const step = await firstStep(email);
    expect(await auth.twoFactor.finishSignIn(step, { recoveryCode: renewed })).toMatchObject({ ok: true });
  });

  it("can be turned off, and then the password alone is enough", async () => {
    const { userId, email, session } = await withApp();
    const after = returning(await auth.twoFactor.turnOff(session));
    expect((await auth.session(after)).userId).toBe(userId);
    expect(await auth.signIn(email, PASSWORD, new Headers())).toMatchObject({ ok: true, userId });
  });

  it("ends a session that must not exist", async () => {
    const { email, secret } = await withApp();
    const outcome = await auth.twoFactor.finishSignIn(await firstStep(email), { code: appCode(secret, 1) });
    if (!outcome.ok) throw new Error(outcome.reason);
    await auth.twoFactor.abandon(outcome);
    expect((await auth.session(returning(outcome.headers))).userId).toBeNull();
  });

  it("stores recovery codes as salted hashes", async () => {
    const { userId, email, recoveryCodes } = await withApp();
    const [row] = await ask<{ codes: string }>(
      db.orm,
      `select backup_codes as codes from two_factor where user_id = '${userId}'`,
    );
    const hashes = JSON.parse(row?.codes ?? "") as string[];
    expect(new Set(hashes).size).toBe(recoveryCodes.length);
    for (const hash of hashes) expect(hash).toMatch(/^#[\w-]{22}\.[\w-]{86}$/);
    const stolen = { recoveryCode: hashes[0] ?? "" };
    expect(await auth.twoFactor.finishSignIn(await firstStep(email), stolen)).toMatchObject({ reason: "code" });
  });

  it("stores neither secret nor recovery codes readably", async () => {
    const { secret, recoveryCodes } = await withApp();
    const kept = JSON.stringify(await ask(db.orm, "select * from two_factor"));
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(recoveryCodes[0]);
  });
});
