import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

const WHOSE = /9ZZ|Larkspur|9001-0000|0000-7919|certificate/i;
const RIGHT = "From the certificate of 12 March 2019. Right?";

const form = (page: Page) => page.getByRole("form", { name: "Plan your home's energy" });
const answer = (page: Page, name: string) => form(page).locator(`input[name=${name}]:checked`);

async function choose(page: Page, address: string, postcode = "ls6 9zz") {
  await page.goto("/planner");
  await form(page).locator(".pick:has([name=beds][value='2'])").click();
  await page.getByRole("textbox", { name: "Postcode" }).fill(postcode);
  await page.getByRole("button", { name: "Find your address" }).click();
  const homes = page.getByRole("group", { name: "Choose your address" });
  await expect(homes.getByRole("radio").last()).toHaveAccessibleName("Not listed");
  await homes.getByRole("radio", { name: address, exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/planner(\?|$)/);
}

async function isFilledIn(page: Page) {
  for (const [name, value] of Object.entries({ type: "midTerrace", built: "pre1919", heating: "gas", beds: "2" })) {
    await expect(answer(page, name)).toHaveValue(value);
  }
  for (const said of ["Floor area 84 m²", "Outside walls Solid", "Loft insulation 50 mm", /Windows.* Double/]) {
    const line = form(page).getByRole("listitem").filter({ hasText: said });
    await expect(line).toContainText(RIGHT);
  }
  // Type, age and heating, and the four above.
  await expect(page.getByText(RIGHT)).toHaveCount(7);
  await expect(answer(page, "epc")).toHaveCount(0);
}

async function correctWalls(page: Page) {
  const walls = form(page)
    .getByRole("listitem")
    .filter({ hasText: /^Outside walls/ });
  await walls.getByText("Change").click();
  await walls.locator(".pick", { hasText: "Solid, insulated" }).click();
}

async function planUsesWhatWasCorrected(page: Page) {
  await page.getByRole("button", { name: "See my plan" }).first().click();
  await page.waitForURL(/\/planner\/plan\?/);
  const query = Object.fromEntries(new URL(page.url()).searchParams);
  expect(query).toMatchObject({ postcode: "LS6", type: "midTerrace", built: "pre1919", beds: "2", floor: "84" });
  expect(query).toMatchObject({ wall: "solidInsulated", loft: "50", windows: "double", heating: "gas" });
  expect(page.url()).not.toMatch(WHOSE);
  await expect(page.getByRole("main")).toContainText("84 m²");
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address fills in the form, which can be corrected, and the plan uses what was corrected", {
    tag: "@story",
  }, async ({ page }) => {
    await choose(page, "1 Larkspur Terrace");
    expect(new URL(page.url()).searchParams.get("certificate")).toMatch(/^2019-03-12\*/);
    expect(page.url()).not.toMatch(/9ZZ|Larkspur|9001-0000|0000-7919/i);
    await isFilledIn(page);
    await correctWalls(page);
    await planUsesWhatWasCorrected(page);
  });

  test("an address that is not listed, and a certificate that is too old, leave the form as it was", async ({
    page,
  }) => {
    await choose(page, "Not listed");
    expect(new URL(page.url()).search).toMatch(/postcode=LS6&/);
    await expect(answer(page, "beds")).toHaveValue("2");
    await choose(page, "7 Larkspur Terrace");
    await expect(form(page).getByRole("status")).toHaveText(
      "The certificate of this address is of 3 June 2014, more than 10 years old, so please answer the questions yourself.",
    );
    await expect(answer(page, "beds")).toHaveValue("2");
    await expect(answer(page, "type")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Postcode" })).toHaveValue("ls6 9zz");
  });

  test("years that lie in two of ours are asked, and bedrooms are", async ({ page }) => {
    await choose(page, "Flat 1, 6 Larkspur Terrace");
    await choose(page, "2 Larkspur Terrace");
    await expect(answer(page, "built")).toHaveCount(0);
    await expect(form(page)).toContainText("It says 1900 to 1929: was it built before 1919?");
  });

  test("Enter in the postcode asks for the plan, not for the address", async ({ page }) => {
    await page.goto("/planner");
    await page.getByRole("textbox", { name: "Postcode" }).fill("LS6");
    await page.getByRole("textbox", { name: "Postcode" }).press("Enter");
    await page.waitForURL(/\/planner\/plan\?postcode=LS6/);
  });
});

test("with scripts a mark goes as soon as its answer is corrected", async ({ page }) => {
  await choose(page, "1 Larkspur Terrace");
  await isFilledIn(page);
  await correctWalls(page);
  await expect(page.getByText(RIGHT)).toHaveCount(6);
  await expect(
    form(page)
      .getByRole("listitem")
      .filter({ hasText: /^Outside walls/ }),
  ).toContainText("from you");
  await planUsesWhatWasCorrected(page);
});

test("the quote form shows the homes in place, and Enter still sends the request", async ({ page }) => {
  await page.goto("/contact");
  const quote = page.getByRole("form", { name: "Get 3 free quotes" });
  await quote.getByLabel("Full Name").fill("Sam Hale");
  await quote.getByLabel("Postcode").fill("LS6 9ZZ");
  await quote.getByRole("button", { name: "Find your address" }).click();
  const homes = quote.getByRole("group", { name: "Choose your address" });
  await homes.getByRole("radio", { name: "Flat 1, 6 Larkspur Terrace" }).check();
  await quote.getByRole("button", { name: "Continue" }).click();
  await expect(quote.getByLabel("Property Type")).toHaveValue("flat");
  await expect(quote.getByLabel("Current heating")).toHaveValue("electric");
  await expect(homes).toHaveCount(0);
  await expect(quote.getByLabel("Full Name")).toHaveValue("Sam Hale");
  await expect(quote.getByRole("button", { name: "Get my 3 free quotes" })).toBeVisible();
  await quote.getByLabel("Full Name").press("Enter");
  // Not for another address: what is still missing is said.
  await expect(page.locator(":focus").getByRole("link")).toHaveText([
    "Choose the service you need.",
    "Enter your email address.",
    "Enter your phone number.",
  ]);
});
