import type { Calculator } from "#domain/calculators/engine/calculator.ts";
import type { CalculatorInputs } from "#domain/calculators/engine/read-inputs.ts";

/** What a page says instead of £0 where a figure is missing. */
export const askFor = (label: string) => `Enter a figure here first: ${label}.`;

/**
 * For a calculator sent without any figure: asks for the first one instead of showing results. One that begins with a
 * choice can answer without figures. Programs still get the zeros.
 */
export function askedFirst(
  { fields }: Pick<Calculator, "fields">,
  values: Readonly<Record<string, string>>,
  read: CalculatorInputs,
): CalculatorInputs {
  const figures = fields.filter(({ choices }) => !choices);
  const isSent = figures.some(({ name }) => values[name] !== undefined);
  const isBlank = figures.every(({ name }) => (values[name] ?? "").trim() === "");
  const [first] = figures;
  if (!first || first !== fields[0] || !isSent || !isBlank) return read;
  return { ...read, given: false, warnings: { [first.name]: [askFor(first.label)] } };
}
