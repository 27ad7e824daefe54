import { expect, type Request } from "@playwright/test";
import { londonDay } from "#domain/time/calendar.ts";
import { finishedRequest, quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

/** What a page of a project may weigh, compressed as a browser gets it. */
const SCRIPTS_MAX_BYTES = 20_000;
const PAGE_MAX_BYTES = 25_000;

test("no page of a project is hydrated: scripts stay under 20 kB, the page under 25 kB", async ({ page, people }) => {
  const { customer, offers } = await quotedRequest(people);
  const finished = await finishedRequest(people, londonDay(new Date()));
  const quote = offers[0]?.quoteId;
  await page.goto(`${customer.link}/links`);
  await page.getByLabel("Who is it for?").fill("Alex");
  await page.getByRole("button", { name: "Share with my household" }).click();
  const shared = (await page.getByText(/\/shared\//).textContent()) ?? "";
  const under = ["", "/quotes", `/quotes/${quote}`, "/compare", `/choose/${quote}`, "/details", "/brief", "/links"];
  const addresses = [
    ...[...under, "/correct", "/stop", "/close"].map((path) => customer.link + path),
    ...["", "/done", "/year"].map((path) => finished.customer.link + path),
    ...["", "/compare"].map((path) => shared + path),
    ...["", "?cancel=letter"].map((query) => `${finished.customer.link}/choose/${finished.offer.quoteId}${query}`),
  ];
  for (const address of addresses) {
    const asked: Request[] = [];
    const note = (request: Request) => asked.push(request);
    page.on("requestfinished", note);
    await page.goto(address, { waitUntil: "load" });
    page.off("requestfinished", note);
    const bytesOf = async (type: string) => {
      const all = asked.filter((request) => request.resourceType() === type).map((request) => request.sizes());
      return (await Promise.all(all)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    };
    const sizes = { script: await bytesOf("script"), document: await bytesOf("document") };
    expect(sizes.document, address).toBeGreaterThan(1000);
    expect(sizes.script, `scripts of ${address}`).toBeLessThan(SCRIPTS_MAX_BYTES);
    expect(sizes.document, address).toBeLessThan(PAGE_MAX_BYTES);
    expect(await page.locator("script", { hasText: "__reactRouterContext" }).count(), address).toBe(0);
  }
});
