import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aPhone, aWord, becomePerson, buy, send } from "#tests/e2e/support/people.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a business asks on its own form, and installers read about the site, but not who it is until they buy", async ({
    page,
    people,
    newClient,
  }) => {
    const word = aWord();
    const email = `office-${word}@example.com`;
    await page.goto("/");
    await page.getByRole("form", { name: "Start here" }).getByRole("link", { name: "For a business" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("For a company, a school or a farm");

    const form = page.getByRole("form", { name: "Get 3 free quotes" });
    await form.getByLabel("Service Required").selectOption("Commercial Solar");
    await form.getByLabel("Estimated Budget").selectOption("£30,000-£100,000");
    await form.getByLabel("Additional Details").fill(`Trapezoidal steel roof, ${word}.`);
    await form.getByLabel("Postcode").fill("RG41 2QJ");
    await form.getByLabel("Electricity you use in a year").fill("lots");
    await form.getByLabel("Kind of site").selectOption("Warehouse or factory");
    await form.getByLabel("Who owns the site").selectOption("We own it");
    await form.getByLabel("Electricity supply").selectOption("Three phase");
    await form.getByLabel("Full Name").fill("Martin Hale");
    await form.getByLabel("Email Address").fill(email);
    await form.getByLabel("Phone Number").fill(aPhone());
    await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(form.getByLabel("Company or organisation")).toHaveAccessibleDescription(
      /Enter the name of your company or organisation\./,
    );
    await expect(form.getByLabel("Electricity you use in a year")).toHaveAccessibleDescription(/enter a whole number/);
    await expect(form.getByLabel("Kind of site")).toHaveValue("warehouse");
    await expect(form.getByLabel("Estimated Budget")).toHaveValue("30k-100k");
    await form.getByLabel("Company or organisation").fill(`${word} Joinery Ltd`);
    await form.getByLabel("Electricity you use in a year").fill("96,000 kWh");
    await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(page).toHaveURL(/\/thank-you\?done=/);

    const client = await newClient();
    const link = linkIn(await mailTo(client, email, /^Confirm your quote request/));
    await send(client, link, { intent: "confirm" }, 302);
    const installer = await people.installer({ credits: 10 });
    await becomePerson(page, installer);
    await page.goto("/leads");
    const card = page.getByRole("article").filter({ hasText: `Trapezoidal steel roof, ${word}` });
    await expect(card).toContainText("£30,000-£100,000");
    await expect(card).not.toContainText("Joinery");
    await card.getByText("About the site").click();
    await expect(card).toContainText("96,000 kWh");
    await expect(card).toContainText("Three phase");
    await buy(installer.client, await card.locator('input[name="leadId"]').first().inputValue());
    await page.goto("/leads?tab=purchased");
    await expect(page.getByRole("main")).toContainText(`Martin Hale, ${word} Joinery Ltd`);
  });
});

test("the pages of commercial services ask for a business, all others for a home", async ({ page }) => {
  for (const [path, isBusiness] of [
    ["/services/commercial-solar", true],
    ["/services/net-zero", true],
    ["/services/solar-panels", false],
    ["/contact", false],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel("Company or organisation")).toHaveCount(isBusiness ? 1 : 0);
    const form = page.getByRole("form", { name: "Get 3 free quotes" });
    await expect(form.getByLabel("Property Type")).toHaveCount(isBusiness ? 0 : 1);
  }
  await page.goto("/services/net-zero");
  await expect(page.getByLabel("Service Required")).toHaveValue("net-zero");
});
