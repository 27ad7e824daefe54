import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { becomePerson, buy } from "#tests/e2e/support/people.ts";

test("a newly bought lead starts with the number to call and the hours left, until the company has tried", async ({
  people,
  page,
}) => {
  const [installer, customer] = await Promise.all([people.installer({ credits: 10 }), people.customer()]);
  await becomePerson(page, installer);
  await page.goto("/leads");
  const card = page.getByRole("article").filter({ hasText: customer.word });
  await buy(installer.client, (await card.locator('input[name="leadId"]').first().inputValue()) ?? "");
  await page.goto("/leads?tab=purchased");
  await page.getByRole("link", { name: customer.name }).first().click();

  const band = page.getByRole("region", { name: "Call first" });
  const number = band.getByRole("link", { name: customer.phone });
  await expect(number).toHaveAttribute("href", /^tel:\+44/);
  await expect(band).toContainText("23 hours left of the 24 hours");
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const others = await page
    .locator("main :is(p, dd, a, b)")
    .evaluateAll((all) =>
      all.filter((one) => !one.closest(".call-band")).map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
  expect(await number.evaluate(size), "the largest thing to press").toBeGreaterThan(Math.max(...others));

  await band.getByRole("link", { name: "Note it" }).click();
  await page.getByRole("button", { name: "I tried to reach them" }).click();
  await expect(page.getByRole("region", { name: "Attempts to reach them" })).toContainText(/Call, \d\d/);
  await expect(band).toHaveCount(0);
});
