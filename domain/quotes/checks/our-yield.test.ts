import { describe, expect, it } from "vitest";
import facts from "#content/data/solar-yield.json" with { type: "json" };
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";

const THAMES = 1;

type Shade = "none" | "modest" | "significant" | "heavy";
const roof = (facing: number, pitch: number, shade: Shade = "none") => ({
  ...quoteExamples.solar,
  panelWp: 400,
  panels: 10,
  kWp: 4,
  arrays: [{ panels: 10, facing, pitch, shade }],
});

it.each([
  [180, 35, 970],
  [225, 35, 920],
  [135, 35, 920],
  [90, 35, 810],
  [270, 30, 825],
  [0, 45, 555],
  [359, 0, 865],
  [180, 90, 670],
  [45, 60, 540],
  [180, 40, 962.5],
  [202, 35, 970 - (50 * 22) / 45],
])("facing %i at %i degrees in Thames, a kWp makes %f kWh", (facing, pitch, kwhPerKwp) => {
  expect(ourYield(roof(facing, pitch), THAMES)).toEqual({ kwhPerYear: Math.round(4 * kwhPerKwp), region: "Thames" });
});

it.each([
  ["none", 3880],
  ["modest", 3104],
  ["significant", 2522],
  ["heavy", 1940],
] as const)("shade %s leaves %i kWh", (shade, kwh) => {
  expect(ourYield(roof(180, 35, shade), THAMES)?.kwhPerYear).toBe(kwh);
});

it("adds up the faces of a roof in proportion to their panels", () => {
  // 4.4 kWp: six tenths at 970, four tenths at 810 with modest shade.
  expect(ourYield(quoteExamples.solar, THAMES)?.kwhPerYear).toBe(Math.round(4.4 * (0.6 * 970 + 0.4 * 810 * 0.8)));
});

it("knows no region outside the table", () => {
  expect(ourYield(quoteExamples.solar, 22)).toBeUndefined();
  expect(ourYield(quoteExamples.solar, undefined)).toBeUndefined();
});

// SAP 2012, Appendix U: table U5 for south and for east or west, declination, and table U3 for two regions.
const DECLINATION = [-20.7, -12.8, -1.8, 9.8, 18.8, 23.1, 21.2, 13.7, 2.9, -8.7, -18.4, -23.0];
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const K = {
  south: [-0.66, -0.106, 2.93, 3.63, -0.374, -7.4, -2.71, -0.991, 4.59],
  east: [1.44, -2.36, 1.07, -0.514, 1.89, -1.64, -0.542, -0.757, 0.604],
};
const REGIONS = [
  { id: 0, latitude: 53.5, sun: [26, 54, 96, 150, 192, 200, 189, 157, 115, 66, 33, 21] },
  { id: 1, latitude: 51.6, sun: [30, 56, 98, 157, 195, 217, 203, 173, 127, 73, 39, 24] },
];

/** Formula U3.2: kWh per square metre and year on a plane. */
function radiation({ latitude, sun }: (typeof REGIONS)[number], k: readonly number[], pitch: number): number {
  const half = Math.sin((pitch / 2) * (Math.PI / 180));
  const factor = (from: number) =>
    (k[from] ?? 0) * half ** 3 + (k[from + 1] ?? 0) * half ** 2 + (k[from + 2] ?? 0) * half;
  const months = sun.map((watts, month) => {
    const height = Math.cos((latitude - (DECLINATION[month] ?? 0)) * (Math.PI / 180));
    return watts * (MONTH_DAYS[month] ?? 0) * (factor(0) * height ** 2 + factor(3) * height + factor(6) + 1);
  });
  return 0.024 * months.reduce((sum, one) => sum + one, 0);
}

describe.each(REGIONS)("of region $id", (region) => {
  const row = facts.sapRegions.find(({ id }) => id === region.id);

  it.each(facts.table.pitchDegrees)("the table at %i degrees is SAP's formula times the ratio, to 5 kWh", (pitch) => {
    const column = facts.table.pitchDegrees.indexOf(pitch);
    const made = (k: readonly number[]) => radiation(region, k, pitch) * facts.performanceRatio;
    expect(Math.abs((row?.byFacing[4]?.[column] ?? 0) - made(K.south))).toBeLessThanOrEqual(3);
    expect(Math.abs((row?.byFacing[2]?.[column] ?? 0) - made(K.east))).toBeLessThanOrEqual(3);
  });
});

it("every region has every orientation and pitch, and agrees with its other columns at 35 degrees", () => {
  for (const { byFacing, south, eastWest } of facts.sapRegions) {
    expect(byFacing.map((row) => row.length)).toEqual(facts.table.facings.map(() => facts.table.pitchDegrees.length));
    const at35 = facts.table.pitchDegrees.indexOf(facts.pitchDegrees);
    expect([byFacing[4]?.[at35], byFacing[2]?.[at35]]).toEqual([south, eastWest]);
  }
});
