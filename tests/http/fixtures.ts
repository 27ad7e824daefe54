import { test as base } from "vitest";
import { type Database, openDatabase } from "#db/connection.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { type Clients, newClientOfTest, workersClients } from "#tests/e2e/support/clients.ts";
import type { People } from "#tests/e2e/support/people.ts";
import { peopleOf } from "#tests/e2e/support/people-of.ts";
import { type Site, startedSites } from "#tests/e2e/support/sites.ts";

interface Fixtures {
  site: Site;
  db: Database;
  clients: Clients;
  newClient: Clients["newClient"];
  demo: Clients["demo"];
  admin: Client;
  people: People;
}

/**
 * For what a server answers without a browser; fixtures as in tests/e2e/support/fixtures.ts, on the same kind of
 * site.
 */
export const test = base.extend<Fixtures>({
  site: [async ({ task: _ }, use) => use(startedSites().site), { scope: "worker" }],
  db: [
    async ({ site }, use) => {
      const database = await openDatabase({ url: site.databaseUrl });
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
  clients: [workersClients, { scope: "worker" }],
  demo: [({ clients }, use) => use(clients.demo), { scope: "worker" }],
  /** Use it only to change a test's own installers and leads. */
  admin: [async ({ demo }, use) => use(await demo("admin@demo.example")), { scope: "worker" }],
  newClient: newClientOfTest,
  people: ({ newClient, admin, db }, use) => use(peopleOf({ newClient, admin, db })),
});
