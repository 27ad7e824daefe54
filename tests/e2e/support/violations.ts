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

/**
 * Makes the page narrower step by step: no violations wide in light and on a phone in dark, and nothing cut off at
 * any width, down to 320 px.
 */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await expectNoViolations(page, "light", WIDE);
  await expectNoViolations(page, "dark", PHONE);
  await page.setViewportSize(NARROWEST);
  expect(await tooWide(page), "scrolls sideways").toEqual([]);
}

/** Whether landmarks have unique names and contain everything depends on user content and scrolling. */
const NOT_ON_EVERY_PAGE = ["landmark-unique", "region"];

/** Nearly all of axe's rules: contrast takes most of its time, so fewer would hardly be faster. */
export async function expectNoViolations(
  page: Page,
  colorScheme: "light" | "dark",
  viewport: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  expect(
    [...(await violationsOn(page, NOT_ON_EVERY_PAGE)), ...(await tooWide(page))],
    `${viewport.width} px, ${colorScheme}`,
  ).toEqual([]);
}

/** Whether the page scrolls sideways, in words. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide on a screen of ${clientWidth}`] : [];
  });
}

// The minified form: a browser reads the long one more slowly than most pages, and @axe-core/playwright sends it
// twice.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function violationsOn(page: Page, leftOut: string[] = []) {
  await endMovements(page);
  for (const frame of page.frames()) await bringAxe(frame);
  const rules = Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }]));
  const violations = await page.evaluate(
    async (chosen) => (await window.axe.run(document, { resultTypes: ["violations"], rules: chosen })).violations,
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, target }) => ({ id, target, html })));
}

/** Once per document is enough. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(AXE);
}

/** Elements that are still fading in don't have their final colours yet. */
async function endMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    for (const one of document.getAnimations()) if (!endless(one)) one.finish();
  });
}
