import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Frame, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const PHONE = { width: 360, height: 740 };
export const WIDE = { width: 1280, height: 800 };
const NARROWEST = { width: 320, height: 640 };

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const COLOUR = ["color-contrast", "link-in-text-block"];

/** The page as it stands, made narrower step by step: no violations wide and on a phone, nothing cut off at 320 px. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await page.setViewportSize(WIDE);
  await expectNoViolations(page, "wide", "light first");
  await page.setViewportSize(PHONE);
  await expectNoViolations(page, "phone", "dark first");
  await page.setViewportSize(NARROWEST);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "scrolls sideways").toBeLessThanOrEqual(NARROWEST.width);
}

/** All WCAG rules in light; in dark only those about colour, since nothing else differs. A page already dark may stay so. */
export async function expectNoViolations(
  page: Page,
  where = "page",
  order: "light first" | "dark first" = "light first",
): Promise<void> {
  for (const colorScheme of order === "light first" ? (["light", "dark"] as const) : (["dark", "light"] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await violationsOn(page, colorScheme === "light" ? WCAG : COLOUR);
    expect(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

// The short form: a browser reads the long one more slowly than most pages, and @axe-core/playwright sends it twice.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What breaks axe's rules on the page as it looks now: all rules, or those with these names or tags. */
export async function violationsOn(page: Page, runOnly?: string[]) {
  await endMovements(page);
  for (const frame of page.frames()) await bringAxe(frame);
  const options: axe.RunOptions = { resultTypes: ["violations"], ...(runOnly && { runOnly }) };
  const violations = await page.evaluate(
    async (chosen) => (await window.axe.run(document, chosen)).violations,
    options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, target, html })));
}

/** Once in a document is enough. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
}

/** What is still fading in does not have its final colours yet. */
async function endMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    for (const one of document.getAnimations()) if (!endless(one)) one.finish();
  });
}
