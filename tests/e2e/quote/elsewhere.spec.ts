import { expect } from "@playwright/test";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { expectAccessibleAtEveryWidth } from "#tests/e2e/support/violations.ts";

const MARK = "Not from a company that we checked";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 800 } });

    test("a quote from elsewhere is kept, compared, changed and removed, and cannot be asked about or chosen", async ({
      page,
      people,
    }) => {
      const { customer } = await quotedRequest(people);
      await page.goto(`${customer.link}/compare`);
      await page.getByRole("link", { name: "Add a quote from somebody else" }).click();
      await page.getByLabel("Company").fill("Larkspur Roofing");
      await page.getByLabel("Price in the quote").fill("7900");
      await page.locator("[name=kwp]").fill("4.4");
      await page.getByText("What else the quote says").click();
      await page.locator("[name=insured]").fill("0");
      await page.getByRole("button", { name: "Keep this quote" }).click();
      await page.waitForURL(/\/compare/);
      const card = page
        .getByRole("region", { name: /side by side$/ })
        .getByRole("article", { name: "Larkspur Roofing" });
      await expect(card).toContainText(MARK);
      await expect(card).toContainText("£7,900");
      await expect(card).toContainText("The workmanship guarantee is not insured.");
      await expect(card.getByRole("link", { name: /^(Choose|Ask)/ })).toHaveCount(0);
      // A phone has room for the first word of a name.
      const column = page.getByRole("columnheader", { name: /^Larkspur/ });
      await expect(column.first()).toContainText(MARK);
      await expect(
        page
          .getByRole("row", { name: /^You pay/ })
          .getByRole("cell")
          .last(),
      ).toContainText("£7,900");
      await expect(page.getByRole("cell").getByRole("link", { name: /Larkspur/ })).toHaveCount(0);
      await page.goto(customer.link);
      await expect(page.getByText("and 1 from elsewhere")).toBeVisible();
      await page.goto(`${customer.link}/compare`);
      await card.getByRole("link", { name: "Change the quote from Larkspur Roofing" }).click();
      await expect(page.getByLabel("Price in the quote")).toHaveValue("7900");
      if (javaScriptEnabled) await expectAccessibleAtEveryWidth(page);
      await page.goto(`${customer.link}/compare`);
      await card.getByRole("button", { name: "Remove the quote from Larkspur Roofing" }).click();
      await expect(page.getByRole("article", { name: "Larkspur Roofing" })).toHaveCount(0);
    });
  });
}
