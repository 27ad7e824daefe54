import { expect } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { linkIn, mailTo } from "#tests/e2e/support/mailbox.ts";
import { aWord, becomePerson, buy, quoteForm, send } from "#tests/e2e/support/people.ts";

const FOLD = "Say how and when you want to be contacted";
const TIMES = "When suits you best?";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("how and when to reach somebody stays typed after a refusal, and reaches their page", async ({
    page,
    newClient,
  }) => {
    const word = aWord();
    const { phone } = quoteForm();
    const email = `customer-${word}@example.com`;
    await page.goto("/services/heat-pumps");
    const way = page.getByLabel("Which way do you prefer?");
    const time = (name: string) => page.getByRole("group", { name: TIMES }).getByRole("checkbox", { name });
    await page.getByText(FOLD).click();
    await expect(way, "nothing is chosen for the customer").toHaveValue("");
    await page.getByLabel("Full Name").fill("Sam Okonedo");
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Phone Number").fill(phone);
    await page.getByLabel("Postcode").fill("ZZ1 1ZZ");
    await way.selectOption("Text message");
    await time("Weekday evenings").check();
    await time("Weekends").check();
    await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(page.getByRole("alert").or(page.locator(":focus")).first()).toContainText("There is a problem");

    await expect(way).toHaveValue("text");
    await expect(time("Weekday mornings")).not.toBeChecked();
    await expect(time("Weekday evenings")).toBeChecked();
    await expect(time("Weekends")).toBeChecked();
    await page.getByLabel("Postcode").fill("SM1 1EA");
    await page.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(page).toHaveURL(/\/thank-you/);
    const mail = await mailTo(await newClient(), email, /confirm/i);
    await page.goto(linkIn(mail));
    await expect(page.getByText("A text message, weekday evenings (5 to 8), weekends (10 to 4)")).toBeVisible();
  });
});

test("a business is asked the same; what is not on the list is refused beside the question", async ({
  page,
  newClient,
}) => {
  await page.goto("/business");
  await expect(page.getByLabel("Which way do you prefer?"), "folded until wanted").toBeHidden();
  await page.getByText(FOLD).click();
  await expect(page.getByLabel("Which way do you prefer?")).toHaveAccessibleDescription("(optional)");
  await expect(page.getByRole("group", { name: TIMES }).getByRole("checkbox")).toHaveCount(4);
  const { word: _, ...form } = quoteForm({ contactWay: "pigeon", contactTimes: "midnight" });
  const html = await (await send(await newClient(), "/?index", form, 422)).text();
  expect(html).toContain("Choose how you want to be contacted.");
  expect(html).toContain("Choose times from the list.");
});

test("a wish is read before buying; changed afterwards, the bought lead begins with the new way", async ({
  people,
  page,
  newClient,
}) => {
  const installer = await people.installer({ credits: 10 });
  const customer = await people.customer({ form: { contactWay: "email", contactTimes: "weekends" } });
  await becomePerson(page, installer);
  await page.goto("/leads");
  const card = page.getByRole("article").filter({ hasText: customer.word });
  await expect(card).toContainText("An email, weekends (10 to 4)");
  await buy(installer.client, (await card.locator('input[name="leadId"]').first().inputValue()) ?? "");
  const client = await newClient();
  const intent = "wish";
  const wrong = await (await send(client, customer.link, { intent, contactWay: "pigeon" }, 422)).text();
  expect(wrong).toMatch(/<details class="contact-wish[^>]* open/);
  expect(wrong).toContain("Choose how you want to be contacted.");
  await send(client, customer.link, { intent, contactWay: "text", contactTimes: "weekday-evenings" }, 302);
  await page.goto("/leads?tab=purchased");
  await page.getByRole("link", { name: customer.name }).first().click();
  const band = page.getByRole("region", { name: "Text first" });
  await expect(band.getByRole("link", { name: customer.phone })).toHaveAttribute("href", /^sms:\+44/);
  await expect(band).toContainText("Prefers a text message, weekday evenings (5 to 8).");
  await expect(page.getByRole("region", { name: "Contact" })).toContainText(
    "A text message, weekday evenings (5 to 8)",
  );
});
