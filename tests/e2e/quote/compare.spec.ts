import { expect } from "@playwright/test";
import { anotherOffer, quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

/** Of A4 landscape between its margins, in pixels. */
const PAPER_WIDE = 1047;

test("a comparison fits a phone of 320 px and names each value's company", async ({ page, people }) => {
  const { customer, offers } = await quotedRequest(people);
  await page.goto(`${customer.link}/compare`);
  const money = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: /^Better off over 20 years/ }) });
  await expect(money.getByText(/^You are £[\d,]+ (better|worse) off after 20 years$/)).toHaveCount(2);
  await expect(money.getByText("best for you on money")).toHaveCount(1);
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

test("a comparison of three quotes takes two sheets of A4 landscape on paper, pictures and all", async ({
  page,
  people,
}) => {
  const { customer } = await quotedRequest(people);
  await anotherOffer(people, customer);
  await page.goto(`${customer.link}/compare`);
  await expect(page.getByRole("region", { name: "Comparison of 3 quotes" })).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)[\d.]*\]/g)].map(([, wide, high]) => [
    wide,
    high,
  ]);
  expect(sheets).toEqual([
    ["841", "594"],
    ["841", "594"],
  ]);
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: PAPER_WIDE, height: 700 });
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll(".compare-page, .compare-box, .compare-pictures > .card")].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
  );
  expect(cut, "nothing is cut at the side").toBe(0);
  await expect(
    page.getByRole("img", { name: /^What the panels make in the first year, in kWh: .* theirs / }),
  ).toBeVisible();
});
