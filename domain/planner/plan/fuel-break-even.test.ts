import { describe, expect, it } from "vitest";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const plan = (fuelPence: number | null, heating: "oil" | "lpg" | "gas" = "oil") =>
  planHome(
    sampleInputs({ energy: { heating, fuelPence, fuelKwh: 14_000 }, measures: ["solar", "heatPump"] }),
    croydon,
    "2026-12-01",
  );

describe("the price from which a heat pump pays", () => {
  it("is where a heat pump alone comes to nothing, whatever price we start from", () => {
    const fromOurs = plan(null).breakEvenFuelPence ?? 0;
    expect(plan(12).breakEvenFuelPence).toBeCloseTo(fromOurs, 9);
    const there = planHome(
      sampleInputs({ energy: { heating: "oil", fuelPence: fromOurs, fuelKwh: 14_000 }, measures: ["heatPump"] }),
      croydon,
      "2026-12-01",
    );
    expect(there.asked.npvPounds).toBeCloseTo(0, 6);
  });

  it("is p − NPV/(0.142124 × kWh)", () => {
    const alone = planHome(
      sampleInputs({ energy: { heating: "lpg", fuelPence: 9, fuelKwh: 14_000 }, measures: ["heatPump"] }),
      croydon,
      "2026-12-01",
    );
    expect(plan(9, "lpg").breakEvenFuelPence).toBeCloseTo(9 - alone.asked.npvPounds / (0.142124 * 14_000), 4);
  });

  it("is told of oil and LPG alone, where a heat pump was asked for", () => {
    expect(plan(null, "gas").breakEvenFuelPence).toBeNull();
    const measures = ["solar"] as const;
    expect(
      planHome(sampleInputs({ energy: { heating: "oil" }, measures }), croydon, "2026-12-01").breakEvenFuelPence,
    ).toBeNull();
  });
});
