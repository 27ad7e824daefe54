import type { Facts } from "#domain/planner/facts/facts.ts";
import { grantPounds } from "#domain/planner/grants/grant.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Band } from "#domain/planner/money/band.ts";
import { grossCost, hasRadiators } from "#domain/planner/money/costs.ts";

/** What a measure costs, pounds. */
export interface MeasureCost {
  /** Before grants: low, central, high. */
  readonly gross: Band;
  readonly grant: number;
  /** The cost of the new boiler that is no longer needed. */
  readonly boiler: number;
  /** The central cost, after both. */
  readonly net: number;
}

/** A measure's cost after its grant and, for a heat pump where a boiler is due, after the boiler's cost. */
export function measureCost(facts: Facts, inputs: PlanInputs, place: PlanPlace, measure: Measure): MeasureCost {
  const gross = grossCost(facts, inputs, place, measure);
  const grant = grantPounds(measure, inputs, place, gross[1]);
  const boiler = measure === "heatPump" ? boilerAvoided(facts, inputs) : 0;
  return { gross, grant, boiler, net: gross[1] - grant - boiler };
}

/** Pounds for the new boiler that a heat pump spares a home whose own is due; nothing where none is needed. */
export function boilerAvoided(facts: Facts, { energy, heatPump }: Pick<PlanInputs, "energy" | "heatPump">): number {
  return heatPump.boilerDue && hasRadiators(energy) ? facts.number("costs.boiler") : 0;
}

/** The total for several measures. */
export function costOfAll(costs: readonly MeasureCost[]): MeasureCost {
  const sum = (of: (cost: MeasureCost) => number) => costs.reduce((total, cost) => total + of(cost), 0);
  return {
    gross: [sum(({ gross }) => gross[0]), sum(({ gross }) => gross[1]), sum(({ gross }) => gross[2])],
    grant: sum(({ grant }) => grant),
    boiler: sum(({ boiler }) => boiler),
    net: sum(({ net }) => net),
  };
}
