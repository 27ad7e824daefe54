import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/town/mailbox.ts";

/** What somebody may mean who asks for a field by the words of its label. */
const FIELDS = ["INPUT", "SELECT", "TEXTAREA", "BUTTON"];

for (const path of [
  ...["/", "/contact", "/services/solar-panels", "/services/grants", "/croydon-ev-chargers", "/local-areas"],
  ...["/surrey-renewable-energy", "/bath-renewable-energy", "/belfast-renewable-energy"],
  ...["/auth", "/auth?tab=signup", "/auth?tab=reset", "/auth/resend"],
]) {
  test(`the label of a field names no form and no part of the page: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectFieldsOnly(page);
  });
}

test("the label of a field names no form and no part of the page: a new password", async ({ people, page }) => {
  const { client, email } = await people.installer();
  await client.post("/auth?tab=reset", { form: { form: "reset", email } });
  await page.goto(linkIn(await mailTo(client, email, /password/i)));
  await expectFieldsOnly(page);
});

async function expectFieldsOnly(page: Page): Promise<void> {
  const labels = await page
    .locator("main label")
    .evaluateAll((all) => all.map((label) => label.firstChild?.textContent?.trim() ?? ""));
  expect(labels).not.toEqual([]);
  for (const label of new Set(labels.filter(Boolean))) {
    const named = await page.getByLabel(label).evaluateAll((all) => all.map(({ tagName }) => tagName));
    expect({ label, others: named.filter((tag) => !FIELDS.includes(tag)) }).toEqual({ label, others: [] });
  }
}
