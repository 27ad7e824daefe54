import type { Calculator } from "#domain/calculators/engine/calculator.ts";
import type { CalculatorInputs } from "#domain/calculators/engine/read-inputs.ts";
import type { CalculatorResult } from "#domain/calculators/engine/run-calculator.ts";

/**
 * For a calculator sent without any figure, where that gives nothing but 0: asks for the first figure instead of
 * showing results. Programs still get the zeros.
 */
export function askedFirst(
  { fields }: Pick<Calculator, "fields">,
  values: Readonly<Record<string, string>>,
  { read, results }: { read: CalculatorInputs; results: readonly CalculatorResult[] },
): CalculatorInputs {
  const figures = fields.filter(({ choices }) => !choices);
  const isSent = figures.some(({ name }) => values[name] !== undefined);
  const isBlank = figures.every(({ name }) => (values[name] ?? "").trim() === "");
  const isNothing = results.every(({ value }) => typeof value !== "number" || value === 0);
  const [first] = figures;
  if (!first || !isSent || !isBlank || !isNothing) return read;
  return { ...read, given: false, warnings: { [first.name]: [`Enter a figure here first: ${first.label}.`] } };
}
