import { describe, expect, it } from "vitest";
import { calculators, findCalculator } from "#domain/calculators/calculators.ts";
import { runPicture } from "#domain/calculators/engine/run-calculator.ts";
import type { LinePicture, Picture } from "./picture.ts";
import { readInputs } from "./read-inputs.ts";

function pictureOf(id: string, address: string): Picture | undefined {
  const calculator = findCalculator(id);
  if (!calculator) throw new Error(`no calculator ${id}`);
  return runPicture(calculator, readInputs(calculator, Object.fromEntries(new URLSearchParams(address))));
}

function linesOf(id: string, address: string): LinePicture {
  const picture = pictureOf(id, address);
  if (picture?.shape !== "line") throw new Error(`${id} draws no lines`);
  return picture;
}

function barsOf(id: string, address: string) {
  const picture = pictureOf(id, address);
  if (picture?.shape !== "bars") throw new Error(`${id} draws no bars`);
  return picture.bars.map(({ value, shown, tone }) => [tone, value, shown]);
}

/** Inputs as in an address, with results worked out by hand. */
const BY_HAND: [id: string, address: string, bars: [tone: string, value: number | null, shown: string][]][] = [
  // 1200 less 70%; 1000 less 71%
  ["solar", "annualBill=1200", [today(1200, "£1,200"), then(360, "£360")]],
  ["solar-sutton", "annualBill=1000", [today(1000, "£1,000"), then(290, "£290")]],
  ["solar-berkshire", "annualBill=1000", [today(1000, "£1,000"), then(300, "£300")]],
  // 1000 less 50% for oil
  ["heat-pump", "annualBill=1000&fuelType=2", [today(1000, "£1,000"), then(500, "£500")]],
  // 10000 × 0.15; 10000 / 4 × 0.3
  ["ev", "annualMiles=10000&costPerMile=0.15&efficiency=4", [today(1500, "£1,500"), then(750, "£750")]],
  ["ev", "annualMiles=10000&costPerMile=0.15&efficiency=0", [today(1500, "£1,500"), then(null, "–")]],
  // 40 × 52; 25 × 365 × 0.04 × 0.22
  ["ev-local", "dailyMiles=25&weeklyFuel=40", [today(2080, "£2,080"), then(80.3, "£80")]],
  // 0.6 × 10; 2.5 × 1
  ["battery", "dailyUsage=10&solarSize=4", [today(10, "10.0 kWh"), then(6, "6.0 kWh")]],
  ["battery-london", "dailyUsage=10&solarSize=1", [today(10, "10.0 kWh"), then(2.5, "2.5 kWh")]],
  // 0.15 × 500; 0.8 × 150
  ["commercial-solar", "roofArea=500&monthlyBill=150", [then(75, "75 kW"), then(120, "120 kW")]],
  // 20000 less 0.1 × 800 and 15% of 20000
  [
    "commercial-renewables",
    "premisesSize=800&energySpend=20000&operatingHours=9",
    [today(20000, "£20,000"), then(16920, "£16,920")],
  ],
  ["smart-heating", "annualBill=1000", [today(1000, "£1,000"), then(600, "£600")]],
  // 1000 less 30% and 20%
  ["energy-audit", "annualBill=1000&buildingAge=40", [today(1000, "£1,000"), then(500, "£500")]],
  // 100 less 0.5 × 8
  [
    "solar-maintenance",
    "systemSize=4&systemAge=8&currentPerformance=85",
    [then(100, "100.0%"), then(96, "96.0%"), today(85, "85.0%")],
  ],
  // 12 × 60 × 0.15 × 250; 12 × 60 / 4 × 0.3 × 250
  ["fleet", "fleetSize=12&dailyMiles=60&costPerMile=0.15", [today(27000, "£27,000"), then(13500, "£13,500")]],
  // (14 − 10) × 100; 5 × 150
  ["wind-hydro", "windSpeed=14&waterFlow=5", [then(400, "£400"), then(750, "£750")]],
  // 0.6 × 600; 4 × 50
  ["water", "people=4&waterBill=600", [today(600, "£600"), then(360, "£360"), then(200, "£200")]],
];

it.each(BY_HAND)("%s draws %s as bars", (id, address, bars) => {
  expect(barsOf(id, address)).toEqual(bars.map(([tone, value, shown]) => [tone, roughly(value), shown]));
});

describe("cost and savings over the years", () => {
  // Cost 450 × 5 = 2250, saving 0.4 × 1000 = 400 a year: 5.625 years.
  it("meet at the break-even", () => {
    const picture = linesOf("low-carbon-heating", "annualBill=1000&rooms=5");
    expect(picture.headline).toBe("Paid back after 5.6 years");
    expect(picture.axis).toEqual(["Start", "10 years"]);
    expect(picture.mark).toEqual({ along: 0.5625, height: 2250 });
    expect(picture.lines.map(({ from, to }) => [from, to])).toEqual([
      [2250, 2250],
      [0, 4000],
    ]);
  });

  // Cost 150 × 6 + 100 × 5 = 1400, saving 0.25 × 1600 = 400 a year: 3.5 years.
  it("are listed in a table from the start to the end of the picture", () => {
    expect(linesOf("smart-home", "annualBill=1600&devices=6&rooms=5").rows).toEqual([
      ["0", "£0", "-£1,400"],
      ["1", "£400", "-£1,000"],
      ["2", "£800", "-£600"],
      ["3", "£1,200", "-£200"],
      ["4", "£1,600", "£200"],
      ["5", "£2,000", "£600"],
    ]);
  });

  // Cost 450 a room, saving 0.4 × 1125 = 450 a year: as many years as rooms.
  it.each([
    [1, "5 years"],
    [4, "5 years"],
    [5, "10 years"],
    [40, "50 years"],
    [100, "125 years"],
  ])("go on beyond a break-even after %d years", (rooms, end) => {
    const { axis, mark, lines } = linesOf("low-carbon-heating", `annualBill=1125&rooms=${rooms}`);
    expect(axis[1]).toBe(end);
    expect(mark?.along).toBeLessThanOrEqual(0.8);
    expect(lines).toHaveLength(2);
  });

  it("are not drawn if it takes more than a hundred years, and say so", () => {
    const picture = linesOf("low-carbon-heating", "annualBill=1125&rooms=100.5");
    expect([picture.headline, picture.lines]).toEqual(["Not paid back within 100 years", []]);
  });

  it.each(["annualBill=0&rooms=5", "annualBill=1000&rooms=0"])("are not drawn for %s", (address) => {
    const { headline, lines, mark, rows } = linesOf("low-carbon-heating", address);
    expect({ headline, lines, mark, rows }).toEqual({ headline: "", lines: [], mark: null, rows: [] });
  });
});

describe("the way to net zero", () => {
  it("falls from the footprint in 2024 to zero in the target year", () => {
    const picture = linesOf("net-zero", "carbonFootprint=110&targetYear=2035");
    expect(picture.headline).toBe("10.0 tonnes less each year");
    expect(picture.axis).toEqual(["2024", "2035: net zero"]);
    expect(picture.lines.map(({ from, to }) => [from, to])).toEqual([[110, 0]]);
    expect(picture.rows).toEqual([
      ["2024", "110.0 tonnes", "0.0 tonnes"],
      ["2027", "80.0 tonnes", "30.0 tonnes"],
      ["2030", "50.0 tonnes", "60.0 tonnes"],
      ["2033", "20.0 tonnes", "90.0 tonnes"],
      ["2035", "0.0 tonnes", "110.0 tonnes"],
    ]);
  });

  it("needs only one step to the following year", () => {
    const { rows } = linesOf("net-zero", "carbonFootprint=110&targetYear=2025");
    expect(rows.map(([year]) => year)).toEqual(["2024", "2025"]);
  });

  it.each(["carbonFootprint=110&targetYear=2024", "carbonFootprint=0&targetYear=2035"])(
    "has no line for %s",
    (address) => {
      expect(linesOf("net-zero", address).lines).toEqual([]);
    },
  );
});

describe("a picture", () => {
  it("is absent if there is nothing worth drawing", () => {
    expect(calculators.filter(({ picture }) => !picture).map(({ id }) => id)).toEqual(["grants"]);
    expect(pictureOf("grants", "projectType=2")).toBeUndefined();
  });

  it("has room for any amount", () => {
    const address = "fleetSize=999999999&dailyMiles=999999999&costPerMile=999999999";
    expect(barsOf("fleet", address).map(([, , shown]) => shown)).toEqual(
      Array.from({ length: 2 }, () => "over £1,000,000,000,000"),
    );
  });

  it("shows no figure before one is entered", () => {
    expect(barsOf("wind-hydro", "")).toEqual([
      ["then", null, "–"],
      ["then", null, "–"],
    ]);
    expect(barsOf("solar-maintenance", "").map(([, , shown]) => shown)).toEqual(["–", "–", "–"]);
    expect(linesOf("smart-home", "").lines).toEqual([]);
  });
});

function today(value: number | null, shown: string): [string, number | null, string] {
  return ["today", value, shown];
}

function then(value: number | null, shown: string): [string, number | null, string] {
  return ["then", value, shown];
}

function roughly(value: number | null) {
  return value === null ? null : expect.closeTo(value, 9);
}
