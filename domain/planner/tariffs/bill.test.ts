import { describe, expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Heating } from "#domain/planner/inputs/plan-inputs.ts";
import { billOf } from "#domain/planner/tariffs/bill.ts";
import { fuelPrice } from "#domain/planner/tariffs/fuel-price.ts";
import { OWN_TARIFF } from "#domain/planner/tariffs/import-tariffs.ts";
import { scheduleOf } from "#domain/planner/tariffs/schedule.ts";

const energy = (heating: Heating, fuelPence: number | null = null) => ({
  heating,
  fuelPence,
  fuelKwh: null,
  electricityKwh: null,
  exportPence: 12,
  ownTariff: null,
  emitters: "panel" as const,
  nightRate: false,
  gasInStreet: null,
});

describe("what fuel costs", () => {
  it.each([
    ["gas", 7.59 * 1.05, 28.27 * 1.05],
    ["oil", 7.18 * 1.05, 0],
    ["electric", 26.32 * 1.05, 0],
  ] as const)("%s by its published price with VAT", (heating, rate, standing) => {
    expect(fuelPrice(factsWith({}), energy(heating))).toEqual({ rate, standing });
  });

  it.each([
    ["gas", 28.27 * 1.05],
    ["oil", 0],
    ["lpg", 0],
    ["electric", 0],
  ] as const)("%s by the reader's own, VAT included", (heating, standing) => {
    expect(fuelPrice(factsWith({}), energy(heating, 11.5))).toEqual({ rate: 11.5, standing });
  });

  it("is known of LPG only from the reader", () => {
    expect(() => fuelPrice(factsWith({}), energy("lpg"))).toThrow(/energy.fuelPence/);
  });
});

it("adds up a bill of which every part is known by hand", () => {
  const windows = [
    { from: "00:00", to: "06:00", pence: 10 },
    { from: "06:00", to: "24:00", pence: 30 },
  ];
  const exportWindows = [{ from: "12:00", to: "12:30", pence: 25 }];
  const tariff = {
    id: OWN_TARIFF,
    name: "",
    supplier: "",
    windows,
    exportWindows,
    standingPence: 60,
    needs: [],
    note: null,
  };
  const bill = billOf({
    // 12 half hours at 10p and 36 at 30p, 20 kWh each: £24 and £216.
    importBySlot: new Float64Array(48).fill(20),
    // 48 kWh sold: one at 25p, 47 at 12p: £5.89.
    exportBySlot: new Float64Array(48).fill(1),
    schedule: scheduleOf({ ...tariff, isLowConfidence: false, validUntil: null }, { hasPanels: true, exportPence: 12 }),
    standing: 60,
    fuelKwh: 10_000,
    fuelRate: 8,
    fuelStanding: 30,
    awayKwh: 500,
    awayRate: 80,
  });
  expect(bill).toEqual({
    electricityPounds: expect.closeTo(240, 9),
    standingPounds: expect.closeTo(365 * 0.9, 9),
    exportPounds: expect.closeTo(5.89, 9),
    fuelPounds: expect.closeTo(800, 9),
    publicChargingPounds: expect.closeTo(400, 9),
    totalPounds: expect.closeTo(240 + 328.5 - 5.89 + 800 + 400, 9),
  });
});
