import { BEST_YIELD_KWH_PER_KW, PRICE_CAP_PENCE_PER_KWH } from "#content/most-that-panels-give.ts";
import type { Calculator } from "./calculator.ts";
import type { CalculatorInputs } from "./read-inputs.ts";
import { runCalculator } from "./run-calculator.ts";
import { showFigure } from "./show-figure.ts";

/**
 * One sentence if a result cannot be true for the figures entered, shown beside the result in the same size. Undefined
 * if there is no doubt, or nothing was entered. Never throws.
 */
export function doubtOf(
  calculator: Calculator,
  { inputs, given }: Pick<CalculatorInputs, "inputs" | "given">,
): string | undefined {
  if (!given || !calculator.doubt) return undefined;
  const numbers = runCalculator(calculator, inputs).flatMap(({ name, value }) =>
    typeof value === "number" ? [[name, value] as const] : [],
  );
  return calculator.doubt(inputs, {
    ...Object.fromEntries(calculator.results.map(({ name }) => [name, Number.NaN])),
    ...Object.fromEntries(numbers),
  });
}

const PENCE_PER_POUND = 100;

/** Doubts a saving the panels could not make even on the sunniest roof with all their power used at home. */
export function panelsDoubt(saving: number, systemSize: number): string | undefined {
  const best = (systemSize * BEST_YIELD_KWH_PER_KW * PRICE_CAP_PENCE_PER_KWH) / PENCE_PER_POUND;
  if (!(saving > best)) return undefined;
  if (systemSize === 0)
    return "Without a roof there are no panels and no saving. Enter the roof area. This figure is only a share of your bill.";
  return `Do not rely on this saving. Panels of ${showFigure(systemSize, "kW", 1)} make at most about ${showFigure(systemSize * BEST_YIELD_KWH_PER_KW, "kWh a year", 0)}, worth ${showFigure(best, "£ a year", 0)} if you use all of it at home at ${PRICE_CAP_PENCE_PER_KWH}p a kWh.`;
}

/** Doubts a saving above the yearly bill. */
export function billDoubt(saving: number, yearlyBill: number): string | undefined {
  if (!(saving > yearlyBill)) return undefined;
  return `This is more than the ${showFigure(yearlyBill, "£ a year", 0)} that you pay, so it cannot all be saved. You sell what you do not use, for far less than you pay for a kWh.`;
}

const DEAR_MILE_POUNDS = 1;

/** Doubts a cost entered in pounds instead of pence. */
export function mileDoubt(costPerMile: number): string | undefined {
  if (costPerMile <= DEAR_MILE_POUNDS) return undefined;
  return `This assumes ${showFigure(costPerMile, "£", 0)} of fuel for every mile. Enter pounds: 15 pence a mile is 0.15.`;
}
