import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { markDevice } from "#domain/accounts/known-device.ts";
import { issueResetLink, resetPassword } from "#domain/accounts/reset-password.ts";
import {
  countAccountMail,
  countSignIn,
  countSignUp,
  mayMailAgain,
  noteRightPassword,
} from "#domain/accounts/sign-in-attempts.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { anAdmin, anInstaller, later, NOON, outcomeOf, outcomesOf } from "#tests/support/people.ts";

const KEY = "a key of the tests";

eachDatabase("failed sign-ins", (open) => {
  let db: Database;
  const context = (now = NOON) => ({ db, now });
  const HERE = "192.0.2.1";
  const at = (address: string, marks = "") => ({ address, device: { marks, key: KEY } });

  beforeAll(async () => {
    db = await open();
  });

  async function fail(times: number, email: string, address = HERE): Promise<void> {
    for (let i = 0; i < times; i++) await countSignIn(context(later({ minutes: i })), email, at(address));
  }
  const trial = (email: string, address = HERE, now = NOON) => outcomeOf(countSignIn(context(now), email, at(address)));

  it("lock after the tenth, for fifteen minutes from the first", async () => {
    await fail(9, "a@example.com");
    expect(await trial("a@example.com")).toBe("done");
    expect(await trial("a@example.com")).toBe("too_many_requests");
    expect(await trial("a@example.com", HERE, later({ minutes: 15, milliseconds: -1 }))).toBe("too_many_requests");
    expect(await trial("a@example.com", HERE, later({ minutes: 15 }))).toBe("done");
  });

  it("lock that email at that address only, so that nobody can lock out someone else", async () => {
    await fail(10, "b@example.com");
    expect(await trial("b@example.com", "192.0.2.2")).toBe("done");
    expect(await trial("c@example.com")).toBe("done");
  });

  it("count for the same email however it is written", async () => {
    await fail(5, "d@example.com");
    await fail(5, " D@Example.COM ");
    expect(await trial("d@EXAMPLE.com")).toBe("too_many_requests");
  });

  it("are forgotten after a successful one", async () => {
    await fail(9, "e@example.com");
    await noteRightPassword(context(), "E@example.com", HERE);
    await fail(10, "e@example.com");
  });

  it("are counted before the password is checked, so that concurrent attempts gain nothing", async () => {
    const tries = Array.from({ length: 15 }, () => countSignIn(context(), "f@example.com", at(HERE)));
    expect(await outcomesOf(tries)).toEqual({ done: 10, too_many_requests: 5 });
  });

  it("are counted per network address whatever email is tried; successful ones do not count", async () => {
    const address = "192.0.2.3";
    for (let i = 0; i < limits.failedSignInsPerAddressMax - 1; i++)
      await countSignIn(context(), `${i}@h.example`, at(address));
    for (let i = 0; i < 5; i++) {
      await countSignIn(context(), "right@h.example", at(address));
      await noteRightPassword(context(), "right@h.example", address);
    }
    expect(await trial("g@h.example", address)).toBe("done");
    expect(await trial("right@h.example", address)).toBe("too_many_requests");
    expect(await trial("right@h.example", "192.0.2.4")).toBe("done");
    expect(await trial("right@h.example", address, later({ minutes: 15 }))).toBe("done");
  });

  it("are counted for a whole IPv6 /48, with ten times the limit", async () => {
    const from = (network: number) => `2001:db8:7:${network.toString(16)}`;
    for (let i = 0; i < limits.failedSignInsPerSiteMax; i++)
      await countSignIn(context(), `${i}@i.example`, at(from(i % 20)));
    expect(await trial("other@i.example", from(999))).toBe("too_many_requests");
    expect(await trial("other@i.example", "2001:db8:8:1")).toBe("done");
    expect(await trial("other@i.example", from(999), later({ minutes: 15 }))).toBe("done");
  });

  it("slow guesses at one account from the /64s of one /48; its owner gets in from a known device or by a reset", async () => {
    const owner = await anInstaller(db, { admin: await anAdmin(db) });
    const marks = await markDevice(context(), owner.userId, { marks: "", key: KEY });
    const guess = (network: number, email = owner.email) =>
      outcomeOf(countSignIn(context(), email, at(`2001:db8:9:${network.toString(16)}`)));
    const outcomes: Record<string, number> = {};
    for (let i = 0; i < 60; i++) {
      const outcome = await guess(i);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    expect(outcomes).toEqual({ done: 50, too_many_requests: 10 });
    const slowed = `select from_address from security_events where kind = 'sign_in_slowed' and user_id = '${owner.userId}'`;
    expect(await ask(db.orm, slowed)).toHaveLength(10);
    // From other addresses too; and the answer is the same for an email address without an account.
    expect(await trial(owner.email, "198.51.100.9")).toBe("too_many_requests");
    for (let i = 0; i < 50; i++) await guess(i, "nobody@n.example");
    expect(await guess(99, "nobody@n.example")).toBe("too_many_requests");

    const home = (given: string) => outcomeOf(countSignIn(context(), owner.email, at("203.0.113.5", given)));
    expect(await home(marks)).toBe("done");
    expect(await home(`${marks.slice(0, -2)}AA`)).toBe("too_many_requests");
    expect(await mayMailAgain(context(), owner.email, "203.0.113.5")).toBe(true);
    const token = randomUUID();
    await issueResetLink(context(), owner.userId, token);
    await resetPassword(context(), token, "the hash of a new one");
    // The reset makes us forget all other browsers and recognise this one.
    expect(await home(marks)).toBe("too_many_requests");
    expect(await home(await markDevice(context(), owner.userId, { marks, key: KEY }))).toBe("done");
    expect(await trial(owner.email, "198.51.100.9", later({ hours: 1 }))).toBe("done");
  });

  it("counted by a clock a day ahead lock nobody out once the clock is right again", async () => {
    const tomorrow = later({ hours: 24 });
    const at = async (now: Date, times: number) => {
      const outcomes: string[] = [];
      for (let i = 0; i < times; i++) outcomes.push(await trial("h@example.com", "192.0.2.5", now));
      return outcomes;
    };
    expect((await at(tomorrow, 11)).at(-1)).toBe("too_many_requests");
    // The limit is as before.
    expect(await at(NOON, 11)).toEqual([...Array<string>(10).fill("done"), "too_many_requests"]);
    expect(await at(later({ minutes: 15 }), 1)).toEqual(["done"]);
  });

  it("are counted across machines whose clocks differ a little", async () => {
    const ahead = later({ seconds: 50 });
    for (let i = 0; i < 5; i++) {
      for (const now of [ahead, NOON]) expect(await trial("i@example.com", "192.0.2.6", now)).toBe("done");
    }
    expect(await trial("i@example.com", "192.0.2.6", NOON)).toBe("too_many_requests");
  });

  it("do not stop a mail requested by someone else: over the limit it is not sent, per email and address", async () => {
    const asked = async (many: number, email: string, address: string) => {
      const answers = [];
      for (let i = 0; i < many; i++) answers.push(await mayMailAgain(context(), email, address));
      return answers.filter(Boolean).length;
    };
    expect(await asked(7, "owner@r.example", "192.0.2.20")).toBe(5);
    expect(await asked(1, " OWNER@r.example", "192.0.2.21")).toBe(1);
    let sent = 0;
    for (let i = 30; i < 50; i++) sent += await asked(5, "flooded@r.example", `192.0.2.${i}`);
    expect(sent).toBe(limits.askedMailsPerEmailPerHourMax);
    sent = 0;
    for (let i = 0; i < 70; i++) sent += await asked(1, `${i}@r.example`, "192.0.2.60");
    expect(sent).toBe(limits.askedMailsPerAddressPerHourMax);
  });

  it("are not all that is limited: account mails by email, sign-ups by address", async () => {
    const address = randomUUID();
    const mails = Array.from({ length: 6 }, () => countAccountMail(context(), "g@example.com", HERE));
    expect(await outcomesOf(mails)).toEqual({ done: 5, too_many_requests: 1 });
    const joiners = Array.from({ length: 11 }, () => countSignUp(context(), address));
    expect(await outcomesOf(joiners)).toEqual({ done: 10, too_many_requests: 1 });
    expect(await outcomeOf(countAccountMail(context(later({ hours: 1 })), "g@example.com", HERE))).toBe("done");
    expect(await outcomeOf(countSignUp(context(later({ hours: 1 })), address))).toBe("done");
  });
});
