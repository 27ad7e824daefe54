import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR = ["color-contrast", "link-in-text-block"];

/** The page as it stands, made narrower step by step: no violations wide and on a phone, nothing cut off at 320 px. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await expectNoViolations(page, "wide");
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, "phone");
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "scrolls sideways").toBeLessThanOrEqual(NARROWEST.width);
}

/** All rules of WCAG in light; in dark those of colour, the only thing that differs. */
export async function expectNoViolations(page: Page, where = "page"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await violationsOn(page, colorScheme === "light" ? WCAG : COLOUR);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

/** What breaks one of axe's rules on the page as it looks now: of all of them, or of those named or tagged so. */
export async function violationsOn(page: Page, runOnly?: string[]) {
  await endMovements(page);
  // The builder sends its half megabyte twice for every look; once in a document is enough.
  const isThere = await page.evaluate(() => "axe" in window);
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ";" }) })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(runOnly && { runOnly }) })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, target, html })));
}

/** What is still half faded in has other colours than it will have. */
async function endMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    for (const one of document.getAnimations()) if (!endless(one)) one.finish();
  });
}
