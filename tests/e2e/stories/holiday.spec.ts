import { expect } from "@playwright/test";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { moveOn, signInAs } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";

// On a separate server, because the test moves the demonstration's clock.
let server: Server;
test.beforeAll(async () => {
  server = await startServer(await ownPlace("postgres", { TRUST_PROXY: "0" }));
});
test.afterAll(() => server.kill());

test.use({ javaScriptEnabled: false });

test("a holiday starts by itself, stops buying while leads stay visible, and ends by itself", async ({ page }) => {
  await signInAs(page, server.url, "approved@demo.example");
  await page.goto(`${server.url}/profile/area`);
  const card = page.getByRole("region", { name: "Holidays" });
  const now = new Date((await (await page.request.get(`${server.url}/demo/clock.json`)).json()).now);
  const begins = addDays(londonDay(now), 1);
  const ends = addDays(londonDay(now), 2);

  await card.getByLabel("First day").fill(begins);
  await card.getByLabel("Last day").fill(londonDay(now));
  await card.getByRole("button", { name: "Add holiday" }).click();
  await expect(card.getByRole("alert")).toContainText("The last day is before the first.");
  await card.getByLabel("Last day").fill(ends);
  await card.getByLabel("Reason").fill("Training");
  await card.getByRole("button", { name: "Add holiday" }).click();
  await expectNotice(page, "Holiday added");
  await expect(card.getByRole("listitem")).toContainText("Planned");

  const purchase = page.getByRole("button", { name: /^Purchase Lead/ });
  await page.goto(`${server.url}/leads`);
  // Where the customer picks, nothing is bought.
  const leads = await page.getByRole("article").filter({ hasNotText: "Customer picks" }).count();
  await expect(purchase).toHaveCount(leads);

  await moveOn(page, server.url, "1 day on");
  await page.goto(`${server.url}/leads`);
  await expect(purchase).toHaveCount(0);
  await expect(page.getByRole("article").first()).toContainText("Buying paused. On holiday until");
  await expect(page.getByRole("region", { name: "Buying is paused" })).toContainText("On holiday until");
  await page.getByRole("article").first().getByRole("link", { name: "Change the holiday" }).click();
  await expect(card.getByRole("listitem")).toContainText("Now");

  await moveOn(page, server.url, "1 day on");
  await moveOn(page, server.url, "1 day on");
  await page.goto(`${server.url}/leads`);
  await expect(purchase.first()).toBeVisible();
  await expect(page.getByText("On holiday until")).toHaveCount(0);

  await page.goto(`${server.url}/profile/area`);
  await expect(card.getByRole("listitem")).toHaveCount(0);
  await card.getByLabel("First day").fill(addDays(begins, 2));
  await card.getByLabel("Last day").fill(addDays(begins, 9));
  await card.getByRole("button", { name: "Add holiday" }).click();
  await card.getByRole("button", { name: /^End now/ }).click();
  await expectNotice(page, "Holiday ended");
  await page.goto(`${server.url}/leads`);
  await expect(purchase.first()).toBeVisible();
});
