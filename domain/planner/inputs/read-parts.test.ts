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

describe("roofs", () => {
  it("are up to four, and share the limits", () => {
    const kwp = (...sizes: number[]) =>
      readJson({ ...bare, solar: { arrays: sizes.map((size) => ({ kwp: size })) } }, asking);
    expect(taken(kwp(0.3, 0.3, 5, 14.4)).inputs.solar.arrays).toHaveLength(4);
    expect(taken(kwp(3, 3)).inputs.solar.inverterKw).toBe(5);
    expect(refused(kwp(0.2, 0.2))).toEqual({ "solar.arrays.1.kwp": ["Enter a number from 0.5 to 20"] });
    expect(refused(kwp(12, 9))).toEqual({ "solar.arrays.1.kwp": ["Enter a number from 0.5 to 20"] });
    expect(refused(kwp(25))).toEqual({ "solar.arrays.0.kwp": ["Enter a number from 0.5 to 20"] });
    for (const none of [kwp(), kwp(1, 1, 1, 1, 1)])
      expect(refused(none)).toEqual({ "solar.arrays": ["Enter one to 4 roofs"] });
  });

  it("beyond the first need their kWp in an address", () => {
    expect(inputs("&kwp2=&azimuth2=90&kwp3=2&pitch3=20").solar.arrays).toEqual(
      [
        { kwp: 4, azimuth: 180, pitch: 35, shading: "none" },
        { kwp: 2, azimuth: 180, pitch: 20, shading: "none" },
      ].slice(1),
    );
  });
});

describe("the reader's own tariff", () => {
  it("has windows that cover the day once", () => {
    expect(inputs("&own=00:30-04:30@8.5,04:30-00:30@27.1&standing=61.2").energy.ownTariff).toEqual({
      windows: [
        { from: "00:30", to: "04:30", pence: 8.5 },
        { from: "04:30", to: "00:30", pence: 27.1 },
      ],
      standingPence: 61.2,
    });
    expect(inputs("&own=27.1&standing=0").energy.ownTariff?.windows).toEqual([
      { from: "00:00", to: "24:00", pence: 27.1 },
    ]);
  });

  it.each(["00:30-04:30@8.5", "00:30-04:30@8.5,04:00-00:30@27", "cheap", ""])("is refused as '%s'", (own) => {
    expect(refused(read(`&own=${own}&standing=50`))).toEqual({
      "energy.ownTariff.windows": ["Enter hours that cover the day once, with prices from 0 to 150"],
    });
  });

  it.each([
    ["00:30-04:30@8.5,04:30-00:30@151", "1.pence", "Enter a number from 0 to 150"],
    ["00:15-04:30@8.5,04:30-00:30@27", "0.from", "Enter an hour or half hour, like 00:30"],
    ["24:00-04:30@8.5,04:30-00:00@27", "0.from", "Enter an hour or half hour, like 00:30"],
    ["151", "0.pence", "Enter a number from 0 to 150"],
  ])("is refused as '%s' at %s", (own, where, message) => {
    expect(refused(read(`&own=${own}&standing=50`))).toEqual({ [`energy.ownTariff.windows.${where}`]: [message] });
  });

  it("may be typed row by row, in any rows and with short times", () => {
    const rows = "&ownfrom=0:30&ownto=04:30&ownpence=8.5&ownfrom3=04:30&ownto3=0:30&ownpence3=27.1&standing=61.2";
    const written = "&own=00:30-04:30@8.5,04:30-00:30@27.1&standing=61.2";
    expect(inputs(rows)).toEqual(inputs(written));
    expect(inputs("&ownpence2=27.1&standing=0")).toEqual(inputs("&own=27.1&standing=0"));
    const sold = "&ownexportfrom=16:00&ownexportto=19:00&ownexportpence=28";
    expect(inputs(rows + sold)).toEqual(inputs(`${written}&ownexport=16:00-19:00@28`));
    expect(inputs("&ownfrom=&ownto=&ownpence=").energy.ownTariff).toBeNull();
    expect(refused(read("&ownfrom=00:30&ownpence=8.5&standing=50"))).toEqual({
      "energy.ownTariff.windows.0.to": ["Enter an hour or half hour, like 00:30"],
    });
  });

  it("has a standing charge, and may pay by the hour", () => {
    expect(refused(read("&own=27"))).toEqual({ "energy.ownTariff.standingPence": ["Enter a number from 0 to 150"] });
    expect(inputs("&own=27&standing=50&ownexport=16:00-19:00@28").energy.ownTariff?.exportWindows).toEqual([
      { from: "16:00", to: "19:00", pence: 28 },
    ]);
    expect(refused(read("&own=27&standing=50&ownexport=16:00-19:00@28,18:00-20:00@3"))).toHaveProperty([
      "energy.ownTariff.exportWindows",
    ]);
  });

  it("has no price of LPG, so a home with LPG must give its own", () => {
    expect(refused(read("&heating=lpg"))).toEqual({ "energy.fuelPence": ["Enter a number from 1 to 60"] });
    expect(inputs("&heating=lpg&fuelpence=11").energy.fuelPence).toBe(11);
  });
});

describe("measures", () => {
  it.each([
    ["&built=pre1919", ["draughtProofing", "loft", "floor", "solidInternal", "solar", "battery", "heatPump"]],
    ["&wall=cavityEmpty", ["draughtProofing", "loft", "cavity", "floor", "solar", "battery", "heatPump"]],
    ["&wall=solid", ["draughtProofing", "loft", "floor", "solidInternal", "solar", "battery", "heatPump"]],
    ["&wall=solidInsulated", ["draughtProofing", "loft", "floor", "solar", "battery", "heatPump"]],
    ["&loft=250", ["draughtProofing", "floor", "solar", "battery", "heatPump"]],
    ["&type=flat", ["draughtProofing", "battery", "heatPump"]],
    ["&heating=heatPump", ["draughtProofing", "loft", "floor", "solar", "battery"]],
    ["&heating=electric", ["draughtProofing", "loft", "floor", "solar", "battery", "heatPump", "airToAir"]],
    ["&miles=8000", ["draughtProofing", "loft", "floor", "solar", "battery", "heatPump"]],
    ["&miles=0&charging=socket", ["draughtProofing", "loft", "floor", "solar", "battery", "heatPump"]],
    ["&miles=1&charging=socket", ["draughtProofing", "loft", "floor", "evCharger", "solar", "battery", "heatPump"]],
    ["&miles=1&charging=public", ["draughtProofing", "loft", "floor", "evCharger", "solar", "battery", "heatPump"]],
  ])("that apply with %s are all looked at", (more, measures) => {
    expect(inputs(more).measures).toEqual(measures);
  });

  it("that were asked for are considered if they apply", () => {
    expect(inputs("&m=cavity&m=solar").measures).toEqual(["solar"]);
    expect(inputs("&m=solidExternal&wall=solid").measures).toEqual(["solidExternal"]);
    expect(inputs("&m=").measures).toEqual([]);
  });

  it("are refused if unknown, and so are both ways to insulate one wall", () => {
    expect(refused(read("&m=solar&m=windmill"))).toEqual({ "measures.1": ["Choose one of these"] });
    expect(refused(read("&wall=solid&m=solidInternal&m=solidExternal"))).toEqual({ measures: ["Choose one of these"] });
    expect(inputs("&m=solidInternal&m=solidExternal&m=solar").measures).toEqual(["solar"]);
    expect(refused(readJson({ ...bare, measures: "solar" }, asking))).toEqual({ measures: ["Choose one of these"] });
  });
});

describe("the reader's own figures", () => {
  it("range from a tenth of ours to ten times, and at least from low to high", () => {
    expect(inputs("&a.economics.discountRateReal=0").assumptions).toEqual({ "economics.discountRateReal": 0 });
    expect(refused(read("&a.economics.discountRateReal=0.36"))).toEqual({
      "assumptions.economics.discountRateReal": ["Enter a number from 0 to 0.35"],
    });
    expect(refused(read("&a.pv.temperatureCoefficient=0"))).toEqual({
      "assumptions.pv.temperatureCoefficient": ["Enter a number from -0.0045 to -0.0029"],
    });
    expect(refused(read("&a.costs.boiler=x"))).toEqual({
      "assumptions.costs.boiler": ["Enter a number from 250 to 25,000"],
    });
  });

  it("are register figures that may be changed, and only where they differ", () => {
    for (const id of ["nothing.such", "grants.bus-ashp", "tariffs.cap", "__proto__"]) {
      expect(refused(read(`&a.${id}=1`)), id).toEqual({ [`assumptions.${id}`]: ["Choose one of these"] });
    }
    expect(inputs("&a.economics.discountRateReal=0.035").assumptions).toEqual({});
  });

  it("change what is assumed", () => {
    expect(inputs("&a.tariffs.export=4.1").energy.exportPence).toBe(4.1);
    expect(inputs("&a.pv.dcAcRatio=1").solar.inverterKw).toBe(4);
    expect(inputs("&a.heat-pump.designFlow=50").heatPump.designFlowC).toBe(50);
  });
});
