import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { withoutLiveNews } from "#tests/e2e/support/on-page.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";
import { violationsOn } from "#tests/e2e/support/violations.ts";

test("keyboard shortcuts search, move through a list and are explained, except while typing, and can be switched off", async ({
  people,
  page,
}) => {
  const installer = await people.installer({ credits: 10 });
  await people.lead();
  await people.lead();
  await withoutLiveNews(page);
  await becomePerson(page, installer);
  await page.goto("/leads");
  const buttons = page.getByRole("button", { name: "Purchase Lead (5 Credits)" });
  await expect(page.getByRole("button", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(buttons.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press("/");
  const field = page.getByLabel("Search everything");
  await expect(field).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(field).toHaveValue("j?");
  await field.blur();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keys" });
  await expect(help).toContainText("Search everything");
  expect(await violationsOn(page)).toEqual([]);
  await help.getByLabel("Use these shortcuts in this browser").uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(field).not.toBeFocused();
  await page.getByRole("button", { name: "Keys" }).click();
  await help.getByLabel("Use these shortcuts in this browser").check();
  await help.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
});
