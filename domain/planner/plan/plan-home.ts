import { type Measure, measures, type PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";
import { type MeasureCost, measureCost } from "#domain/planner/money/net-cost.ts";
import { freeSteps } from "#domain/planner/plan/free-steps.ts";
import { breakEvenFuelPence } from "#domain/planner/plan/fuel-break-even.ts";
import { homeAsItIs } from "#domain/planner/plan/home-as-it-is.ts";
import { type HomeModel, modelOf } from "#domain/planner/plan/home-model.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { type HomeYears, yearsOf } from "#domain/planner/plan/home-years.ts";
import { leftOutOf, lesserHeatPump } from "#domain/planner/plan/left-out.ts";
import { has, type MeasureSet, NO_MEASURES, setOf } from "#domain/planner/plan/measure-set.ts";
import { orderOf, stepsBeforeLoss } from "#domain/planner/plan/order.ts";
import { outcomeOf } from "#domain/planner/plan/outcome.ts";
import { plannerRows, warningsFor } from "#domain/planner/plan/warnings.ts";
import { npvOf, worthOf } from "#domain/planner/plan/worth.ts";

/**
 * The plan of a home: what each measure costs and saves, the order, and the outcome of all of them and of those worth
 * doing; of two kinds of heat pump only the better. Inputs are complete and allowed; `today` (`YYYY-MM-DD`, London)
 * decides which tariffs are in date. The same inputs give the same bytes. With the home's own `meter` its half hours take
 * the place of an average home's. kWh and pounds per year unless stated otherwise.
 */
export function planHome(given: PlanInputs, place: PlanPlace, today: string, meter?: Meter): HomePlan {
  const inputs = meter?.behind.panels ? withoutPanels(given) : given;
  const model = modelOf(inputs, place, today, meter);
  const years = yearsOf(model);
  const costs = new Map(inputs.measures.map((measure) => [measure, measureCost(model.facts, inputs, place, measure)]));
  const npv = presentValues(model, years, costs);
  const lesser = lesserHeatPump(inputs.measures, npv);
  const measures = inputs.measures.filter((measure) => measure !== lesser?.measure);
  const steps = orderOf(measures, costs, npv, years);
  const asked = setOf(...measures);
  const worthDoing = setOf(...stepsBeforeLoss(steps).map(({ measure }) => measure));
  const outcome = outcomeOf(model, years, costs, asked);
  const recommended = worthDoing === asked ? outcome : outcomeOf(model, years, costs, worthDoing);
  return {
    inputs,
    place,
    ...homeAsItIs(model, years),
    insulation: Object.fromEntries(
      inputs.measures.flatMap((measure) => (model.savings[measure] ? [[measure, model.savings[measure]]] : [])),
    ),
    asked: outcome,
    recommended,
    steps,
    leftOut: [...(lesser ? [lesser] : []), ...leftOutOf(model, years)],
    breakEvenFuelPence: has(asked, "heatPump") ? breakEvenFuelPence(model, npv(setOf("heatPump"))) : null,
    free: freeSteps(model, years, worthDoing === NO_MEASURES ? outcome : recommended),
    assumptions: plannerRows.map(({ id, value }) => ({
      id,
      value: inputs.assumptions[id] ?? value,
      edited: inputs.assumptions[id] !== undefined,
    })),
    warnings: warningsFor(model, [years.best(NO_MEASURES), years.best(asked), years.best(worthDoing)]),
  };
}

/** The same home, where panels are behind its meter: none are added. */
function withoutPanels(inputs: PlanInputs): PlanInputs {
  const { measures: asked, excluded } = inputs;
  return {
    ...inputs,
    measures: asked.filter((measure) => measure !== "solar"),
    excluded: measures.filter(
      (measure) => excluded.includes(measure) || (measure === "solar" && asked.includes(measure)),
    ),
  };
}

function presentValues(model: HomeModel, years: HomeYears, costs: ReadonlyMap<Measure, MeasureCost>) {
  return (set: MeasureSet) => npvOf(worthOf(model, years, costs, set), model.terms);
}
