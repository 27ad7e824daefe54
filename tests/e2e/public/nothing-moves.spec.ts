import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { PHONE, WIDE } from "#tests/e2e/support/violations.ts";

const LAYOUT_SHIFT_MAX = 0.01;

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
        electricity: 24.7,
        gas: 6.1,
        lastUpdated: "2026-11-21T15:04:00Z",
        source: "simulated",
        sourceName: "Indicative prices",
        indicative: true,
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

function watchShifts() {
  const shared = window as unknown as { shifted: number };
  shared.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shared.shifted += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}
