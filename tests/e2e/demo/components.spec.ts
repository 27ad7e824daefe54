import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNoViolations, PHONE, WIDE } from "#tests/e2e/support/violations.ts";

const GALLERY = "/demo/components";

test("no component is wider than the screen", async ({ page }) => {
  await page.goto(GALLERY);
  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await widerThanTheScreen(page)).toEqual([]);
  }
});

/** The components wider than the screen, ignoring what is folded away or only for screen readers. */
function widerThanTheScreen(page: Page): Promise<string[]> {
  return page
    .locator("[data-component]")
    .evaluateAll((all) =>
      all.filter(({ scrollWidth }) => scrollWidth > innerWidth).map((one) => one.getAttribute("data-component") ?? ""),
    );
}

test("a component with a question is accessible while it asks, and announces sending", { tag: "@story" }, async ({
  page,
}) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Open the dialog" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) await expectNoViolations(page, colorScheme, WIDE);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Send", disabled: false }).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Sending…" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show bad" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "A toast, bad" })).toBeVisible();
});

test("the components page is hidden from search engines", async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
