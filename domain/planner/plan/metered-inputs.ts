import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { carKwhOf } from "#domain/planner/demand/car.ts";
import { demandOf } from "#domain/planner/demand/demand.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { heatPumpYear } from "#domain/planner/heat-pump/heat-pump.ts";
import { withMeteredPump } from "#domain/planner/heat-pump/metered-heat.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";

/**
 * The inputs that say as much of a meter as an address may: its year as the home's own electricity typed, in whole kWh
 * and within the limits of that field, less what we reckon for a car or electric heat behind the meter. A plan of them, drawn
 * where the meter is not known, has the year's total and an average home's hours.
 */
export function meteredInputs(inputs: PlanInputs, place: PlanPlace, meter: Meter): PlanInputs {
  const { min, max } = energyFields.electricityKwh;
  const ownKwh = Math.round(meter.year.yearKwh - reckonedBehind(inputs, place, meter));
  return { ...inputs, energy: { ...inputs.energy, electricityKwh: Math.min(max, Math.max(min, ownKwh)) } };
}

function reckonedBehind(inputs: PlanInputs, place: PlanPlace, { behind }: Meter): number {
  const facts = factsWith(inputs.assumptions);
  const car = behind.car && inputs.car.charging !== "public" ? carKwhOf(facts, inputs) : 0;
  const { heating } = inputs.energy;
  const { heatKwh, spaceKwh, waterKwh } = withMeteredPump(facts, place, inputs, demandOf(facts, place, inputs));
  if (heating === "electric") return car + heatKwh;
  if (!behind.heatPump || heating !== "heatPump") return car;
  const { designFlowC } = inputs.heatPump;
  return car + heatPumpYear(facts, place, { spaceKwh, waterKwh, designFlowC }).electricityKwh;
}
