import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { inFigures, inPence, inYears, numberIn, type RowMaker } from "#domain/comparison/cell.ts";
import { costOverYears, type EnergyPrices } from "#domain/comparison/running-cost.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";
import type { PlannerRange } from "#domain/quotes/planner-range.ts";

const kwh = new Intl.NumberFormat("en-GB");
const rangeInWords = ({ lowKwh, highKwh }: PlannerRange) => `${kwh.format(lowKwh)} to ${kwh.format(highKwh)}`;

const COST_YEARS = [10, 20];

/** The rows on what the system generates, uses and costs over the years. */
export function yieldRows({ prices, sapRegion }: { prices: EnergyPrices; sapRegion: number | undefined }): RowMaker[] {
  const group = "What it makes and saves";
  const over = (years: number): RowMaker => ({
    group,
    id: `cost_${years}`,
    label: `Cost over ${years} years`,
    hint: "below zero: it has paid itself back",
    cell: (quote) => inPence(costOverYears(quote, years, prices)),
  });
  return [
    {
      group,
      id: "kwh_theirs",
      label: "kWh a year, theirs",
      checks: ["yield"],
      cell: numberIn("firstYearKwh"),
    },
    {
      group,
      id: "kwh_ours",
      label: "kWh a year, ours",
      hint: "SAP 2012 for the region and the roof",
      cell: ({ quote }) => {
        if (!("arrays" in quote)) return undefined;
        const ours = ourYield(quote, sapRegion);
        return ours ? inFigures(ours.kwhPerYear) : null;
      },
    },
    {
      group,
      id: "kwh_planner",
      label: "kWh a year, by the planner",
      hint: "our range for these panels",
      cell: ({ plannerKwh: ours }) => (ours ? { text: rangeInWords(ours) } : undefined),
    },
    {
      group,
      id: "own_use",
      label: "Own use",
      hint: "of what the panels make",
      checks: ["own_use"],
      cell: numberIn("ownUsePercent", "%"),
    },
    {
      group,
      id: "heat_output",
      label: "kW of heat",
      hint: "on the coldest day",
      checks: ["size", "heat_loss"],
      cell: numberIn("outputKw", " kW"),
    },
    { group, id: "scop", label: "Efficiency (SCOP)", checks: ["scop"], cell: numberIn("scop") },
    {
      group,
      id: "electricity_use",
      label: "Electricity it uses",
      hint: "kWh a year",
      cell: numberIn("electricityKwh", " kWh"),
    },
    {
      group,
      id: "electricity",
      label: "Electricity",
      hint: "the price a kWh that their savings assume",
      checks: ["tariff"],
      cell: ({ quote }) => (quote.savings ? inFigures(quote.savings.electricityPence, "p") : null),
    },
    ...COST_YEARS.map(over),
  ];
}

/** The rows on the equipment that is fitted. */
export function equipmentRows(): RowMaker[] {
  const group = "Equipment";
  const roles = [
    ["panel", "Panels"],
    ["inverter", "Inverter"],
    ["battery", "Battery"],
    ["heat_pump", "Heat pump"],
    ["cylinder", "Cylinder"],
    ["charger", "Charger"],
  ] as const;
  return [
    ...roles.map(
      ([role, label]): RowMaker => ({
        group,
        id: `model.${role}`,
        label,
        cell: ({ quote }) => {
          const all = quote.equipment.filter((one) => one.role === role);
          if (all.length === 0) return undefined;
          const note = all.map(({ count, warrantyYears }) => `${count}, ${inYears(warrantyYears).text} of warranty`);
          return { text: all.map(({ make, model }) => `${make} ${model}`).join("; "), note: note.join("; ") };
        },
      }),
    ),
    {
      group,
      id: "usable",
      label: "Usable kWh",
      hint: "what one can draw",
      checks: ["usable"],
      cell: numberIn("usableKwh", " kWh"),
    },
    {
      group,
      id: "place",
      label: "Battery location",
      checks: ["place"],
      cell: ({ quote }) => ("place" in quote ? { text: placeWords[quote.place] } : undefined),
    },
  ];
}

const placeWords: Record<Extract<Quote, { place: unknown }>["place"], string> = {
  outdoors: "Outdoors",
  garage: "Garage",
  utility: "Utility room",
  loft: "Loft",
  bedroom_or_stairs: "Bedroom or stairs",
  other: "Other",
};
