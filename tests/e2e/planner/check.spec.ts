import { expect } from "@playwright/test";
import { CHECK } from "#tests/e2e/planner/a-plan.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

for (const [claimed, words] of [
  [3600, "In line with our estimate"],
  [4600, "Higher than we would expect: ask how it was worked out"],
  [3000, "Lower than we would expect: ask about shading"],
] as const) {
  test(`of 4 kWp in Croydon, ${claimed} kWh is called: ${words}`, async ({ page }) => {
    await page.goto(`${CHECK}&claimed=${claimed}`);
    const found = page.getByRole("region", { name: "What we would expect" });
    await expect(found.getByText(words, { exact: true })).toBeVisible();
    await expect(found).toContainText("The middle is 3,830 kWh");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a check is asked by a form, and a full postcode stays out of its address", async ({ page }) => {
    await page.goto("/check-a-quote");
    await expect(page.getByRole("heading", { level: 1, name: "Check an installer's figures" })).toBeVisible();
    await page.getByRole("textbox", { name: "Postcode" }).fill("CR0 2YR");
    await page.getByRole("textbox", { name: "Solar panels" }).fill("4");
    await page.getByRole("textbox", { name: "What the quote says the panels make in a year" }).fill("4,600");
    await page.getByRole("button", { name: "Check the figures" }).click();
    await expect(page.getByText("Higher than we would expect: ask how it was worked out")).toBeVisible();
    expect(page.url()).toContain("postcode=CR0&");
    expect(page.url()).not.toMatch(/2YR/i);
  });
});

test("a heat pump's price is asked without a roof, and answered with where it lies and what to ask", async ({
  page,
}) => {
  await page.goto("/check-a-quote");
  await page.getByRole("radio", { name: "Heat pump" }).check();
  await expect(page.getByRole("textbox", { name: "Solar panels" })).toBeHidden();
  await page.getByRole("textbox", { name: "Price in the quote" }).fill("12,500");
  await page.getByRole("textbox", { name: "Size of the heat pump" }).fill("8");
  await page.getByRole("button", { name: "Is this price fair?" }).click();
  const found = page.getByRole("region", { name: "What we would expect" });
  await expect(found).toContainText(
    "half of those fitted cost £11,128 to £15,627 (April to June 2026); for this size about £12,908",
  );
  await expect(found).toContainText("Ask which of these it leaves out");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("a saving is held against the home's own plan, and needs the home", async ({ page }) => {
  const answer = await page.goto(`${CHECK}&saving=900`);
  expect(answer?.status()).toBe(422);
  await expect(page.getByRole("alert").getByRole("link", { name: /^What kind of home is it\? Choose/ })).toBeVisible();
  await page.goto(`${CHECK}&saving=1500&type=semi&built=1919-1944&beds=3`);
  await expect(page.getByText("Higher than we would expect: ask how it was worked out")).toBeVisible();
});
