import type { CalculatorResult } from "./run-calculator.ts";
import { figureAndUnit, type ShownResult } from "./show-figure.ts";

/** A result as people read it: rounded to its decimals, ties away from zero, thousands with commas, £ before. */
export function showResult({ value, unit, decimals }: CalculatorResult): ShownResult {
  if (value === null) return { figure: "Not known yet", unit: "" };
  if (typeof value === "string") return { figure: value, unit };
  return figureAndUnit(value, unit, decimals);
}
