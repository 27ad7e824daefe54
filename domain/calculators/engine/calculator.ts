import type { Picture } from "./picture.ts";
import type { ResultUnit } from "./result-unit.ts";

/** A field of a calculator: a number, or one of some named choices whose codes are the values. */
export interface CalculatorField<Name extends string = string> {
  name: Name;
  label: string;
  placeholder: string;
  /** Stands before or behind the box. */
  before?: string;
  after?: string;
  hint?: string;
  /** Never empty; the first one counts when none or an unknown one is given. */
  choices?: readonly FieldChoice[];
}

export interface FieldChoice {
  value: number;
  label: string;
}

export interface ResultKind<Name extends string = string> {
  name: Name;
  label: string;
  unit: ResultUnit;
  description: string;
  /** Decimals shown on a page; the API gives the unrounded value. */
  decimals: 0 | 1;
}

/** What a formula gives: a number, a text such as "7-10 years", or one sentence on what is missing. */
export type FormulaValue = number | string | { missing: string };

export interface Calculator<Field extends string = string, Result extends string = string> {
  id: string;
  title: string;
  fields: readonly CalculatorField<Field>[];
  results: readonly ResultKind<Result>[];
  /** The formula of the documents, exactly. Inputs by field name, all finite and not negative. */
  calculate(inputs: Readonly<Record<Field, number>>): Readonly<Record<NoInfer<Result>, FormulaValue>>;
  /** What is worth drawing: from the inputs and those results that are numbers; any other result is NaN here. */
  picture?(inputs: Readonly<Record<Field, number>>, results: Readonly<Record<NoInfer<Result>, number>>): Picture;
  /** One sentence where the result cannot be true for these inputs; a result that is no number is NaN here. */
  doubt?(
    inputs: Readonly<Record<Field, number>>,
    results: Readonly<Record<NoInfer<Result>, number>>,
  ): string | undefined;
  /** In words, with their numbers. */
  assumptions: readonly string[];
  /** Where today's facts contradict a figure of the formula: what is true, from when, and for whom, with its source. */
  today?: readonly string[];
  /** One sentence on what would change the result. */
  wouldChange: string;
}

/** A calculator as it is; the compiler checks that its formula reads its own fields and fills all its results. */
export function defineCalculator<Field extends string, Result extends string>(
  calculator: Calculator<Field, Result>,
): Calculator {
  return calculator;
}
