import { expect, test } from "vitest";
import { areaTexts } from "#content/areas/area-texts.ts";
import { type Area, areas, findArea, findAreaByAlias } from "#domain/areas/area.ts";
import { areaTotals } from "#domain/areas/area-totals.ts";
import { findCountry, findRegion, regions } from "#domain/areas/region.ts";
import { distanceMiles } from "#domain/postcodes/distance-miles.ts";
import { findOutwardCode } from "#domain/postcodes/outward-code.ts";

const NEIGHBOURS = 6;
const AREA_KINDS = { city: 43, county: 26, borough: 33 };

const slugsWhere = (isWrong: (area: Area) => boolean) => areas.filter(isWrong).map(({ slug }) => slug);

test("there are 102 areas: 43 cities, 26 counties, the 32 boroughs of London and the City", () => {
  expect(areas).toHaveLength(102);
  const counts = Map.groupBy(areas, ({ kind }) => kind);
  expect(Object.fromEntries([...counts].map(([kind, list]) => [kind, list.length]))).toEqual(AREA_KINDS);
});

test("areas are in order of name, and no two share a name, a slug or an alias", () => {
  const names = areas.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  const slugs = areas.flatMap(({ slug, aliases }) => [slug, ...aliases]);
  expect([new Set(names).size, new Set(slugs).size]).toEqual([names.length, slugs.length]);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test("every area has one local text", () => {
  expect(areaTexts.map(({ slug }) => slug).toSorted()).toEqual(areas.map(({ slug }) => slug).toSorted());
});

test("an area is found by its slug, and by its aliases only through findAreaByAlias", () => {
  expect(findArea("hull")?.name).toBe("Hull");
  expect(findArea("kingston-upon-hull")).toBeUndefined();
  expect(findAreaByAlias("kingston-upon-hull")?.slug).toBe("hull");
  expect(findAreaByAlias("hull")).toBeUndefined();
  expect(findArea("constructor")).toBeUndefined();
});

test("every figure is within its range", () => {
  expect(slugsWhere(({ population }) => !(population > 8_000 && population < 9_000_000))).toEqual([]);
  expect(slugsWhere(({ population, households }) => households !== null && households * 1.5 > population)).toEqual([]);
  expect(slugsWhere(({ populationYear }) => ![2021, 2022].includes(populationYear))).toEqual([]);
  expect(
    slugsWhere(({ latitude, longitude }) => !(latitude > 49.9 && latitude < 58 && longitude > -6 && longitude < 1.8)),
  ).toEqual([]);
  expect(slugsWhere(({ sapRegion }) => !(sapRegion >= 1 && sapRegion <= 21))).toEqual([]);
  expect(slugsWhere(({ solarKwhPerKwp }) => !(solarKwhPerKwp >= 825 && solarKwhPerKwp <= 1050))).toEqual([]);
  expect(slugsWhere(({ solarSitesPer1000Households: sites }) => !(sites > 1 && sites < 200))).toEqual([]);
  expect(slugsWhere(({ councils }) => councils.length === 0)).toEqual([]);
});

test("where only the wider council is counted, the area says whose figure it shows", () => {
  const ofCouncils = areas.filter(({ name, solarSitesOf }) => solarSitesOf !== name);
  expect(ofCouncils.map(({ slug, solarSitesOf }) => [slug, solarSitesOf])).toEqual([
    ["bath", "Bath and North East Somerset"],
    ["chester", "Cheshire West and Chester"],
    ["salisbury", "Wiltshire"],
  ]);
  expect(ofCouncils.every(({ populationIsRounded, households }) => populationIsRounded && households === null)).toBe(
    true,
  );
  expect(slugsWhere(({ populationIsRounded }) => populationIsRounded)).toEqual(["bath", "chester", "salisbury"]);
});

test("every outward code of an area exists, is wholly or partly in it, and is nearby", () => {
  expect(slugsWhere(({ outwardCodes }) => outwardCodes.length === 0)).toEqual([]);
  const wrong = areas.flatMap((area) => {
    const held = [...area.outwardCodes, ...area.outwardCodesPartly];
    expect(new Set(held).size, area.slug).toBe(held.length);
    return held.filter((outward) => {
      const place = findOutwardCode(outward);
      return !place || distanceMiles(place, area) > 70;
    });
  });
  expect(wrong).toEqual([]);
});

test("outward codes wrongly marked as PO boxes are listed by the areas that hold them", () => {
  const listedBy = (outward: string) => {
    const held = slugsWhere(({ outwardCodes }) => outwardCodes.includes(outward));
    const partly = slugsWhere(({ outwardCodesPartly }) => outwardCodesPartly.includes(outward));
    return [held, partly];
  };
  expect(listedBy("UB8")).toEqual([["hillingdon", "london"], []]);
  expect(listedBy("UB3")).toEqual([["hillingdon", "london"], []]);
  expect(listedBy("E20")).toEqual([["london", "newham"], []]);
  expect(listedBy("IG8")).toEqual([["london", "redbridge"], ["waltham-forest"]]);
  expect(listedBy("CT9")).toEqual([["kent"], []]);
  expect(listedBy("GU27")).toEqual([["surrey"], ["chichester", "west-sussex"]]);
});

test("region and country agree with each other and with most outward codes", () => {
  expect(slugsWhere(({ region, country }) => findRegion(region)?.country !== country)).toEqual([]);
  const elsewhere = slugsWhere(({ region, outwardCodes }) => {
    const here = outwardCodes.filter((outward) => findOutwardCode(outward)?.region === region);
    return here.length * 2 < outwardCodes.length;
  });
  expect(elsewhere).toEqual([]);
});

test("an area is part of those that contain it, and the outer one holds its outward codes", () => {
  expect(slugsWhere(({ slug, contains }) => contains.some((part) => !findArea(part)?.partOf.includes(slug)))).toEqual(
    [],
  );
  expect(slugsWhere(({ slug, partOf }) => partOf.some((outer) => !findArea(outer)?.contains.includes(slug)))).toEqual(
    [],
  );
  const outside = areas.flatMap(({ slug, partOf, outwardCodes }) =>
    partOf.flatMap((outer) => {
      const held = new Set(findArea(outer)?.outwardCodes);
      return outwardCodes.every((outward) => held.has(outward)) ? [] : [`${slug} in ${outer}`];
    }),
  );
  expect(outside).toEqual([]);
  expect(findArea("london")?.contains).toHaveLength(33);
});

test("every area has six neighbours that exist and neither contain it nor lie within it", () => {
  const wrong = slugsWhere(({ slug, nearby, partOf, contains }) => {
    const strange = nearby.filter((one) => !findArea(one) || [slug, ...partOf, ...contains].includes(one));
    return strange.length > 0 || new Set(nearby).size !== NEIGHBOURS;
  });
  expect(wrong).toEqual([]);
});

test("the twelve regions add up to the country, and Northern Ireland, Scotland and Wales are one region each", () => {
  expect(regions).toHaveLength(12);
  const english = regions.filter(({ country }) => country === "England");
  const sum = (figure: "population" | "households" | "solarSites") =>
    english.reduce((total, region) => total + region[figure], 0);
  expect(findCountry("England")).toMatchObject({
    population: sum("population"),
    households: sum("households"),
    solarSites: sum("solarSites"),
  });
  for (const name of ["Northern Ireland", "Scotland", "Wales"])
    expect(findRegion(name)).toMatchObject(findCountry(name) ?? {});
  for (const { solarSites, households, solarSitesPer1000Households } of regions) {
    expect(solarSitesPer1000Households).toBeCloseTo((solarSites / households) * 1000, 1);
  }
});

test("London has the population of its boroughs, and the totals count it once and include no estimate", () => {
  const boroughs = areas.filter(({ kind }) => kind === "borough");
  expect(boroughs.reduce((sum, { population }) => sum + population, 0)).toBe(findArea("london")?.population);
  expect(areaTotals).toEqual({ areas: 102, regions: 12, outwardCodes: expect.any(Number), population: 43_742_176 });
  expect(areaTotals.outwardCodes).toBeGreaterThan(1500);
  expect(areaTotals.outwardCodes).toBeLessThan(areas.reduce((sum, { outwardCodes }) => sum + outwardCodes.length, 0));
});
