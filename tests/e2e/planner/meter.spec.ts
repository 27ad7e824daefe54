import { expect, type Page } from "@playwright/test";
import { CROYDON, FIVE, planAddress, range, unfold } from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { CELLS, formats, yearOfProfile } from "#tests/support/meter-files.ts";

const COMPLETE = "Your meter, 1 November 2025 to 31 October 2026, 100% complete";
const SAMPLE = "Your meter, 1 November 2025 to 31 October 2026, 98.7% complete";

/** No two half hours of a day are alike, so that any of them would be found. */
const means = Array.from({ length: CELLS }, (_, cell) => 0.1 + ((cell * 7919) % 100_000) / 1_000_000 + 0.000_001);
const year = yearOfProfile(means);
const text = formats["Octopus, with costs"]?.(year) ?? "";

const ASSUMED = `${planAddress(CROYDON)}#assumed`;

const choose = (page: Page, csv = text) =>
  page
    .getByLabel("Your supplier’s file (CSV)")
    .setInputFiles({ name: "usage.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
const unfoldMeter = (page: Page) => page.locator("summary", { hasText: "Your own half hours" }).click();
const electricity = (page: Page) => page.locator("[name=electricity]");
const drawn = (page: Page) => page.locator("[data-redrawn=meter]");

test("a year of half hours changes the plan, and no request carries a reading", { tag: "@story" }, async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(decodeURIComponent(request.url()) + (request.postData() ?? "")));
  await page.goto(`/planner?${FIVE}`);
  await unfoldMeter(page);
  await choose(page);
  await expect(page.getByText(COMPLETE)).toBeVisible();
  const total = Math.round(year.reduce((sum, { kwh }) => sum + kwh, 0));
  await expect(electricity(page)).toHaveValue(String(total));
  await page.getByRole("button", { name: "See my plan" }).first().click();
  await expect(drawn(page)).toContainText(COMPLETE);
  await expect(page).toHaveURL(new RegExp(`electricity=${total}`));
  const withMeter = await range(page, "npv").textContent();
  await unfold(page, "What we assumed");
  await page.getByText("a battery of 5 kWh", { exact: true }).click();
  await page.getByRole("spinbutton", { name: "Battery" }).fill("8");
  await expect(page).toHaveURL(/battery=8/);
  await page.getByRole("spinbutton", { name: "Battery" }).fill("5");
  await expect(range(page, "npv")).toHaveText(withMeter ?? "");
  await page.goto(`${page.url().split("?")[0]?.replace("plan", "tariffs")}?${new URL(page.url()).search.slice(1)}`);
  await page.goBack();
  await expect(drawn(page)).toContainText(COMPLETE);
  await page.getByRole("link", { name: "Take this plan to installers" }).first().click();
  await expect(page).toHaveURL(/#quote$/);
  expect(sent.some((one) => one.includes(`electricity=${total}`))).toBe(true);
  const readings = new Set(means.map((kwh) => kwh.toFixed(6).slice(2)));
  for (const one of sent) {
    for (const digits of one.match(/\d{6}/g) ?? []) expect(readings.has(digits), one.slice(0, 300)).toBe(false);
    expect(one.length).toBeLessThan(4000);
  }
});

test("its fields have no names, so that no form can send them", async ({ page }) => {
  for (const address of [`/planner?${FIVE}`, planAddress(CROYDON)]) {
    await page.goto(address);
    const named = await page
      .locator("[data-meter] :is(input, select, textarea)")
      .evaluateAll((fields) => fields.filter((field) => field.hasAttribute("name")).map(({ outerHTML }) => outerHTML));
    expect(named).toEqual([]);
  }
});

test("the plan with a meter is the server's once it is removed, and nothing of it is kept", async ({ page }) => {
  await page.goto(ASSUMED);
  const before = await page.locator("main [data-redrawn]").allInnerTexts();
  await unfoldMeter(page);
  await choose(page);
  await expect(drawn(page)).toContainText(COMPLETE);
  await expect(drawn(page)).toContainText("The link, the tariff page, the download and your request for quotes carry");
  await expect(electricity(page)).toHaveAttribute("readonly", "");
  await page.reload();
  await expect(drawn(page)).toContainText(COMPLETE);
  await unfold(page, "What we assumed");
  await unfoldMeter(page);
  await page.getByRole("button", { name: "Remove the file" }).click();
  await expect(drawn(page)).not.toContainText("Your meter");
  await expect(page).not.toHaveURL(/electricity=/);
  await expect.poll(() => page.locator("main [data-redrawn]").allInnerTexts()).toEqual(before);
  expect(await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }))).toEqual([]);
});

test("anyone can try it with a year that we invented, and gas fills in the fuel", async ({ page }) => {
  await page.goto(`${planAddress(`${CROYDON}&miles=8000`)}#assumed`);
  await unfoldMeter(page);
  await page.getByRole("button", { name: "A family, out by day" }).click();
  await expect(drawn(page)).toContainText(SAMPLE);
  const typed = async () => Number(await electricity(page).inputValue());
  const whole = await typed();
  await page
    .getByRole("group", { name: "Is a car, a heat pump or a panel behind this meter?" })
    .getByRole("checkbox", { name: "A car" })
    .check();
  // 8,000 miles at 0.29 kWh, four fifths at home.
  await expect.poll(typed).toBe(whole - 1856);
  await page.getByRole("button", { name: "Gas, in m³" }).click();
  await expect(
    page.getByText(/^Your gas meter, 1 November 2025 to 31 October 2026, 100% complete: 7,\d{3} kWh/),
  ).toBeVisible();
  await expect(page).toHaveURL(/fuel=7\d{3}&/);
  await expect(drawn(page)).toContainText(SAMPLE);
});

test("what is missing in a file is said, and the plan stays", async ({ page }) => {
  await page.goto(ASSUMED);
  const before = await range(page, "npv").textContent();
  await unfoldMeter(page);
  await choose(page, text.split("\n").slice(0, 9000).join("\n"));
  await expect(page.locator("[data-meter-said]")).toContainText(
    /this file has 8,\d{3} of 17,5\d\d half hours.*You can type the year’s totals instead\.$/,
  );
  await choose(page, "x".repeat(21_000_000));
  await expect(page.locator("[data-meter-said]")).toHaveText(/^This file is larger than 20 MB\./);
  await expect(range(page, "npv")).toHaveText(before ?? "");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one sentence says so, and totals can be typed", async ({ page }) => {
    for (const address of [`/planner?${FIVE}`, planAddress(CROYDON)]) {
      await page.goto(address);
      if (address.includes("/plan?")) await unfold(page, "What we assumed");
      await expect(
        page.getByText("With scripts switched on, your browser can read a year of half hours"),
      ).toBeVisible();
      await expect(page.getByLabel("Your supplier’s file (CSV)")).toBeHidden();
    }
  });
});
