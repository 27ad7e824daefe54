import { askedFirst, askFor } from "#app/routes/site/calculator/asked-figure.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";
import type { Calculator } from "#domain/calculators/engine/calculator.ts";
import { doubtOf } from "#domain/calculators/engine/doubts.ts";
import { type CalculatorInputs, readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator, runPicture } from "#domain/calculators/engine/run-calculator.ts";
import type { Asked, CalculatorAnswer } from "#domain/plans/calculator-answers/answer.ts";
import { calculatorAnswer, figureNeeded } from "#domain/plans/calculator-answers/calculator-answer.ts";
import { differences } from "#domain/plans/calculator-answers/differences.ts";

/** What a page with a calculator needs, from the figures in its address, for homes in this place. */
export function calculate(id: string, url: URL, asked: Asked) {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  const values: Record<string, string> = {};
  for (const { name } of calculator.fields) {
    const value = url.searchParams.get(name);
    if (value !== null) values[name] = value.slice(0, 100);
  }
  const typed = readInputs(calculator, values);
  const results = runCalculator(calculator, typed.inputs);
  const read = askedFirst(calculator, values, typed);
  const { calculate: _formula, picture: _drawn, doubt: _doubt, ...shown } = calculator;
  return {
    calculator: shown,
    path: url.pathname,
    values,
    read,
    results,
    seen: seenBy(calculator, read, asked),
    difference: differences[id] ?? "",
    doubt: doubtOf(calculator, read),
    picture: runPicture(calculator, read),
  };
}

/** What homes like this really see, or the figure that is asked for first. */
export type Seen = CalculatorAnswer | { readonly asks: string };

function seenBy({ id, fields }: Calculator, { given, inputs }: CalculatorInputs, asked: Asked): Seen {
  const needed = given ? figureNeeded(id, inputs) : fields[0]?.name;
  const field = fields.find(({ name }) => name === needed);
  if (!field) return calculatorAnswer(id, inputs, asked);
  return { asks: field.choices ? `Choose first: ${field.label}.` : askFor(field.label) };
}

/** The page's address with the calculator's figures, so that a form sent there keeps them. */
export function withFigures(path: string, values: Readonly<Record<string, string>>): string {
  const figures = new URLSearchParams(values);
  return figures.size > 0 ? `${path}?${figures}` : path;
}
