import { expect } from "@playwright/test";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/town/fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

test("a comparison fits a phone of 320 px and names each value's company", async ({ page, people }) => {
  const { customer, offers } = await quotedRequest(people);
  await page.goto(`${customer.link}/compare?unit=30&export=10`);
  await expect(page.getByRole("rowheader", { name: /^Cost over 20 years/ })).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, "no sideways scroll").toBeLessThanOrEqual(320);
  const box = page.getByRole("region", { name: "Comparison of 2 quotes" });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const cells = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^You pay/ }) });
  for (const [column, { company }] of offers.entries()) {
    const cell = cells.getByRole("cell").nth(column);
    await expect(cell).toHaveAttribute("data-quote", new RegExp(company.companyName));
  }
  const agreed = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: /^Workmanship/ }) });
  await expect(agreed.getByRole("cell"), "what both say is said once").toHaveCount(1);
  await expect(
    page.getByRole("img", { name: /^10 panels, 4.4 kWp and a battery of 9.5 kWh; battery: garage$/ }),
  ).toBeVisible();
});
