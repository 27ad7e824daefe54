import { betterOff as betterOffInWords, percent } from "#content/planner/figures.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { type BetterOff, isClaimed } from "#domain/comparison/better-off.ts";
import {
  inFigures,
  inYears,
  numberIn,
  pounds,
  type RowMaker,
  type Said,
  STEP_POUNDS,
} from "#domain/comparison/cell.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";
import type { PlannerRange } from "#domain/quotes/planner-range.ts";

const kwh = new Intl.NumberFormat("en-GB");
const rangeInWords = ({ lowKwh, highKwh }: PlannerRange) => `${kwh.format(lowKwh)} to ${kwh.format(highKwh)}`;

/** By quote; null for work that is not planned with. */
export type BetterOffOf = (quote: CustomerQuote) => BetterOff | null;

/** The rows on what the system generates, uses and brings. */
export function yieldRows({
  betterOff,
  sapRegion,
}: {
  betterOff: BetterOffOf;
  sapRegion: number | undefined;
}): RowMaker[] {
  const group = "What it brings";
  return [
    {
      group,
      id: "better_off",
      label: "Better off over 20 years",
      hint: "by our figures: the same roof, own use and prices for all",
      isMoney: true,
      cell: (quote) => moneyInWords(betterOff(quote), quote),
    },
    {
      group,
      id: "they_expect",
      label: "They expect",
      hint: "by the company’s own figures",
      checks: ["yield"],
      cell: (quote) => (betterOff(quote) || "firstYearKwh" in quote.quote ? expectedIn(quote) : undefined),
    },
    {
      group,
      id: "kwh_ours",
      label: "kWh a year, ours",
      hint: "by our planner for the region and the roof",
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
      cell: (quote) => {
        const theirs = numberIn("ownUsePercent", "%")(quote);
        const ours = betterOff(quote);
        if (!theirs || !ours || "why" in ours || !ours.panels) return theirs;
        return { ...theirs, note: `we expect ${percent(ours.panels.usedAtHome)}` };
      },
    },
    {
      group,
      id: "heat_output",
      label: "kW of heat",
      hint: "on the coldest day",
      checks: ["size", "larger", "smaller", "heat_loss"],
      cell: numberIn("outputKw", " kW"),
    },
    { group, id: "scop", label: "Efficiency (SCOP)", checks: ["scop"], cell: numberIn("scop") },
    {
      group,
      id: "electricity",
      label: "Electricity",
      hint: "the price a kWh that their savings assume",
      checks: ["tariff"],
      cell: ({ quote }) => (quote.savings ? inFigures(quote.savings.electricityPence, "p") : null),
    },
  ];
}

function moneyInWords(worth: BetterOff | null, { quote: { grant, technology } }: CustomerQuote): Said | undefined {
  if (!worth) return undefined;
  if ("why" in worth) return { text: "Not worked out", note: worth.why };
  const number = Math.round(worth.npvPounds / STEP_POUNDS) * STEP_POUNDS;
  const text = `You are ${betterOffInWords(number)} after 20 years`;
  if (isClaimed(grant)) return { text, number, note: `with the ${pounds(grant.pence)} that you claim` };
  return technology === "battery" ? { text, number, note: "in a home without panels" } : { text, number };
}

function expectedIn({ quote }: CustomerQuote): Said | null {
  const saved = quote.savings ? [`${pounds(quote.savings.pence)} saved a year`] : [];
  if ("firstYearKwh" in quote) {
    return { ...yearInFigures(quote.firstYearKwh), ...(saved[0] ? { note: saved[0] } : {}) };
  }
  const energy =
    quote.technology === "heat_pump" ? [`${kwh.format(quote.electricityKwh)} kWh of electricity a year`] : [];
  const [text, note] = [...energy, ...saved];
  return text === undefined ? null : { text, ...(note ? { note } : {}) };
}

/** What panels make in a year, compared with the others. */
export const yearInFigures = (kWh: number): Said => inFigures(kWh, " kWh a year");

/** The rows on the equipment that is fitted. */
export function equipmentRows(): RowMaker[] {
  const group = "What you get";
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
          const note = all.map(({ warrantyYears }) => `guaranteed for ${inYears(warrantyYears).text}`);
          const text = all.map(({ make, model, count }) => `${count > 1 ? `${count} × ` : ""}${make} ${model}`);
          return { text: text.join("; "), note: [...new Set(note)].join("; ") };
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
