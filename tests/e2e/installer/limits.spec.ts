import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectNotice } from "#tests/e2e/support/on-page.ts";
import { becomePerson, buy, confirmPassword } from "#tests/e2e/support/people.ts";

test.use({ javaScriptEnabled: false });

test("a company sets a limit, sees that it is reached, and gives its password to raise it", async ({
  people,
  page,
}) => {
  const installer = await people.installer({ credits: 20 });
  const first = await people.lead();
  const second = await people.lead();
  await becomePerson(page, installer);
  await page.goto("/profile/limits");
  const form = page.getByRole("form", { name: "Limits of your company" });
  const save = form.getByRole("button", { name: /^Save limits/ });
  await form.getByLabel("Leads a day").fill("1.5");
  await save.click();
  await expect(form.getByRole("alert")).toContainText("Enter a whole number");
  await form.getByLabel("Leads a day").fill("1");
  await save.click();
  await expectNotice(page, "Limits saved");

  expect((await buy(installer.client, first.leadId)).status()).toBe(302);
  const refused = await buy(installer.client, second.leadId);
  expect(refused.status()).toBe(403);
  const words = await refused.text();
  expect(words).toContain("Limit Reached");
  expect(words).toContain("Your company buys at most 1 lead a day. You have not been charged.");
  await page.goto("/leads");
  const card = page.getByRole("article").filter({ hasText: second.word });
  await expect(card).toContainText("Limit reached. Your company buys at most 1 lead a day.");
  await expect(card.getByRole("button")).toHaveCount(0);

  await card.getByRole("link", { name: "Change the limits" }).click();
  await form.getByLabel("Leads a day").fill("2");
  await save.click();
  await expect(form.getByLabel("Your password")).toBeVisible();
  await confirmPassword(form);
  await save.click();
  await expectNotice(page, "Limits saved");
  expect((await buy(installer.client, second.leadId)).status()).toBe(302);
});
