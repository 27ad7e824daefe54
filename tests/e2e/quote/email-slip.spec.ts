import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { aWord, quoteForm } from "#tests/e2e/support/people.ts";

const ASK = "Did you mean gmail.com?";
const PHONE = { width: 360, height: 740 };
const TARGET_PIXELS = 44;

const email = (page: Page) => page.getByLabel("Email Address");
const send = (page: Page) => page.getByRole("button", { name: "Get my 3 free quotes" });

/** Everything but the email address. */
async function fillIn(page: Page) {
  const { name, phone, postcode } = quoteForm({});
  await page.getByLabel("Service Required").selectOption({ index: 1 });
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Phone Number").fill(phone);
  await page.getByLabel("Postcode").fill(postcode);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("an address one slip away from a common one is asked about, and one press takes what was meant", {
    tag: "@story",
  }, async ({ page }) => {
    await page.goto("/contact");
    await email(page).fill("Sam.Hill@gmial.com");
    const ask = page.getByRole("button", { name: ASK, exact: true });
    await expect(ask).toHaveCount(0);
    await email(page).press("Tab");
    await expect(ask).toBeVisible();
    await expect(page.locator("[aria-live=polite]").filter({ has: ask })).toHaveCount(1);
    const box = await ask.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(TARGET_PIXELS);
    expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width);
    await email(page).focus();
    await page.keyboard.press("Tab");
    await expect(ask).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(email(page)).toHaveValue("Sam.Hill@gmail.com");
    await expect(email(page)).toBeFocused();
    await expect(ask).toHaveCount(0);

    await email(page).fill("sam@ymail.com");
    await email(page).press("Tab");
    await expect(page.getByText("Did you mean")).toHaveCount(0);
  });

  test("the form can be sent as it is, with a slow press too, and nobody is asked twice", async ({ page }) => {
    const word = aWord();
    await page.goto("/contact");
    await fillIn(page);
    await page.getByLabel("Phone Number").fill("12345");
    await email(page).fill(`${word}@gmial.com`);
    // Pressed while the address is being typed: the question must not push the button from under the mouse.
    await send(page).hover();
    await page.mouse.down();
    await expect(email(page)).not.toBeFocused();
    await page.mouse.up();
    await expect(page.locator(":focus")).toContainText("There is a problem");
    await expect(page.getByRole("button", { name: ASK })).toBeVisible();
    await page.getByLabel("Phone Number").fill("07700 900123");
    await send(page).click();
    await expect(page.getByText(`We wrote to ${word}@gmial.com. Not your address?`)).toBeVisible();
    await expect(page.getByText("Did you mean")).toHaveCount(0);
  });
});

test("signing up asks too", async ({ page }) => {
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Email").fill("sam@hotmial.co.uk");
  await page.getByLabel("Company Name").fill("Hill Ltd");
  await page.getByRole("button", { name: "Did you mean hotmail.co.uk?", exact: true }).click();
  await expect(page.getByLabel("Email")).toHaveValue("sam@hotmail.co.uk");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.locator(":focus")).toContainText("There is a problem");
  await expect(page.getByText("Did you mean")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test("a form that comes back anyway asks, and the page after does not ask again", async ({ page }) => {
    const word = aWord();
    await page.goto("/contact");
    await fillIn(page);
    await page.getByLabel("Phone Number").fill("12345");
    await email(page).fill(`${word}@gmial.com`);
    await send(page).click();
    await expect(page.getByText(ASK, { exact: true })).toBeVisible();
    await expect(email(page)).toHaveAccessibleDescription(/Did you mean gmail\.com\?$/);
    await expect(page.getByRole("button", { name: ASK })).toHaveCount(0);
    await page.getByLabel("Phone Number").fill("07700 900123");
    await send(page).click();
    await expect(page.getByText(`We wrote to ${word}@gmial.com. Not your address?`)).toBeVisible();
  });

  test("the page after asks if the form has not, and leads back to it", async ({ page }) => {
    const word = aWord();
    await page.goto("/contact");
    await fillIn(page);
    await email(page).fill(`${word}@gmial.com`);
    await send(page).click();
    await expect(page.getByText(`We wrote to ${word}@gmial.com. ${ASK}`)).toBeVisible();
    await page.getByRole("link", { name: "Send the form again" }).click();
    await expect(page).toHaveURL(/\/contact#quote$/);
  });
});

test("only pages with an email field load what asks", async ({ page, people }) => {
  const { link } = await people.customer({});
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, isLoaded] of Object.entries({
    "/contact": true,
    "/complaints": true,
    "/guides": false,
    [link]: false,
  })) {
    asked.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    expect(
      asked.some((file) => file.includes("email-fields")),
      path,
    ).toBe(isLoaded);
  }
});
