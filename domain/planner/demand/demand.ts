import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";
import { electricityKwhOf, loadOf, scaledToYear } from "./electricity.ts";
import { type HeatYear, heatYearOf } from "./heat.ts";

/** A home's energy use as it is, kWh a year unless stated otherwise. */
export interface Demand extends HeatYear {
  /** The home's own, without car, electric heating and heat pump; by a meter, with those behind it. */
  readonly electricityKwh: number;
  /** `electricityKwh` by half hour, at `(month * 2 + day) * 48 + half hour` of the clock; day 0 weekday, 1 weekend. */
  readonly load: Float64Array;
}

/**
 * A home's use in a year, from what the reader typed, or else from its type, age, size and place; its electricity from
 * its meter if there is one.
 */
export function demandOf(
  facts: Facts,
  place: PlanPlace,
  inputs: Pick<PlanInputs, "home" | "energy">,
  meter?: Meter,
): Demand {
  const months = monthsOf(place.sapRegion);
  const electricityKwh = meter?.year.yearKwh ?? electricityKwhOf(facts, inputs);
  return {
    electricityKwh,
    ...heatYearOf(facts, months, inputs),
    load: meter
      ? scaledToYear(Float64Array.from(meter.year.means), electricityKwh)
      : loadOf(facts, months, electricityKwh, inputs.home.occupancy),
  };
}
