import { expect } from "@playwright/test";
import { openApi } from "#content/open-api/open-api.ts";
import { siteMap } from "#content/site-map/site-map.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

test.describe("without scripts, on a small phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test("the API is described call by call, and nothing is wider than the screen", { tag: "@story" }, async ({
    page,
  }) => {
    await page.goto("/api/docs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fairwatt API");
    for (const [path, item] of Object.entries(openApi("").paths)) {
      for (const [method, { summary }] of Object.entries(item as Record<string, { summary: string }>)) {
        const call = page.getByRole("region", { name: summary, exact: true });
        await expect(call.getByText(`${method.toUpperCase()} /api/v1${path}`, { exact: true })).toBeVisible();
        await expect(call.getByText(/^curl /)).toBeVisible();
      }
    }
    await page.getByRole("link", { name: "Asks for quotes; the customer confirms by email" }).click();
    await expect(page).toHaveURL(/#post-quote-requests$/);
    const widths = () => [document.documentElement.scrollWidth, document.documentElement.clientWidth];
    const [needed = 0, given = 0] = await page.evaluate(widths);
    expect(needed).toBeLessThanOrEqual(given);
  });
});

test("the readable description links to the machine-readable one, and installers find it where credits are explained", async ({
  page,
}) => {
  await page.goto("/credits");
  await page.getByRole("link", { name: "Read how our API works" }).click();
  await expect(page).toHaveURL(/\/api\/docs$/);
  const answer = await page.request.get(
    (await page.getByRole("link", { name: "an OpenAPI 3.1 description" }).getAttribute("href")) ?? "",
  );
  expect((await answer.json()).openapi).toBe("3.1.0");
  expect(siteMap.map(({ path }) => path)).not.toContain("/api/docs");
});
