import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "#db/connection.ts";
import { checkRateLimits, countAttempt, exceededOf, type RateLimit } from "#domain/rate-limits.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";
import { later, NOON, outcomesOf } from "#tests/support/people.ts";

eachDatabase("an attempt counted by several limits", (open) => {
  let db: Database;
  const limit = (max: number, minutes = 60): RateLimit => ({ name: randomUUID(), subject: "somebody", max, minutes });
  const spend = (throttles: RateLimit[], now = NOON) => checkRateLimits(db.orm, throttles, { now });
  const hitsOf = async ({ name }: RateLimit) => {
    const [row] = await ask<{ hits: number }>(db.orm, `select hits from rate_limits where key like '${name}:%'`);
    return row?.hits ?? 0;
  };
  const hitsOfAll = async (throttles: RateLimit[]) => Promise.all(throttles.map(hitsOf));

  beforeAll(async () => {
    db = await open();
  });

  it("is counted once by each", async () => {
    const throttles = [limit(3), limit(2), limit(9)];
    await spend(throttles);
    await spend(throttles);
    expect(await hitsOfAll(throttles)).toEqual([2, 2, 2]);
  });

  it("is refused by the first limit exceeded, and not counted by those after it", async () => {
    const wide = limit(9, 60);
    const narrow = limit(1, 10);
    const narrowToo = limit(1, 5);
    expect(await exceededOf(db.orm, [wide, narrow, narrowToo], { now: NOON })).toBeUndefined();
    const again = await exceededOf(db.orm, [wide, narrow, narrowToo], { now: later({ minutes: 1 }) });
    expect(again).toMatchObject({ name: narrow.name, resetSeconds: 9 * 60 });
    expect(await hitsOfAll([wide, narrow, narrowToo])).toEqual([2, 2, 1]);
    await expect(spend([wide, narrow, narrowToo], later({ minutes: 1 }))).rejects.toMatchObject({
      code: "too_many_requests",
      waitSeconds: 9 * 60,
    });
  });

  it("starts each window again when its own time is over", async () => {
    const hour = limit(2, 60);
    const quarter = limit(1, 15);
    await spend([hour, quarter]);
    await spend([hour, quarter], later({ minutes: 15 }));
    expect(await hitsOfAll([hour, quarter])).toEqual([2, 1]);
    await spend([hour, quarter], later({ minutes: 60 }));
    expect(await hitsOfAll([hour, quarter])).toEqual([1, 1]);
  });

  it("passes as often as the narrowest allows when thirty come at once, and then counts for no later one", async () => {
    const wide = limit(20);
    const narrow = limit(7);
    const last = limit(30);
    const attempts = Array.from({ length: 30 }, () => spend([wide, narrow, last]));
    expect(await outcomesOf(attempts)).toEqual({ done: 7, too_many_requests: 23 });
    expect(await hitsOfAll([wide, narrow, last])).toEqual([30, 20, 7]);
  });

  it("is counted correctly by a limit shared with thirty others, each with its own", async () => {
    const shared = limit(12);
    const attempts = Array.from({ length: 30 }, () => spend([limit(1), shared]));
    expect(await outcomesOf(attempts)).toEqual({ done: 12, too_many_requests: 18 });
    expect(await countAttempt(db.orm, shared, { now: NOON })).toMatchObject({ isOver: true, left: 0 });
  });
});
