import type { Page } from "@playwright/test";

/** Five answers, as the form sends them. */
export const FIVE = "postcode=CR0+2YR&type=semi&built=1919-1944&beds=3&heating=gas";
/** The same home as its plan's address names it. */
export const CROYDON = "postcode=CR0&type=semi&built=1919-1944&beds=3";
/** Where several measures pay: a car, a boiler that is due, a larger roof. */
export const RICH = `${CROYDON}&wall=cavityEmpty&loft=100&electricity=4200&kwp=5&miles=8000&due=yes`;
/** Insulation alone, of a home that hardly heats. */
export const NOTHING_PAYS = `${CROYDON}&fuel=2000&m=draughtProofing&m=loft&m=floor`;

/** The check of a roof's figures there. */
export const CHECK = "/check-a-quote?postcode=CR0&kwp=4&azimuth=180&pitch=35&shading=none";

export const planAddress = (query: string) => `/planner/plan?${query}`;

/** "£1,600 to £1,900" of this line of the verdict. */
export const range = (page: Page, of: "year" | "npv" | "payback") => page.locator(`#range-${of}`);

/** Opens a folded part by its heading, as a reader without scripts does. */
export const unfold = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true }).click();

export const FOLDED = [
  "A summer day",
  "A winter day",
  "Through the year",
  "Over 20 years",
  "Carbon",
  "Compare tariffs",
  "What we assumed",
  "How we worked it out",
];

export const HEADINGS = [
  "What to do first",
  "Your bill",
  "A summer day",
  "A winter day",
  "Through the year",
  "Over 20 years",
  "Carbon",
  "Compare tariffs",
  "Not worth it today",
  "What we assumed",
  "Take this plan to installers",
  "How we worked it out",
];
