import { describe, expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { upperKw } from "#domain/planner/heat-pump/size.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { grossCost } from "#domain/planner/money/costs.ts";
import { costOfAll, measureCost } from "#domain/planner/money/net-cost.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const facts = factsWith({});
const cost = (measure: Measure, changes: Changes = {}) => grossCost(facts, sampleInputs(changes), croydon, measure);
const panels = (...kwp: number[]): Changes => ({
  solar: {
    arrays: kwp.map((size) => ({ kwp: size, azimuth: 180, pitch: 35, shading: "none" as const })),
    inverterKw: 3,
    exportLimitKw: null,
  },
});

/** A home that needs less than the smallest heat pump gives. */
const SMALL: Changes = { home: { type: "flat", built: "from2000", floorAreaM2: 40 } };

describe("solar", () => {
  it.each([
    [[3], [3895, 4750, 5937.5]],
    [[4], [4920, 6000, 7500]],
    [
      [2, 2.5],
      [5432.5, 6625, 8281.25],
    ],
    [[10], [11_070, 13_500, 16_875]],
    [[0.5], [1332.5, 1625, 2031.25]],
  ])("of %j kWp costs %j", (kwp, pounds) => {
    expect(cost("solar", panels(...kwp))).toEqual(pounds.map((one) => expect.closeTo(one, 6)));
  });

  it("never costs more for each kWp of a larger roof, and passes the published middles of 3 and 4 kWp", () => {
    const each = [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20].map((kwp) => cost("solar", panels(kwp)).map((of) => of / kwp));
    for (const [index, band] of each.slice(1).entries()) {
      for (const end of [0, 1, 2] as const) expect(band[end]).toBeLessThan(each[index]?.[end] ?? 0);
    }
  });

  it("follows the reader's own figure", () => {
    const own = grossCost(factsWith({ "costs.solar.fixed": 2000 }), sampleInputs({}), croydon, "solar");
    expect(own).toEqual([5740, 7000, 8750].map((one) => expect.closeTo(one, 6)));
  });
});

describe("other measures", () => {
  // Of the semi of 101 m² in fabric/insulation.test.ts: walls 91.888256 m², roof and ground 50.5 m².
  it.each([
    ["evCharger", [800, 1000, 1400]],
    ["draughtProofing", [100, 225, 350]],
    ["loft", [492.8, 704, 950.4]],
    ["floor", [604.5, 1209, 2055.3]],
    ["cavity", [0.6, 1, 1.9].map((times) => times * (300 + 11 * 91.888256))],
    ["solidInternal", [0.72, 1, 1.3].map((times) => times * (2000 + 62 * 91.888256))],
    ["solidExternal", [0.75, 1, 1.3].map((times) => times * (5000 + 92 * 91.888256))],
  ] as const)("%s costs %j", (measure, pounds) => {
    expect(cost(measure)).toEqual(pounds.map((one) => expect.closeTo(one, 3)));
  });

  it("a heat pump costs £8,508 and £550 for each kW of its upper end, as if no unit were under 3.5 kW", () => {
    const kw = upperKw(facts, croydon, sampleInputs().home);
    expect(cost("heatPump")).toEqual([0.862, 1, 1.211].map((times) => expect.closeTo(times * (8508 + 550 * kw), 6)));
    expect(cost("heatPump", SMALL)[1]).toBeCloseTo(8508 + 550 * 3.5, 9);
  });

  it("a heat pump for a home without radiators costs those too", () => {
    const pipes = (energy: NonNullable<Changes["energy"]>) => cost("heatPump", { energy })[1] - cost("heatPump")[1];
    expect(pipes({ heating: "electric", emitters: "storage" })).toBeCloseTo(2000 + 35 * 101, 6);
    expect(pipes({ heating: "electric", emitters: "panel" })).toBeCloseTo(2000 + 35 * 101, 6);
    expect(pipes({ heating: "electric", emitters: "radiators" })).toBe(0);
    expect(pipes({ heating: "oil", emitters: "panel" })).toBe(0);
    expect(cost("heatPump", { energy: { heating: "electric" } })[2] - cost("heatPump")[2]).toBeCloseTo(5535 * 1.25, 6);
  });

  it("a battery costs £2,200 and £480 a kWh, a quarter less at low and a fifth more at high", () => {
    expect(cost("battery", { battery: { kwh: 5 } })).toEqual([3450, 4600, 5520]);
    expect(cost("battery", { battery: { kwh: 10 } })).toEqual([5250, 7000, 8400]);
  });

  it("cost 5% more for work after 31 March 2027, but for the charger", () => {
    expect(cost("battery", { workDate: "2027-03-31" })[1]).toBe(4600);
    expect(cost("battery", { workDate: "2027-04-01" })).toEqual(
      [3450, 4600, 5520].map((one) => expect.closeTo(one * 1.05, 9)),
    );
    expect(cost("heatPump", { workDate: "2027-04-01" })[1]).toBeCloseTo(1.05 * cost("heatPump")[1], 6);
    expect(cost("evCharger", { workDate: "2027-04-01" })[1]).toBe(1000);
  });
});

describe("after grants", () => {
  const net = (measure: Measure, changes: Changes = {}) => measureCost(facts, sampleInputs(changes), croydon, measure);

  it("a heat pump costs £7,500 less, and £2,500 less again where a boiler is due", () => {
    const [, gross] = cost("heatPump");
    expect(net("heatPump")).toMatchObject({ grant: 7500, boiler: 0, net: gross - 7500 });
    const due = { heatPump: { designFlowC: 45, boilerDue: true } };
    expect(net("heatPump", due)).toMatchObject({ grant: 7500, boiler: 2500, net: gross - 7500 - 2500 });
    expect(net("battery", due)).toMatchObject({ grant: 0, boiler: 0, net: 4600 });
  });

  it("several add up", () => {
    const all = costOfAll([net("heatPump", SMALL), net("battery")]);
    const pump = 8508 + 550 * 3.5;
    expect(all).toEqual({
      gross: [0.862 * pump + 3450, pump + 4600, 1.211 * pump + 5520].map((one) => expect.closeTo(one, 6)),
      grant: 7500,
      boiler: 0,
      net: expect.closeTo(pump - 7500 + 4600, 6),
    });
    expect(costOfAll([])).toEqual({ gross: [0, 0, 0], grant: 0, boiler: 0, net: 0 });
  });
});
