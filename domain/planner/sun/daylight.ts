import { clearnessOfDays, diffuseShare } from "./clearness.ts";
import type { Month } from "./months.ts";
import { type SunPosition, sunPath } from "./sun-path.ts";

/** The sine of 5°: below this height of the sun a beam is not stretched further. */
const LOWEST_SUN = 0.087;
const KWH_FROM_WATTS = 24 / 1000;

/** Light on level ground in a half hour under one sky, kWh/m². */
interface SkyLight {
  readonly beam: number;
  readonly diffuse: number;
  readonly global: number;
  /** The share of the diffuse light that comes from around the sun. */
  readonly aroundSun: number;
}

export interface LitHalfHour {
  readonly sun: SunPosition;
  /** The sine of the sun's height, at least that of 5°. */
  readonly height: number;
  /** Under a dull, a mixed and a bright sky. */
  readonly skies: readonly SkyLight[];
}

/** Of a month with its longitude (degrees east): the half hours with sun, on its middle day. Needs no plane. */
export function daylightOf(month: Month, longitude: number): LitHalfHour[] {
  const path = sunPath(month, longitude);
  const meanClearness = (KWH_FROM_WATTS * month.horizontalWm2) / path.levelKwh;
  const days = clearnessOfDays(meanClearness).map((clearness) => ({
    kwh: clearness * path.levelKwh,
    diffuseKwh: clearness * path.levelKwh * diffuseShare(clearness, path.sunsetAngle),
  }));
  return path.positions.map((sun) => {
    const height = Math.max(sun.up, LOWEST_SUN);
    const outsideKwh = (path.normalKw / 2) * height;
    const skies = days.map((day) => skyLight(day.kwh * sun.globalShare, day.diffuseKwh * sun.diffuseShare, outsideKwh));
    return { sun, height, skies };
  });
}

/** Hay and Davies 1980: the clearer the sun's beam, the more of the sky's light comes from around it. */
function skyLight(global: number, diffuseByShare: number, outsideKwh: number): SkyLight {
  const diffuse = Math.min(global, diffuseByShare);
  const beam = global - diffuse;
  return { beam, diffuse, global, aroundSun: beam / outsideKwh };
}
