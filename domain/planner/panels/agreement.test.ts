import { expect, it } from "vitest";
import site from "#content/data/solar-yield.json" with { type: "json" };
import { factsWith } from "#domain/planner/facts/facts.ts";
import { generationOf } from "./generation.ts";
import pvgis from "./pvgis-cities.json" with { type: "json" };

// What others make of the same roofs.

/** The site's facings N, NE/NW, E/W, SE/SW, S; either side of south gives the same sun. */
const AZIMUTHS = [0, 45, 90, 135, 180];
/** West of Greenwich, in the middle of Great Britain: the longitude moves a year's kWh by under 0.1%. */
const LONGITUDE = -2;

function kwhPerKwp(sapRegion: number, longitude: number, azimuth: number, pitch: number): number {
  const place = { outwardCode: "", sapRegion, nation: "", longitude };
  const array = { kwp: 4, azimuth, pitch, shading: "none" } as const;
  return generationOf(factsWith({}), place, [array], 4 / 1.2).kwhPerYear / 4;
}

it.each(pvgis.cities)("agrees with PVGIS in $city within 5.5%", ({ sapRegion, longitude, kwhPerKwp: theirs }) => {
  expect(Math.abs(kwhPerKwp(sapRegion, longitude, 180, 35) / theirs - 1)).toBeLessThan(0.055);
});

it("is neither above nor below PVGIS over the seven cities together, within 0.5%", () => {
  const ours = pvgis.cities.map(({ sapRegion, longitude }) => kwhPerKwp(sapRegion, longitude, 180, 35));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const theirs = sumOf(pvgis.cities.map((city) => city.kwhPerKwp));
  expect(Math.abs(sumOf(ours) / theirs - 1)).toBeLessThan(0.005);
});

it.each(site.sapRegions)("agrees with the site's own yields of every roof in $name within 3.5%", ({ id, byFacing }) => {
  for (const [facing, yields] of byFacing.entries()) {
    for (const [column, theirs] of yields.entries()) {
      const azimuth = AZIMUTHS[facing] ?? Number.NaN;
      const pitch = site.table.pitchDegrees[column] ?? Number.NaN;
      const ours = kwhPerKwp(id, LONGITUDE, azimuth, pitch);
      expect(Math.abs(ours / theirs - 1), `${azimuth}°, pitch ${pitch}°`).toBeLessThan(0.035);
    }
  }
});
