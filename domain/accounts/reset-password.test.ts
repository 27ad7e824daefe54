import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { NOBODY } from "#domain/accounts/account-link.ts";
import { confirmEmail, issueConfirmationLink } from "#domain/accounts/confirm-email.ts";
import { findReset, issueResetLink, requestPasswordReset, resetPassword } from "#domain/accounts/reset-password.ts";
import { countAccountMail, countPasswordReset } from "#domain/accounts/sign-in-attempts.ts";
import { gatherMailFacts } from "#domain/mails/mails.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import {
  anAdmin,
  anInstaller,
  type Buyer,
  IN_THE_SAME_BROWSER,
  later,
  NOON,
  outcomeOf,
  outcomesOf,
} from "#tests/support/people.ts";

function never(): never {
  throw new Error("no job was queued");
}

eachDatabase("a reset link", (open) => {
  let db: Database;
  let company: Buyer;
  const context = (now = NOON) => ({ db, now });

  beforeAll(async () => {
    db = await open();
    company = await anInstaller(db, { admin: await anAdmin(db), form: { companyName: "Kestrel Ltd" } });
  });

  async function aLink(now = NOON): Promise<string> {
    const token = randomUUID();
    await issueResetLink(context(now), company.userId, token);
    return token;
  }
  const stateOf = async (token: string, now = NOON) => (await findReset(context(now), token)).state;
  const mails = (mail: string) =>
    ask<{ payload: { userId: string } }>(db.orm, `select payload from jobs where payload->>'mail' = '${mail}'`);
  const passwordHash = async () =>
    (await ask<{ password: string }>(db.orm, `select password from account where user_id = '${company.userId}'`))[0]
      ?.password;

  it("is sent only to people with an account, with the same answer for everyone", async () => {
    await requestPasswordReset(context(), "nobody@example.com");
    await requestPasswordReset(context(), company.email);
    // Both take the same steps: one job each, and the worker finds that one has no recipient.
    const jobs = (await mails("reset-password")).map(({ payload }) => payload);
    const [toNobody, toCompany] = jobs as { mail: "reset-password"; userId: string }[];
    expect(jobs).toEqual([
      { mail: "reset-password", userId: NOBODY },
      { mail: "reset-password", userId: company.userId },
    ]);
    expect(await gatherMailFacts(context(), toNobody ?? never(), randomUUID())).toBeUndefined();
    expect(await gatherMailFacts(context(), toCompany ?? never(), randomUUID())).toMatchObject({ to: company.email });
    expect(JSON.stringify(await ask(db.orm, "select payload from jobs"))).not.toContain("nobody@");
  });

  it("is made when the mail is sent, and only its hash is kept", async () => {
    const token = randomUUID();
    const facts = await gatherMailFacts(context(), { mail: "reset-password", userId: company.userId }, token);
    expect(facts).toMatchObject({ mail: "reset-password", to: company.email, token });
    expect(JSON.stringify(await ask(db.orm, "select * from account_links"))).not.toContain(token);
    expect(await findReset(context(), token)).toEqual({
      state: "open",
      owner: expect.objectContaining({ email: company.email, companyName: "Kestrel Ltd" }),
    });
  });

  it("works once, ends every session and open link, and tells the owner", async () => {
    await ask(
      db.orm,
      `insert into session (id, token, user_id, expires_at, updated_at)
       values ('one', 'one', '${company.userId}', now() + interval '1 day', now())`,
    );
    const token = await aLink();
    const before = (await mails("password-changed")).length;
    const { userId, email } = company;
    expect(await resetPassword(context(), token, "hash of a new one")).toEqual({ userId, email });
    expect(await passwordHash()).toBe("hash of a new one");
    expect(await ask(db.orm, `select id from session where user_id = '${company.userId}'`)).toEqual([]);
    expect((await mails("password-changed")).length).toBe(before + 1);
    const audited = `select action from audit_log where subject_id = '${company.userId}' and action = 'reset-password'`;
    expect(await ask(db.orm, audited)).toHaveLength(1);

    expect(await stateOf(token)).toBe("used");
    expect(await outcomeOf(resetPassword(context(), token, "hash of another"))).toBe("link_invalid");
    expect(await passwordHash()).toBe("hash of a new one");
  });

  it("works for one hour, to the millisecond", async () => {
    const token = await aLink();
    expect(await stateOf(token, later({ hours: 1, milliseconds: -1 }))).toBe("open");
    expect(await stateOf(token, later({ hours: 1 }))).toBe("expired");
    expect(await outcomeOf(resetPassword(context(later({ hours: 1 })), token, "hash"))).toBe("link_expired");
  });

  it("is ended by a newer one, even when both are made at once", async () => {
    const older = await aLink();
    const newer = await aLink();
    expect([await stateOf(older), await stateOf(newer)]).toEqual(["used", "open"]);
    const both = await Promise.all([aLink(), aLink(), aLink(), aLink()]);
    const states = await Promise.all(both.map((token) => stateOf(token)));
    expect(states.filter((state) => state === "open")).toHaveLength(1);
  });

  it("changes the password once when sent many times at once while newer links are made", async () => {
    const token = await aLink();
    const resets = Array.from({ length: 8 }, (_, i) => resetPassword(context(), token, `hash ${i}`));
    expect(await outcomesOf(resets)).toEqual({ done: 1, link_invalid: 7 });
    const race = await aLink();
    const outcomes = await outcomesOf([resetPassword(context(), race, "hash"), aLink(), aLink()]);
    expect((outcomes.done ?? 0) + (outcomes.link_invalid ?? 0)).toBe(3);
  });

  it("is unknown if it was made up, and is not a confirmation link", async () => {
    expect(await stateOf("made-up")).toBe("unknown");
    const token = await aLink();
    expect(await outcomeOf(confirmEmail(context(), token, IN_THE_SAME_BROWSER))).toBe("link_invalid");
    const fresh = await anInstaller(db, { admin: await anAdmin(db), status: "pending" });
    const confirmation = randomUUID();
    await issueConfirmationLink(context(), fresh.userId, confirmation);
    expect(await stateOf(confirmation)).toBe("unknown");
  });

  it("also confirms the address", async () => {
    const fresh = await anInstaller(db, { admin: await anAdmin(db), status: "pending" });
    const token = randomUUID();
    await issueResetLink(context(), fresh.userId, token);
    await resetPassword(context(), token, "hash");
    const row = await ask(db.orm, `select email_verified from "user" where id = '${fresh.userId}'`);
    expect(row).toEqual([{ email_verified: true }]);
  });

  it("can be requested and tried a limited number of times from one network address", async () => {
    const asked = Array.from({ length: 21 }, (_, i) => countAccountMail(context(), `m${i}@example.com`, "192.0.2.9"));
    expect(await outcomesOf(asked)).toEqual({ done: 20, too_many_requests: 1 });
    const tried = Array.from({ length: 21 }, () => countPasswordReset(context(), "192.0.2.9"));
    expect(await outcomesOf(tried)).toEqual({ done: 20, too_many_requests: 1 });
  });
});
