import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/town/client.ts";
import { watchForComplaints } from "#tests/e2e/town/complaints.ts";
import { type People, peopleOf, signIn } from "#tests/e2e/town/people.ts";
import { type Site, siteOf } from "#tests/e2e/town/sites.ts";

type ForTest = { address: string; newClient: () => Promise<Client>; newPage: () => Promise<Page>; people: People };
type ForWorker = { site: Site; demo: (email: string) => Promise<Client>; admin: Client };

export const test = base.extend<ForTest, ForWorker>({
  site: [async ({ playwright: _ }, use, { project }) => use(siteOf(project.name)), { scope: "worker" }],

  /** Somebody from the demonstration, signed in once for many tests, which may only look and never sign out. */
  demo: [
    async ({ playwright, site }, use) => {
      const clients = new Map<string, Client>();
      await use(async (email) => {
        const client =
          clients.get(email) ?? (await playwright.request.newContext(clientOptions(site.url, someAddress())));
        if (!clients.has(email)) await signIn(client, { email, password: demoPassword });
        clients.set(email, client);
        return client;
      });
      for (const client of clients.values()) await client.dispose();
    },
    { scope: "worker" },
  ],

  /** Only what belongs to a test's own installers and leads may be changed with it. */
  admin: [async ({ demo }, use) => use(await demo("admin@demo.example")), { scope: "worker" }],

  baseURL: ({ site }, use) => use(site.url),
  // The server trusts one proxy. Limits count per address, so no two tests may share one.
  address: async ({ playwright: _ }, use) => use(someAddress()),
  // Only a context with the same options can be used again; there the header is set later.
  extraHTTPHeaders: ({ address, reuseContext }, use) =>
    use(reuseContext ? undefined : comingFrom(address).extraHTTPHeaders),

  newClient: async ({ playwright, site }, use) => {
    const clients: Client[] = [];
    await use(async () => {
      const client = await playwright.request.newContext(clientOptions(site.url, someAddress()));
      clients.push(client);
      return client;
    });
    for (const client of clients) await client.dispose();
  },

  people: ({ newClient, admin }, use) => use(peopleOf({ newClient, admin })),

  context: async ({ context, address, reuseContext }, use) => {
    if (reuseContext) await context.setExtraHTTPHeaders(comingFrom(address).extraHTTPHeaders);
    const complaints = watchForComplaints(context);
    await use(context);
    base.expect(complaints, "what the browser complained about").toEqual([]);
    if (reuseContext) await makeReady(context);
  },

  /** A page of another person: no cookie in common with the others. */
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

function clientOptions(baseURL: string, address: string) {
  return { baseURL, maxRedirects: 0, ...comingFrom(address) };
}

/** Undoes what Playwright leaves of a test in a context that the next one uses; the rest it clears itself. */
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

/** For a browser's context or a client: how the proxy says where it comes from. */
function comingFrom(address: string) {
  return { extraHTTPHeaders: { "x-forwarded-for": address } };
}

export function someAddress(): string {
  return ["10", randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
}
