import type { NumberField } from "#content/planner/fields/plan-field.ts";

/** The page that holds an installer's figures against ours. */
export const quoteCheckPage = {
  path: "/planner/check",
  title: "Check a solar quote’s figures",
  description:
    "An installer says how much your panels would make or save? Hold the figure against an independent estimate for your roof, with its range and sources.",
  heading: "Check an installer's figures",
  intro:
    "Type the roof and the figure from your quote. We work the same roof out from published weather records, and say whether the figure lies within what we would expect.",
} as const;

export const claimFields = {
  kwh: {
    kind: "number",
    path: "claimedKwh",
    query: "claimed",
    label: "What the quote says the panels make in a year",
    unit: "kWh",
    min: 1,
    max: 100_000,
    step: 10,
  },
  savingPounds: {
    kind: "number",
    path: "claimedSavingPounds",
    query: "saving",
    label: "What the quote says you save in the first year",
    hint: "We then need the three answers about your home below.",
    unit: "pounds",
    min: 1,
    max: 100_000,
    step: 10,
  },
} as const satisfies Record<string, NumberField>;

/** What we say of a figure that somebody claims. */
export const claimWords = {
  within: "In line with our estimate",
  high: "Higher than we would expect: ask how it was worked out",
  low: "Lower than we would expect: ask about shading",
} as const;

export const rangeSource =
  "Lowest: SAP 2012’s sun (BRE), less 5%. Highest: what PVGIS’s satellites saw at the sunniest of seven cities, and 5% more. Panels by PVWatts (NREL).";
