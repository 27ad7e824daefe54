import { coldDaysOf } from "#domain/planner/demand/cold-days.ts";
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { type Month, monthsOf } from "#domain/planner/sun/months.ts";
import { performanceOf, weatherCompensation } from "./performance.ts";

/** The heat to make in each month, from January, in kWh, and what the installer designs for. */
export interface HeatWanted {
  readonly spaceKwh: readonly number[];
  readonly waterKwh: readonly number[];
  readonly designFlowC: number;
}

/** An air source heat pump over a year, kWh. */
export interface HeatPumpYear {
  /** Heat for rooms and water over electricity. */
  readonly spf: number;
  readonly electricityKwh: number;
  /** Of each month. */
  readonly spaceElectricityKwh: readonly number[];
  readonly waterElectricityKwh: readonly number[];
}

/**
 * The electricity of a heat pump that makes this heat at a place: rooms over five equally likely days of each month, by
 * how cold they are; water at its own flow temperature and the month's mean. Source: content/data/planner/heat-pump.json.
 */
export function heatPumpYear(facts: Facts, place: PlanPlace, wanted: HeatWanted): HeatPumpYear {
  const months = monthsOf(place.sapRegion);
  const performance = performanceOf(facts);
  const flowAt = weatherCompensation(facts, months, wanted.designFlowC);
  const waterFlowC = facts.number("heat-pump.waterFlow");
  const spaceElectricityKwh = months.map((month) => {
    const heatKwh = wanted.spaceKwh[month.index] as number;
    return heatKwh * electricityShare(facts, month, (outsideC) => performance(flowAt(outsideC), outsideC));
  });
  const waterElectricityKwh = months.map(
    (month) => (wanted.waterKwh[month.index] as number) / performance(waterFlowC, month.airC),
  );
  const electricityKwh = sumOf(spaceElectricityKwh) + sumOf(waterElectricityKwh);
  return {
    spf: (sumOf(wanted.spaceKwh) + sumOf(wanted.waterKwh)) / electricityKwh,
    electricityKwh,
    spaceElectricityKwh,
    waterElectricityKwh,
  };
}

/** Electricity for each kWh of heat in a month whose heat falls on its days by how cold they are. */
function electricityShare(facts: Facts, month: Month, copAt: (outsideC: number) => number): number {
  const days = coldDaysOf(facts, month);
  const belowBaseK = days.reduce((sum, day) => sum + day.belowBaseK, 0);
  // Heat in a month without a cold day comes from a reader's own base temperature alone.
  if (belowBaseK === 0) return 1 / copAt(month.airC);
  return days.reduce((sum, day) => sum + day.belowBaseK / belowBaseK / copAt(day.outsideC), 0);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
