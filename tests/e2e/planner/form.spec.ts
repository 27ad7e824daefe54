import { expect, type Page } from "@playwright/test";
import { inSummary } from "#content/planner/input-messages.ts";
import { test } from "#tests/e2e/support/fixtures.ts";

const FIVE = "postcode=CR0&type=semi&built=1919-1944&beds=3&heating=gas";
const UNKNOWN = "We do not know this postcode. Check it, or use the first half of it.";
const _PAGE_KILOBYTES_MAX = 30;

const form = (page: Page) => page.getByRole("form", { name: "Plan your home's energy" });
const house = (page: Page) => page.getByRole("complementary", { name: /^Your home/ });
const panels = (page: Page) => page.locator("[data-panel]:not(.is-off)");
const summary = (page: Page) => page.getByRole("alert");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the planner asks in four steps, each of which can be sent", {
    tag: "@story",
  }, async ({ page }) => {
    const answer = await page.goto("/planner");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Plan your home's energy" })).toBeVisible();
    for (const name of ["Your home", "Your energy use", "Your roof and car", "What to look at"]) {
      const step = form(page).getByRole("group", { name, exact: true }).first();
      await expect(step.getByRole("heading", { name })).toBeVisible();
      await expect(step.getByRole("button", { name: "See my plan" })).toBeVisible();
    }
    await expect(house(page).getByRole("img", { name: "Your home so far" })).toBeVisible();
  });

  test("what is out of range is said beside each field and on top, and everything typed is kept", async ({ page }) => {
    const typed = {
      floor: "19",
      kwp: "21",
      pitch: "91",
      azimuth: "360",
      flow: "66",
      postcode: "ZZ1 1ZZ",
      people: "2",
    };
    const answer = await page.goto(`/planner?${new URLSearchParams({ ...typed, beds: "6", type: "castle" })}`);
    expect(answer?.status()).toBe(422);
    const said = {
      "Floor area": "Enter a number from 20 to 500",
      "Solar panels": "Enter a number from 0.5 to 20",
      "How steep is it?": "Enter a number from 0 to 90",
      "Degrees from north": "Enter a number from 0 to 359",
      "Water in the radiators with a heat pump": "Enter a number from 30 to 65",
    };
    for (const [label, message] of Object.entries(said)) {
      const field = form(page).getByRole("textbox", { name: label, exact: true }).first();
      await expect(field).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
      await expect(field).toBeVisible();
      const question = label === "Degrees from north" ? "Which way does the roof face?" : label;
      await expect(summary(page).getByRole("link", { name: inSummary(question, message) })).toBeVisible();
    }
    await expect(summary(page).getByRole("link", { name: "Bedrooms: Enter a number from 1 to 5" })).toBeVisible();
    await expect(summary(page).getByRole("link", { name: `Postcode: ${UNKNOWN}` })).toBeVisible();
    for (const [name, value] of Object.entries(typed)) {
      await expect(form(page).locator(`input[name=${name}]`)).toHaveValue(value);
    }
    for (const value of ["6", "castle"])
      await expect(form(page).getByRole("radio", { name: value, exact: true })).toBeChecked();
  });
});

test("the house follows what is typed, the slider too, and figures follow without a load", async ({ page }) => {
  await page.goto(`/planner?${FIVE}`);
  let loads = 0;
  page.on("load", () => loads++);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await expect(panels(page)).toHaveCount(10);
  await expect(house(page)).toContainText("3,830 kWh");
  await expect(house(page)).toContainText(/Bill today, a year£1,\d\d0/);
  await page.getByRole("slider", { name: "Solar panels" }).fill("3");
  await expect(page.getByRole("textbox", { name: "Solar panels" })).toHaveValue("3");
  await expect(panels(page)).toHaveCount(7);
  await page.getByRole("textbox", { name: "Electric car" }).fill("8000");
  await expect(page.locator("[data-live=car]")).not.toHaveClass(/is-off/);
  // 8,000 miles at 0.29 kWh, four fifths at home.
  await expect(house(page)).toContainText("1,860 kWh");
  await page.getByRole("textbox", { name: "Postcode" }).fill("EH1 1YZ");
  await expect(form(page)).toContainText("Edinburgh: ");
  await expect(house(page).getByRole("status")).toContainText("kWh from the roof");
  expect(loads).toBe(0);
  expect(asked.filter((url) => /1YZ/i.test(url))).toEqual([]);
});

test("the roof's direction is a compass with degrees behind it, and the last one used counts", async ({ page }) => {
  await page.goto("/planner");
  const compass = form(page).getByRole("group", { name: "Which way does the roof face?" }).first();
  const degrees = compass.getByRole("textbox", { name: "Degrees from north" });
  await expect(compass.getByRole("radio", { name: "S", exact: true })).toBeChecked();
  await compass.locator('.pick:has([value="45"])').click();
  await expect(form(page)).toContainText("Your roof faces north-east.");
  await expect(degrees).toBeHidden();
  await compass.getByText("In degrees").click();
  await degrees.fill("200");
  await expect(compass.getByRole("radio", { checked: true })).toHaveCount(0);
  await compass.locator('.pick:has([value="270"])').click();
  await expect(degrees).toHaveValue("");
  await expect(form(page)).toContainText("Your roof faces west.");
});

test("what only some homes have is asked of them alone", async ({ page }) => {
  await page.goto("/planner");
  const litre = page.getByRole("textbox", { name: "Pence a litre on your last bill" });
  const gas = page.getByRole("group", { name: "Is there gas in the street?" });
  const charging = page.getByRole("group", { name: "Where does it charge?" });
  for (const part of [litre, gas, charging]) await expect(part).toBeHidden();
  await page.locator('.pick:has([value="oil"])').click();
  for (const part of [litre, gas]) await expect(part).toBeVisible();
  await page.getByRole("textbox", { name: "Electric car" }).fill("5000");
  await expect(charging).toBeVisible();
});

test("a day can be played, and stopped, by keyboard", async ({ page }) => {
  await page.goto("/planner");
  const day = page.getByRole("checkbox", { name: "Play a day" });
  const moving = () =>
    page.locator(".battery-charge").evaluate((part) => part.getAnimations().some((one) => one.playState === "running"));
  expect(await moving()).toBe(false);
  await day.focus();
  await page.keyboard.press("Space");
  expect(await moving()).toBe(true);
  await page.keyboard.press("Space");
  expect(await moving()).toBe(false);
});

test("five answers by keyboard alone lead to the plan", async ({ page }) => {
  await page.goto("/planner");
  await page.getByRole("textbox", { name: "Postcode" }).focus();
  await page.keyboard.type("CR0 2YR");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Find your address" })).toBeFocused();
  for (const steps of [1, 1, 2, 0]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let step = 0; step < steps; step++) await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Tab");
  const sent = page.waitForRequest(/\/planner\/plan\?/);
  await page.keyboard.press("Enter");
  const query = new URL((await sent).url()).searchParams;
  const answers = Object.fromEntries(["type", "built", "beds", "heating"].map((name) => [name, query.get(name)]));
  expect(answers).toEqual({ type: "semi", built: "1919-1944", beds: "3", heating: "gas" });
  await page.waitForURL(/\/planner\/plan\?/);
});

test("the fifth question left open is an error like the others", async ({ page }) => {
  await page.goto("/planner");
  await page.getByRole("textbox", { name: "Postcode" }).fill("CR0");
  for (const value of ["semi", "1919-1944", "3"]) await page.locator(`.pick:has([value="${value}"])`).first().click();
  await page.getByRole("button", { name: "See my plan" }).first().click();
  await expect(summary(page).getByRole("link")).toHaveText(["What heats it? Choose one of these"]);
  await expect(page).toHaveTitle(/^Error: /);
});

test("what we assume has its source, and nothing is promised up to a figure", async ({ page }) => {
  await page.goto(`/planner?${FIVE}`);
  const words = await page.getByRole("main").innerText();
  expect(words).toContain("We assumed 101 m² of floor");
  expect(words).toContain("We assumed 10,930 kWh for heating a year");
  expect(words).toContain("We assumed 2,700 kWh of electricity a year");
  expect(words).toContain("We assumed 4 kWp on the roof");
  expect(words).not.toMatch(/up to/i);
  const said = page.getByText(/^We assumed/);
  const sources = page.locator(".assumed-source:not(.without-script)");
  expect(await said.count()).toBe(await sources.count());
});
