import { describe, expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { grossCost } from "#domain/planner/money/costs.ts";
import { costOfAll, measureCost } from "#domain/planner/money/net-cost.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const facts = factsWith({});
const cost = (measure: Measure, changes: Changes = {}) => grossCost(facts, sampleInputs(changes), measure);
const panels = (...kwp: number[]): Changes => ({
  solar: {
    arrays: kwp.map((size) => ({ kwp: size, azimuth: 180, pitch: 35, shading: "none" as const })),
    inverterKw: 3,
    exportLimitKw: null,
  },
});

describe("solar", () => {
  it.each([
    [[3], [4000, 4750, 5628]],
    [[4], [5000, 6000, 7504]],
    [
      [2, 2.5],
      [5750, 6750, 8202],
    ],
    [[5.5], [7500, 8375, 9790]],
    [[6], [8500, 9250, 10_680]],
    // Beyond 6 kWp: 2,000, 1,750 and 1,780 a kWp.
    [[8], [12_500, 12_750, 14_240]],
    // Below 3 kWp: 1,000, 1,250 and 1,876 a kWp.
    [[2], [3000, 3500, 3752]],
  ])("of %j kWp costs %j", (kwp, pounds) => {
    expect(cost("solar", panels(...kwp))).toEqual(pounds.map((one) => expect.closeTo(one, 6)));
  });

  it("keeps low at most and high at least at the centre where the published lines cross", () => {
    // At 20 kWp the lines say 36,500, 33,750 and 35,600; at 0.5 kWp 1,500, 1,625 and 938.
    expect(cost("solar", panels(20))).toEqual([33_750, 33_750, 35_600]);
    expect(cost("solar", panels(0.5))).toEqual([1500, 1625, 1625]);
  });

  it("follows the reader's own figure", () => {
    const own = grossCost(factsWith({ "costs.solar.4": 9000 }), sampleInputs({}), "solar");
    expect(own).toEqual([7500, 9000, 11_256]);
  });
});

describe("other measures", () => {
  it.each([
    ["heatPump", [11_128, 12_908, 15_627]],
    ["evCharger", [800, 1000, 1400]],
    ["loft", [300, 450, 600]],
    ["cavity", [800, 1300, 1800]],
    ["floor", [400, 1200, 2000]],
    ["solidInternal", [4000, 8000, 12_000]],
    ["solidExternal", [8000, 16_500, 25_000]],
    ["draughtProofing", [100, 225, 350]],
  ] as const)("%s costs %j", (measure, pounds) => {
    expect(cost(measure)).toEqual(pounds);
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
    expect(cost("heatPump", { workDate: "2027-04-01" })[1]).toBeCloseTo(13_553.4, 6);
    expect(cost("evCharger", { workDate: "2027-04-01" })[1]).toBe(1000);
  });
});

describe("after grants", () => {
  const net = (measure: Measure, changes: Changes = {}) => measureCost(facts, sampleInputs(changes), croydon, measure);

  it("a heat pump costs £7,500 less, and £2,500 less again where a boiler is due", () => {
    expect(net("heatPump")).toMatchObject({ grant: 7500, boiler: 0, net: 5408 });
    const due = { heatPump: { designFlowC: 45, boilerDue: true } };
    expect(net("heatPump", due)).toMatchObject({ grant: 7500, boiler: 2500, net: 2908 });
    expect(net("battery", due)).toMatchObject({ grant: 0, boiler: 0, net: 4600 });
  });

  it("several add up", () => {
    const all = costOfAll([net("heatPump"), net("battery")]);
    expect(all).toEqual({ gross: [14_578, 17_508, 21_147], grant: 7500, boiler: 0, net: 10_008 });
    expect(costOfAll([])).toEqual({ gross: [0, 0, 0], grant: 0, boiler: 0, net: 0 });
  });
});
