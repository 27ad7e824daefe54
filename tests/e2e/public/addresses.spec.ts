import { expect } from "@playwright/test";
import { notFound } from "#content/pages/not-found.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson } from "#tests/e2e/support/people.ts";

test("an unknown address in the working area is dressed like the working area", async ({ page, demo }) => {
  await becomePerson(page, { client: await demo("approved@demo.example") });
  await page.goto("/leads/no-such-place");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading);
  await expect(page.locator(".work")).toHaveCSS("display", "grid");
});
