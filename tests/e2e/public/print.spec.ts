import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** What only a screen can do. */
const ON_SCREEN = ["banner", "contentinfo", "navigation", "button"] as const;

async function printed(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const role of ON_SCREEN) await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(
    page.locator(".sticky-quote, .ticker, form[method=post] input:not([type=hidden])").filter({ visible: true }),
  ).toHaveCount(0);
}

test("a service page prints without menus, forms and buttons, with its folded parts open and a calculator once filled in", async ({
  page,
}) => {
  await page.goto("/services/heat-pumps");
  const part = page.locator("details.part").nth(2);
  await expect(part).not.toHaveAttribute("open");
  await printed(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(part.locator("p").first()).toBeVisible();
  const calculator = page.getByRole("region", { name: /calculator$/i });
  await expect(calculator, "nobody has filled it in").toBeHidden();
  await expect(
    page.getByText("Try your own figures in the calculator below."),
    "nor does anything lead to it",
  ).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await calculator.getByLabel("Annual heating bill").fill("1000");
  await printed(page);
  await expect(calculator.getByRole("status").first()).toContainText(/£[1-9]/);
});

test("a guide prints with its table or chart and its sources, and the addresses of those", async ({ page }) => {
  await page.goto("/guides/comparing-quotes");
  await printed(page);
  await expect(page.getByRole("heading", { name: "Sources for this guide" })).toBeVisible();
  const source = page.getByRole("link", { name: /^VAT Notice 708\/6/ }).last();
  const address = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://www.gov.uk/");
  await expect(page.getByText("Ready to ask?")).toBeHidden();
});

test("a request prints what it is about, without menus and buttons", async ({ page, people }) => {
  const customer = await people.customer();
  await page.goto(customer.link);
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "navigation"] as const) await expect(page.getByRole(role), role).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .btn").filter({ visible: true })).toHaveCount(0);
});
