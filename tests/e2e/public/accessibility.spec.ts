import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { expectAccessibleAtEveryWidth, expectNoViolations, PHONE, WIDE } from "#tests/e2e/town/violations.ts";

const LAYOUT_SHIFT_MAX = 0.01;

/** One page of each template, and those of its states that look different. */
const templates: { name: string; open(page: Page): Promise<unknown> }[] = [
  { name: "home", open: at("/") },
  { name: "a service with results", open: at("/services/solar-panels?annualBill=1200&roofArea=30&propertyType=2") },
  { name: "a service with warnings", open: at("/services/ev-chargers?annualMiles=many&costPerMile=-1&efficiency=0") },
  { name: "a service with lines and their table", open: openTable },
  { name: "a service whose picture is empty", open: at("/services/net-zero") },
  {
    name: "a service with the largest figures",
    open: at("/services/fleet-charging?fleetSize=999999999&dailyMiles=999999999&costPerMile=999999999"),
  },
  { name: "a service with errors in its form", open: (page) => sendEmpty(page, "/services/heat-pumps") },
  { name: "all services", open: at("/services") },
  { name: "contact with errors in its form", open: (page) => sendEmpty(page, "/contact") },
  { name: "a legal page", open: at("/privacy-policy") },
  { name: "all guides", open: at("/guides") },
  { name: "a guide with charts", open: at("/guides/comparing-quotes") },
  { name: "a guide with pictures", open: at("/guides/planning-rules-by-nation") },
  { name: "impact", open: at("/impact") },
  { name: "a page with figures and their sources", open: at("/tesla-powerwall") },
  { name: "not found", open: at("/no-such-page") },
  { name: "an unknown service", open: at("/services/no-such-service") },
  { name: "the services menu, open", open: openServices },
  { name: "the questions, all open", open: openQuestions },
];

for (const { name, open } of templates) {
  test(`accessible on a phone and wide, light and dark: ${name}`, async ({ page }) => {
    await page.setViewportSize(WIDE);
    await open(page);
    await expectAccessibleAtEveryWidth(page);
  });
}

test("accessible on a phone, light and dark: the menu, open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/services/solar-panels");
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Heat Pumps" }).first()).toBeVisible();
  await expectNoViolations(page, "phone");
});

for (const path of ["/", "/services/solar-panels", "/services/heat-pumps?annualBill=1000&fuelType=2&floorArea=100"]) {
  for (const viewport of [PHONE, WIDE]) {
    test(`nothing moves by itself on ${path} at ${viewport.width} pixels`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(watchShifts);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (let screen = 0; screen < 4; screen++) {
        await page.mouse.wheel(0, viewport.height);
        await page.waitForTimeout(250);
      }
      expect(await page.evaluate("window.shifted")).toBeLessThan(LAYOUT_SHIFT_MAX);
    });
  }
}

test("fresh prices replace the old ones without moving the page", async ({ page }) => {
  // Where their lines have the least room.
  await page.setViewportSize(PHONE);
  await page.addInitScript(watchShifts);
  await page.clock.install();
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Energy prices" });
  await expect(strip).toContainText("Indicative");
  await page.route("/api/v1/energy-prices", (route) =>
    route.fulfill({
      json: {
        ...{ electricity: 24.7, gas: 6.1, lastUpdated: "2026-11-21T15:04:00Z", source: "simulated" },
        ...{ sourceName: "Indicative prices", indicative: true },
      },
    }),
  );
  await page.clock.runFor("00:31");
  await expect(strip).toContainText("Electricity 24.70 p/kWh");
  await expect(strip).toContainText("Gas 6.10 p/kWh");
  await expect(strip).toContainText("Updated 15:04");
  await expect(strip).toContainText("Indicative");
  expect(await page.evaluate("window.shifted")).toBeLessThan(LAYOUT_SHIFT_MAX);
});

function at(path: string) {
  return (page: Page) => page.goto(path);
}

/** Like a browser that validates nothing itself. */
async function sendEmpty(page: Page, path: string) {
  await page.goto(path);
  const form = page.getByRole("form", { name: "Get 3 free quotes" });
  await form.evaluate((element: HTMLFormElement) => element.setAttribute("novalidate", ""));
  await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
}

async function openServices(page: Page) {
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Net Zero Consultancy" })).toBeVisible();
}

async function openTable(page: Page) {
  await page.goto("/services/low-carbon-heating?annualBill=1000&rooms=5");
  await page.locator("#calculator").getByText("Show as table").click();
}

async function openQuestions(page: Page) {
  await page.goto("/services/battery-storage");
  const questions = page.getByRole("main").locator("details");
  await questions.evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
}

function watchShifts() {
  const shared = window as unknown as { shifted: number };
  shared.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shared.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}
