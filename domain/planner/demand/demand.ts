import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";
import { electricityKwhOf, loadOf } from "./electricity.ts";
import { fuelAndHeatOf, spaceKwhOf, waterKwhOf } from "./heat.ts";

/** A home's energy use as it is, kWh a year unless stated otherwise. */
export interface Demand {
  /** The home's own, without car, electric heating and heat pump. */
  readonly electricityKwh: number;
  /** Burnt, or used by electric heaters; 0 if a heat pump already heats the home. */
  readonly fuelKwh: number;
  /** All heat, for rooms and water. */
  readonly heatKwh: number;
  /** Heat of each month, from January. */
  readonly spaceKwh: readonly number[];
  readonly waterKwh: readonly number[];
  /** `electricityKwh` by half hour, at `(month * 2 + day) * 48 + half hour` of the clock; day 0 weekday, 1 weekend. */
  readonly load: Float64Array;
}

/** A home's use in a year, from what the reader typed, or else from its type, age, size and place. */
export function demandOf(facts: Facts, place: PlanPlace, inputs: Pick<PlanInputs, "home" | "energy">): Demand {
  const { people, occupancy } = inputs.home;
  const months = monthsOf(place.sapRegion);
  const electricityKwh = electricityKwhOf(facts, inputs);
  const { fuelKwh, heatKwh } = fuelAndHeatOf(facts, months, inputs);
  const waterKwh = waterKwhOf(facts, months, people, heatKwh);
  const spaceYearKwh = heatKwh - waterKwh.reduce((sum, kwh) => sum + kwh, 0);
  return {
    electricityKwh,
    fuelKwh,
    heatKwh,
    spaceKwh: spaceKwhOf(facts, months, spaceYearKwh),
    waterKwh,
    load: loadOf(facts, months, electricityKwh, occupancy),
  };
}
