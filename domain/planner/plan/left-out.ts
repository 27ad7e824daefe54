import { whyNot } from "#domain/planner/inputs/applicable-measures.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { LeftOut } from "#domain/planner/plan/home-plan.ts";
import type { HomeYears } from "#domain/planner/plan/home-years.ts";
import { type MeasureSet, NO_MEASURES, setOf } from "#domain/planner/plan/measure-set.ts";

/** The measures looked at that this home cannot have, and what each would save for the one who could decide on it. */
export function leftOutOf({ inputs }: HomeModel, years: HomeYears): LeftOut[] {
  const bought = (set: MeasureSet) => {
    const { year, state } = years.best(set);
    return year.sums.import.reduce((sum, kwh) => sum + kwh, 0) + state.fuelKwh + state.awayKwh;
  };
  const savedKwh = (measure: Measure) => bought(NO_MEASURES) - bought(setOf(measure));
  return inputs.excluded.flatMap((measure) => {
    const reason = whyNot(measure, inputs);
    return reason ? [{ measure, ...reason, savedKwh: reason.who && savedKwh(measure) }] : [];
  });
}
