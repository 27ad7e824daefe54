import { expect } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";
import { becomePerson } from "#tests/e2e/town/people.ts";

test("a button pressed before the page's scripts are there asks before it buys", async ({ people, page }) => {
  const [installer, lead] = [await people.installer({ credits: 10 }), await people.lead()];
  await becomePerson(page, installer);
  const { promise: press, resolve: pressed } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await press;
    await route.continue();
  });
  await page.goto("/leads", { waitUntil: "commit" });
  const card = page.getByRole("article").filter({ hasText: lead.word });
  await card.getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await expect(page.locator("[aria-busy]")).toHaveCount(1);
  pressed();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Buy for 5 credits" })).toBeVisible();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
});

test("where its scripts never arrive, a button does what it does without them", async ({ people, page }) => {
  const [installer, lead] = [await people.installer({ credits: 10 }), await people.lead()];
  await becomePerson(page, installer);
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/leads", { waitUntil: "commit" });
  const card = page.getByRole("article").filter({ hasText: lead.word });
  await card.getByRole("button", { name: "Purchase Lead (5 Credits)" }).click();
  await expect(page).toHaveURL(/tab=purchased&notice=lead-purchased/);
});

test("scripts of the working area are announced once the page is seen, and not before", async ({ people }) => {
  const { client } = await people.installer();
  const text = await (await client.get("/dashboard")).text();
  expect(text).not.toContain('<link rel="modulepreload"');
  expect(text).not.toContain('type="module"');
  expect(text).toMatch(/"announced":\["\/assets\/[^\]]+\.js"\]/);
});
