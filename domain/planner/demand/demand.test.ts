import { expect, it } from "vitest";
import shape from "#content/data/planner/load-shape.json" with { type: "json" };
import climate from "#content/data/planner/sap-climate.json" with { type: "json" };
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { usualPeople } from "#domain/planner/inputs/usual-people.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";
import { carKwhOf } from "./car.ts";
import { degreeDaysOf } from "./cold-days.ts";
import { demandOf } from "./demand.ts";

type Home = PlanInputs["home"];
type Energy = PlanInputs["energy"];

const facts = factsWith({});
const place = (sapRegion: number) => ({ outwardCode: "", sapRegion, nation: "England", longitude: 0 });
const thames = place(1);
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
const at = (values: readonly number[] | Float64Array, index: number) => values[index] ?? Number.NaN;

/** The home of the documents: a semi of 1919-1944 with three bedrooms, on gas. */
function home(own: Partial<Home> = {}, energy: Partial<Energy> = {}): Pick<PlanInputs, "home" | "energy"> {
  const floorAreaM2 = own.floorAreaM2 ?? 101;
  return {
    home: {
      type: "semi",
      built: "1919-1944",
      bedrooms: 3,
      floorAreaM2,
      people: usualPeople(floorAreaM2),
      occupancy: "half",
      wall: null,
      loftMm: null,
      windows: null,
      epc: null,
      tenure: "owner",
      roof: true,
      ...own,
    },
    energy: {
      heating: "gas",
      emitters: "panel",
      nightRate: false,
      fuelKwh: null,
      electricityKwh: null,
      exportPence: 12,
      ownTariff: null,
      fuelPence: null,
      gasInStreet: null,
      ...energy,
    },
  };
}

/** Degree days by hand: of each month the mean of five days, the outer ones 3.84465 and 1.57320 K from its mean. */
function degreeDaysByHand(region: number): number[] {
  const { temperatureC } = climate.regions[region] ?? { temperatureC: [] };
  return temperatureC.map((mean, month) => {
    const five = [-3.8446546965, -1.5732015381, 0, 1.5732015381, 3.8446546965];
    return (at(climate.monthDays, month) * sumOf(five.map((off) => Math.max(0, 15.5 - mean - off)))) / 5;
  });
}

it.each([0, 1, 4, 17, 20])("the degree days of region %i are those worked by hand", (region) => {
  const ours = monthsOf(region).map((month) => degreeDaysOf(facts, month));
  for (const [month, byHand] of degreeDaysByHand(region).entries()) expect(at(ours, month)).toBeCloseTo(byHand, 8);
});

it("degree days in January of the Thames region are 31 · (15.5 − 5.1), and in July some are left", () => {
  const ours = monthsOf(1).map((month) => degreeDaysOf(facts, month));
  expect(at(ours, 0)).toBeCloseTo(31 * 10.4, 9);
  expect(at(ours, 6)).toBeCloseTo((31 * (15.5 - 17.9 + 3.8446546965)) / 5, 9);
});

it("the documents' home uses 10,931 kWh of gas and 2,697 kWh of electricity", () => {
  const { fuelKwh, electricityKwh, heatKwh } = demandOf(facts, thames, home());
  expect(Math.abs(fuelKwh / 10931 - 1)).toBeLessThan(0.005);
  expect(Math.round(electricityKwh)).toBe(2697);
  expect(heatKwh).toBeCloseTo(fuelKwh * 0.84, 9);
});

const FLOORS = [40, 70, 101, 139, 205];

it.each(["detached", "semi", "endTerrace", "midTerrace", "bungalow", "flat"] as const)(
  "a %s with more bedrooms never needs less fuel or electricity",
  (type) => {
    const demands = FLOORS.map((floorAreaM2) => demandOf(facts, thames, home({ type, floorAreaM2 })));
    for (const [index, { fuelKwh, electricityKwh }] of demands.slice(1).entries()) {
      expect(fuelKwh).toBeGreaterThan(demands[index]?.fuelKwh ?? Number.NaN);
      expect(electricityKwh).toBeGreaterThan(demands[index]?.electricityKwh ?? Number.NaN);
    }
  },
);

it.each([
  ["detached", 4093.9 + 75.152 * 80],
  ["semi", -433.3 + 113.333 * 80],
  ["endTerrace", 4200 + 60 * 80],
  ["midTerrace", 712.1 + 89.697 * 80],
  ["bungalow", 4066.7 + 73.333 * 80],
  ["flat", 3539.4 + 51.515 * 80],
] as const)("a %s of 80 m² and band D is on its type's line", (type, onLine) => {
  const weather = 0.2 + (0.8 * sumOf(degreeDaysByHand(6))) / 2021;
  const { fuelKwh } = demandOf(facts, place(6), home({ type, floorAreaM2: 80, epc: "D" }));
  expect(fuelKwh).toBeCloseTo(onLine * weather, 6);
});

it.each([
  ["pre1919", 110],
  ["1919-1944", 122],
  ["1945-1964", 112],
  ["1965-1982", 106],
  ["1983-1992", 103],
  ["1993-1999", 98],
  ["from2000", 74],
] as const)("without a known band a home built %s needs its age's %i kWh/m²", (built, perM2) => {
  const bandD = demandOf(facts, thames, home({ built, epc: "D" })).fuelKwh;
  expect(demandOf(facts, thames, home({ built })).fuelKwh / bandD).toBeCloseTo((0.914 * perM2) / 105, 9);
});

it.each([
  ["AB", 0.62],
  ["C", 0.85],
  ["E", 1.11],
  ["FG", 1.11],
] as const)("a known band %s changes band D's fuel to its %f, whatever the age", (epc, factor) => {
  const bandD = demandOf(facts, thames, home({ epc: "D" })).fuelKwh;
  expect(demandOf(facts, thames, home({ epc, built: "from2000" })).fuelKwh / bandD).toBeCloseTo(factor, 9);
});

it("a typed bill is taken as it is", () => {
  const { fuelKwh, heatKwh, electricityKwh, load } = demandOf(
    facts,
    thames,
    home({}, { fuelKwh: 14_200, electricityKwh: 3333 }),
  );
  expect([fuelKwh, electricityKwh]).toEqual([14_200, 3333]);
  expect(heatKwh).toBeCloseTo(11_928, 9);
  expect(load).toHaveLength(12 * 2 * 48);
});

it("the same home needs more fuel in the Highlands than in Cornwall", () => {
  expect(demandOf(facts, place(17), home()).fuelKwh).toBeGreaterThan(demandOf(facts, place(4), home()).fuelKwh);
});

it("electric heaters use as many kWh as a boiler burns, and make all of them into heat", () => {
  const gas = demandOf(facts, thames, home());
  const electric = demandOf(facts, thames, home({}, { heating: "electric" }));
  expect(electric.fuelKwh).toBe(gas.fuelKwh);
  expect(electric.heatKwh).toBe(electric.fuelKwh);
  expect(electric.electricityKwh).toBe(gas.electricityKwh);
});

it("oil and LPG are burnt as gas is", () => {
  const gas = demandOf(facts, thames, home());
  for (const heating of ["oil", "lpg"] as const) {
    const other = demandOf(facts, thames, home({}, { heating }));
    expect([other.fuelKwh, other.heatKwh]).toEqual([gas.fuelKwh, gas.heatKwh]);
  }
});

it("a home on a heat pump gets the heat of a gas home and burns nothing, whatever fuel was typed", () => {
  const gas = demandOf(facts, thames, home());
  const heatPump = demandOf(facts, thames, home({}, { heating: "heatPump", fuelKwh: 5000 }));
  expect(heatPump.heatKwh).toBe(gas.heatKwh);
  expect(heatPump.fuelKwh).toBe(0);
});

it("hot water of January, worked by hand: 1.15 · 4.18 · (25 · 3 + 36) · 1.10 · 31 · 41.2 / 3600", () => {
  const { waterKwh } = demandOf(facts, thames, home({ people: 3 }));
  expect(at(waterKwh, 0)).toBeCloseTo(208.2314, 3);
  const december = 208.2314 * (39.9 / 41.2);
  expect(at(waterKwh, 11)).toBeCloseTo(december, 3);
});

it("what is not for water is for rooms, by degree days", () => {
  const { heatKwh, waterKwh, spaceKwh } = demandOf(facts, thames, home());
  expect(sumOf(waterKwh) + sumOf(spaceKwh)).toBeCloseTo(heatKwh, 8);
  expect(sumOf(waterKwh)).toBeLessThan(0.4 * heatKwh);
  const byHand = degreeDaysByHand(1);
  expect(at(spaceKwh, 0) / at(spaceKwh, 4)).toBeCloseTo(at(byHand, 0) / at(byHand, 4), 9);
});

it("water is never over 40% of the heat", () => {
  const crowded = demandOf(facts, thames, home({ people: 10 }, { fuelKwh: 4000 }));
  expect(sumOf(crowded.waterKwh)).toBeCloseTo(0.4 * 0.84 * 4000, 9);
  expect(sumOf(crowded.spaceKwh)).toBeCloseTo(0.6 * 0.84 * 4000, 9);
  const fewer = demandOf(facts, thames, home({ people: 3 }));
  expect(at(crowded.waterKwh, 0) / at(crowded.waterKwh, 6)).toBeCloseTo(
    at(fewer.waterKwh, 0) / at(fewer.waterKwh, 6),
    9,
  );
});

it("heat of rooms is spread evenly where a reader's own base temperature leaves no cold day", () => {
  const { spaceKwh } = demandOf(factsWith({ "heat-pump.base": 1.55 }), place(4), home({}, { fuelKwh: 10_000 }));
  expect(at(spaceKwh, 1) / at(spaceKwh, 0)).toBeCloseTo(28 / 31, 9);
});

const DAYS = climate.monthDays;
const yearOfLoad = (load: Float64Array) =>
  sumOf(
    DAYS.map((days, month) => {
      const day = (kind: number) => sumOf(load.subarray((month * 2 + kind) * 48, (month * 2 + kind + 1) * 48));
      return days * ((5 * day(0) + 2 * day(1)) / 7);
    }),
  );

it.each(["out", "half", "home"] as const)("the half hours of a home that is %s add up to its year", (occupancy) => {
  const { load, electricityKwh } = demandOf(facts, thames, home({ occupancy }));
  expect(yearOfLoad(load)).toBeCloseTo(electricityKwh, 6);
});

it("the load has the published shape: a winter's weekday, and the mean of Saturday and Sunday", () => {
  const { load } = demandOf(facts, thames, home());
  const published = shape.kW["Wtr Wd"];
  expect(at(load, 36) / at(load, 6)).toBeCloseTo(at(published, 36) / at(published, 6), 12);
  const weekend = (i: number) => (at(shape.kW["Hsr Sat"], i) + at(shape.kW["Hsr Sun"], i)) / 2;
  const august = (7 * 2 + 1) * 48;
  expect(at(load, august + 20) / at(load, august + 40)).toBeCloseTo(weekend(20) / weekend(40), 12);
});

it("people at home use more between 09:00 and 17:00 on weekdays, the rest of the day keeps its shape", () => {
  const load = { out: 0.75, half: 1, home: 1.25 };
  const shapes = Object.entries(load).map(([occupancy, factor]) => {
    const ours = demandOf(facts, thames, home({ occupancy: occupancy as "out" })).load;
    // Against midnight, which no occupancy changes.
    const shapeAt = (i: number) => at(ours, i) / at(ours, 0) / (at(shape.kW["Wtr Wd"], i) / at(shape.kW["Wtr Wd"], 0));
    return { factor, edges: [17, 18, 33, 34].map(shapeAt) };
  });
  for (const { factor, edges } of shapes) {
    for (const [index, expected] of [1, factor, factor, 1].entries()) expect(at(edges, index)).toBeCloseTo(expected, 9);
  }
});

it("a reader's own figures move it", () => {
  const withFact = (id: string, value: number) => demandOf(factsWith({ [id]: value }), thames, home());
  const ours = demandOf(facts, thames, home());
  expect(withFact("heat-demand.boilerEfficiency", 0.9).heatKwh).toBeCloseTo((ours.heatKwh * 0.9) / 0.84, 6);
  expect(withFact("heat-demand.climateShare", 0).fuelKwh).toBeGreaterThan(ours.fuelKwh);
  expect(withFact("sap-climate.dailySd", 3.5).fuelKwh).toBeGreaterThan(ours.fuelKwh);
  expect(withFact("heat-demand.distributionLoss", 0).waterKwh[0]).toBeCloseTo(at(ours.waterKwh, 0) / 1.15, 9);
  expect(withFact("load.typicalElectricity", 3800).electricityKwh).toBeCloseTo((ours.electricityKwh * 3800) / 2500, 6);
});

it("8,000 miles charged at home are 1,856 kWh", () => {
  expect(carKwhOf(facts, { car: { milesPerYear: 8000, charging: "charger" } })).toBeCloseTo(1856, 9);
});
