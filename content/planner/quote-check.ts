import type { NumberField } from "#content/planner/fields/plan-field.ts";

/** The page that compares an installer's figures with ours. */
export const quoteCheckPage = {
  path: "/planner/check",
  title: "Check a solar quote’s figures",
  description:
    "Has an installer told you how much your panels would make or save? Check the figure against an independent estimate for your roof, with its range and sources.",
  heading: "Check an installer's figures",
  intro:
    "Enter the roof and figure from your quote. We work out the same roof from published weather records and tell you whether the figure is what we would expect.",
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
    hint: "If so, answer the three questions about your home below.",
    unit: "pounds",
    min: 1,
    max: 100_000,
    step: 10,
  },
} as const satisfies Record<string, NumberField>;

/** What we say about an installer's figure. */
export const claimWords = {
  within: "In line with our estimate",
  high: "Higher than we would expect: ask how it was worked out",
  low: "Lower than we would expect: ask about shading",
} as const;

export const rangeSource =
  "Lowest: SAP 2012’s sun (BRE), less 5%. Highest: what PVGIS’s satellites saw at the sunniest of seven cities, and 5% more. Panels by PVWatts (NREL).";
