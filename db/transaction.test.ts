import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { type Database, openDatabase } from "#db/connection.ts";
import { inTransaction } from "#db/transaction.ts";
import { violationOf } from "#db/violation.ts";
import { isDatabaseAway } from "#domain/availability.ts";
import { eachDatabase } from "#tests/support/databases.ts";
import { ask } from "#tests/support/invariants.ts";

eachDatabase("a transaction", (open) => {
  let db: Database;
  const count = async () => (await ask(db.orm, "select * from rate_limits")).length;
  const add = (key: string) => `insert into rate_limits (key, window_started_at, hits) values ('${key}', now(), 1)`;

  beforeAll(async () => {
    db = await open();
  });

  it("commits as a whole and returns what the work returns", async () => {
    const answer = await inTransaction(db, async (tx) => {
      await ask(tx, add("one"));
      await ask(tx, add("two"));
      return "done";
    });
    expect(answer).toBe("done");
    expect(await count()).toBe(2);
  });

  it("rolls back when the work throws, and rethrows", async () => {
    const before = await count();
    const problem = new Error("changed our mind");
    const work = inTransaction(db, async (tx) => {
      await ask(tx, add("three"));
      throw problem;
    });
    await expect(work).rejects.toBe(problem);
    expect(await count()).toBe(before);
  });

  it("runs alongside others", async () => {
    const before = await count();
    const keys = Array.from({ length: 30 }, (_, number) => `beside ${number}`);
    await Promise.all(keys.map((key) => inTransaction(db, async (tx) => ask(tx, add(key)))));
    expect(await count()).toBe(before + 30);
  });

  it("exposes the database's objection, however wrapped", async () => {
    await ask(db.orm, add("same"));
    const again = await inTransaction(db, async (tx) => ask(tx, add("same"))).catch((error: unknown) => error);
    expect(violationOf(again)).toEqual({
      code: "23505",
      constraint: "rate_limits_pkey",
      detail: "Key (key)=(same) already exists.",
    });
    expect(violationOf(new Error("outside", { cause: again }))?.code).toBe("23505");
    const mistake = await ask(db.orm, "select nonsense").catch((error: unknown) => error);
    expect(violationOf(mistake)).toBeUndefined();
    expect(violationOf("no error at all")).toBeUndefined();
    expect(isDatabaseAway(mistake)).toBe(false);
  });
});

describe("the embedded database", () => {
  it("refuses queries outside an open transaction, which would wait forever", async () => {
    const dataDir = join(inject("temporaryFolder"), `guard-${randomUUID()}`);
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    const db = await openDatabase({ dataDir });
    const mistakes: (() => Promise<unknown>)[] = [
      () => ask(db.orm, "select 1"),
      () => db.named("one", "select 1", []),
      () => inTransaction(db, async () => {}),
    ];
    for (const mistake of mistakes) {
      const error = await inTransaction(db, mistake).catch((reason: Error) => reason.cause ?? reason);
      expect(String(error)).toContain("Inside a transaction use tx");
    }
    expect(await ask(db.orm, "select 1 as one")).toEqual([{ one: 1 }]);
    await db.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe("an unreachable server", () => {
  it("is told apart from a mistake of ours", async () => {
    const db = await openDatabase({ url: "postgresql://nobody@127.0.0.1:1/none" });
    const error = await ask(db.orm, "select 1").catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    expect(isDatabaseAway(new Error("something else"))).toBe(false);
    await db.close();
  });
});
