import { expect } from "@playwright/test";
import { test } from "#tests/e2e/town/fixtures.ts";

const look = (select: SVGElement | HTMLElement) => {
  const { appearance, backgroundImage } = getComputedStyle(select);
  const muted = getComputedStyle(document.documentElement).getPropertyValue("--color-muted");
  return { appearance, stroke: /stroke='%23(\w+)'/.exec(backgroundImage)?.[1], muted: muted.replace("#", "") };
};

test("a select has our caret in a colour of either scheme, and the system's where colours are forced", async ({
  page,
}) => {
  await page.goto("/");
  const select = page.locator("select").first();
  const strokes = new Set<string | undefined>();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { appearance, stroke, muted } = await select.evaluate(look);
    expect([appearance, stroke]).toEqual(["none", muted]);
    strokes.add(stroke);
  }
  expect(strokes.size).toBe(2);
  await page.emulateMedia({ forcedColors: "active" });
  expect(await select.evaluate(look)).toMatchObject({ appearance: "auto", stroke: undefined });
});
