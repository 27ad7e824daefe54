import { type Measure, measures } from "#domain/planner/inputs/plan-inputs.ts";

/** Several measures as the bits of a number, so that a set is a key. */
export type MeasureSet = number;

export const NO_MEASURES: MeasureSet = 0;

/** The set of these measures. */
export function setOf(...chosen: readonly Measure[]): MeasureSet {
  return chosen.reduce((set, measure) => set | (1 << measures.indexOf(measure)), NO_MEASURES);
}

/** Whether a measure is in a set. */
export function has(set: MeasureSet, measure: Measure): boolean {
  return (set & setOf(measure)) !== 0;
}

/** The measures in the first set but not in the second. */
export function without(set: MeasureSet, others: MeasureSet): MeasureSet {
  return set & ~others;
}

/** The measures of a set, in the order in which they are named. */
export function listOf(set: MeasureSet): Measure[] {
  return measures.filter((measure) => has(set, measure));
}
