import type { Picture } from "./picture.ts";
import type { ResultUnit } from "./result-unit.ts";

/** A field of a calculator: a number, or one of some named choices whose codes are the values. */
export interface CalculatorField<Name extends string = string> {
  name: Name;
  label: string;
  placeholder: string;
  /** Shown before or after the box. */
  before?: string;
  after?: string;
  hint?: string;
  /** Never empty; the first is the default, also for an unknown choice. */
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

/** A formula's result: a number, a text such as "7-10 years", or one sentence on what is missing. */
export type FormulaValue = number | string | { missing: string };

export interface Calculator<Field extends string = string, Result extends string = string> {
  id: string;
  title: string;
  fields: readonly CalculatorField<Field>[];
  results: readonly ResultKind<Result>[];
  /** The exact formula of the documents. Inputs by field name, all finite and not negative. */
  calculate(inputs: Readonly<Record<Field, number>>): Readonly<Record<NoInfer<Result>, FormulaValue>>;
  /** The picture of the inputs and the numeric results; any other result is NaN here. */
  picture?(inputs: Readonly<Record<Field, number>>, results: Readonly<Record<NoInfer<Result>, number>>): Picture;
  /** One sentence if these inputs cannot be meant as entered. */
  doubt?(inputs: Readonly<Record<Field, number>>): string | undefined;
  /** In words, with their numbers. */
  assumptions: readonly string[];
  /**
   * Where today's facts contradict a figure in the formula: the true figure, its start date and scope, with the source.
   */
  today?: readonly string[];
  /** One sentence on what would change the result. */
  wouldChange: string;
}

/** Defines a calculator; the compiler checks that its formula reads its own fields and fills all its results. */
export function defineCalculator<Field extends string, Result extends string>(
  calculator: Calculator<Field, Result>,
): Calculator {
  return calculator;
}
