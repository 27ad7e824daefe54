import { expect, type Page } from "@playwright/test";
import { administratorStates } from "#tests/e2e/every-page/administrator-states.ts";
import { installerStates } from "#tests/e2e/every-page/installer-states.ts";
import { messageStates } from "#tests/e2e/every-page/message-states.ts";
import { outlineStates } from "#tests/e2e/every-page/outline-states.ts";
import { publicStates } from "#tests/e2e/every-page/public-states.ts";
import { quoteEditorStates } from "#tests/e2e/every-page/quote-editor-states.ts";
import { test } from "#tests/e2e/town/fixtures.ts";
import { becomePerson } from "#tests/e2e/town/people.ts";
import { expectAccessibleAtEveryWidth, WIDE } from "#tests/e2e/town/violations.ts";

for (const state of [
  ...publicStates,
  ...messageStates,
  ...outlineStates,
  ...installerStates,
  ...quoteEditorStates,
  ...administratorStates,
]) {
  test(`accessible, at every width, light and dark: ${state.name}`, { tag: state.story ? "@story" : [] }, async ({
    page,
    demo,
    people,
  }) => {
    if (state.as) await becomePerson(page, { client: await demo(state.as) });
    await page.setViewportSize(WIDE);
    await state.open(page, people);
    await expectHeadings(page);
    await expectAccessibleAtEveryWidth(page);
    await expectWorkingLinks(page);
  });
}

async function expectHeadings(page: Page) {
  const headings = await page
    .getByRole("heading")
    .evaluateAll((elements) =>
      elements.map((element) => ({ level: Number(element.tagName.slice(1)), text: element.textContent })),
    );
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  const gaps = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
  expect(gaps, "a level is left out before").toEqual([]);
}

/** Links in mails, which other tests have requested and perhaps used. */
const PRIVATE = /^\/(requests\/|auth\/confirm\/|(reset-password|account\/confirm-email|alerts)\?token=)/;
/** Links that led somewhere, each with the session that followed it: most pages share most of theirs. */
const followed = new Set<string>();

async function expectWorkingLinks(page: Page) {
  const links = page.getByRole("link", { includeHidden: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const here = new URL(page.url());
  const own = hrefs.map((href) => new URL(href, here)).filter(({ origin }) => origin === here.origin);
  for (const { hash } of own.filter(({ hash, pathname }) => hash && pathname === here.pathname)) {
    await expect(page.locator(hash), `target of ${hash}`).toHaveCount(1);
  }
  // A failure's "Try again" leads to the page itself.
  const elsewhere = own.filter(
    ({ pathname, search }) => pathname !== here.pathname && !PRIVATE.test(pathname + search),
  );
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith("session_token"))?.value;
  for (const address of new Set(elsewhere.map(({ pathname, search }) => pathname + search))) {
    if (followed.has(`${session} ${address}`)) continue;
    expect((await page.request.get(address)).status(), `link to ${address}`).toBeLessThan(400);
    followed.add(`${session} ${address}`);
  }
}

test("the first stop of the Tab key leads past the header", async ({ page }) => {
  await page.goto("/auth");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "your project" })).toBeFocused();
});

test("a dialog takes the focus, keeps it, and gives it back", { tag: "@story" }, async ({ page, people }) => {
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
