import type { Calculator } from "./calculator.ts";
import { type Picture, withoutFigures } from "./picture.ts";
import type { CalculatorInputs } from "./read-inputs.ts";
import { runCalculator } from "./run-calculator.ts";

/**
 * The picture of a calculator that has one, for inputs as `readInputs` gives them; without any figure when none is
 * given. No number in it is NaN, infinite or -0. Never throws.
 */
export function runPicture(
  calculator: Calculator,
  { inputs, given }: Pick<CalculatorInputs, "inputs" | "given">,
): Picture | undefined {
  const results = runCalculator(calculator, inputs).map(({ name, value }) => [name, numberOf(value)]);
  const picture = calculator.picture?.(inputs, Object.fromEntries(results));
  return picture && !given ? withoutFigures(picture) : picture;
}

/** A text and a missing result are no number. */
function numberOf(value: number | string | null): number {
  return typeof value === "number" ? value : Number.NaN;
}
