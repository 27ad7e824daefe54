import { describe, expect, it } from "vitest";
import type { FreeStep } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const TODAY = "2026-12-01";
const GAS = 7.59 * 1.05;
const plan = (changes: Changes = {}) => planHome(sampleInputs(changes), croydon, TODAY);
const saved = (of: ReturnType<typeof plan>, id: FreeStep["id"]) => of.free.find((one) => one.id === id)?.savingPounds;
const close = (low: number, central: number, high: number) => ({
  low: expect.closeTo(low, 6),
  central: expect.closeTo(central, 6),
  high: expect.closeTo(high, 6),
});

describe("what to do first, for nothing", () => {
  const typed = plan({ energy: { fuelKwh: 12_000 } });

  it("saves a share of the fuel by the flow, and of space heat by the thermostat", () => {
    const pounds = (12_000 * GAS) / 100;
    expect(saved(typed, "flow55")).toEqual(close(0.03 * pounds, 0.05 * pounds, 0.08 * pounds));
    const space = ((typed.today.spaceHeatKwh / 0.84) * GAS) / 100;
    expect(saved(typed, "thermostat")).toEqual(close(0.05 * space, 0.08 * space, 0.12 * space));
    const { low = 0, central = 0, high = 0 } = typed.insulation.draughtProofing ?? {};
    const byHand = close((low * space) / 2, (central * space) / 2, (high * space) / 2);
    expect(saved(typed, "draughtsByHand")).toEqual(byHand);
    expect(saved(plan({ energy: { fuelKwh: 12_000 }, measures: ["solar"] }), "draughtsByHand")).toEqual(byHand);
  });

  it("moves the flow of gas and LPG boilers alone", () => {
    for (const heating of ["oil", "electric", "heatPump"] as const) {
      expect(saved(plan({ energy: { heating } }), "flow55"), heating).toBeUndefined();
    }
    const lpg = plan({ energy: { heating: "lpg", fuelPence: 10, fuelKwh: 8000 } });
    expect(saved(lpg, "flow55")?.central).toBeCloseTo(40, 6);
  });

  it("counts a heat pump's electricity for the thermostat", () => {
    const pump = plan({ energy: { heating: "heatPump", fuelKwh: 3000 } });
    // A fifth to two fifths of the 3,000 kWh heat water; the rest is bought at the cap.
    expect(saved(pump, "thermostat")?.central).toBeGreaterThan(0.08 * 1800 * 0.2763);
    expect(saved(pump, "thermostat")?.central).toBeLessThan(0.08 * 2400 * 0.2764);
  });

  it("moves from the reader's own tariff, or from the cap, to the best that the plan may use", () => {
    expect(saved(typed, "tariff")).toBeUndefined();
    const car = plan({ car: { milesPerYear: 12_000 } });
    expect(saved(car, "tariff")?.central).toBeCloseTo(car.switchFirst.savingPounds, 6);
    const ownTariff = { windows: [{ from: "00:00", to: "24:00", pence: 35 }], standingPence: 0.5483 * 105 };
    const own = plan({ energy: { ownTariff, electricityKwh: 3000 } });
    expect(saved(own, "tariff")?.central).toBeCloseTo(30 * (35 - 26.32 * 1.05), 6);
  });

  it("exports what the plan's panels sell, and is in none of its sums", () => {
    expect(saved(typed, "export")?.central).toBeCloseTo(typed.recommended.bill.exportPounds, 9);
    expect(saved(typed, "export")?.low).toBeCloseTo((typed.recommended.bill.exportPounds * 4.1) / 12, 9);
    expect(saved(plan({ measures: ["loft"] }), "export")).toBeUndefined();
    const dearer = plan({ energy: { fuelKwh: 12_000 }, assumptions: { "free.flow55": 0.08, "free.thermostat": 0.2 } });
    expect(dearer.recommended).toEqual(typed.recommended);
  });
});
