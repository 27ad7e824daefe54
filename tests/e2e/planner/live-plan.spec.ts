import { expect } from "@playwright/test";
import { CROYDON, planAddress, RICH, range } from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

test("a figure changed redraws the page without a load, and the server says the same", { tag: "@story" }, async ({
  page,
}) => {
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  await page.evaluate(() => Object.assign(window, { mark: "still here" }));
  const before = await range(page, "npv").textContent();
  await page.getByText("12p for each kWh you sell").click();
  const field = page.getByRole("spinbutton", { name: "Payment for each kWh you sell" });
  await field.fill("4.1");
  await expect(page).toHaveURL(/export=4\.1/);
  await expect(range(page, "npv")).not.toHaveText(before ?? "");
  await expect(field).toBeFocused();
  await expect(page.getByText("4.1p for each kWh you sell")).toBeVisible();
  const drawn = await page.locator("main [data-redrawn]").allInnerTexts();
  expect(await page.evaluate("window.mark")).toBe("still here");
  await page.goto(page.url());
  expect(await page.locator("main [data-redrawn]").allInnerTexts()).toEqual(drawn);
});

test("a slider moves its number along, and each link carries the plan as it stands", async ({ page }) => {
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  await page.getByText("kWp of panels").click();
  await page.getByRole("slider", { name: "Solar panels, kWp" }).press("ArrowRight");
  await expect(page.getByRole("spinbutton", { name: "Solar panels" })).toHaveValue("4.5");
  await expect(page).toHaveURL(/kwp=4\.5/);
  await expect(page.getByRole("heading", { name: "Solar panels, 4.5 kWp" })).toBeVisible();
  const take = page.getByRole("link", { name: "Take this plan to installers" }).first();
  await expect(take).toHaveAttribute("href", /^\/planner\/quotes\?plan=postcode%3DCR0.*kwp%3D4\.5#quote$/);
  await expect(page.getByRole("link", { name: "Download the figures" })).toHaveAttribute(
    "href",
    /plan\.csv\?.*kwp=4\.5/,
  );
});

test("a change is announced once, after the last key, and can be undone", async ({ page }) => {
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  const before = await range(page, "npv").textContent();
  const said = page.locator("[data-plan-said] [role=status]");
  await page.evaluate(() => {
    const status = document.querySelector("[data-plan-said] [role=status]");
    const heard: string[] = [];
    Object.assign(window, { heard });
    if (status)
      new MutationObserver(() => heard.push(status.textContent ?? "")).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  await page.getByText("a battery of 5 kWh", { exact: true }).click();
  const field = page.getByRole("spinbutton", { name: "Battery" });
  await field.click();
  await field.press("Control+A");
  await field.pressSequentially("12");
  await expect(said).toContainText("better off in the first year");
  await page.waitForTimeout(700);
  expect(await page.evaluate("window.heard")).toHaveLength(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(range(page, "npv")).toHaveText(before ?? "");
  await expect(field).toHaveValue("5");
});

test("what is announced can be closed, and goes by itself", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  const bar = page.locator("[data-plan-said]");
  await page.getByText("a battery of 5 kWh", { exact: true }).click();
  await page.getByRole("spinbutton", { name: "Battery" }).fill("12");
  await expect(bar.getByRole("status")).toContainText("better off in the first year");
  expect((await bar.boundingBox())?.height).toBeLessThan(780 * 0.18);
  await bar.getByRole("button", { name: "Close" }).click();
  await expect(bar.getByRole("status")).toBeEmpty();
  await expect(bar.getByRole("button")).toHaveCount(0);
  // Under the pointer it would stay.
  await page.mouse.move(0, 0);
  await page.clock.install();
  await page.getByRole("spinbutton", { name: "Battery" }).fill("10");
  await page.clock.runFor(2000);
  await expect(bar.getByRole("button", { name: "Close" })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(bar.getByRole("button")).toHaveCount(0);
});

test("a figure that cannot be is refused beside its field, and the last plan stays", { tag: "@story" }, async ({
  page,
}) => {
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  const before = await range(page, "npv").textContent();
  await page.getByText("kWp of panels").click();
  const field = page.getByRole("spinbutton", { name: "Solar panels" });
  await field.fill("21");
  await expect(field).toHaveAccessibleDescription(/Enter a number from 0\.5 to 20/);
  await expect(range(page, "npv")).toHaveText(before ?? "");
  await field.fill("5");
  await expect(field).not.toHaveAccessibleDescription(/Enter a number/);
});

test("one of all the other figures is refused beside its field too, and above the form once it is sent", async ({
  page,
}) => {
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  const fold = page.getByText("Other figures you can change");
  await fold.click();
  const field = page.locator('[name="a.economics.batteryLife"]');
  await field.fill("long");
  await expect(field).toHaveAccessibleDescription("Enter a number from 1.5 to 150");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await field.press("Enter");
  const link = page.getByRole("alert").getByRole("link", { name: /: Enter a number from 1\.5 to 150$/ });
  await expect(link).toBeVisible();
  await expect(page.locator("form .error-summary")).toBeFocused();
  await fold.click();
  await expect(field).toBeHidden();
  await link.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("long");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await field.fill("12");
  await expect(page).toHaveURL(/a\.economics\.batteryLife=12/);
  await expect(field).toHaveAccessibleDescription("");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("with scripts too our figures come back", async ({ page }) => {
  await page.goto(`${planAddress(CROYDON)}#assumed`);
  const before = await range(page, "npv").textContent();
  await page.getByText("a discount of 3.5% a year").click();
  await page.locator('[name="a.economics.discountRateReal"]').fill("0.08");
  await expect(range(page, "npv")).not.toHaveText(before ?? "");
  await page.getByRole("link", { name: "Reset to our figures" }).click();
  await expect(range(page, "npv")).toHaveText(before ?? "");
  await expect(page).toHaveURL(/beds=3#assumed$/);
});

test("one slider under a day tells its half hour in words", async ({ page }) => {
  await page.goto(`${planAddress(RICH)}#summer`);
  const slider = page.getByRole("slider", { name: "Time of the day in June" });
  await slider.fill("26");
  await expect(slider).toHaveAttribute("aria-valuetext", /^13:00 Your home uses [\d.]+ kW: [\d.]+ kW from the roof/);
});

test("accessible with forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(planAddress(RICH));
  expect(await violationsOn(page)).toEqual([]);
});

test("text grows to twice its size without anything cut off", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto(planAddress(RICH));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
