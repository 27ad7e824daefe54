import { expect, type Page } from "@playwright/test";
import { addDays, londonDay } from "#domain/time/calendar.ts";
import { moveOn, signInAs } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { mailTo } from "#tests/e2e/support/mailbox.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";

// On a separate server, because the story moves the demonstration's clock.
let server: Server;
test.beforeAll(async () => {
  server = await startServer(await ownPlace("postgres", { TRUST_PROXY: "0" }));
});
test.afterAll(() => server.kill());

test.use({ javaScriptEnabled: false });

const COMPANY = "Kestrelmoor Solar & Storage Ltd";
const EMAIL = "approved@demo.example";

async function recordNumber(page: Page, validUntil: string): Promise<void> {
  await signInAs(page, server.url, "admin@demo.example");
  await page.goto(`${server.url}/admin?q=${encodeURIComponent(EMAIL)}`);
  await page.getByRole("link", { name: COMPANY }).first().click();
  const checks = page.getByRole("listitem").filter({ hasText: /MCS number/ });
  const check = checks.filter({ has: page.getByText("Check again: MCS number, Solar panels") });
  await check.getByText("Check again").click();
  await check.getByLabel("Outcome").selectOption("passed");
  await check.getByLabel("MCS number", { exact: true }).fill("NIC-104233");
  await check.getByLabel("Holder, as printed").fill(COMPANY);
  await check.getByLabel("Certification body").fill("NICEIC");
  await check.getByLabel("Evidence").fill("The register shows the certificate as active, with its last day.");
  await check.getByLabel("Valid until").fill(validUntil);
  await check.getByRole("button", { name: "Save check" }).click();
  await expect(checks.first()).toContainText("Passed");
}

test("a certificate expires: the company is warned, can't buy for its technology alone, and can again with the new one", async ({
  page,
  playwright,
}) => {
  const client = await playwright.request.newContext({ baseURL: server.url });
  const now = new Date((await (await client.get("/demo/clock.json")).json()).now);
  const lastDay = addDays(londonDay(now), 8);
  await recordNumber(page, lastDay);

  await moveOn(page, server.url, "1 day on");
  const warning = await mailTo(client, EMAIL, /^Your MCS certificate expires on/);
  expect(warning.text).toContain("solar panels");

  await moveOn(page, server.url, "1 week on");
  await signInAs(page, server.url, EMAIL);
  await page.goto(`${server.url}/leads`);
  const solar = page.getByRole("article").filter({ hasText: "Solar Panels" });
  const chargers = page.getByRole("article").filter({ hasText: "EV Chargers" });
  await expect(solar.getByRole("button", { name: /^Purchase Lead/ }).first()).toBeVisible();

  await moveOn(page, server.url, "1 day on");
  await mailTo(client, EMAIL, /^Buying is paused: your MCS certificate has expired/);
  await page.goto(`${server.url}/leads`);
  await expect(page.getByRole("region", { name: "Buying is paused" })).toContainText("MCS");
  await expect(solar.first()).toBeVisible();
  await expect(solar.getByRole("button", { name: /^Purchase Lead/ })).toHaveCount(0);
  await expect(chargers.getByRole("button", { name: /^Purchase Lead/ }).first()).toBeVisible();

  await recordNumber(page, addDays(lastDay, 365));
  await signInAs(page, server.url, EMAIL);
  await page.goto(`${server.url}/leads`);
  await expect(page.getByRole("region", { name: "Buying is paused" })).toHaveCount(0);
  await solar
    .getByRole("button", { name: /^Purchase Lead/ })
    .first()
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Lead Purchased!" })).toBeVisible();
  await client.dispose();
});
