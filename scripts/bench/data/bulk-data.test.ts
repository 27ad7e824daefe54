import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { realUserExists } from "#db/bulk.sql.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { addBulkData, leadStates, strideFor } from "./bulk-data.ts";

const order = { leads: 300, installers: 7, available: 60, purchasesEach: 4, creditsEach: 100 };

eachDatabase("bulk test data", (open) => {
  it("keeps the rules of the database, also when it is added to what is there", async () => {
    const db = await open();
    await addBulkData({ db, now: new Date() }, order);
    const { purchases } = await addBulkData({ db, now: new Date() }, order);
    const { rows } = await db.orm.execute(sql`
      select (select count(*)::int from leads) as leads,
             (select count(*)::int from leads where status = 'available' and expires_at > now()) as available,
             (select count(*)::int from leads where available_at > now() or closed_at > now()) as "inTheFuture",
             (select sum(places_taken)::int from leads) as "placesTaken",
             (select count(*)::int from lead_purchases) as purchases,
             (select count(*)::int from profiles where status = 'approved') as installers,
             (select count(*)::int from profiles where credits <>
               (select sum(amount) from credit_transactions where installer_id = profiles.id)) as "wrongBalances"`);
    expect(purchases).toBe(28);
    expect(rows[0]).toEqual({
      leads: 600,
      available: 120,
      inTheFuture: 0,
      placesTaken: 56,
      purchases: 56,
      installers: 14,
      wrongBalances: 0,
    });
    expect(await realUserExists(db)).toBe(false);
  });

  it("sees a user who is no invention of ours", async () => {
    const db = await open();
    await db.orm.execute(sql`insert into "user" (id, name, email) values ('r', 'Real', 'real@company.co.uk')`);
    expect(await realUserExists(db)).toBe(true);
  });
});

it("makes as many leads available as were asked for", () => {
  const states = leadStates({ ...order, leads: 100, available: 100, purchasesEach: 0 });
  expect(states).toEqual(Array(100).fill("available"));
});

it.each([1, 2, 7_919, 7_919 * 3])("visits each of %i places once", (length) => {
  const visited = Array.from({ length }, (_, turn) => (turn * strideFor(length)) % length);
  expect(new Set(visited).size).toBe(length);
});
