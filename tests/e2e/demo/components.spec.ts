import { expect, type Page } from "@playwright/test";
import { watchForComplaints } from "#tests/e2e/town/complaints.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { expectNoViolations, PHONE, WIDE } from "#tests/e2e/town/violations.ts";

const GALLERY = "/demo/components";

for (const viewport of [PHONE, WIDE]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the components fit ${viewport.width} pixels, ${colorScheme}`, async ({ page, context }, testInfo) => {
      const complaints = watchForComplaints(context);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize(viewport);
      await page.goto(GALLERY);
      await page.evaluate(() => document.fonts.ready);
      const path = testInfo.outputPath(`components-${viewport.width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      expect(await widerThanTheScreen(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      expect(complaints).toEqual([]);
    });
  }
}

/** The components that extend beyond the screen, ignoring what is folded away or only for screen readers. */
function widerThanTheScreen(page: Page): Promise<string[]> {
  return page
    .locator("[data-component]")
    .evaluateAll((all) =>
      all.filter(({ scrollWidth }) => scrollWidth > innerWidth).map((one) => one.getAttribute("data-component") ?? ""),
    );
}

test("a component that asks is accessible while it asks, and says so while it sends", { tag: "@story" }, async ({
  page,
}) => {
  await page.goto(GALLERY);
  await page.getByRole("button", { name: "Open the dialog" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoViolations(page, "dialog");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Send", disabled: false }).click();
  await expect(page.getByRole("button", { name: "Sending…" })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("button", { name: "Sending…" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show bad" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "A toast, bad" })).toBeVisible();
});

test("the components are kept from search engines", async ({ page }) => {
  await page.goto(GALLERY);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
