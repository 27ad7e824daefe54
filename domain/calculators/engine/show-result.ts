import type { CalculatorResult } from "./run-calculator.ts";
import { figureAndUnit, type ShownResult } from "./show-figure.ts";

/** A result as shown to people: rounded to its decimals, ties away from zero, thousands with commas, £ in front. */
export function showResult({ value, unit, decimals }: CalculatorResult): ShownResult {
  if (value === null) return { figure: "Not known yet", unit: "" };
  if (typeof value === "string") return { figure: value, unit };
  return figureAndUnit(value, unit, decimals);
}
