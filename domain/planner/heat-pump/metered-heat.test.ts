import { describe, expect, it } from "vitest";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const modelFor = (fuelKwh: number | null, people = 2.7) =>
  modelOf(sampleInputs({ home: { people }, energy: { heating: "heatPump", fuelKwh } }), croydon, "2026-12-01");
const sum = (values: readonly number[]) => values.reduce((all, kwh) => all + kwh, 0);

describe("a heat pump's own electricity, read off a meter", () => {
  it("is all used: water's as it is by people, the rest for rooms at the year's factor", () => {
    const usual = modelFor(null);
    const metered = modelFor(4000);
    expect(metered.heatPump.electricityKwh).toBeCloseTo(4000, 6);
    expect(sum(metered.heatPump.waterElectricityKwh)).toBeCloseTo(sum(usual.heatPump.waterElectricityKwh), 6);
    const factor = ({ demand, heatPump }: typeof usual) => sum(demand.spaceKwh) / sum(heatPump.spaceElectricityKwh);
    expect(factor(metered)).toBeCloseTo(factor(usual), 9);
    expect(metered.demand.heatKwh).toBeCloseTo(sum(metered.demand.spaceKwh) + sum(metered.demand.waterKwh), 6);
    expect(metered.demand.fuelKwh).toBe(0);
  });

  it("gives water 40% at most", () => {
    const little = modelFor(600, 8);
    expect(little.heatPump.electricityKwh).toBeCloseTo(600, 6);
    expect(sum(little.heatPump.waterElectricityKwh)).toBeCloseTo(240, 6);
  });

  it("changes nothing where nothing was typed", () => {
    expect(modelFor(null).demand.spaceKwh).not.toEqual(modelFor(4000).demand.spaceKwh);
    expect(modelFor(null).heatPump.electricityKwh).toBeLessThan(3500);
  });
});
