import { expect } from "@playwright/test";
import { limits } from "#config/limits.ts";
import { signInAs } from "#tests/e2e/support/clock-town.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { ownPlace } from "#tests/e2e/support/own-place.ts";
import { type Server, startServer } from "#tests/support/server.ts";

let server: Server;
test.beforeAll(async () => {
  server = await startServer(await ownPlace("postgres", { TRUST_PROXY: "0" }));
});
test.afterAll(() => server.kill());

const HEADER = "Customer Name,Customer Email,Service Type,Location,Postcode,Description";
const ROWS = limits.importRowsMax;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("imports a file of the maximum size, however many possible duplicates are ticked", async ({ page }) => {
      const name = javaScriptEnabled ? "Gwen" : "Olwen";
      const rows = Array.from(
        { length: ROWS },
        (_, at) => `${name},${name}@example.com,Heat Pumps,Croydon,CR0 1EA,${at}`,
      );
      await signInAs(page, server.url, "admin@demo.example");
      await page.goto(`${server.url}/admin/leads/import`);
      await page.getByLabel("Or paste the rows").fill([HEADER, ...rows].join("\n"));
      await page.getByRole("button", { name: "Preview" }).click();
      const preview = page.getByRole("region", { name: /^Preview/ });
      const found = "1,000 rows read: 1 ready, 0 with errors, 999 possible duplicates";
      await expect(preview).toContainText(found, { timeout: 60_000 });
      if (javaScriptEnabled) await preview.getByLabel("Import all 999 possible duplicates anyway").check();
      else {
        await expect(preview.getByLabel(`Import line ${ROWS + 1} anyway`)).toBeVisible();
        const ticks = preview.getByRole("checkbox", { name: /^Import line/ });
        expect(await ticks.evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).click()).length)).toBe(
          999,
        );
      }
      await preview.getByRole("button", { name: "Import 1 lead and ticked rows" }).click();
      // The leads are announced at the same time.
      await page.waitForURL(/notice=|\/all$/, { timeout: 60_000 });
      await expect(page.getByText("Leads imported", { exact: true }).first()).toBeVisible({ timeout: 60_000 });
      await expectNotice(page, "Leads imported");
      await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(limits.adminPageSize);
      await page.goto(`${server.url}/admin/figures`);
      await expect(page.getByRole("main")).toContainText(/Active Leads[12],\d{3}/);
    });
  });
}
