import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

const PHONE = { width: 360, height: 780 };
const SCREENS_MAX = 11;
/** The form begins on this screen or an earlier one. */
const FORM_SCREEN = 7;
const COST_SCREEN = 2;

test("home says what it costs on the first two screens of a phone, and asks by the seventh of eleven", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  const screens = await page.evaluate((height) => {
    const top = (id: string) =>
      (document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY;
    const costs = document.getElementById("costs")?.getBoundingClientRect();
    return {
      whole: document.documentElement.scrollHeight / height,
      form: top("quote") / height,
      costs: ((costs?.bottom ?? Number.NaN) + window.scrollY) / height,
    };
  }, PHONE.height);
  expect(screens.whole).toBeLessThanOrEqual(SCREENS_MAX);
  expect(screens.form).toBeLessThan(FORM_SCREEN);
  expect(screens.costs).toBeLessThanOrEqual(COST_SCREEN);
});
