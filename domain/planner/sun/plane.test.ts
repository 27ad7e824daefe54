import { expect, it } from "vitest";
import climate from "#content/data/planner/sap-climate.json" with { type: "json" };
import { monthsOf } from "./months.ts";
import { planeKwhPerM2 } from "./plane.ts";
import sums from "./sap-plane-sums.json" with { type: "json" };

/** The fixture's facings N, NE/NW, E/W, SE/SW, S, on both sides of north. */
const AZIMUTHS = [[0], [45, 315], [90, 270], [135, 225], [180]];
const yearOf = (region: number, azimuth: number, pitch: number) =>
  planeKwhPerM2(monthsOf(region), { azimuth, pitch }).reduce((sum, month) => sum + month, 0);

it("agrees with the 770 plane sums of SAP that another program made, within their rounding to 1 kWh/m²", () => {
  let compared = 0;
  for (const [region, facings] of Object.entries(sums.kwhPerM2)) {
    for (const [facing, azimuths] of AZIMUTHS.entries()) {
      for (const [column, pitch] of sums.pitchDegrees.entries()) {
        for (const azimuth of azimuths) {
          const published = facings[facing]?.[column] ?? Number.NaN;
          const ours = yearOf(Number(region), azimuth, pitch);
          expect(Math.abs(ours - published), `region ${region}, ${azimuth}°, pitch ${pitch}°`).toBeLessThan(0.501);
        }
        compared += 1;
      }
    }
  }
  expect(compared).toBe(770);
});

it("south at 35° in the Thames region gets 1,140 kWh/m²", () => {
  expect(Math.abs(yearOf(1, 180, 35) - 1140)).toBeLessThan(1);
});

it("between two orientations it is linear in azimuth", () => {
  const south = yearOf(1, 180, 35);
  const southEast = yearOf(1, 135, 35);
  const east = yearOf(1, 90, 35);
  expect(yearOf(1, 160, 35)).toBeCloseTo(southEast + (25 / 45) * (south - southEast), 9);
  expect(yearOf(1, 99, 35)).toBeCloseTo(east + 0.2 * (southEast - east), 9);
  expect(yearOf(1, 261, 35)).toBeCloseTo(yearOf(1, 99, 35), 9);
  expect(yearOf(1, 359, 35)).toBeCloseTo(yearOf(1, 1, 35), 9);
});

it("January, south at 35° in the Thames region, worked by hand", () => {
  // s = sin 17.5° = 0.300706; A = −0.66s³ − 0.106s² + 2.93s = 0.853536; B = 3.63s³ − 0.374s² − 7.4s = −2.160337;
  // C = −2.71s³ − 0.991s² + 4.59s + 1 = 2.216938; x = cos(51.6° + 20.7°) = 0.304033; R = 1.639022.
  // 0.024 · 31 days · 30 W/m² · R = 36.583.
  expect(planeKwhPerM2(monthsOf(1), { azimuth: 180, pitch: 35 })[0]).toBeCloseTo(36.583, 2);
});

it("level, it is the sun on level ground whatever the azimuth", () => {
  const level = [30, 56, 98, 157, 195, 217, 203, 173, 127, 73, 39, 24];
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const sum = level.reduce((kwh, watts, month) => kwh + (watts * 24 * (days[month] ?? Number.NaN)) / 1000, 0);
  for (const azimuth of [0, 20, 135, 180, 300]) expect(yearOf(1, azimuth, 0)).toBeCloseTo(sum, 9);
});

it("never falls to a third of the level sun, so it needs no floor at nothing", () => {
  const ratios = climate.regions.flatMap(({ id }) => {
    const level = planeKwhPerM2(monthsOf(id), { azimuth: 0, pitch: 0 });
    return [0, 45, 90, 135, 180].flatMap((azimuth) =>
      [15, 30, 45, 60, 75, 90].flatMap((pitch) =>
        planeKwhPerM2(monthsOf(id), { azimuth, pitch }).map((kwh, month) => kwh / (level[month] ?? Number.NaN)),
      ),
    );
  });
  expect(Math.min(...ratios)).toBeGreaterThan(1 / 3);
});

it("an unknown region is a mistake of ours", () => {
  expect(() => monthsOf(22)).toThrow("no climate region 22");
});
