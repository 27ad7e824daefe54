import type { Facts } from "#domain/planner/facts/facts.ts";
import type { SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { HALF_HOURS, MONTH_SIZE, SKIES, YEAR_SIZE } from "#domain/planner/sun/day-grid.ts";
import { daylightOf } from "#domain/planner/sun/daylight.ts";
import { type Month, monthsOf } from "#domain/planner/sun/months.ts";
import { planeKwhPerM2 } from "#domain/planner/sun/plane.ts";
import { writePlaneLight } from "#domain/planner/sun/plane-light.ts";
import { acKw } from "./inverter.ts";
import { airC, dcKw, type PanelFacts, panelFacts } from "./solar-panels.ts";

/** The output of panels, kWh. */
export interface Generation {
  readonly kwhPerYear: number;
  /** From January. */
  readonly monthlyKwh: readonly number[];
  /** Sun on each array in a year, kWh/m², before shading. */
  readonly planeKwhPerM2: readonly number[];
  /** Of one dull, one mixed and one bright day of each month, at `(month * 3 + sky) * 48 + half hour` of the clock. */
  readonly halfHours: Float64Array;
}

/**
 * The annual output of arrays that share one inverter. Sources: SAP 2012 Appendix U for the sun of each month, the
 * functions of `sun/` for its spread over the days, PVWatts version 5 and PVsyst for the panels.
 */
export function generationOf(
  facts: Facts,
  place: PlanPlace,
  arrays: readonly SolarArray[],
  inverterKw: number,
): Generation {
  const panels = panelFacts(facts);
  const months = monthsOf(place.sapRegion);
  const planes = arrays.map((array) => planeKwhPerM2(months, array));
  const daylight = months.map((month) => ({ month, lit: daylightOf(month, place.longitude) }));
  const direct = new Float64Array(YEAR_SIZE);
  // Every array is lit in the same half hours, so each overwrites the light of the previous one.
  const light = new Float64Array(YEAR_SIZE);
  for (const [index, array] of arrays.entries()) {
    const sunOfMonths = planes[index] as number[];
    for (const { month, lit } of daylight) {
      writePlaneLight(light, month, lit, array, panels.albedo, sunOfMonths[month.index] as number);
    }
    for (const month of months) addDirectCurrent(direct, light, month, array, panels);
  }
  const halfHours = direct.map((kw) => acKw(kw, inverterKw, panels.inverterEfficiency) / 2);
  const monthlyKwh = months.map((month) => kwhOfMonth(halfHours, month));
  return { kwhPerYear: sumOf(monthlyKwh), monthlyKwh, planeKwhPerM2: planes.map(sumOf), halfHours };
}

function addDirectCurrent(
  direct: Float64Array,
  light: Float64Array,
  month: Month,
  array: SolarArray,
  panels: PanelFacts,
): void {
  // kWh/m² in half an hour to W/m².
  const toWm2 = 2 * 1000 * panels.shadingShare[array.shading] * panels.calibration;
  for (let halfHour = 0; halfHour < HALF_HOURS; halfHour += 1) {
    const air = airC(month, halfHour);
    for (let sky = 0; sky < SKIES; sky += 1) {
      const at = month.index * MONTH_SIZE + sky * HALF_HOURS + halfHour;
      const wm2 = (light[at] as number) * toWm2;
      if (wm2 > 0) direct[at] = (direct[at] as number) + dcKw(panels, array.kwp, wm2, air);
    }
  }
}

function kwhOfMonth(halfHours: Float64Array, month: Month): number {
  const first = month.index * MONTH_SIZE;
  return (sumOf(halfHours.subarray(first, first + MONTH_SIZE)) * month.days) / SKIES;
}

function sumOf(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
