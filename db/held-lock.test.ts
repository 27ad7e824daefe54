import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import { startGate } from "#tests/fault/gate.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

const name = `test_${randomUUID().replaceAll("-", "")}`;
let url: string;

beforeAll(async () => {
  url = await createDatabase(inject("postgresUrl"), name);
});

afterAll(() => dropDatabase(inject("postgresUrl"), name));

it("a broken connection to the database leaves no lock behind on the server", async () => {
  const gate = await startGate(Number(new URL(url).port));
  const address = Object.assign(new URL(url), { port: String(gate.port) }).href;
  const db = await openDatabase({ url: address, connectionsMax: 1, answerSecondsMax: 1 });
  onTestFinished(async () => {
    await gate.open();
    await db.close();
    await gate.stop();
  });
  await db.named("make", "create table held (id int)", []);
  const failed = inTransaction(db, async (tx) => {
    await tx.execute("lock table held");
    gate.swallow();
    await tx.execute("select 1");
  });
  expect(await failed.then(() => undefined, isDatabaseAway)).toBe(true);
  await gate.open();
  const other = await openDatabase({ url });
  await other.named("lock", "select * from held", []);
  await other.close();
});
