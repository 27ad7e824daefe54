import { shown } from "#content/figures/shared-figures.ts";
import { electricityPrice, exportPrice, gridCarbon, solarCost, yieldUk } from "#content/service-pages/common-facts.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

// Our sums beside the operator's claims. landing-pages.test.ts recalculates them from the data.

const SHARES = `A three-bedroom semi and £6,000 for the panels. 8 in 10 of our runs fall in this range, with export at ${shown.exportLowest} to ${shown.exportHighest} and a new inverter in year 12.`;
const SUMS_ON = [yieldUk, electricityPrice, solarCost, exportPrice].flatMap(({ restsOn }) => restsOn);
const PRICES = `${yieldUk.source}; ${electricityPrice.source}; ${solarCost.source}; ${exportPrice.source}`;

export const payBackSutton: SourcedFact = {
  id: "pay-back-sutton",
  label: "Payback of 4 kW, our estimate",
  value: "about 9 to 17 years",
  note: `3,830 kWh a year, south-facing. ${SHARES}`,
  source: PRICES,
  asOf: "autumn 2026",
  restsOn: SUMS_ON,
};

export const payBackKent: SourcedFact = {
  id: "pay-back-kent",
  label: "Payback of 4 kW, our estimate",
  value: "about 9 to 16 years",
  note: `4,050 kWh a year, south-facing. ${SHARES}`,
  source: PRICES,
  asOf: "autumn 2026",
  restsOn: SUMS_ON,
};

export const carbonKent: SourcedFact = {
  id: "carbon-kent",
  label: "CO₂e avoided by 4 kW in a year, our estimate",
  value: "about 0.53 tonnes",
  note: "4,050 kWh at the grid’s average of this year. It shrinks as the grid gets cleaner.",
  source: gridCarbon.source,
  asOf: gridCarbon.asOf,
  restsOn: [...gridCarbon.restsOn, "yield.south"],
};

/** Why the operator's claim for Kent is larger than our sum. */
export const whatKentClaims =
  "It names no size of system. At this year’s grid average that takes about 11 kW of panels facing south; the 0.53 tonnes above are for 4 kW.";
