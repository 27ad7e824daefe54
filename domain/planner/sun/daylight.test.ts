import { expect, it } from "vitest";
import climate from "#content/data/planner/sap-climate.json" with { type: "json" };
import { daylightOf } from "./daylight.ts";
import { monthsOf } from "./months.ts";

/** The ends of the United Kingdom, degrees east. */
const LONGITUDES = [-8, -2, 1.8];
const everyHalfHour = climate.regions.flatMap(({ id }) =>
  monthsOf(id).flatMap((month) => LONGITUDES.flatMap((longitude) => daylightOf(month, longitude))),
);

it("the three skies of a month have SAP's sun on level ground as their mean", () => {
  for (const { id, horizontalWm2 } of climate.regions) {
    for (const month of monthsOf(id)) {
      const skies = daylightOf(month, -2).flatMap((lit) => lit.skies);
      const aDay = skies.reduce((sum, { global }) => sum + global, 0) / 3;
      expect(aDay).toBeCloseTo(0.024 * (horizontalWm2[month.index] ?? Number.NaN), 9);
    }
  }
});

it("light comes in a beam or from the sky, never less than nothing of either", () => {
  for (const { beam, diffuse, global } of everyHalfHour.flatMap(({ skies }) => skies)) {
    expect(beam).toBeGreaterThanOrEqual(0);
    expect(beam + diffuse).toBeCloseTo(global, 12);
  }
});

it("around the sun comes less than all light of the sky, in every region and month, so the share needs no limit", () => {
  const shares = everyHalfHour.flatMap(({ skies }) => skies.map(({ aroundSun }) => aroundSun));
  expect(Math.max(...shares)).toBeLessThan(1);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
});

it("the sun rises in the east, stands highest in the south and sets in the west", () => {
  const june = daylightOf(monthsOf(1)[5] ?? expect.fail(), 0).map(({ sun }) => sun);
  const highest = june.toSorted((a, b) => b.up - a.up)[0];
  // In summer time the sun is highest about 13:00, in the half hour before or after.
  expect([25, 26]).toContain(highest?.halfHour);
  expect(highest?.north).toBeLessThan(0);
  expect(june[0]?.east).toBeGreaterThan(0);
  expect(june.at(-1)?.east).toBeLessThan(0);
  for (const { up, north, east } of june) expect(up ** 2 + north ** 2 + east ** 2).toBeCloseTo(1, 12);
});

it("further west everything is later by four minutes a degree", () => {
  // 7.5° are half an hour: what falls in a half hour in the east falls in the next one in the west.
  const march = monthsOf(4)[2] ?? expect.fail();
  const east = daylightOf(march, 0);
  const west = daylightOf(march, -7.5);
  expect(west.map(({ sun }) => sun.halfHour)).toEqual(east.map(({ sun }) => sun.halfHour + 1));
  for (const [index, { sun }] of east.entries()) expect(west[index]?.sun.up).toBeCloseTo(sun.up, 12);
});
