import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";
import { aPhone, aWord } from "#tests/e2e/support/people.ts";

const SOLAR = "/services/solar-panels";
const FILLED = `${SOLAR}?annualBill=1200&roofArea=30&propertyType=2`;

const calculator = (page: Page) => page.getByRole("form", { name: "Solar savings calculator" });
const results = (page: Page) => page.getByRole("region", { name: /calculator$/i }).getByRole("status");
const bill = (page: Page) => calculator(page).getByLabel("Annual electricity bill");
const picture = (page: Page) => page.getByRole("figure").getByRole("img");
const roof = (page: Page) => calculator(page).getByLabel("Usable roof area");

test("figures side by side are level, each with its name and its explanation under it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/services/net-zero?carbonFootprint=120&targetYear=2035&energyConsumption=150000");
  const rule = page.locator(".rule");
  const heights = async (words: string[]) =>
    Promise.all(
      words.map(async (word) => (await rule.getByText(word, { exact: true }).boundingBox())?.y ?? Number.NaN),
    );
  const figures = await heights(["11 years", "10.9 tonnes", "£18,273"]);
  const names = await heights(["Years", "Yearly cut", "Cost"]);
  expect(new Set(figures.map(Math.round)).size).toBe(1);
  expect(new Set(names.map(Math.round)).size).toBe(1);
  expect(names[0]).toBeGreaterThan(figures[0] ?? Number.NaN);
  expect((await heights(["A first figure for the plan"]))[0]).toBeGreaterThan(names[2] ?? Number.NaN);
});

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("a quote form that is refused beside it keeps the figures, and the figures keep what was typed", async ({
      page,
    }) => {
      await page.goto(scripts === "on" ? SOLAR : FILLED);
      if (scripts === "on") {
        await bill(page).fill("1200");
        await roof(page).fill("30");
        await calculator(page).getByLabel("Property type").selectOption("2");
      }
      const quote = page.getByRole("form", { name: "Get 3 free quotes" });
      await quote.getByLabel("Full Name").fill("Sam Okonedo");
      await quote.getByLabel("Email Address").fill("sam@example.com");
      await quote.getByLabel("Phone Number").fill(aPhone());
      await quote.getByLabel("Postcode").fill("RG44 9ZZ");
      await quote.getByRole("button", { name: "Get my 3 free quotes" }).click();
      await expect(quote.getByRole("alert")).toBeVisible();
      await expect(quote.getByLabel("Full Name")).toHaveValue("Sam Okonedo");
      await expect(bill(page)).toHaveValue("1200");
      await expect(results(page)).toHaveText(["£840", "5 kW"]);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an address with figures shows their results, with what they assume", async ({ page }) => {
    await page.goto(FILLED);
    await expect(results(page)).toHaveText(["£840", "5 kW"]);
    await expect(bill(page)).toHaveValue("1200");
    await expect(calculator(page).getByLabel("Property type")).toHaveValue("2");
    const card = page.getByRole("region", { name: "Solar savings calculator" });
    for (const words of ["Quick estimate", "What this assumes", "Good to know", "What would change it:"]) {
      await expect(card.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(card).toContainText("a year");
    await expect(card).toContainText("Panels save 70% of your annual electricity bill.");
  });

  test("a picture shows the same figures, and a table behind it", async ({ page }) => {
    await page.goto(FILLED);
    await expect(picture(page)).toHaveAccessibleName("Electricity bill a year. Today: £1,200. With panels: £360.");
    await expect(picture(page)).toBeVisible();
    const table = page.getByRole("table").filter({ hasText: "Electricity bill a year" });
    await expect(table).toBeHidden();
    await page.locator("#calculator").getByText("Show as table").click();
    await expect(table.getByRole("row", { name: "With panels" }).getByRole("cell")).toHaveText("£360");
  });

  test("the form's answer is an address that holds its figures", async ({ page }) => {
    await page.goto(SOLAR);
    await expect(results(page)).toHaveText(["–", "–"]);
    await bill(page).fill("1,200.50");
    await roof(page).fill("90");
    await calculator(page).getByLabel("Property type").selectOption("Terrace");
    await calculator(page).getByRole("button", { name: "Calculate" }).click();
    await expect(results(page)).toHaveText(["£840", "10 kW"]);
    const { searchParams, hash } = new URL(page.url());
    expect([Object.fromEntries(searchParams), hash]).toEqual([
      { annualBill: "1,200.50", roofArea: "90", propertyType: "3" },
      "#calculator",
    ]);
  });

  test("what was not taken as typed is said beside its field", async ({ page }) => {
    await page.goto(`${SOLAR}?annualBill=a%20lot&roofArea=-30&propertyType=9`);
    await expect(results(page)).toHaveText(["£0", "0 kW"]);
    await expectWarning(page, "Annual electricity bill", "Not a number, so it counts as 0.");
    await expectWarning(page, "Usable roof area", "Below 0, so it counts as 0.");
    await expectWarning(page, "Property type", "Not one of the choices, so it counts as Detached.");
    await expect(bill(page)).toHaveValue("a lot");
  });

  test("the quote form beside a service has it chosen, and an answer with errors keeps what was typed", async ({
    page,
  }) => {
    await page.goto("/services/fleet-charging");
    const form = page.getByRole("form", { name: "Get 3 free quotes" });
    await expect(form.getByLabel("Service Required")).toHaveValue("ev-chargers");
    const word = aWord();
    await form.getByLabel("Full Name").fill("Sam Okonedo");
    await form.getByLabel("Email Address").fill(`customer-${word}@example.com`);
    await form.getByLabel("Phone Number").fill("12345");
    await form.getByLabel("Postcode").fill("CR0 1EA");
    await form.getByLabel("Additional Details").fill(`Twelve vans, see ${word}.`);
    await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(page).toHaveURL(/\/services\/fleet-charging#quote$/);
    await expect(page.locator(":focus")).toContainText("There is a problem");
    await expect(form.getByLabel("Phone Number")).toHaveAccessibleDescription(/Error: Enter a UK phone number/);
    await expect(form.getByLabel("Full Name")).toHaveValue("Sam Okonedo");
    await expect(form.getByLabel("Service Required")).toHaveValue("ev-chargers");
    await expect(form.getByLabel("Additional Details")).toHaveValue(`Twelve vans, see ${word}.`);
    await form.getByLabel("Phone Number").fill(aPhone());
    await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(page).toHaveURL(/\/thank-you\?done=/);
  });
});

test("with JavaScript results, warnings and the address follow what one types", { tag: "@story" }, async ({ page }) => {
  await page.goto(SOLAR);
  await bill(page).fill("1200");
  await roof(page).fill("30");
  await expect(results(page)).toHaveText(["£840", "5 kW"]);
  await expect(page).toHaveURL(`${SOLAR}?annualBill=1200&roofArea=30&propertyType=1#calculator`);
  await bill(page).fill("many");
  await expect(results(page)).toHaveText(["£0", "5 kW"]);
  await expectWarning(page, "Annual electricity bill", "Not a number, so it counts as 0.");
  await bill(page).fill("2000");
  await expect(results(page)).toHaveText(["£1,400", "5 kW"]);
  await expect(bill(page)).not.toHaveAccessibleDescription(/counts as 0/);
  await page.reload();
  await expect(results(page)).toHaveText(["£1,400", "5 kW"]);
});

for (const scripts of ["on", "off"] as const) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled: scripts === "on" });

    test("what homes really see comes first and larger, from the same figures", async ({ page }) => {
      await page.goto("/croydon-solar-panels");
      const seen = page.locator("#seen");
      await expect(seen.getByRole("heading", { name: "What homes like this really see" })).toBeVisible();
      await expect(seen).toContainText("Enter a figure here first: Annual electricity bill.");
      await page.getByLabel("Annual electricity bill").fill("1200");
      await page.getByLabel("Usable roof area").fill("20");
      if (scripts === "off") await page.getByRole("button", { name: "Calculate" }).click();
      await expect(seen.getByText(/^£[\d,]+ to £[\d,]+ a year$/)).toBeVisible();
      await expect(seen).toContainText("4 kW");
      const rule = page.getByRole("heading", { name: "Rule of thumb" });
      const tops = await Promise.all([seen, rule].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
      expect(tops[0]).toBeLessThan(tops[1] ?? Number.NaN);
      await expect(results(page)).toHaveText(["£840", "3 kW"]);
      const sizes = await page
        .locator(".seen-first, .calc-result output")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(sizes[0]).toBeGreaterThan(Math.max(...sizes.slice(1)));
    });
  });
}

test("with JavaScript the picture and its table follow what one types, in the place kept for them", {
  tag: "@story",
}, async ({ page }) => {
  await page.goto("/services/low-carbon-heating");
  const figure = page.locator("#calculator").getByRole("figure");
  await expect(picture(page)).toHaveAccessibleName(/Your figures will be drawn here/);
  await figure.getByText("Show as table").click();
  const height = async () => (await figure.boundingBox())?.height;
  const heightBefore = await height();
  const heightOfRow = (await figure.getByRole("row").last().boundingBox())?.height ?? 0;
  await page.getByLabel("Annual heating bill").fill("1000");
  await page.getByLabel("Number of rooms").fill("5");
  await expect(picture(page)).toHaveAccessibleName(/Paid back after 5.6 years\. Cost £2,250\. Saved £4,000\./);
  await expect(figure.getByRole("row").last()).toHaveText("10£4,000£1,750");
  expect(await height()).toBeCloseTo((heightBefore ?? 0) + 5 * heightOfRow, 0);
  await page.getByLabel("Annual heating bill").fill("0");
  await expect(picture(page)).toHaveAccessibleName(/Your figures will be drawn here/);
});

test("a source with a known address leads to it, and one without stands as words", async ({ page }) => {
  await page.goto("/services/heat-pumps");
  const cap = page
    .getByRole("link", { name: "Ofgem energy price cap: average of Great Britain, Direct Debit" })
    .first();
  await expect(cap).toHaveAttribute("href", "https://www.ofgem.gov.uk/energy-price-cap");
  await expect(cap).toHaveAttribute("rel", "external noopener");
  await page.goto("/services/water-systems#facts");
  await expect(page.getByText("Source: Definition of rainfall depth, as of")).toBeVisible();
  await expect(page.getByRole("link", { name: "Definition of rainfall depth" })).toHaveCount(0);
});

test("typing adds nothing to the history, and the way back leads to the page before", async ({ page }) => {
  await page.goto("/services");
  await page.goto(SOLAR);
  await bill(page).pressSequentially("1200");
  await page.goBack();
  await expect(page).toHaveURL("/services");
});

async function expectWarning(page: Page, label: string, words: string) {
  const field = calculator(page).getByLabel(label);
  await expect(field).toHaveAccessibleDescription(new RegExp(words.replaceAll(".", "\\.")));
  await expect(calculator(page).getByText(words).first()).toBeVisible();
}
