import { expect } from "@playwright/test";
import { changesOf } from "#domain/assumptions/history.ts";
import { figureInWords } from "#domain/assumptions/in-words.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

const ROWS_MIN = 112;
const [newest] = changesOf("tariffs.cap");
const shownOf = (value: unknown) => figureInWords({ value, unit: "p/kWh without VAT" }).figure;

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the register lists every figure with its source and both days, and is searched and narrowed", async ({
    page,
  }) => {
    await page.goto("/assumptions");
    const rows = page.getByRole("table", { name: "Register of assumptions" }).getByRole("row");
    const count = (await rows.count()) - 1;
    expect(count).toBeGreaterThanOrEqual(ROWS_MIN);
    expect(count).toBe(wholeRegister.length);
    for (const cells of await rows.evaluateAll((all) =>
      all.slice(1).map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim() ?? "")),
    )) {
      const [value = "", , source = "", checked = "", valid = "", uses = ""] = cells;
      for (const cell of [value, source, uses]) expect(cell, cells.join(" | ")).toMatch(/\S/);
      for (const day of [checked, valid]) expect(day, cells.join(" | ")).toMatch(/^\d{1,2} [A-Z][a-z]+ 20\d\d/);
    }

    await page.getByRole("searchbox", { name: "Search" }).fill("price cap gas");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\?q=price\+cap\+gas$/);
    await expect(page.getByRole("row", { name: /Gas at the price cap/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Discount rate/ })).toBeHidden();
    await page.getByRole("link", { name: /^Low confidence/ }).click();
    await expect(page).toHaveURL(/q=price\+cap\+gas&confidence=low$/);
    await page.goto("/assumptions?q=nothing+is+called+so");
    await expect(page.getByRole("heading", { name: "No figures match" })).toBeVisible();
  });

  test("a figure has a page with its source, where it is used and how it has changed", async ({ page }) => {
    await page.goto("/assumptions");
    await page.getByRole("link", { name: "Electricity at the price cap", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Electricity at the price cap");
    const main = page.getByRole("main");
    await expect(main.getByText(shownOf(newest?.after.value)).first()).toBeVisible();
    await expect(main.getByRole("link", { name: "Heat pumps", exact: true })).toHaveAttribute(
      "href",
      "/services/heat-pumps",
    );
    const history = page.getByRole("region", { name: "History" }).getByRole("listitem");
    await expect(history).toHaveCount(changesOf("tariffs.cap").length);
    await expect(history.first()).toContainText(shownOf(newest?.before?.value));
    await expect(history.first()).toContainText(newest?.after.why ?? "no history");
  });
});
