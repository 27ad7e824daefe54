import tariffs from "#content/data/planner/tariffs.json" with { type: "json" };
import { type ChoiceField, type NumberField, namesToChoose, yesOrNo } from "#content/planner/fields/plan-field.ts";

export const energyFields = {
  heating: namesToChoose(
    "energy.heating",
    "heating",
    { label: "What heats it?", usual: "gas", asked: true },
    {
      gas: "Gas boiler",
      oil: "Oil",
      lpg: "LPG",
      electric: "Electric",
      heatPump: "Heat pump",
      network: "Heat network",
    },
  ),
  emitters: namesToChoose(
    "energy.emitters",
    "emitters",
    { label: "What gives the heat?", hint: "For electric heating.", usual: "panel" },
    { storage: "Storage heaters", panel: "Panel or fan heaters", radiators: "Boiler with radiators" },
  ),
  nightRate: yesOrNo("energy.nightRate", "night", {
    label: "Do you pay less at night?",
    hint: "For electric heating, on a tariff such as Economy 7.",
  }),
  fuelKwh: {
    kind: "number",
    path: "energy.fuelKwh",
    query: "fuel",
    label: "Heating fuel in a year",
    hint: "On your bill as “annual usage”. A litre of oil is about 10.35 kWh. For electric heaters or a heat pump: their own electricity.",
    unit: "kWh",
    min: 500,
    max: 100_000,
    step: 100,
    usual: null,
  },
  electricityKwh: {
    kind: "number",
    path: "energy.electricityKwh",
    query: "electricity",
    label: "Electricity in a year",
    hint: "On your bill as “annual usage”. Leave out what a car or heat pump uses.",
    unit: "kWh",
    min: 500,
    max: 50_000,
    step: 50,
    usual: null,
  },
  exportPence: {
    kind: "number",
    path: "energy.exportPence",
    query: "export",
    label: "Payment for each kWh you sell",
    unit: "p",
    min: 0,
    max: 60,
    step: 0.5,
  },
  fuelPence: {
    kind: "number",
    path: "energy.fuelPence",
    query: "fuelpence",
    label: "Cost of a kWh of your fuel",
    hint: "Of gas, with VAT. Electric heat is priced by your tariff.",
    unit: "p",
    min: 1,
    max: 60,
    step: 0.1,
    usual: null,
  },
  gasInStreet: yesOrNo("energy.gasInStreet", "gasstreet", {
    label: "Is there gas in the street?",
    hint: "Without it, the grant for a heat pump may be higher.",
    usual: null,
  }),
} as const satisfies Record<string, NumberField | ChoiceField>;

/** How oil and LPG are bought: the price of a kWh, as the reader's bill says it. */
export const litrePrice = {
  kind: "number",
  path: "energy.pencePerLitre",
  query: "litrepence",
  label: "Pence a litre on your last bill",
  hint: "With VAT. We know no price of LPG, so we need yours.",
  unit: "p a litre",
  min: 11,
  max: 400,
  step: 1,
  usual: null,
} as const satisfies NumberField;

const nightPence = {
  kind: "number",
  hint: "On your bill, with VAT.",
  unit: "p",
  min: 0,
  max: 150,
  step: 0.1,
  usual: null,
} as const;

/** What a bill with two prices says, in an address alone: they become the reader's own tariff. */
export const nightPrices = {
  night: { ...nightPence, path: "energy.nightPence", query: "nightpence", label: "A kWh at night" },
  day: { ...nightPence, path: "energy.dayPence", query: "daypence", label: "A kWh by day" },
} as const satisfies Record<string, NumberField>;

/** kWh in a litre of a fuel that is bought by the litre. */
export const kwhPerLitre: Readonly<Record<string, number | undefined>> = {
  oil: tariffs.fuels.oil.kwhPerLitre,
  lpg: tariffs.fuels.lpg.kwhPerLitre,
};

export const tariffFields = {
  windows: {
    path: "energy.ownTariff.windows",
    query: "own",
    label: "Your own tariff",
    hint: "What you buy at, in pence a kWh with VAT. One price all day needs no times; else the rows cover the day once.",
  },
  standingPence: {
    kind: "number",
    path: "energy.ownTariff.standingPence",
    query: "standing",
    label: "Its standing charge",
    hint: "Pence a day with VAT.",
    unit: "p a day",
    min: 0,
    max: 150,
    step: 0.1,
  },
  exportWindows: {
    path: "energy.ownTariff.exportWindows",
    query: "ownexport",
    label: "What it pays by the hour",
    hint: "What you sell at, only if it pays more at some hours. For all others we use the payment for each kWh.",
  },
} as const;

/** A row of a tariff's hours in a form. Its names in an address begin with the tariff's: `ownfrom`, `ownpence2`. */
export const hoursFields = {
  from: { query: "from", label: "From" },
  to: { query: "to", label: "To" },
  pence: { query: "pence", label: "Price", unit: "p" },
} as const;
/** One for each half hour. */
export const hoursRowsMax = 48;

/** Pence per kWh, VAT included, in a window of the reader's own tariff. */
export const ownPence = { min: 0, max: 150 } as const;
