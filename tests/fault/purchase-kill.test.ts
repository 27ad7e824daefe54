import { type ChildProcess, spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "#db/connection.ts";
import type { LoadOrder } from "#tests/fault/purchase-load.ts";
import { type Dice, diceOf } from "#tests/support/dice.ts";
import { ask, brokenPromises } from "#tests/support/invariants.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

const LOAD = fileURLToPath(new URL("purchase-load.ts", import.meta.url));
/** Counted from the first purchase, so that every kill comes in the middle of others. */
const KILL_WITHIN_MILLISECONDS = 250;

describe("a process killed in the middle of many purchases", () => {
  it("leaves PostgreSQL without a broken promise, six times", { timeout: 120_000, tags: "thorough" }, async () => {
    const name = `fault_${randomUUID().replaceAll("-", "")}`;
    const url = await createDatabase(inject("postgresUrl"), name, inject("postgresTemplate"));
    try {
      await killAgainAndAgain({ url }, { rounds: 6, callers: 12 });
    } finally {
      await dropDatabase(inject("postgresUrl"), name);
    }
  });

  it("leaves the embedded database without a broken promise, three times", {
    timeout: 120_000,
    tags: "thorough",
  }, async () => {
    const dataDir = join(inject("temporaryFolder"), `fault-${randomUUID()}`);
    cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
    try {
      await killAgainAndAgain({ dataDir }, { rounds: 3, callers: 4 });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

async function killAgainAndAgain(
  place: LoadOrder["place"],
  { rounds, callers }: { rounds: number; callers: number },
): Promise<void> {
  const dice = diceOf(randomInt(2 ** 31));
  const acknowledged: string[] = [];
  for (let round = 1; round <= rounds; round++) {
    const about = `seed ${dice.seed}, round ${round}`;
    acknowledged.push(...(await buyUntilKilled({ place, callers, seed: dice.throw(2 ** 31) }, dice)));
    const db = await openDatabase(place);
    try {
      expect(await brokenPromises(db.orm), about).toEqual([]);
      const rows = await ask<{ id: string }>(db.orm, "select id from lead_purchases");
      const kept = new Set(rows.map(({ id }) => id));
      expect(
        acknowledged.filter((id) => !kept.has(id)),
        about,
      ).toEqual([]);
    } finally {
      await db.close();
    }
  }
}

/** Starts the load, kills it at a random moment, and returns what it had reported as bought. */
async function buyUntilKilled(order: LoadOrder, dice: Dice): Promise<string[]> {
  const child = spawn(process.execPath, ["--no-warnings", LOAD, JSON.stringify(order)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const bought: string[] = [];
  let killing: Promise<void> | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    bought.push(line.replace("bought ", ""));
    killing ??= killAfter(child, dice.throw(KILL_WITHIN_MILLISECONDS));
  }
  await killing;
  // It never ends by itself unless something goes wrong.
  expect(await ended).toEqual([null, "SIGKILL"]);
  expect(bought).not.toEqual([]);
  return bought;
}

async function killAfter(child: ChildProcess, milliseconds: number): Promise<void> {
  await sleep(milliseconds);
  child.kill("SIGKILL");
}
