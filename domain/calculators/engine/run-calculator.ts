import type { Calculator, FormulaValue, ResultKind } from "./calculator.ts";
import { type Picture, withoutFigures } from "./picture.ts";
import type { CalculatorInputs } from "./read-inputs.ts";

export interface CalculatorResult extends ResultKind {
  /** A finite number, unrounded and never -0; a text ("7-10 years"); or null if something is missing. */
  value: number | string | null;
  /** One sentence on what is missing; only with null. */
  missing?: string;
}

const NO_NUMBER = "We cannot show a result for these figures. Check any very small or very large ones.";

/** The results in the calculator's order, for inputs by field name from `readInputs`. Never throws. */
export function runCalculator(calculator: Calculator, inputs: Readonly<Record<string, number>>): CalculatorResult[] {
  const values = calculator.calculate(inputs);
  return calculator.results.map((kind) => ({ ...kind, ...asResult(values[kind.name]) }));
}

function asResult(value: FormulaValue = Number.NaN): Pick<CalculatorResult, "value" | "missing"> {
  if (typeof value === "string") return { value };
  if (typeof value === "object") return { value: null, missing: value.missing };
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? { value: value + 0 } : { value: null, missing: NO_NUMBER };
}

/**
 * The picture of a calculator that has one, for inputs from `readInputs`; without figures if none was given. Contains
 * no NaN, infinity or -0. Never throws.
 */
export function runPicture(
  calculator: Calculator,
  { inputs, given }: Pick<CalculatorInputs, "inputs" | "given">,
): Picture | undefined {
  const results = runCalculator(calculator, inputs).map(({ name, value }) => [name, numberOf(value)]);
  const picture = calculator.picture?.(inputs, Object.fromEntries(results));
  return picture && !given ? withoutFigures(picture) : picture;
}

/** NaN for a text or a missing result. */
function numberOf(value: number | string | null): number {
  return typeof value === "number" ? value : Number.NaN;
}
