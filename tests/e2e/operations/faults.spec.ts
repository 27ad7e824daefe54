import { randomInt } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { startedSites } from "#tests/e2e/support/sites.ts";
import { type FaultName, faults } from "#tests/fault/faults.ts";
import { isWell, tableOf } from "#tests/fault/outcome.ts";
import { startPostgres } from "#tests/support/postgres.ts";

// The small form of `npm run test:faults`: the same trials with fewer rounds.
const TITLES: Record<Exclude<FaultName, "database-killed">, string> = {
  "server-killed": "a server that is killed at work loses nothing that it has confirmed, and does nothing twice",
  "database-away": "a database that refuses connections is answered with calm words, and work goes on when it is back",
  mail: "mails wait for a mail server in trouble, also for an hour, come once, and hold nobody up",
  payments: "each payment gives its credits once, however the payment provider fails",
  disk: "a full disk leaves no half document or message behind, says so, and stops nobody",
  clock:
    "a clock that jumps by hours and by a day, ahead and back, ends no session, does nothing twice and puts nothing off",
  "two-servers": "two servers on one database do nothing twice, and one finishes what the other was killed at",
};

for (const [name, title] of Object.entries(TITLES) as [FaultName, string][]) {
  test(title, async ({ browserName: _ }) => {
    // Each starts servers of its own, and starts them again after every kill.
    test.slow();
    const { temporaryFolder, postgresAdminUrl: adminUrl } = startedSites();
    await tryFault(name, { adminUrl, folder: mkdtempSync(join(temporaryFolder, "fault-")) });
  });
}

test("a server survives its database being killed: it loses nothing and needs no restart", async ({
  browserName: _,
}) => {
  const postgres = await startPostgres({ settings: { synchronous_commit: "on" }, restartMilliseconds: 200 });
  try {
    await tryFault("database-killed", postgres);
  } finally {
    await postgres.stop();
  }
});

async function tryFault(name: FaultName, postgres: { adminUrl: string; folder: string }): Promise<void> {
  const outcomes = await faults[name]({ postgres, seed: randomInt(2 ** 31), long: false });
  const skipped = outcomes.find(({ rounds }) => rounds === 0);
  test.skip(skipped !== undefined, skipped?.note);
  const broken = outcomes.flatMap((outcome) => outcome.broken);
  expect(broken, tableOf(outcomes)).toEqual([]);
  expect(outcomes.every(isWell), tableOf(outcomes)).toBe(true);
  expect(outcomes.every(({ confirmed }) => confirmed > 0)).toBe(true);
}
