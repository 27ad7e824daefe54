import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { measureCost } from "#domain/planner/money/net-cost.ts";
import { homeAsItIs } from "#domain/planner/plan/home-as-it-is.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { yearsOf } from "#domain/planner/plan/home-years.ts";
import { setOf } from "#domain/planner/plan/measure-set.ts";
import { npvOf, worthOf } from "#domain/planner/plan/worth.ts";

/** The results of a home's plan, in pounds. */
export interface HomeAnswers {
  /** Present values over the years of a plan, costs taken off. */
  readonly solar: number;
  readonly solarAndBattery: number;
  readonly heatPump: number;
  /** Per year, on the price cap, with no measures. */
  readonly bill: number;
}

/**
 * The central answers of a plan without its ranges and its order, which take most of the work. Inputs are complete;
 * `today` (`YYYY-MM-DD`, London) decides which tariffs are in date.
 */
export function homeAnswers(inputs: PlanInputs, place: PlanPlace, today: string): HomeAnswers {
  const model = modelOf(inputs, place, today);
  const years = yearsOf(model);
  const worth = (...measures: Measure[]) => {
    const costs = new Map(measures.map((measure) => [measure, measureCost(model.facts, inputs, place, measure)]));
    return npvOf(worthOf(model, years, costs, setOf(...measures)), model.terms);
  };
  return {
    solar: worth("solar"),
    solarAndBattery: worth("solar", "battery"),
    heatPump: worth("heatPump"),
    bill: homeAsItIs(model, years).today.billPounds,
  };
}
