import { expect, test } from "@playwright/test";
import { openDatabase } from "#db/connection.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { attack } from "#tests/fuzz/campaign.ts";
import { startServer } from "#tests/support/server.ts";

/** `npm run test:fuzz` sends many more, from another seed. */
const CAMPAIGN = { requests: 600, seed: 20 };

// Most of the time goes into visiting every kind of page as each kind of person.
test.setTimeout(240_000);

test("hostile requests break nothing, leak nothing and leave the books in order", async () => {
  const place = await ownPlace("postgres", { LOG_LEVEL: "warn" });
  const server = await startServer(place);
  const db = await openDatabase({ url: place.databaseUrl });
  try {
    const { findings, tally } = await attack(server, db, CAMPAIGN);
    expect(findings).toEqual([]);
    const reached = Object.values(tally).map((row) => (row["2xx"] ?? 0) + (row["3xx"] ?? 0));
    expect(Math.min(...reached), "answers that did something, in each area").toBeGreaterThan(20);
  } finally {
    await db.close();
    await server.kill();
    await place.remove();
  }
});
