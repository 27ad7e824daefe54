import { expect, type Page } from "@playwright/test";
import { offline } from "#content/pages/offline.ts";
import { watchForComplaints } from "#tests/e2e/support/complaints.ts";
import { test as base } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";

/** What the browser itself reports about the failures caused here. */
const PLANTED = /net::ERR_INTERNET_DISCONNECTED/;

const test = base.extend({
  newPage: async ({ browser }, use) => {
    const complaints: string[][] = [];
    await use(async () => {
      const context = await browser.newContext({ serviceWorkers: "allow" });
      complaints.push(watchForComplaints(context));
      return context.newPage();
    });
    expect(complaints.flat().filter((text) => !PLANTED.test(text))).toEqual([]);
  },
});

/** The paths of everything the browser stores for us. */
async function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths.sort();
  });
}

/** Waits until the worker answers this page's requests. */
async function controlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

/** Opens the next page without a network. */
async function losesNetwork(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: offline.title })).toBeVisible();
}

test("without a network a page says so in our design, and Try again loads it once there is one", {
  tag: "@story",
}, async ({ newPage }) => {
  const page = await newPage();
  await page.goto("/");
  await controlled(page);
  await losesNetwork(page, "/guides?from=home");
  await expect(page.getByText("Most likely this device has no connection")).toBeVisible();
  const look = await page.getByRole("link", { name: "Try again" }).evaluate((link) => getComputedStyle(link).display);
  expect(look).toBe("flex");
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/guides\?from=home$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(offline.title);
});

test("a signed-in person's pages, their data and API responses are never stored", async ({ people, newPage, site }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await buy(installer.client, lead.leadId);
  const page = await newPage();
  await becomePerson(page, installer);
  await page.goto("/dashboard");
  await controlled(page);
  for (const path of ["/leads", "/profile", "/account", "/credits", "/dashboard"]) await page.goto(path);
  await page.locator('a[href="/leads"]').first().click();
  await page.waitForURL(/\/leads/);
  await page.evaluate(() => fetch("/api/v1/purchases").then((answer) => answer.text()));
  await page.evaluate(() => fetch("/leads.data").then((answer) => answer.text()));
  const kept = await keptPaths(page);
  expect(kept).toContain("/offline");
  expect(kept.filter((path) => path !== "/offline" && !path.startsWith("/assets/"))).toEqual([]);
  const words = await page.evaluate(async () => (await caches.match("/offline"))?.text());
  expect(words).toContain(offline.title);
  expect(words).not.toContain(installer.companyName);
  await losesNetwork(page, `${site.url}/leads`);
});

test("a new release removes what the old one stored, and no page is outdated", async ({ newPage, newClient }) => {
  const script = await (await newClient()).get("/sw.js");
  expect(script.headers()["cache-control"]).toBe("no-cache");
  expect(await script.text()).toMatch(/^const VERSION = "[\w-]{16}";/);
  const page = await newPage();
  await page.goto("/");
  await controlled(page);
  const names = await page.evaluate(async () => {
    await (await caches.open("fairwatt-of-yesterday")).put("/about", new Response("Yesterday's page"));
    // Another address is another worker, like that of another release.
    await navigator.serviceWorker.register("/sw.js?next");
    return caches.keys();
  });
  expect(names).toContain("fairwatt-of-yesterday");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/\?next$/);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("fairwatt-of-yesterday");
  await page.goto("/about");
  await expect(page.getByText("Yesterday's page")).toHaveCount(0);
});
