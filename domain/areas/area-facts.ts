import climate from "#content/data/climate.json" with { type: "json" };
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";
import { type Area, areasOf } from "./area.ts";
import { findCountry, findRegion } from "./region.ts";
import { solarYieldOf } from "./solar-yield.ts";

/** Averages of a SAP climate region, January first. */
export interface Climate {
  readonly name: string;
  readonly temperaturesCelsius: readonly number[];
  readonly temperatureMeanCelsius: number;
  /** At 10 m height; a regional mean, not a site survey. */
  readonly windMeanMetresPerSecond: number;
  /** Per year, base 15.5 °C. */
  readonly heatingDegreeDays: number;
}

/**
 * The output of 1 kW of panels in each month, January first, in whole kWh that add up to `solarKwhPerKwp` (facing south
 * at 35 degrees), calculated as the planner does.
 */
export function monthlySolarKwh(area: Area): readonly number[] {
  const { solarKwhPerKwp } = area;
  const exact = solarYieldOf(area.sapRegion).monthlyShares.map((share) => share * solarKwhPerKwp);
  const missing = solarKwhPerKwp - exact.reduce((sum, kwh) => sum + Math.floor(kwh), 0);
  // Gives each kWh lost to rounding down to the month that lost most.
  const byLoss = exact.map((kwh, month) => ({ month, lost: kwh % 1 })).sort((a, b) => b.lost - a.lost);
  const roundedUp = new Set(byLoss.slice(0, missing).map(({ month }) => month));
  return exact.map((kwh, month) => Math.floor(kwh) + (roundedUp.has(month) ? 1 : 0));
}

/**
 * Solar installations of all kinds per 1,000 households here, in the region and in the country; outside England, the
 * last two are the same place. Source: DESNZ, end of 2024.
 */
export function solarComparison({ solarSitesPer1000Households, region, country }: Area) {
  return {
    area: solarSitesPer1000Households,
    region: findRegion(region)?.solarSitesPer1000Households,
    country: findCountry(country)?.solarSitesPer1000Households,
  };
}

const NEAR_MILES_MAX = 60;

/**
 * The areas within 60 miles among the six nearest that neither contain this one nor lie within it. Nearest first, in
 * whole miles between centres.
 */
export function nearbyAreas(here: Area): readonly { area: Area; distanceMiles: number }[] {
  return areasOf(here.nearby)
    .map((area) => ({ area, distanceMiles: distanceMiles(here, area) }))
    .filter(({ distanceMiles: miles }) => miles <= NEAR_MILES_MAX)
    .sort((a, b) => a.distanceMiles - b.distanceMiles)
    .map(({ area, distanceMiles: miles }) => ({ area, distanceMiles: Math.round(miles) }));
}

/** The post towns of its outward codes, alphabetically, without the name of an area that contains it. */
export function townsOf({ outwardCodes, partOf }: Area): readonly string[] {
  const around = new Set(areasOf(partOf).map(({ name }) => name));
  const towns = new Set(outwardCodes.map((outward) => findOutwardCode(outward)?.postTown ?? ""));
  return [...towns].filter((town) => town !== "" && !around.has(town)).sort((a, b) => a.localeCompare(b, "en"));
}

/** The climate of its SAP region. Source: SAP 2012 Appendix U, tables U1 and U2. */
export function climateOf({ slug, sapRegion }: Area): Climate {
  const found = climate.sapRegions.find(({ id }) => id === sapRegion);
  if (!found) throw new Error(`${slug}: no climate for SAP region ${sapRegion}`);
  const { name, temperaturesCelsius, temperatureMeanCelsius, windMeanMetresPerSecond, heatingDegreeDays } = found;
  return { name, temperaturesCelsius, temperatureMeanCelsius, windMeanMetresPerSecond, heatingDegreeDays };
}
