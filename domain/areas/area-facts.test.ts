import { expect, test } from "vitest";
import { type Area, areas, findArea } from "#domain/areas/area.ts";
import { climateOf, monthlySolarKwh, nearbyAreas, solarComparison, townsOf } from "#domain/areas/area-facts.ts";
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";

function area(slug: string): Area {
  const found = findArea(slug);
  if (!found) throw new Error(`no area ${slug}`);
  return found;
}

test("the months of every area are whole kWh that add up to its year, with summer above winter", () => {
  for (const one of areas) {
    const months = monthlySolarKwh(one);
    expect(months, one.slug).toHaveLength(12);
    expect(months.every(Number.isInteger), one.slug).toBe(true);
    expect(
      months.reduce((sum, kwh) => sum + kwh, 0),
      one.slug,
    ).toBe(one.solarKwhPerKwp);
    expect(Math.min(...months.slice(3, 8)), one.slug).toBeGreaterThan(2 * Math.max(months[0] ?? 0, months[11] ?? 0));
  }
  // 958 x 504 / 3,834 = 125.9.
  expect(monthlySolarKwh(area("sutton"))[5]).toBe(126);
});

test("solar is compared with the region and the country", () => {
  expect(solarComparison(area("croydon"))).toEqual({ area: expect.any(Number), region: 20.2, country: 58 });
  const { region, country } = solarComparison(area("glasgow"));
  expect([region, country]).toEqual([74.8, 74.8]);
  expect(areas.filter((one) => Object.values(solarComparison(one)).includes(undefined))).toEqual([]);
});

test("distances are as the crow flies", () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  const edinburgh = { latitude: 55.9533, longitude: -3.1883 };
  expect(distanceMiles(london, edinburgh)).toBeCloseTo(332, 0);
  expect(distanceMiles(edinburgh, london)).toBe(distanceMiles(london, edinburgh));
  expect(distanceMiles(london, london)).toBe(0);
});

test("neighbours come nearest first in whole miles, and no other area is nearer", () => {
  expect(nearbyAreas(area("sutton"))[0]).toMatchObject({ area: { slug: "merton" }, distanceMiles: 3 });
  for (const one of areas) {
    const neighbours = nearbyAreas(one);
    const miles = neighbours.map(({ distanceMiles: far }) => far);
    expect(miles, one.slug).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.every(Number.isInteger), one.slug).toBe(true);
    const related = new Set([one.slug, ...one.partOf, ...one.contains, ...one.nearby]);
    const others = areas.filter(({ slug }) => !related.has(slug)).map((other) => distanceMiles(one, other));
    expect(Math.min(...others), one.slug).toBeGreaterThanOrEqual((miles.at(-1) ?? 0) - 1);
  }
});

test("no area more than 60 miles away is listed as near", () => {
  expect(nearbyAreas(area("belfast"))).toEqual([]);
  expect(nearbyAreas(area("aberdeen")).map(({ area: { slug } }) => slug)).toEqual(["dundee"]);
  expect(areas.flatMap(nearbyAreas).filter(({ distanceMiles: miles }) => miles > 60)).toEqual([]);
});

test("towns are the post towns, without the city that contains a borough", () => {
  expect(townsOf(area("sutton"))).toEqual(["Carshalton", "Sutton", "Wallington", "Worcester Park"]);
  expect(townsOf(area("merton"))).not.toContain("London");
  expect(townsOf(area("london"))).toContain("London");
  expect(townsOf(area("berkshire"))).toEqual(expect.arrayContaining(["Reading", "Slough", "Windsor", "Wokingham"]));
});

test("the climate of an area has twelve months around its mean and fits its latitude", () => {
  for (const one of areas) {
    const { temperaturesCelsius, temperatureMeanCelsius, windMeanMetresPerSecond, heatingDegreeDays } = climateOf(one);
    expect(temperaturesCelsius, one.slug).toHaveLength(12);
    const mean = temperaturesCelsius.reduce((sum, degrees) => sum + degrees, 0) / temperaturesCelsius.length;
    expect(Math.abs(mean - temperatureMeanCelsius), one.slug).toBeLessThan(0.1);
    expect([windMeanMetresPerSecond > 3, windMeanMetresPerSecond < 8], one.slug).toEqual([true, true]);
    expect([heatingDegreeDays > 1500, heatingDegreeDays < 3500], one.slug).toEqual([true, true]);
  }
  expect(climateOf(area("aberdeen")).heatingDegreeDays).toBeGreaterThan(climateOf(area("plymouth")).heatingDegreeDays);
});
