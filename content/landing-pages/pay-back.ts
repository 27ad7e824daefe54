import { shown } from "#content/figures/shared-figures.ts";
import { electricityPrice, exportPrice, gridCarbon, solarCost } from "#content/service-pages/common-facts.ts";
import type { SourcedFact } from "#content/service-pages/service-page.ts";

// Our sums beside the operator's claims. landing-pages.test.ts recalculates them from the data.

const SHARES = `${shown.selfUseCounted} used at home at the price cap, the rest exported at ${shown.exportGood} (shorter) or ${shown.exportLowest} (longer).`;
const SUMS_ON = [
  ...[electricityPrice, solarCost, exportPrice].flatMap(({ restsOn }) => restsOn),
  ...["yield.table", "self-consumption.counted"],
];
const PRICES = `${electricityPrice.source}; ${solarCost.source}; ${exportPrice.source}`;

export const payBackSutton: SourcedFact = {
  id: "pay-back-sutton",
  label: "Payback of 4 kW, our estimate",
  value: "about 7 to 14 years",
  note: `3,880 kWh a year, south-facing. ${SHARES}`,
  source: PRICES,
  asOf: "autumn 2026",
  restsOn: SUMS_ON,
};

export const payBackKent: SourcedFact = {
  id: "pay-back-kent",
  label: "Payback of 4 kW, our estimate",
  value: "about 7 to 13 years",
  note: `4,100 kWh a year, south-facing. ${SHARES}`,
  source: PRICES,
  asOf: "autumn 2026",
  restsOn: SUMS_ON,
};

export const carbonKent: SourcedFact = {
  id: "carbon-kent",
  label: "CO₂e avoided by 4 kW in a year, our estimate",
  value: "about 0.54 tonnes",
  note: "4,100 kWh at the grid’s average of this year. It shrinks as the grid gets cleaner.",
  source: gridCarbon.source,
  asOf: gridCarbon.asOf,
  restsOn: [...gridCarbon.restsOn, "yield.table"],
};

/** Why the operator's claim for Kent is larger than our sum. */
export const whatKentClaims =
  "It names no size of system. At this year’s grid average that takes about 10 kW of panels facing south; the 0.54 tonnes above are for 4 kW.";
