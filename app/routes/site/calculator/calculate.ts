import { askedFirst } from "#app/routes/site/calculator/asked-figure.ts";
import { findCalculator } from "#domain/calculators/calculators.ts";
import { doubtOf } from "#domain/calculators/engine/doubts.ts";
import { readInputs } from "#domain/calculators/engine/read-inputs.ts";
import { runCalculator, runPicture } from "#domain/calculators/engine/run-calculator.ts";

/** What a page with a calculator needs, from the figures in its address. */
export function calculate(id: string, url: URL) {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  const values: Record<string, string> = {};
  for (const { name } of calculator.fields) {
    const value = url.searchParams.get(name);
    if (value !== null) values[name] = value.slice(0, 100);
  }
  const typed = readInputs(calculator, values);
  const results = runCalculator(calculator, typed.inputs);
  const read = askedFirst(calculator, values, { read: typed, results });
  const { calculate: _formula, picture: _drawn, doubt: _doubt, ...shown } = calculator;
  return {
    calculator: shown,
    path: url.pathname,
    values,
    read,
    results,
    doubt: doubtOf(calculator, read),
    picture: runPicture(calculator, read),
  };
}

/** The page's address with the calculator's figures, so that a form sent there keeps them. */
export function withFigures(path: string, values: Readonly<Record<string, string>>): string {
  const figures = new URLSearchParams(values);
  return figures.size > 0 ? `${path}?${figures}` : path;
}
