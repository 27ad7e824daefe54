import { randomUUID } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, inject } from "vitest";
import { type Database, openDatabase } from "#db/connection.ts";
import { createDatabase, dropDatabase } from "#tests/support/postgres.ts";

type Opened = { database: Database; remove: () => Promise<void> };

const KINDS = {
  postgresql: [{ kind: "PostgreSQL", openFresh: openPostgres }],
  all: [
    { kind: "PostgreSQL", openFresh: openPostgres },
    { kind: "embedded", openFresh: openEmbedded },
  ],
};

/**
 * Runs the same tests on PostgreSQL and, with DATABASES=all, on the embedded database too. Each call of `open`
 * returns a fresh, migrated database, which is closed and dropped after the tests.
 */
export function eachDatabase(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe.each(kindsAsked())(`${name} ($kind)`, ({ openFresh }) => {
    const opened: Opened[] = [];
    afterAll(async () => {
      for (const { database, remove } of opened) {
        // A test may have closed it already.
        await database.close().catch(() => {});
        await remove();
      }
    });
    tests(async () => {
      const fresh = await openFresh();
      opened.push(fresh);
      return fresh.database;
    });
  });
}

function kindsAsked() {
  const { DATABASES = "postgresql" } = process.env;
  if (DATABASES === "postgresql" || DATABASES === "all") return KINDS[DATABASES];
  throw new Error(`DATABASES is "postgresql" or "all", not "${DATABASES}".`);
}

async function openEmbedded(): Promise<Opened> {
  const dataDir = join(inject("temporaryFolder"), `embedded-${randomUUID()}`);
  cpSync(inject("embeddedTemplate"), dataDir, { recursive: true });
  return {
    database: await openDatabase({ dataDir }),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function openPostgres(): Promise<Opened> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const url = await createDatabase(inject("postgresUrl"), name, inject("postgresTemplate"));
  const database = await openDatabase({ url });
  await connectAll(database);
  return { database, remove: () => dropDatabase(inject("postgresUrl"), name) };
}

/** A pool connects on demand, which takes longer than a call, so concurrent calls would run in turn. */
async function connectAll(database: Database): Promise<void> {
  const visits = Array.from({ length: 10 }, () => database.named("connect", "select 1 from pg_sleep(0.1)", []));
  await Promise.all(visits);
}
