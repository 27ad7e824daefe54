import { expect } from "@playwright/test";
import { administratorStates } from "#tests/e2e/every-page/administrator-states.ts";
import { installerStates } from "#tests/e2e/every-page/installer-states.ts";
import { messageStates } from "#tests/e2e/every-page/message-states.ts";
import { outlineStates } from "#tests/e2e/every-page/outline-states.ts";
import { plannerStates } from "#tests/e2e/every-page/planner-states.ts";
import { publicStates } from "#tests/e2e/every-page/public-states.ts";
import { quoteEditorStates } from "#tests/e2e/every-page/quote-editor-states.ts";
import { siteStates } from "#tests/e2e/every-page/site-states.ts";
import { expectSound, expectSoundInEveryColour } from "#tests/e2e/every-page/sound.ts";
import { trustStates } from "#tests/e2e/every-page/trust-states.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";
import { expectNoViolations, PHONE, WIDE } from "#tests/e2e/support/violations.ts";

for (const state of [
  ...siteStates,
  ...plannerStates,
  ...publicStates,
  ...messageStates,
  ...outlineStates,
  ...installerStates,
  ...quoteEditorStates,
  ...administratorStates,
  ...trustStates,
]) {
  test(`accessible, at every width, light and dark: ${state.name}`, { tag: state.story ? "@story" : [] }, async ({
    page,
    demo,
    people,
  }) => {
    if (state.as) await becomePerson(page, { client: await demo(state.as) });
    await page.setViewportSize(WIDE);
    await state.open(page, people);
    await expectSound(page);
    if (state.everyColour) await expectSoundInEveryColour(page);
  });
}

test("accessible on a phone, light and dark: the menu, open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/services/solar-panels");
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Heat Pumps" }).first()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) await expectNoViolations(page, colorScheme, PHONE);
});

test("the first Tab stop skips the header", async ({ page }) => {
  for (const path of ["/auth", "/services/solar-panels"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  }
});

test("a dialog takes the focus, keeps it, and returns it", { tag: "@story" }, async ({ page, people }) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await becomePerson(page, installer);
  await page.goto("/leads");
  const card = page.getByRole("article").filter({ hasText: lead.word });
  const button = card.getByRole("button", { name: "Purchase Lead (5 Credits)" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  const outside = [];
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    // Between the last button and the first, the focus passes through the browser's own bar.
    outside.push(
      ...(await page
        .locator(":focus:not(body)")
        .evaluateAll((at) => at.filter((element) => !element.closest("dialog")))),
    );
  }
  expect(outside).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("everything on the leads page can be done with the keyboard alone", { tag: "@story" }, async ({
  page,
  people,
}) => {
  const [installer, lead] = await Promise.all([people.installer({ credits: 10 }), people.lead()]);
  await becomePerson(page, installer);
  await page.goto("/leads");
  const button = page.getByRole("article").filter({ hasText: lead.word }).getByRole("button");
  for (let presses = 0; presses < 80 && !(await button.evaluate((at) => at === document.activeElement)); presses++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Buy for 5 credits" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name: "Ada Thistlewood" })).toContainText(lead.word);
});
