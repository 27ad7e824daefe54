import { expect } from "@playwright/test";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectAccessibleAtEveryWidth } from "#tests/e2e/support/violations.ts";

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("two quotes: comparing them is next, each company has its card, and one door leads out", {
      tag: "@story",
    }, async ({ page, people }) => {
      const { customer, offers } = await quotedRequest(people);
      await page.goto(customer.link);
      const next = page.getByRole("region", { name: "2 quotes to compare" });
      await expect(next.getByText("Next for you")).toBeVisible();
      for (const { company } of offers) await expect(next).toContainText(company.companyName);
      await expect(page.getByText("Next for you")).toHaveCount(1);
      await expect(next.getByRole("link", { name: "Compare 2 quotes" })).toHaveAttribute("href", /\/compare$/);

      for (const { company, quoteId } of offers) {
        const read = page.getByRole("link", { name: `Read the quote from ${company.companyName}` });
        await expect(read).toHaveAttribute("href", new RegExp(`/quotes/${quoteId}$`));
        await expect(page.getByRole("link", { name: `Write to ${company.companyName}` })).toBeVisible();
      }
      await expect(page.getByRole("heading", { name: "The week so far" })).toBeHidden();

      await page.getByRole("link", { name: "My brief" }).click();
      await page.getByRole("link", { name: "End this" }).click();
      await expect(page).toHaveURL(/#end$/);
      await expect(page.getByRole("button", { name: "Close my request" })).toBeInViewport();
      await expect(page.getByRole("link", { name: "Stop everything" })).toHaveAttribute("href", /\/stop$/);
      await expect(page.getByRole("link", { name: "Delete my details" })).toHaveAttribute("href", /\/delete$/);
      if (scripts === "on") await expectAccessibleAtEveryWidth(page);
    });
  });
}

test("before anybody has the details there is only closing, and nothing to compare", async ({ page, people }) => {
  const customer = await people.customer();
  await page.goto(customer.link);
  await page.getByRole("link", { name: "End this" }).click();
  await expect(page.locator("#end").getByRole("button", { name: "Close my request" })).toBeInViewport();
  await expect(page.getByText(/Stop everything|Delete my details/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Compare" })).toHaveCount(0);
  await expectAccessibleAtEveryWidth(page);
});
