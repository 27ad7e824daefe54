import { expect, type Page } from "@playwright/test";
import { test } from "#tests/e2e/support/fixtures.ts";

/** Status, heading and words of what is missing. */
const MISSING: [path: string, heading: string, text: string][] = [
  ["/atlantis-renewable-energy", "Area not found", 'We have no page for the area "atlantis".'],
  ["/local/atlantis", "Area not found", "atlantis"],
  ["/atlantis-solar-panels", "Area not found", "atlantis"],
  ["/boroughs", "Error", "No borough slug provided."],
  ["/boroughs/atlantis", "Borough Not Found", 'The requested borough "atlantis" could not be found.'],
];

for (const [path, heading, text] of MISSING) {
  test(`${path} says what is missing and where to go instead`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(text);
    await expect(page.getByRole("main").getByRole("link", { name: "All local areas" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("an area page shows its own figures, its region's and its nation's grants", async ({ page }) => {
    await page.goto("/glasgow-renewable-energy");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Renewable energy in Glasgow");
    await expect(main.getByRole("list", { name: "Key services" }).getByRole("listitem")).toHaveCount(4);
    await expect(main.getByRole("link", { name: "Get Free Quote" })).toHaveAttribute("href", "#quote");
    for (const tile of ["Average install cost", "Annual savings", "Population", "Incentives"]) {
      await expect(main.locator(".tile dt", { hasText: tile })).toBeVisible();
    }
    const grants = page.getByRole("region", { name: "Help with the cost in Scotland" });
    await expect(grants).toContainText("Home Energy Scotland");
    await expect(grants).not.toContainText("Boiler Upgrade Scheme");
    await expect(main).toContainText("622,820");
    await expect(page.getByRole("textbox", { name: "Postcode" })).toHaveAttribute("placeholder", "G1 1AA");
    await page.getByText("Show as table").click();
    await expect(page.getByRole("row", { name: "June" })).toBeVisible();
  });

  test("Belfast is told nothing of Great Britain's price cap or England's grants", async ({ page }) => {
    await page.goto("/belfast-renewable-energy");
    const main = page.getByRole("main");
    await expect(main).not.toContainText("price cap of");
    await expect(main).not.toContainText("26.32p");
    const grants = page.getByRole("region", { name: "Help with the cost in Northern Ireland" });
    await expect(grants).not.toContainText("Boiler Upgrade Scheme");
  });

  test("a borough leads to London, its neighbours and its local service pages", async ({ page }) => {
    await page.goto("/croydon-renewable-energy");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Local Areas", "London", "Croydon"]);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Solar panels", exact: true })).toHaveAttribute(
      "href",
      "/croydon-solar-panels",
    );
    await expect(main.getByRole("link", { name: "Heat pumps", exact: true })).toHaveAttribute(
      "href",
      "/services/heat-pumps",
    );
    await expect(main.getByRole("listitem").filter({ hasText: "Sutton" })).toContainText("4 miles");
  });

  test("the Sutton calculator answers with Sutton's figures", async ({ page }) => {
    await page.goto("/sutton-solar-panels?annualBill=1000&roofArea=90");
    await expect(page.locator("output[name=saving]")).toHaveText("£710");
    await expect(page.locator("output[name=systemSize]")).toHaveText("12 kW");
    await expect(
      page.getByRole("region", { name: "Get up to 3 free quotes" }).getByLabel("Service Required"),
    ).toHaveValue("solar-panels");
  });

  test("Kent's page has no calculator, and a battery page has battery storage chosen", async ({ page }) => {
    await page.goto("/kent-solar-panels");
    await expect(page.locator("[data-calculator]")).toHaveCount(0);
    await page.goto("/surrey-home-battery");
    await expect(page.getByLabel("Service Required")).toHaveValue("battery-storage");
  });

  test("areas are found by name, slip of the pen, town, postcode and region", async ({ page }) => {
    await page.goto("/local-areas");
    await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText("Showing 102 of 102 areas");
    await search(page, "SM1");
    await expect(page).toHaveURL(/\/local-areas\?query=SM1&region=#areas$/);
    await expect(cards(page).first()).toContainText("Sutton");
    await search(page, "croyden");
    await expect(page.getByRole("main")).toContainText("Nothing matches “croyden”");
    await expect(cards(page).first()).toContainText("Croydon");
    await search(page, "", "Scotland");
    await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText("Showing 4 of 102 areas");
    await search(page, "zzzz");
    await expect(page.getByRole("heading", { name: /^No areas match/ })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Get up to 3 free quotes" }).first()).toHaveAttribute(
      "href",
      "/contact#quote",
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });

  test("a region of the map lists its areas, a borough opens its page", async ({ page }) => {
    await page.goto("/local-areas");
    await page.getByRole("link", { name: /^Scotland: / }).click();
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole("link", { name: /^Sutton: / }).click();
    await expect(page).toHaveURL(/\/sutton-renewable-energy$/);
  });

  test("a form with mistakes comes back on the area's own page", async ({ page }) => {
    await page.goto("/york-renewable-energy");
    const form = page.getByRole("form", { name: "Get 3 free quotes" });
    await form.getByLabel("Full Name").fill("Ada Byron");
    await form.getByLabel("Email Address").fill("ada@mail.example");
    await form.getByLabel("Phone Number").fill("07700 900123");
    await form.getByLabel("Postcode").fill("ZZ99 9ZZ");
    await form.getByLabel("Service Required").selectOption("heat-pumps");
    await form.getByRole("button", { name: "Get my 3 free quotes" }).click();
    await expect(page).toHaveURL(/\/york-renewable-energy#quote$/);
    await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    await expect(form.getByLabel("Full Name")).toHaveValue("Ada Byron");
  });
});

const cards = (page: Page) => page.locator(".area-cards > li");

async function search(page: Page, query: string, region = "") {
  await page.getByLabel("Search by area name, town or postcode").fill(query);
  await page.getByLabel("Region").selectOption(region);
  await page.getByRole("button", { name: "Search" }).click();
}
