import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { PlanContent } from "#db/schema.ts";
import type { CustomerQuote } from "#domain/quotes/customer-quotes.ts";

interface Span {
  readonly low: number;
  readonly high: number;
}

/** One figure of a plan beside the same of all open quotes. Price in pence, the others as named. */
export interface PlanFigure {
  readonly what: "price" | "kWp" | "batteryKwh" | "firstYearKwh" | "heatPumpKw";
  readonly plan: Span;
  /** From the least to the most; null if no quote says it. */
  readonly quotes: Span | null;
}

const PENCE_PER_POUND = 100;

/** What each technology would do of a plan. */
const MEASURES: Readonly<Record<QuoteTechnology, readonly string[]>> = {
  solar: ["solar"],
  battery: ["battery"],
  solar_battery: ["battery", "solar"],
  heat_pump: ["heatPump"],
  ev_charger: ["evCharger"],
  other: [],
};

/**
 * The figures that a plan and quotes have in common. The plan's cost, after grants, is for all that it advises, so it is
 * beside prices only if one of the quotes covers just that. A quote for panels without a battery counts as 0 kWh.
 */
export function planBesideQuotes(plan: PlanContent, quotes: readonly CustomerQuote[]): PlanFigure[] {
  const looked = [...plan.measures, ...plan.alsoLookedAt];
  const advised = [...plan.measures].sort().join();
  const has = (measure: string, { technology }: CustomerQuote) => MEASURES[technology].includes(measure);
  const kwp = plan.roofs.reduce((sum, roof) => sum + roof.kwp, 0);
  const forRoof = quotes.filter((quote) => has("solar", quote) || has("battery", quote));
  const isPriced = advised !== "" && quotes.some(({ technology }) => MEASURES[technology].join() === advised);
  const { sizeKw } = plan.heatPump;
  const figures: (PlanFigure | false)[] = [
    isPriced &&
      figure(
        "price",
        same(plan.costPounds * PENCE_PER_POUND),
        quotes.map(({ payPence }) => payPence),
      ),
    looked.includes("solar") && figure("kWp", same(kwp), valuesOf(quotes, "kWp")),
    looked.includes("battery") &&
      figure(
        "batteryKwh",
        same(plan.batteryKwh),
        forRoof.map((quote) => valuesOf([quote], "usableKwh")[0] ?? 0),
      ),
    looked.includes("solar") && figure("firstYearKwh", same(plan.solarKwhPerYear), valuesOf(quotes, "firstYearKwh")),
    looked.includes("heatPump") && figure("heatPumpKw", sizeKw, valuesOf(quotes, "outputKw")),
  ];
  return figures.filter((one) => one !== false);
}

const same = (value: number): Span => ({ low: value, high: value });

function figure(what: PlanFigure["what"], plan: Span, said: readonly number[]): PlanFigure {
  return { what, plan, quotes: said.length === 0 ? null : { low: Math.min(...said), high: Math.max(...said) } };
}

function valuesOf(quotes: readonly CustomerQuote[], name: string): number[] {
  return quotes.flatMap(({ quote }) => {
    const value = new Map<string, unknown>(Object.entries(quote)).get(name);
    return typeof value === "number" ? [value] : [];
  });
}
