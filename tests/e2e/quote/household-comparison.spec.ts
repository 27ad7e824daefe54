import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { quotedRequest } from "#tests/e2e/every-page/quoted-request.ts";
import { test } from "#tests/e2e/support/fixtures.ts";
import { send } from "#tests/e2e/support/people.ts";
import { PHONE, tooWide } from "#tests/e2e/support/violations.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: PHONE });

    test("the household decides along on a phone: the customer's comparison, to look at", async ({
      page,
      people,
      newClient,
    }) => {
      const { customer, offers } = await quotedRequest(people);
      const kept = { intent: "keep", id: randomUUID(), company: "Larkspur Roofing", for: "solar", price: "7900" };
      await send(await newClient(), `${customer.link}/elsewhere`, { ...kept, kwp: "4.4" }, 302);
      const cards = page.getByRole("region", { name: /side by side$/ }).getByRole("article");
      await page.goto(`${customer.link}/compare`);
      const figures = await cards.locator(".pick-price, .pick-money > p, .pick-facts").allInnerTexts();
      await page.goto(`${customer.link}/links`);
      await page.getByLabel("Who is it for?").fill("Alex");
      await page.getByRole("button", { name: "Share with my household" }).click();
      await page.goto((await page.getByText(/\/shared\//).textContent()) ?? "");

      await expect(page.getByText("Compare 2 quotes and 1 from elsewhere")).toBeVisible();
      await page.getByRole("link", { name: "Compare 2 quotes" }).click();
      await expect(page).toHaveTitle(/^Compare - Your project/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which of these?");
      await expect(cards).toHaveCount(3);
      expect(await cards.locator(".pick-price, .pick-money > p, .pick-facts").allInnerTexts()).toEqual(figures);
      for (const [index, { company }] of offers.entries()) {
        await expect(cards.nth(index).getByRole("heading", { level: 2 })).toHaveText(company.companyName);
      }
      await expect(page.getByRole("article", { name: "Larkspur Roofing" })).toContainText(
        "Not from a company that we checked",
      );
      await expect(page.getByText("Solar panels, 4.4 kWp")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByRole("button"), "it can only look").toHaveCount(0);
      await expect(main.getByRole("textbox")).toHaveCount(0);
      await expect(main.getByRole("link", { name: /^(Ask|Choose|Change|Open the PDF|Add a quote)/ })).toHaveCount(0);
      await expect(page.getByRole("row", { name: /^You pay/ }).getByRole("cell")).toHaveCount(3);
      const party = page.getByRole("row", { name: /^Contract party/ }).getByRole("cell");
      await expect(party.first(), "by words, not by colour alone").toContainText("worth asking about");
      await page.getByText("How we work out “better off”").click();
      await expect(main).not.toContainText("Work it out with my own prices");
      expect(await tooWide(page)).toEqual([]);
      await page.getByRole("link", { name: "Back to the request" }).click();
      await expect(page.getByRole("heading", { name: "Who has the details" })).toBeVisible();
    });
  });
}
