import { expect, type Page } from "@playwright/test";
import { at, type State, sendUnchecked } from "#tests/e2e/every-page/state.ts";

/** One page of each template of the public site, and its visually different states. */
export const siteStates: State[] = [
  {
    name: "a service with results",
    everyColour: true,
    open: at("/services/solar-panels?annualBill=1200&roofArea=30&propertyType=2"),
  },
  { name: "a service with warnings", open: at("/services/ev-chargers?annualMiles=many&costPerMile=-1&efficiency=0") },
  {
    name: "a service with lines and their table",
    async open(page) {
      await page.goto("/services/low-carbon-heating?annualBill=1000&rooms=5");
      await page.locator("#calculator").getByText("Show as table").click();
    },
  },
  { name: "a service whose picture is empty", open: at("/services/net-zero") },
  {
    name: "a service with the largest figures",
    open: at("/services/fleet-charging?fleetSize=999999999&dailyMiles=999999999&costPerMile=999999999"),
  },
  { name: "a service with choices alone", open: at("/services/grants") },
  { name: "an unknown service", open: at("/services/no-such-service") },
  { name: "all services", open: at("/services") },
  { name: "the services menu, open", open: openServices },
  { name: "the questions, all open", open: openQuestions },
  { name: "contact with errors in its form", open: (page) => sendUnchecked(page, "/contact", "Get my 3 free quotes") },
  { name: "business", open: at("/business") },
  { name: "a borough", open: at("/croydon-renewable-energy") },
  { name: "a city of Northern Ireland", open: at("/belfast-renewable-energy") },
  { name: "a county", open: at("/surrey-renewable-energy") },
  {
    name: "a local page with results",
    open: at("/croydon-ev-chargers?dailyMiles=30&weeklyFuel=40&chargingLocation=1"),
  },
  { name: "all local areas", open: at("/local-areas") },
  { name: "all local areas, none found", open: at("/local-areas?query=zzzz") },
  { name: "an unknown borough", open: at("/boroughs/atlantis") },
  { name: "a legal page", open: at("/privacy-policy") },
  { name: "all guides", open: at("/guides") },
  { name: "a guide with charts", open: at("/guides/comparing-quotes") },
  { name: "a guide with pictures", open: at("/guides/planning-rules-by-nation") },
  { name: "impact", open: at("/impact") },
  { name: "a page with figures and their sources", open: at("/tesla-powerwall") },
  { name: "the description of the interface", open: at("/api/docs") },
];

async function openServices(page: Page) {
  await page.goto("/about");
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Net Zero Consultancy" })).toBeVisible();
}

async function openQuestions(page: Page) {
  await page.goto("/services/battery-storage");
  const questions = page.getByRole("main").locator("details");
  await questions.evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
}
