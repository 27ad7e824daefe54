import { expect, it } from "vitest";
import climate from "#content/data/planner/sap-climate.json" with { type: "json" };
import { demandOf } from "#domain/planner/demand/demand.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { usualPeople } from "#domain/planner/inputs/usual-people.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";
import { heatPumpYear } from "./heat-pump.ts";
import { performanceOf, weatherCompensation } from "./performance.ts";

const facts = factsWith({});
const place = (sapRegion: number) => ({ outwardCode: "", sapRegion, nation: "England", longitude: 0 });
const at = (values: readonly number[] | undefined, index: number) => values?.[index] ?? Number.NaN;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The heat of the documents' home: a semi of 1919-1944 with three bedrooms, on gas. */
function heatOf(sapRegion: number, edited: Record<string, number> = {}) {
  return demandOf(factsWith(edited), place(sapRegion), {
    home: {
      type: "semi",
      built: "1919-1944",
      bedrooms: 3,
      floorAreaM2: 101,
      people: usualPeople(101),
      occupancy: "half",
      wall: null,
      loftMm: null,
      windows: null,
      epc: null,
      tenure: "owner",
      roof: true,
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
    },
  });
}

function yearOf(sapRegion: number, designFlowC: number, edited: Record<string, number> = {}) {
  return heatPumpYear(factsWith(edited), place(sapRegion), { ...heatOf(sapRegion), designFlowC });
}

it("runs at 3.38 to 3.44 in CR0 at a design flow of 45, better at 35, worse at 55", () => {
  const [low, middle, high] = [35, 45, 55].map((flow) => yearOf(1, flow).spf);
  expect(middle).toBeGreaterThan(3.38);
  expect(middle).toBeLessThan(3.44);
  expect(low).toBeGreaterThan(middle ?? Number.NaN);
  expect(high).toBeLessThan(middle ?? Number.NaN);
});

it("agrees within 4% with both measured fleets, in the middle of the country", () => {
  expect(Math.abs(yearOf(6, 45, { "heat-pump.quality": 1 }).spf / 3.99 - 1)).toBeLessThan(0.04);
  expect(Math.abs(yearOf(6, 45, { "heat-pump.quality": 0.7 }).spf / 2.8 - 1)).toBeLessThan(0.04);
});

it("performance at flow 35 and 5 outside, worked by hand: 0.85 · (7.0429 − 0.1095 · 30)", () => {
  expect(performanceOf(facts)(35, 5)).toBeCloseTo(3.194215, 9);
});

it("performance stays within 1.5 and 6", () => {
  const performance = performanceOf(facts);
  expect(performance(65, -10)).toBe(1.5);
  expect(performance(20, 20)).toBeCloseTo(0.85 * 7.0429, 9);
  expect(performanceOf(factsWith({ "heat-pump.quality": 1 }))(20, 15)).toBe(6);
});

it("flow is full on the design day and colder ones, and falls as radiators do", () => {
  const flowAt = weatherCompensation(facts, monthsOf(1), 45);
  // The coldest months of the Thames region have 5.1 °C: the design day −1.4. 20 + 0.69 · 25 = 37.25.
  expect(flowAt(-1.4)).toBeCloseTo(37.25, 9);
  expect(flowAt(-8)).toBeCloseTo(37.25, 9);
  // Half the load: 2^(−1/1.3) = 0.58673.
  expect(flowAt(7.05)).toBeCloseTo(20 + 17.25 * 0.58673, 4);
  expect(flowAt(15.5)).toBe(20);
  expect(flowAt(18)).toBe(20);
});

it("every heating day is a full one where a reader's base temperature is below the design day's", () => {
  const flowAt = weatherCompensation(
    factsWith({ "heat-pump.base": 1.55, "heat-pump.designOutdoor": 0.65 }),
    monthsOf(4),
    45,
  );
  expect(flowAt(1)).toBeCloseTo(37.25, 9);
});

it("the electricity of each month is that of its five days, worked a second time", () => {
  const { spaceKwh, waterKwh } = heatOf(15);
  const { temperatureC } = climate.regions[15] ?? { temperatureC: [] };
  const ours = yearOf(15, 52);
  const designDay = 3.2 - 6.5;
  for (const [month, mean] of temperatureC.entries()) {
    const days = [-1.2815515655, -0.5244005127, 0, 0.5244005127, 1.2815515655].map((z) => mean + 3 * z);
    const cold = days.filter((day) => day < 15.5);
    const kelvin = sumOf(cold.map((day) => 15.5 - day));
    const electricity = cold.map((day) => {
      const flow = 20 + 0.69 * 32 * Math.min(1, (15.5 - day) / (15.5 - designDay)) ** (1 / 1.3);
      const cop = Math.min(6, Math.max(1.5, 0.85 * (7.0429 - 0.1095 * (flow - day))));
      return (at(spaceKwh, month) * (15.5 - day)) / kelvin / cop;
    });
    expect(at(ours.spaceElectricityKwh, month)).toBeCloseTo(sumOf(electricity), 8);
    const waterCop = 0.85 * (7.0429 - 0.1095 * (45 - mean));
    expect(at(ours.waterElectricityKwh, month)).toBeCloseTo(at(waterKwh, month) / waterCop, 8);
  }
});

it("its performance is heat over electricity", () => {
  const { spaceKwh, waterKwh, heatKwh } = heatOf(1);
  const ours = yearOf(1, 45);
  expect(ours.electricityKwh).toBeCloseTo(sumOf(ours.spaceElectricityKwh) + sumOf(ours.waterElectricityKwh), 9);
  expect(ours.spf).toBeCloseTo((sumOf(spaceKwh) + sumOf(waterKwh)) / ours.electricityKwh, 12);
  expect(ours.spf * ours.electricityKwh).toBeCloseTo(heatKwh, 6);
});

it("heat in a month without a cold day is made at the month's mean", () => {
  const edited = { "heat-pump.base": 1.55 };
  const even = Array.from({ length: 12 }, () => 100);
  const ours = heatPumpYear(factsWith(edited), place(4), { spaceKwh: even, waterKwh: even, designFlowC: 45 });
  // July: 16.2 °C, no load, so flow at room temperature: COP 0.85 · (7.0429 − 0.1095 · 3.8).
  expect(at(ours.spaceElectricityKwh, 6)).toBeCloseTo(100 / (0.85 * (7.0429 - 0.1095 * 3.8)), 9);
});

it("a reader's own figures move it", () => {
  const ours = yearOf(1, 45);
  expect(yearOf(1, 45, { "heat-pump.room": 18 }).spf).toBeGreaterThan(ours.spf);
  expect(yearOf(1, 45, { "heat-pump.operatedShare": 1 }).spf).toBeLessThan(ours.spf);
  expect(yearOf(1, 45, { "heat-pump.waterFlow": 55 }).spf).toBeLessThan(ours.spf);
  expect(yearOf(1, 45, { "heat-pump.designOutdoor": 7.7 }).spf).toBeGreaterThan(ours.spf);
  expect(yearOf(1, 45, { "heat-pump.slope": 0.12 }).spf).toBeLessThan(ours.spf);
});
