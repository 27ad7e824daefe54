import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { openDatabase } from "#db/connection.ts";
import { SITE_SETTINGS, startedSites } from "#tests/e2e/town/sites.ts";
import { attack } from "#tests/fuzz/campaign.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";
import { startServer } from "#tests/support/server.ts";

/** `npm run test:fuzz` sends many more, from another seed. */
const CAMPAIGN = { requests: 600, seed: 20 };

test("hostile requests break nothing, leak nothing and leave the books in order", async () => {
  const { temporaryFolder, postgresAdminUrl } = startedSites();
  const name = `fuzz_${randomUUID().replaceAll("-", "")}`;
  const [folder, url] = [join(temporaryFolder, name), await createDatabase(postgresAdminUrl, name)];
  const server = await startServer({
    folder,
    env: { ...SITE_SETTINGS, LOG_LEVEL: "warn", DATABASE_URL: url },
  });
  const db = await openDatabase({ url });
  try {
    const { findings, tally } = await attack(server, db, CAMPAIGN);
    expect(findings).toEqual([]);
    const reached = Object.values(tally).map((row) => (row["2xx"] ?? 0) + (row["3xx"] ?? 0));
    expect(Math.min(...reached), "answers that did something, in each area").toBeGreaterThan(20);
  } finally {
    await db.close();
    await server.kill();
    await dropDatabase(postgresAdminUrl, name);
    rmSync(folder, { recursive: true, force: true });
  }
});
