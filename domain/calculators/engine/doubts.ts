import type { Calculator } from "./calculator.ts";
import type { CalculatorInputs } from "./read-inputs.ts";
import { showFigure } from "./show-figure.ts";

/** One sentence if a figure cannot be meant as entered. Undefined if there is no doubt, or nothing was entered. */
export function doubtOf(
  calculator: Calculator,
  { inputs, given }: Pick<CalculatorInputs, "inputs" | "given">,
): string | undefined {
  return given ? calculator.doubt?.(inputs) : undefined;
}

const DEAR_MILE_POUNDS = 1;

/** Doubts a cost entered in pounds instead of pence. */
export function mileDoubt(costPerMile: number): string | undefined {
  if (costPerMile <= DEAR_MILE_POUNDS) return undefined;
  return `This assumes ${showFigure(costPerMile, "£", 0)} of fuel for every mile. Enter pounds: 15 pence a mile is 0.15.`;
}
