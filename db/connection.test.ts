import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import { type Gate, startGate } from "#tests/fault/gate.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

const name = `test_${randomUUID().replaceAll("-", "")}`;
let url: string;

beforeAll(async () => {
  url = await createDatabase(inject("postgresUrl"), name);
});

afterAll(() => dropDatabase(inject("postgresUrl"), name));

/** The statements that the pool's only connection has prepared by name. */
async function preparedWith(directUrl?: string): Promise<string[]> {
  const db = await openDatabase({ url, directUrl, connectionsMax: 1 });
  try {
    await db.named("look", "select 1", []);
    const rows = await db.named<{ name: string }>("list", "select name from pg_prepared_statements order by 1", []);
    return rows.map((row) => row.name);
  } finally {
    await db.close();
  }
}

it("prepares the fastest statements by name, except behind a pooler, whose next connection would not know them", async () => {
  expect(await preparedWith()).toEqual(["list", "look"]);
  expect(await preparedWith(url)).toEqual(["list", "look"]);
  expect(await preparedWith(`${url}?application_name=direct`)).toEqual([]);
});

describe("a broken connection to the database", () => {
  let gate: Gate;
  let db: Database;

  beforeEach(async () => {
    gate = await startGate(Number(new URL(url).port));
    const address = Object.assign(new URL(url), { port: String(gate.port) }).href;
    db = await openDatabase({ url: address, connectionsMax: 1, answerSecondsMax: 1 });
    await db.named("look", "select 1", []);
  });
  afterEach(async () => {
    await gate.open();
    await db.close();
    await gate.stop();
  });

  const transaction = (work = async () => {}) =>
    inTransaction(db, async (tx) => {
      await tx.execute("select 1");
      await work();
      await tx.execute("select 1");
    });
  const failure = (act: Promise<unknown>) => act.then(() => undefined, isDatabaseAway);

  it("ends its transaction with an error, not the process, and is replaced", async () => {
    expect(await failure(transaction(() => gate.close()))).toBe(true);
    await gate.open();
    await transaction();
  });

  it("is replaced when idle, and doesn't end the process", async () => {
    await gate.close();
    await expect.poll(() => db.pool?.().total).toBe(0);
    await gate.open();
    expect(await db.named("look", "select 1", [])).toHaveLength(1);
  });

  it("is returned to the pool if its transaction could not begin", async () => {
    gate.swallow();
    expect(await failure(transaction())).toBe(true);
    await gate.open();
    await transaction();
  });

  it("gives an error after a limited time of silence", async () => {
    gate.swallow();
    expect(await failure(db.named("look", "select 1", []))).toBe(true);
    await gate.open();
    expect(await db.named("look", "select 1", [])).toHaveLength(1);
  });
});

it("cancels a statement that takes too long, with an error that allows a retry", async () => {
  const db = await openDatabase({ url, answerSecondsMax: 1 });
  const failed = await db.named("slow", "select pg_sleep(30)", []).then(() => undefined, isDatabaseAway);
  await db.close();
  expect(failed).toBe(true);
});

it("migrates past the pooler", async () => {
  // Nothing answers at this address, so anything sent through the pooler would fail.
  const db = await openDatabase({ url: "postgresql://nobody@127.0.0.1:1/none", directUrl: url });
  await db.migrate();
  await db.close();
  const direct = await openDatabase({ url });
  const rows = await direct.named<{ leads: string | null }>("look", "select to_regclass('leads')::text as leads", []);
  await direct.close();
  expect(rows).toEqual([{ leads: "leads" }]);
});

it("ends and says why when a migration fails", async () => {
  const other = `${name}_other`;
  const db = await openDatabase({ url: await createDatabase(inject("postgresUrl"), other) });
  await db.named("plant", "create table leads (id int)", []);
  await expect(db.migrate()).rejects.toThrow("leads");
  await db.close();
  await dropDatabase(inject("postgresUrl"), other);
});
