import { type ChoiceField, type NumberField, namesToChoose, yesOrNo } from "#content/planner/fields/plan-field.ts";

/** The page that says where a price lies, and compares an installer's figures with ours. */
export const quoteCheckPage = {
  path: "/check-a-quote",
  title: "Check a quote: is this price fair?",
  description:
    "Type the price of a quote for panels or a heat pump and see where it lies among published prices, with source and day. Check what the panels should make.",
  heading: "Check an installer's figures",
  intro:
    "Is this price fair? Enter what the quote says. We tell you where the price lies among published ones and what to ask, and work out the same roof from published weather records.",
} as const;

/** What is asked about the price. */
export const priceFields = {
  work: namesToChoose(
    "work",
    "for",
    { label: "What is the quote for?", usual: "solar" },
    {
      solar: "Solar panels",
      battery: "Battery",
      heat_pump: "Heat pump",
      ev_charger: "EV charger",
      other: "Something else",
    },
  ),
  pounds: {
    kind: "number",
    path: "pricePounds",
    query: "price",
    label: "Price in the quote",
    hint: "With VAT, before any grant. For panels with a battery, the panels’ part.",
    unit: "pounds",
    min: 1,
    max: 1_000_000,
    step: 100,
  },
  batterySizeKwh: {
    kind: "number",
    path: "batterySizeKwh",
    query: "kwh",
    label: "Size of the battery",
    hint: "What you can draw from it when it is full.",
    unit: "kWh",
    min: 0.5,
    max: 100,
    step: 0.5,
  },
  heatPumpKw: {
    kind: "number",
    path: "heatPumpKw",
    query: "kw",
    label: "Size of the heat pump",
    hint: "What it gives on the coldest day.",
    unit: "kW",
    min: 1,
    max: 50,
    step: 0.5,
  },
} as const satisfies Record<string, NumberField | ChoiceField>;

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

/** What else a quote says of its price and of those behind it. */
export const termFields = {
  depositPounds: {
    kind: "number",
    path: "depositPounds",
    query: "deposit",
    label: "Deposit",
    hint: "What you pay on order.",
    unit: "pounds",
    min: 0,
    max: 1_000_000,
    step: 10,
  },
  firm: yesOrNo("firm", "firm", { label: "Firm price", hint: "It stays unless you change the job." }),
  validDays: {
    kind: "number",
    path: "validDays",
    query: "days",
    label: "Days valid",
    hint: "How long the price holds, from today.",
    unit: "days",
    min: 0,
    max: 365,
    step: 1,
    whole: true,
  },
  insuredYears: {
    kind: "number",
    path: "insuredYears",
    query: "insured",
    label: "Years insured",
    hint: "For how long insurance honours the guarantee if they close; 0 if it does not.",
    unit: "years",
    min: 0,
    max: 25,
    step: 1,
    whole: true,
  },
} as const satisfies Record<string, NumberField | ChoiceField>;

/** Two that are neither a number nor a choice. */
export const termTexts = {
  mcsNumber: { query: "mcs", label: "MCS number", hint: "Of the company, for panels, batteries and heat pumps." },
  startsOn: { query: "start", label: "Start", hint: "The earliest day they can start." },
} as const;

/** Beside the checks of a quote that was typed in. */
export const typedChecks = {
  heading: "Worth asking",
  none: "Nothing to ask about in what you typed.",
  mcs: "This is written like an MCS number. Look it up on mcscertified.com: it should show this company.",
} as const;

/** What we say about an installer's figure. */
export const claimWords = {
  within: "In line with our estimate",
  high: "Higher than we would expect: ask how it was worked out",
  low: "Lower than we would expect: ask about shading",
} as const;

export const rangeSource =
  "Lowest: SAP 2012’s sun (BRE), less 5%. Highest: what PVGIS’s satellites saw at the sunniest of seven cities, and 5% more. Panels by PVWatts (NREL).";

/** Beside a quote that a customer keeps from elsewhere. */
export const elsewhere = {
  add: "Add a quote from somebody else",
  mark: "Not from a company that we checked",
  about:
    "Type what it says to compare it with your others. Only you and your household see it, never a company, and it goes when your details go.",
} as const;
