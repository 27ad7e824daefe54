import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";

test("a company finds its own customers from any page, and no others", async ({ people, page }) => {
  const installer = await people.installer({ credits: 10 });
  const rival = await people.installer({ credits: 10 });
  const mine = await people.lead();
  const theirs = await people.lead();
  await buy(installer.client, mine.leadId);
  await buy(rival.client, theirs.leadId);
  await becomePerson(page, installer);
  await page.goto("/credits");
  await page.getByLabel("Search everything").fill(mine.word);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/search?q=${mine.word}`);
  await page.getByRole("region", { name: "Purchased leads" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/leads\/purchases\//);
  await page.getByLabel("Search everything").fill(theirs.word);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});
