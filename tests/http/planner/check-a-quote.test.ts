import { expect } from "vitest";
import { openDatabase } from "#db/connection.ts";
import { clientsOf } from "#tests/e2e/support/clients.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { test } from "#tests/http/fixtures.ts";
import { ask } from "#tests/support/invariants.ts";
import { startServer } from "#tests/support/server.ts";

/** Of the limit on plans a minute: a count for a network address, without what was asked. */
const COUNTER = "rate_limits";
const TYPED = {
  price: "23917",
  kwp: "6.73",
  claimed: "5713",
  deposit: "4237",
  mcs: "NAP-73199",
  start: "2031-09-17",
};
const MARKS = /23917|6\.73|\b5713\b|\b4237\b|NAP-73199|2031-09-17/;

test("checking a quote adds no row to any table, and nothing of it is in the log", async () => {
  const { remove, ...place } = await ownPlace("postgres", { LOG_LEVEL: "trace" });
  const server = await startServer(place);
  const clients = clientsOf(server.url);
  const db = await openDatabase({ url: place.databaseUrl });
  try {
    const tables = await ask<{ name: string }>(
      db.orm,
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    const rows = async () => {
      const texts = await Promise.all(
        tables.map(async ({ name }) => {
          const found = await ask<{ row: string }>(db.orm, `select t::text as row from ${name} t`);
          return [name, found.map(({ row }) => row)] as const;
        }),
      );
      return new Map(texts.filter(([name]) => !name.endsWith(`.${COUNTER}`)));
    };
    const client = await clients.newClient();
    await client.get("/check-a-quote");
    // What a new demonstration mails first is done. A job that somebody is doing is due again only when its lease ends.
    const state = `select exists (select from captured_mails) as "hasMailed", exists (
      select from jobs where done_at is null and failed_at is null and (run_at <= now() or lease is not null)) as "isBusy"`;
    await expect.poll(() => ask(db.orm, state), { timeout: 60_000 }).toEqual([{ hasMailed: true, isBusy: false }]);
    const before = await rows();
    const query = new URLSearchParams({
      for: "solar",
      postcode: "CR0",
      firm: "no",
      days: "10",
      insured: "0",
      ...TYPED,
    });
    const answer = await client.get(`/check-a-quote?${query}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain("23,917");
    expect(before.size).toBeGreaterThan(50);
    const added = [...(await rows())].filter(([name, now]) => now.length > (before.get(name)?.length ?? 0));
    expect(added).toEqual([]);
    const kept = (await ask<{ row: string }>(db.orm, `select t::text as row from ${COUNTER} t`)).map(({ row }) => row);
    expect(kept.join()).not.toMatch(MARKS);
    expect(server.log()).toContain("/check-a-quote");
    expect(server.log()).not.toMatch(MARKS);
  } finally {
    await db.close();
    await clients.dispose();
    await server.stop();
    await remove();
  }
}, 120_000);
