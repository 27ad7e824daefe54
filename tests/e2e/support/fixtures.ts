import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { type Database, openDatabase } from "#db/connection.ts";
import type { Client } from "#tests/e2e/support/client.ts";
import { type Clients, comingFrom, newClientOfTest, someAddress, workersClients } from "#tests/e2e/support/clients.ts";
import { watchForComplaints } from "#tests/e2e/support/complaints.ts";
import { ownSite } from "#tests/e2e/support/own-place.ts";
import type { People } from "#tests/e2e/support/people.ts";
import { peopleOf } from "#tests/e2e/support/people-of.ts";
import { type Site, startedSites } from "#tests/e2e/support/sites.ts";

type ForTest = { address: string; newClient: () => Promise<Client>; newPage: () => Promise<Page>; people: People };
type ForWorker = { site: Site; db: Database | undefined; clients: Clients; demo: Clients["demo"]; admin: Client };

/** The first server may have to seed. */
const START_MILLISECONDS = 240_000;

export const test = base.extend<ForTest, ForWorker>({
  site: [
    async ({ playwright: _ }, use, { project }) => {
      if (project.name === "postgres") return use(startedSites().site);
      const { site, close } = await ownSite(project.name);
      await use(site);
      await close();
    },
    { scope: "worker", timeout: START_MILLISECONDS },
  ],

  /** The server's own database; absent if it is embedded. */
  db: [
    async ({ site }, use) => {
      const database = site.databaseUrl ? await openDatabase({ url: site.databaseUrl }) : undefined;
      await use(database);
      await database?.close();
    },
    { scope: "worker" },
  ],

  clients: [workersClients, { scope: "worker" }],
  demo: [({ clients }, use) => use(clients.demo), { scope: "worker" }],

  /** Use it only to change a test's own installers and leads. */
  admin: [async ({ demo }, use) => use(await demo("admin@demo.example")), { scope: "worker" }],

  baseURL: ({ site }, use) => use(site.url),
  // The server trusts one proxy. Limits count per address, so no two tests may share one.
  address: async ({ playwright: _ }, use) => use(someAddress()),
  // Only a context with the same options can be reused, so there the header is set later.
  extraHTTPHeaders: ({ address, reuseContext }, use) =>
    use(reuseContext ? undefined : comingFrom(address).extraHTTPHeaders),

  newClient: newClientOfTest,

  people: ({ newClient, admin, db }, use) => use(peopleOf({ newClient, admin, db })),

  context: async ({ context, address, reuseContext }, use) => {
    if (reuseContext) await context.setExtraHTTPHeaders(comingFrom(address).extraHTTPHeaders);
    const complaints = watchForComplaints(context);
    await use(context);
    base.expect(complaints, "what the browser complained about").toEqual([]);
    if (reuseContext) await makeReady(context);
  },

  /** A page of another person: no cookies in common with the others. */
  newPage: async ({ browser, address }, use) => {
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext(comingFrom(address));
      complaints.push(watchForComplaints(context));
      return context.newPage();
    });
    base.expect(complaints.flat(), "what the browsers complained about").toEqual([]);
  },
});

/** Undoes what Playwright leaves behind in a reused context; it clears the rest itself. */
async function makeReady(context: BrowserContext) {
  await context.setOffline(false);
  await context.clearPermissions();
  const [page] = context.pages();
  if (!page) return;
  // Also ends what is still loading, and the page's live connection, which would stay open until the next test.
  await page.goto("about:blank");
  await page.evaluate(() => {
    window.name = "";
  });
  for (const key of ["Shift", "Control", "Alt", "Meta"]) await page.keyboard.up(key);
  await page.mouse.up();
}
