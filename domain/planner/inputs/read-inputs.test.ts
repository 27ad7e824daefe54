import { describe, expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { type Asking, type ReadInputs, readJson, readQuery } from "#domain/planner/inputs/read-inputs.ts";

const today = "2026-11-23";
const asking: Asking = { today, findPlace: findPlanPlace };
const FIVE = "postcode=CR0+2YR&type=semi&built=1919-1944&beds=3&heating=gas";

const read = (more = "", from = FIVE) => readQuery(new URLSearchParams(from + more), asking);
const bare = { postcode: "CR0", home: { type: "semi", built: "1919-1944", bedrooms: 3 } };

function taken(result: ReadInputs) {
  if ("errors" in result) throw new Error(JSON.stringify(result.errors));
  return result;
}

function refused(result: ReadInputs) {
  if (!("errors" in result)) throw new Error("was taken");
  return result.errors;
}

const inputs = (more = "") => taken(read(more)).inputs;

describe("five answers", () => {
  it("give complete inputs, with our assumptions for the rest", () => {
    const { people, ...home } = inputs().home;
    expect(home).toEqual({
      type: "semi",
      built: "1919-1944",
      bedrooms: 3,
      floorAreaM2: 101,
      occupancy: "half",
      wall: null,
      loftMm: null,
      windows: null,
      epc: null,
      tenure: "owner",
      roof: true,
    });
    // SAP 2012 Table 1b by hand: 1 + 1.76 (1 - e^(-0.000349 * 87.1^2)) + 0.0013 * 87.1
    expect(people).toBeCloseTo(2.7486, 4);
    expect(inputs()).toMatchObject({
      postcode: "CR0",
      energy: {
        heating: "gas",
        emitters: "panel",
        nightRate: false,
        fuelKwh: null,
        electricityKwh: null,
        exportPence: 12,
        ownTariff: null,
        fuelPence: null,
      },
      solar: { arrays: [{ kwp: 4, azimuth: 180, pitch: 35, shading: "none" }], exportLimitKw: null },
      battery: { kwh: 5 },
      car: { milesPerYear: 0, charging: "charger" },
      heatPump: { designFlowC: 45, boilerDue: false },
      measures: ["draughtProofing", "loft", "floor", "solar", "battery", "heatPump"],
      workDate: today,
      assumptions: {},
    });
    expect(inputs().solar.inverterKw).toBeCloseTo(10 / 3, 12);
  });

  it("are those that were given, and no others", () => {
    expect([...taken(read("&floor=90")).given].sort()).toEqual([
      "energy.heating",
      "home.bedrooms",
      "home.built",
      "home.floorAreaM2",
      "home.type",
      "postcode",
    ]);
  });

  it.each([
    [1, 40],
    [2, 70],
    [3, 101],
    [4, 139],
    [5, 205],
  ])("with %i bedrooms mean %i m²", (beds, floor) => {
    expect(inputs(`&beds=${beds}`).home.floorAreaM2).toBe(floor);
  });

  it("mean no walls, loft or windows that were not said, and less for exports in Northern Ireland", () => {
    expect(inputs("&built=pre1919").home).toMatchObject({ wall: null, loftMm: null, windows: null });
    expect(inputs("&loft=200&wall=cavityFilled").home).toMatchObject({ wall: "cavityFilled", loftMm: 200 });
    expect(inputs("&postcode=BT9").energy.exportPence).toBe(10);
    expect(inputs("&postcode=BT9&export=5").energy.exportPence).toBe(5);
  });

  it("mean a roof of its own except in a flat, and a price at night with storage heaters", () => {
    expect(inputs("&type=flat").home.roof).toBe(false);
    expect(inputs("&type=flat&roof=yes").home.roof).toBe(true);
    expect(inputs("&roof=no").home.roof).toBe(false);
    const electric = (more: string) => inputs(`&heating=electric${more}`).energy;
    expect(electric("")).toMatchObject({ emitters: "panel", nightRate: false });
    expect(electric("&emitters=storage")).toMatchObject({ emitters: "storage", nightRate: true });
    expect(electric("&emitters=storage&night=no").nightRate).toBe(false);
    expect(electric("&emitters=radiators&night=yes").nightRate).toBe(true);
  });

  it("take two prices from a bill as a tariff of one's own, in the hours of the published one", () => {
    const electric = (more: string) => inputs(`&heating=electric&emitters=panel${more}`).energy;
    const windows = (night: number, day: number) => [
      { from: "00:30", to: "07:30", pence: night },
      { from: "07:30", to: "00:30", pence: day },
    ];
    expect(electric("&nightpence=14&daypence=33")).toMatchObject({
      nightRate: true,
      ownTariff: { windows: windows(14, 33), standingPence: 54.83 * 1.05 },
    });
    expect(electric("&nightpence=14&standing=60").ownTariff).toEqual({
      windows: windows(14, 31.5 * 1.05),
      standingPence: 60,
    });
    expect(electric("&nightpence=14&own=27&standing=60").ownTariff?.windows).toHaveLength(1);
    expect(electric("&nightpence=14&night=no").ownTariff).toBeNull();
    expect(inputs("&nightpence=14").energy.ownTariff).toBeNull();
    expect(refused(read("&heating=electric&nightpence=151"))).toHaveProperty(["energy.ownTariff.windows.0.pence"]);
  });

  it("forget how electric heating works once another heating is chosen", () => {
    expect(inputs("&emitters=storage&night=yes").energy).toMatchObject({ emitters: "panel", nightRate: false });
    expect(refused(read("&emitters=stove"))).toEqual({ "energy.emitters": ["Choose one of these"] });
  });

  it("are each required; an address may leave the heating out, but no form may send it empty", () => {
    const postcode = "We do not know this postcode. Check it, or use the first half of it.";
    expect(refused(read("", "unknown=1"))).toEqual({
      postcode: [postcode],
      "home.type": ["Choose one of these"],
      "home.built": ["Choose one of these"],
      "home.bedrooms": ["Enter a number from 1 to 5"],
    });
    expect(refused(readJson(null, asking))).toEqual(refused(readJson({ home: 5, solar: "x" }, asking)));
    expect(refused(read("&heating="))).toEqual({ "energy.heating": ["Choose one of these"] });
    const four = new URLSearchParams(FIVE);
    four.delete("heating");
    expect(readQuery(four, asking)).toMatchObject({ inputs: { energy: { heating: "gas" } } });
  });
});

describe("limits", () => {
  it.each([
    ["beds", "home.bedrooms", 1, 5, [0, 6, 2.5]],
    ["floor", "home.floorAreaM2", 20, 500, [19, 501]],
    ["people", "home.people", 1, 10, [0, 11]],
    ["fuel", "energy.fuelKwh", 500, 100_000, [499, 100_001]],
    ["electricity", "energy.electricityKwh", 500, 50_000, [499, 50_001]],
    ["export", "energy.exportPence", 0, 60, [-1, 61]],
    ["fuelpence", "energy.fuelPence", 1, 60, [0.9, 60.1]],
    ["kwp", "solar.arrays.0.kwp", 0.5, 20, [0, 0.4, 21, -4]],
    ["azimuth", "solar.arrays.0.azimuth", 0, 359, [-1, 360]],
    ["pitch", "solar.arrays.0.pitch", 0, 90, [-1, 91]],
    ["inverter", "solar.inverterKw", 0.5, 20, [0.4, 21]],
    ["exportlimit", "solar.exportLimitKw", 0, 20, [-1, 21]],
    ["battery", "battery.kwh", 0, 40, [-1, 41]],
    ["miles", "car.milesPerYear", 0, 40_000, [-1, 40_001]],
    ["flow", "heatPump.designFlowC", 30, 65, [29, 66]],
  ] as const)("of %s hold at both ends and name them beside %s", (name, path, min, max, beyond) => {
    for (const value of [min, max]) expect(read(`&${name}=${value}`)).toHaveProperty("inputs");
    const message = `Enter a number from ${min.toLocaleString("en-GB")} to ${max.toLocaleString("en-GB")}`;
    for (const value of [...beyond, "many", "1e1", "0x10", "Infinity"]) {
      expect(refused(read(`&${name}=${value}`)), String(value)).toEqual({ [path]: [message] });
    }
  });

  it.each([
    ["type", "home.type", ["detached", "semi", "endTerrace", "midTerrace", "bungalow", "flat"]],
    ["built", "home.built", ["pre1919", "1919-1944", "1945-1964", "1965-1982", "1983-1992", "1993-1999", "from2000"]],
    ["occupancy", "home.occupancy", ["out", "half", "home"]],
    ["wall", "home.wall", ["solid", "solidInsulated", "cavityEmpty", "cavityFilled"]],
    ["loft", "home.loftMm", [0, 50, 100, 150, 200, 250, 300]],
    ["windows", "home.windows", ["single", "double", "triple"]],
    ["epc", "home.epc", ["AB", "C", "D", "E", "FG"]],
    ["tenure", "home.tenure", ["owner", "renter"]],
    ["heating", "energy.heating", ["gas", "oil", "electric", "heatPump", "network"]],
    ["emitters", "energy.emitters", ["storage", "panel", "radiators"]],
    ["night", "energy.nightRate", ["yes", "no"]],
    ["roof", "home.roof", ["yes", "no"]],
    ["shading", "solar.arrays.0.shading", ["none", "modest", "significant", "heavy"]],
    ["charging", "car.charging", ["charger", "socket", "public"]],
    ["due", "heatPump.boilerDue", ["yes", "no"]],
  ] as const)("of %s are its options alone", (name, path, options) => {
    for (const option of options) expect(read(`&${name}=${option}`), String(option)).toHaveProperty("inputs");
    for (const other of ["castle", "120", "true", "constructor"]) {
      expect(refused(read(`&${name}=${other}`)), other).toEqual({ [path]: ["Choose one of these"] });
    }
  });

  it("for the day of the work are today and the same day in two years", () => {
    expect(inputs("&when=2028-11-23").workDate).toBe("2028-11-23");
    for (const day of ["2026-11-22", "2028-11-24", "2027-02-30", "soon"]) {
      expect(refused(read(`&when=${day}`))).toEqual({ workDate: ["Enter a day from 2026-11-23 to 2028-11-23"] });
    }
    const leap = { ...asking, today: "2028-02-29" };
    expect(readJson({ ...bare, workDate: "2030-03-01" }, leap)).toHaveProperty("inputs");
    expect(readJson({ ...bare, workDate: "2030-03-02" }, leap)).toHaveProperty("errors");
  });

  it("are all reported at once", () => {
    const errors = refused(read("&floor=19&beds=6&kwp=21&pitch=91&azimuth=360&flow=66&postcode=ZZ1+1ZZ"));
    expect(Object.keys(errors).sort()).toEqual([
      "heatPump.designFlowC",
      "home.bedrooms",
      "home.floorAreaM2",
      "postcode",
      "solar.arrays.0.azimuth",
      "solar.arrays.0.kwp",
      "solar.arrays.0.pitch",
    ]);
  });
});

describe("a query", () => {
  it("may hold unknown names and repeats: the last one counts, and m collects", () => {
    expect(inputs("&beds=4&beds=2&utm_source=x").home.bedrooms).toBe(2);
    expect(inputs("&m=heatPump&m=solar").measures).toEqual(["solar", "heatPump"]);
  });

  it("may have numbers as people write them", () => {
    expect(inputs("&fuel=14,200&electricity=4 200&export= 4.1 ").energy).toMatchObject({
      fuelKwh: 14_200,
      electricityKwh: 4200,
      exportPence: 4.1,
    });
  });

  it("means the same as JSON", () => {
    const json = {
      postcode: "CR0 2YR",
      home: { type: "flat", built: "from2000", bedrooms: 2, floorAreaM2: 66, loftMm: 0, people: 2, tenure: "renter" },
      energy: { heating: "lpg", fuelPence: 11.5, exportPence: 4.1 },
      solar: {
        arrays: [
          { kwp: 3, azimuth: 90 },
          { kwp: 3, azimuth: 270, shading: "modest" },
        ],
        inverterKw: 5,
      },
      car: { milesPerYear: 8000, charging: "socket" },
      heatPump: { boilerDue: true },
      measures: ["solar", "evCharger"],
      workDate: "2026-12-01",
      assumptions: { "economics.discountRateReal": 0.08 },
    };
    const query =
      "postcode=CR0&type=flat&built=from2000&beds=2&floor=66&loft=0&people=2&tenure=renter&heating=lpg&fuelpence=11.5" +
      "&export=4.1&kwp=3&azimuth=90&kwp2=3&azimuth2=270&shading2=modest&inverter=5&miles=8000&charging=socket&due=yes" +
      "&m=solar&m=evCharger&when=2026-12-01&a.economics.discountRateReal=0.08";
    expect(taken(read("", query)).inputs).toEqual(taken(readJson(json, asking)).inputs);
  });
});

describe("JSON", () => {
  it("is refused where a text stands for a number, or the other way round", () => {
    expect(refused(readJson({ ...bare, battery: { kwh: "5" }, energy: { heating: 1 } }, asking))).toEqual({
      "energy.heating": ["Choose one of these"],
      "battery.kwh": ["Enter a number from 0 to 40"],
    });
    expect(refused(readJson({ ...bare, heatPump: { boilerDue: "yes" } }, asking))).toHaveProperty([
      "heatPump.boilerDue",
    ]);
  });

  it("may say null for open fields", () => {
    const json = {
      ...bare,
      energy: { fuelKwh: null, ownTariff: null },
      measures: null,
      home: { ...bare.home, epc: null },
    };
    expect(taken(readJson(json, asking)).inputs).toEqual(taken(readJson(bare, asking)).inputs);
  });

  it("is never reached through a property name built into JavaScript", () => {
    const json = JSON.parse('{"postcode":"CR0","assumptions":{"__proto__":{"x":1},"constructor":2}}');
    expect(refused(readJson(json, asking))).toMatchObject({ "assumptions.constructor": ["Choose one of these"] });
  });
});
