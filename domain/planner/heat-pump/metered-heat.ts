import type { Demand } from "#domain/planner/demand/demand.ts";
import { spaceKwhOf, WATER_SHARE_MOST, waterKwhOf } from "#domain/planner/demand/heat.ts";
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";
import { heatPumpYear } from "./heat-pump.ts";

/**
 * The demand of a home whose heat pump's own electricity was read off a meter (`energy.fuelKwh`, kWh a year): what water
 * takes is taken off first, and the rest makes heat for rooms as it does over the year. Other homes keep their demand.
 */
export function withMeteredPump(facts: Facts, place: PlanPlace, inputs: PlanInputs, demand: Demand): Demand {
  const { heating, fuelKwh: meteredKwh } = inputs.energy;
  if (heating !== "heatPump" || meteredKwh === null) return demand;
  const months = monthsOf(place.sapRegion);
  const wished = {
    spaceKwh: spaceKwhOf(facts, months, meteredKwh),
    waterKwh: waterKwhOf(facts, months, inputs.home.people, Number.POSITIVE_INFINITY),
    designFlowC: inputs.heatPump.designFlowC,
  };
  const pump = heatPumpYear(facts, place, wished);
  const waterElectricityKwh = sumOf(pump.waterElectricityKwh);
  const waterShare = Math.min(1, (WATER_SHARE_MOST * meteredKwh) / waterElectricityKwh);
  const heatOfSpace = sumOf(wished.spaceKwh) / sumOf(pump.spaceElectricityKwh);
  const spaceYearKwh = (meteredKwh - waterShare * waterElectricityKwh) * heatOfSpace;
  const waterKwh = wished.waterKwh.map((kwh) => kwh * waterShare);
  return {
    ...demand,
    heatKwh: spaceYearKwh + sumOf(waterKwh),
    spaceKwh: spaceKwhOf(facts, months, spaceYearKwh),
    waterKwh,
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
