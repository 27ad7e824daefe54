import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

const COMPLETE = "Your history is complete and unchanged";

test("a company verifies its history in its browser, and reads of the first entry that does not match", async ({
  people,
  page,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await buy(installer.client, lead.leadId);
  await becomePerson(page, installer);
  await page.goto("/credits?tab=history");
  await page.getByRole("link", { name: "Verify your history" }).click();
  const verify = page.getByRole("button", { name: "Verify", exact: true });
  await verify.click();
  await expect(page.getByText(COMPLETE)).toBeVisible();
  await expect(page.getByText("Entries 1 to 2 were checked.")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByLabel("Number and hash from a mail").fill("2 4f0c");
  await verify.click();
  await expect(page.getByText(/the whole hash, 64 characters/)).toBeVisible();
  await expect(page.getByText(COMPLETE)).toBeHidden();

  await page.getByLabel("Number and hash from a mail").fill(`2 ${"4f".repeat(32)}`);
  await verify.click();
  await expect(page.getByText("Something does not match")).toBeVisible();
  await expect(page.getByText("Entry 2 is not the one that you have seen.")).toBeVisible();

  await page.route("**/credits/proof.json", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('"amount": -5', '"amount": -4') });
  });
  await page.getByLabel("Number and hash from a mail").fill("");
  await verify.click();
  await expect(page.getByText("Entry 2 does not lead to the balance it says.")).toBeVisible();
});

test("without scripts it is told how to check the file", async ({ browser, people, site }) => {
  const installer = await people.installer({ credits: 10 });
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await becomePerson(page, installer);
  await page.goto("/credits/verify");
  await expect(page.getByText("which needs JavaScript")).toBeVisible();
  await expect(page.getByRole("button", { name: "Verify" })).toBeHidden();
  await expect(page.getByText('node verify.mjs fairwatt-proof.json --seen "ENTRY HASH"')).toBeVisible();
  await expect(page.getByRole("link", { name: "Download proof" })).toBeVisible();
  await context.close();
});
