import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { limits } from "#config/limits.ts";
import type { Database } from "#db/connection.ts";
import { countAccountMail, countSignIn, countSignUp, noteRightPassword } from "#domain/accounts/sign-in-attempts.ts";
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
    for (let i = 0; i < times; i++) await countSignIn(context(later({ minutes: i })), email, address);
  }
  const trial = (email: string, address = HERE, now = NOON) => outcomeOf(countSignIn(context(now), email, address));

  it("lock after the tenth, for fifteen minutes from the first", async () => {
    await fail(9, "a@example.com");
    expect(await trial("a@example.com")).toBe("done");
    expect(await trial("a@example.com")).toBe("too_many_requests");
    expect(await trial("a@example.com", HERE, later({ minutes: 15, milliseconds: -1 }))).toBe("too_many_requests");
    expect(await trial("a@example.com", HERE, later({ minutes: 15 }))).toBe("done");
  });

  it("lock that e-mail at that address only, so that nobody locks out somebody else", async () => {
    await fail(10, "b@example.com");
    expect(await trial("b@example.com", "192.0.2.2")).toBe("done");
    expect(await trial("c@example.com")).toBe("done");
  });

  it("count for the same e-mail however it is written", async () => {
    await fail(5, "d@example.com");
    await fail(5, " D@Example.COM ");
    expect(await trial("d@EXAMPLE.com")).toBe("too_many_requests");
  });

  it("are forgotten after a good one", async () => {
    await fail(9, "e@example.com");
    await noteRightPassword(context(), "E@example.com", HERE);
    await fail(10, "e@example.com");
  });

  it("are counted before the password is looked at, so that many at once are no more", async () => {
    const tries = Array.from({ length: 15 }, () => countSignIn(context(), "f@example.com", HERE));
    expect(await outcomesOf(tries)).toEqual({ done: 10, too_many_requests: 5 });
  });

  it("are counted for an address whatever e-mails they are tried with; right ones count for nothing", async () => {
    const address = "192.0.2.3";
    for (let i = 0; i < limits.failedSignInsPerAddressMax - 1; i++)
      await countSignIn(context(), `${i}@h.example`, address);
    for (let i = 0; i < 5; i++) {
      await countSignIn(context(), "right@h.example", address);
      await noteRightPassword(context(), "right@h.example", address);
    }
    expect(await trial("g@h.example", address)).toBe("done");
    expect(await trial("right@h.example", address)).toBe("too_many_requests");
    expect(await trial("right@h.example", "192.0.2.4")).toBe("done");
    expect(await trial("right@h.example", address, later({ minutes: 15 }))).toBe("done");
  });

  it("that a clock a day ahead has counted lock nobody for longer once it is right again", async () => {
    const tomorrow = later({ hours: 24 });
    const at = async (now: Date, times: number) => {
      const outcomes: string[] = [];
      for (let i = 0; i < times; i++) outcomes.push(await trial("h@example.com", "192.0.2.5", now));
      return outcomes;
    };
    expect((await at(tomorrow, 11)).at(-1)).toBe("too_many_requests");
    // And the limit is there as before.
    expect(await at(NOON, 11)).toEqual([...Array<string>(10).fill("done"), "too_many_requests"]);
    expect(await at(later({ minutes: 15 }), 1)).toEqual(["done"]);
  });

  it("are counted by several machines whose clocks differ a little", async () => {
    const ahead = later({ seconds: 50 });
    for (let i = 0; i < 5; i++) {
      for (const now of [ahead, NOON]) expect(await trial("i@example.com", "192.0.2.6", now)).toBe("done");
    }
    expect(await trial("i@example.com", "192.0.2.6", NOON)).toBe("too_many_requests");
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
