import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import {
  countAccountMail,
  countFailedSignIn,
  countSignUp,
  forgetFailedSignIns,
  requireSignInAllowed,
} from "#domain/accounts/sign-in-attempts.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

eachDatabase("failed sign-ins", (open) => {
  let db: Database;
  const context = (now = NOON) => ({ db, now });
  const HERE = "192.0.2.1";

  beforeAll(async () => {
    db = await open();
  });

  async function fail(times: number, email: string, address = HERE): Promise<void> {
    for (let i = 0; i < times; i++) await countFailedSignIn(context(later({ minutes: i })), email, address);
  }
  const mayTry = async (email: string, address = HERE, now = NOON) =>
    (await outcomeOf(requireSignInAllowed(context(now), email, address))) === "done";

  it("lock after the tenth, for fifteen minutes from the first", async () => {
    await fail(9, "a@example.com");
    expect(await mayTry("a@example.com")).toBe(true);
    await fail(1, "a@example.com");
    expect(await mayTry("a@example.com")).toBe(false);
    expect(await mayTry("a@example.com", HERE, later({ minutes: 15, milliseconds: -1 }))).toBe(false);
    expect(await mayTry("a@example.com", HERE, later({ minutes: 15 }))).toBe(true);
  });

  it("lock that e-mail at that address only, so that nobody locks out somebody else", async () => {
    await fail(10, "b@example.com");
    expect(await mayTry("b@example.com", "192.0.2.2")).toBe(true);
    expect(await mayTry("c@example.com")).toBe(true);
  });

  it("count for the same e-mail however it is written", async () => {
    await fail(5, "d@example.com");
    await fail(5, " D@Example.COM ");
    expect(await mayTry("d@EXAMPLE.com")).toBe(false);
  });

  it("are forgotten after a good one", async () => {
    await fail(9, "e@example.com");
    await forgetFailedSignIns(context(), "E@example.com", HERE);
    await fail(9, "e@example.com");
    expect(await mayTry("e@example.com")).toBe(true);
  });

  it("are counted one by one when they come at once", async () => {
    const tries = Array.from({ length: 15 }, () => countFailedSignIn(context(), "f@example.com", HERE));
    expect(await outcomesOf(tries)).toEqual({ done: 10, too_many_requests: 5 });
  });

  it("are not the only thing that is limited: account mails by e-mail, sign-ups by address", async () => {
    const address = randomUUID();
    const mails = Array.from({ length: 6 }, () => countAccountMail(context(), "g@example.com", HERE));
    expect(await outcomesOf(mails)).toEqual({ done: 5, too_many_requests: 1 });
    const joiners = Array.from({ length: 11 }, () => countSignUp(context(), address));
    expect(await outcomesOf(joiners)).toEqual({ done: 10, too_many_requests: 1 });
    expect(await outcomeOf(countAccountMail(context(later({ hours: 1 })), "g@example.com", HERE))).toBe("done");
    expect(await outcomeOf(countSignUp(context(later({ hours: 1 })), address))).toBe("done");
  });
});
