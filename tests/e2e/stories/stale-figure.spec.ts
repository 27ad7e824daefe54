import { expect } from "@playwright/test";
import { findRow } from "#domain/assumptions/whole-register.ts";
import { daysBetween, londonDay } from "#domain/time/calendar.ts";
import { signInAs } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";

// On a separate server, because the test moves the demonstration's clock.
let server: Server;
test.beforeAll(async () => {
  server = await startServer(await ownPlace("postgres", { TRUST_PROXY: "0", PRICE_SOURCE: "cap" }));
});
test.afterAll(() => server.kill());

test.use({ javaScriptEnabled: false });

const HOURS_A_DAY = 24;

test("a figure that nobody renews says so wherever it is shown, and to administrators, and nothing fails", async ({
  page,
}) => {
  const { now } = await (await page.request.get(`${server.url}/demo/clock.json`)).json();
  const lastDay = findRow("tariffs.cap")?.validUntil ?? "";
  // If the clock has been moved far ahead, the cap is already out of date.
  const days = Math.max(0, daysBetween(londonDay(new Date(now)), lastDay) + 2);
  const moved = await page.request.post(`${server.url}/demo/clock`, {
    data: { hours: Math.max(1, days * HOURS_A_DAY) },
    headers: { origin: server.url },
  });
  expect(moved.ok(), await moved.text()).toBe(true);

  // A query bypasses the cache, which keeps the old page until the next visitor.
  for (const path of ["/services/heat-pumps", "/croydon-renewable-energy", "/guides/heat-pump-in-a-terrace"]) {
    await page.goto(`${server.url}${path}?fresh=1`);
    await expect(
      page
        .locator("dl")
        .getByText(/^Out of date since /)
        .first(),
      path,
    ).toBeVisible();
    const note = page.getByRole("complementary", { name: "Figures that are out of date" });
    await expect(note.getByRole("link", { name: "Electricity at the price cap" }), path).toBeVisible();
    await expect(page.getByRole("region", { name: "Energy prices" }).getByText(/Out of date since /)).toBeVisible();
  }

  await page.goto(`${server.url}/assumptions?due=30`);
  const row = page.getByRole("row", { name: /Electricity at the price cap/ });
  await expect(row.getByText(/^Out of date since /)).toBeVisible();
  await row.getByRole("link", { name: "Electricity at the price cap" }).click();
  await expect(page.getByText("We have not looked up the new figure yet.")).toBeVisible();

  await signInAs(page, server.url, "admin@demo.example");
  await page.goto(`${server.url}/admin/operation`);
  const renew = page.getByRole("table", { name: /^Figures to renew/ });
  await expect(renew.getByRole("row", { name: /Electricity at the price cap/ })).toContainText("Out of date since");
});
