import { HALF_HOURS, MONTH_SIZE, SKIES } from "./day-grid.ts";
import type { LitHalfHour } from "./daylight.ts";
import { type Month, radians } from "./months.ts";
import type { Plane } from "./plane.ts";

/**
 * Writes the light on a plane in each half hour of a month (kWh/m²) into `year`, laid out as in day-grid.ts. The mean of
 * the three skies is the month's `monthKwh` exactly. `albedo`: share of the light that the ground reflects. Source: Hay
 * and Davies 1980, scaled to SAP 2012 Appendix U.
 */
export function writePlaneLight(
  year: Float64Array,
  month: Month,
  daylight: readonly LitHalfHour[],
  plane: Plane,
  albedo: number,
  monthKwh: number,
): void {
  const first = month.index * MONTH_SIZE;
  const total = writeUnscaled(year, first, daylight, plane, albedo);
  const factor = (monthKwh * SKIES) / month.days / total;
  for (let at = first; at < first + MONTH_SIZE; at += 1) year[at] = (year[at] as number) * factor;
}

function writeUnscaled(
  year: Float64Array,
  first: number,
  daylight: readonly LitHalfHour[],
  plane: Plane,
  albedo: number,
): number {
  const facing = normalOf(plane);
  const skyView = (1 + facing.up) / 2;
  const groundView = (albedo * (1 - facing.up)) / 2;
  let total = 0;
  for (const { sun, height, skies } of daylight) {
    const towardsSun = sun.up * facing.up + sun.north * facing.north + sun.east * facing.east;
    const stretch = Math.max(0, towardsSun) / height;
    let at = first + sun.halfHour;
    for (const { beam, diffuse, global, aroundSun } of skies) {
      const ofSky = aroundSun * stretch + (1 - aroundSun) * skyView;
      const kwh = beam * stretch + diffuse * ofSky + global * groundView;
      year[at] = kwh;
      total += kwh;
      at += HALF_HOURS;
    }
  }
  return total;
}

function normalOf({ azimuth, pitch }: Plane) {
  const fromNorth = radians(azimuth);
  const fromLevel = radians(pitch);
  return {
    up: Math.cos(fromLevel),
    north: Math.sin(fromLevel) * Math.cos(fromNorth),
    east: Math.sin(fromLevel) * Math.sin(fromNorth),
  };
}
