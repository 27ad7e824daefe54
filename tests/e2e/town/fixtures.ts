import { randomInt } from "node:crypto";
import { test as base, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import type { Client } from "#tests/e2e/town/client.ts";
import { watchForComplaints } from "#tests/e2e/town/complaints.ts";
import { type People, peopleOf, signIn } from "#tests/e2e/town/people.ts";
import { type Site, siteOf } from "#tests/e2e/town/sites.ts";

type ForTest = { address: string; newClient: () => Promise<Client>; newPage: () => Promise<Page>; people: People };
type ForWorker = { site: Site; demo: (email: string) => Promise<Client>; admin: Client };

export const test = base.extend<ForTest, ForWorker>({
  site: [async ({ playwright: _ }, use, { project }) => use(siteOf(project.name)), { scope: "worker" }],

  /** Somebody of the demonstration, signed in once for many tests: nobody may sign out, and they only look. */
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
  // The server believes one proxy. Limits count for an address, so no test may share one with another.
  address: async ({ playwright: _ }, use) => use(someAddress()),
  extraHTTPHeaders: ({ address }, use) => use({ "x-forwarded-for": address }),

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

  context: async ({ context }, use) => {
    const complaints = watchForComplaints(context);
    await use(context);
    base.expect(complaints, "what the browser complained about").toEqual([]);
  },

  /** A page of another person: no cookie in common with the others. */
  newPage: async ({ browser }, use) => {
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext();
      complaints.push(watchForComplaints(context));
      return context.newPage();
    });
    base.expect(complaints.flat(), "what the browsers complained about").toEqual([]);
  },
});

function clientOptions(baseURL: string, address: string) {
  return { baseURL, maxRedirects: 0, extraHTTPHeaders: { "x-forwarded-for": address } };
}

export function someAddress(): string {
  return ["10", randomInt(256), randomInt(256), randomInt(1, 255)].join(".");
}
