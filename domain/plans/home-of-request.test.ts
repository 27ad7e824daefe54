import { expect, it } from "vitest";
import { homeOfRequest, type RequestedHome } from "#domain/plans/home-of-request.ts";

const TODAY = "2026-12-01";
const asked = (request: Partial<RequestedHome>) =>
  homeOfRequest({ outcode: "RG4", plan: null, brief: null, propertyType: null, ...request }, TODAY);

it("is the home of the plan that came with the request, whatever the brief says", () => {
  const query = "postcode=CR0&type=bungalow&built=1945-1964&beds=2&export=15&azimuth=90&electricity=4200";
  const home = asked({ plan: { query, madeOn: "2026-11-20" }, brief: { bedrooms: 5 } });
  expect(home).toMatchObject({ hasPlan: true, place: { outwardCode: "CR0" } });
  expect(home?.inputs.home).toMatchObject({ type: "bungalow", built: "1945-1964", bedrooms: 2 });
  expect(home?.inputs.energy).toMatchObject({ exportPence: 15, electricityKwh: 4200 });
  expect(home?.inputs.solar.arrays).toMatchObject([{ azimuth: 90 }]);
});

it("is the home of the brief, with a usual one's answers where it is silent", () => {
  const roofs = [{ facing: "south_west" }, { facing: "east", pitch: 15, shade: "modest" }];
  const brief = { year: 1936, bedrooms: 0, floorM2: 80, epcBand: "F", fuel: "oil", electricityKwh: 3600, roofs };
  const home = asked({ brief, propertyType: "flat" });
  expect(home?.inputs.home).toMatchObject({
    type: "flat",
    built: "1919-1944",
    bedrooms: 1,
    floorAreaM2: 80,
    epc: "FG",
    tenure: "owner",
  });
  expect(home?.inputs.energy).toMatchObject({ heating: "oil", electricityKwh: 3600 });
  expect(home?.inputs.solar.arrays).toEqual([
    { kwp: 2, azimuth: 225, pitch: 35, shading: "none" },
    { kwp: 2, azimuth: 90, pitch: 15, shading: "modest" },
  ]);
  expect(home).toMatchObject({ hasPlan: false, isFuelKnown: true });
  expect(["home.type", "home.built", "solar.arrays"].every((path) => home?.given.has(path))).toBe(true);
});

it("is our usual home where nothing is known, and no home without a place", () => {
  const home = asked({ propertyType: "house" });
  expect(home?.inputs.home).toMatchObject({ type: "semi", built: "1919-1944", bedrooms: 3 });
  expect([...(home?.given ?? [])]).toEqual([]);
  expect(asked({ outcode: "ZZ9" })).toBeUndefined();
});

it("does not pretend to know the price of every fuel, nor take answers that a plan would refuse", () => {
  expect(asked({ brief: { fuel: "lpg", electricityKwh: 100, floorM2: 2000 } })).toMatchObject({
    isFuelKnown: false,
    inputs: { energy: { heating: "gas", electricityKwh: null }, home: { floorAreaM2: 101 } },
  });
});

it.each([
  [1850, "pre1919"],
  [1918, "pre1919"],
  [1919, "1919-1944"],
  [1964, "1945-1964"],
  [1999, "1993-1999"],
  [2000, "from2000"],
])("puts a home of %s into the age %s", (year, built) => {
  expect(asked({ brief: { year } })?.inputs.home.built).toBe(built);
});
