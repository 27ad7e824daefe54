import { describe, expect, it } from "vitest";
import facts from "#content/data/solar-yield.json" with { type: "json" };

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
