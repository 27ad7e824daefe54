import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { demoPassword } from "#content/demo/sign-ins.ts";
import { states } from "#tests/e2e/accessibility-states.ts";
import { type Client, test } from "#tests/e2e/fixtures.ts";
import { becomePerson, signIn } from "#tests/e2e/people.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const NARROWEST = { width: 320, height: 640 };

for (const state of states) {
  test(`accessible, at every width, light and dark: ${state.name}`, async ({ page, newClient, people }) => {
    if (state.as) await becomeDemo(page, await newClient(), state.as);
    await page.setViewportSize(WIDE);
    await state.open(page, people);
    await expectHeadings(page);
    await expectNoViolations(page, "wide");
    await page.setViewportSize(PHONE);
    await expectNoViolations(page, "phone");
    await page.setViewportSize(NARROWEST);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, "scrolls sideways").toBeLessThanOrEqual(NARROWEST.width);
    await expectWorkingLinks(page);
  });
}

async function becomeDemo(page: Page, client: Client, email: string) {
  await signIn(client, { email, password: demoPassword });
  await becomePerson(page, { client });
}

/** All rules in light; in dark those of colour, the only thing that differs. */
async function expectNoViolations(page: Page, where: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const runOnly = colorScheme === "light" ? WCAG : COLOUR;
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode()
      .options({ runOnly, resultTypes: ["violations"] })
      .analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, target, html })));
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

const COLOUR = ["color-contrast", "link-in-text-block"];

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

const PRIVATE = /^\/(requests|auth\/confirm)\//;

async function expectWorkingLinks(page: Page) {
  const links = page.getByRole("link", { includeHidden: true });
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const here = new URL(page.url());
  const own = hrefs.map((href) => new URL(href, here)).filter(({ origin }) => origin === here.origin);
  for (const { hash } of own.filter(({ hash, pathname }) => hash && pathname === here.pathname)) {
    await expect(page.locator(hash), `target of ${hash}`).toHaveCount(1);
  }
  // A failure's "Try again" leads to the page itself; captured mails hold private links of other tests.
  const elsewhere = own.filter(({ pathname }) => pathname !== here.pathname && !PRIVATE.test(pathname));
  for (const address of new Set(elsewhere.map(({ pathname, search }) => pathname + search))) {
    expect((await page.request.get(address)).status(), `link to ${address}`).toBeLessThan(400);
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
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toBeFocused();
});

test("a dialog takes the focus, keeps it, and gives it back", async ({ page, people }) => {
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
    // Between the last button and the first the browser's own bar has its turn.
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

test("everything on the leads page can be done with the keyboard alone", async ({ page, people }) => {
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
