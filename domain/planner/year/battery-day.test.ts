import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";
import { type Battery, runBattery, runSteadyDay, targetOf } from "#domain/planner/year/battery-day.ts";
import { type DayFlows, emptyDay } from "#domain/planner/year/day-flows.ts";

// Each way keeps four fifths, so that all can be worked out by hand.
const battery: Battery = { capacity: 8, slotPower: 2, efficiency: 0.8, slotExport: 10 };

function schedule(
  masks: { cheap?: number[]; peakExport?: number[]; highestExport?: number; export?: number } = {},
): Schedule {
  const mask = (slots: number[] = []) => Uint8Array.from({ length: 48 }, (_, slot) => (slots.includes(slot) ? 1 : 0));
  return {
    importRates: new Float64Array(48).fill(30),
    exportRates: new Float64Array(48).fill(masks.export ?? 12),
    lowestImport: 8,
    highestImport: 30,
    highestExport: masks.highestExport ?? 12,
    cheap: mask(masks.cheap),
    cheapSlots: masks.cheap?.length ?? 0,
    peakExport: mask(masks.peakExport),
  };
}

type PerSlot = readonly number[] | Record<number, number>;

function day(flows: { surplus?: PerSlot; deficit?: PerSlot }): DayFlows {
  const one = emptyDay();
  for (const [slot, kwh] of Object.entries(flows.surplus ?? {})) one.surplus[Number(slot)] = kwh;
  for (const [slot, kwh] of Object.entries(flows.deficit ?? {})) one.deficit[Number(slot)] = kwh;
  return one;
}

const at = (flows: DayFlows, slot: number) => ({
  charge: flows.charge[slot],
  fromGrid: flows.fromGrid[slot],
  discharge: flows.discharge[slot],
  toGrid: flows.toGrid[slot],
  stored: flows.stored[slot],
});
const NOTHING = { charge: 0, fromGrid: 0, discharge: 0, toGrid: 0 };

describe("a battery on one rate", () => {
  it("takes no more than its power and than it has room for, and loses a share on the way in", () => {
    const flows = day({ surplus: { 20: 5, 21: 1, 22: 5, 23: 5, 24: 5, 25: 5 } });
    expect(runBattery(flows, battery, schedule(), 0, 2)).toBe(8);
    expect(at(flows, 20)).toEqual({ ...NOTHING, charge: 2, stored: 3.6 });
    expect(at(flows, 21)).toEqual({ ...NOTHING, charge: 1, stored: 4.4 });
    expect(flows.stored[23]).toBeCloseTo(7.6, 12);
    // Room for 0.4, for which 0.5 must come in.
    expect(flows.charge[24]).toBeCloseTo(0.5, 12);
    expect(flows.charge[25]).toBeCloseTo(0, 12);
  });

  it("gives no more than is missing, than its power and than it holds", () => {
    const flows = day({ deficit: { 36: 1, 37: 5, 38: 5 } });
    expect(runBattery(flows, battery, schedule(), 0, 5)).toBe(0);
    expect(flows.discharge[36]).toBe(1);
    expect(flows.stored[36]).toBeCloseTo(3.75, 12);
    expect(flows.discharge[37]).toBe(2);
    expect(flows.stored[37]).toBeCloseTo(1.25, 12);
    expect(flows.discharge[38]).toBeCloseTo(1, 12);
  });

  it("leaves the sun to the grid where that pays more than the dearest kWh, less both losses", () => {
    // 30 × 0.64 = 19.2.
    const flows = day({ surplus: { 20: 1 } });
    expect(runBattery(flows, battery, schedule({ export: 19.19 }), 0, 0)).toBeCloseTo(0.8, 12);
    expect(runBattery(flows, battery, schedule({ export: 19.21 }), 0, 0)).toBe(0);
    expect(flows.charge[20]).toBe(0);
  });

  it("charges before it discharges within the same half hour", () => {
    const flows = day({ surplus: { 20: 1 }, deficit: { 20: 1 } });
    expect(runBattery(flows, battery, schedule(), 0, 0)).toBeCloseTo(0, 12);
    expect(flows.charge[20]).toBe(1);
    // 0.8 came in, 0.64 comes out.
    expect(flows.discharge[20]).toBeCloseTo(0.64, 12);
  });
});

describe("a battery with cheap hours", () => {
  it("fills to its target within its power, and gives nothing meanwhile", () => {
    const flows = day({ deficit: { 0: 3, 1: 3, 2: 3 } });
    runBattery(flows, battery, schedule({ cheap: [0, 1] }), 2, 0);
    expect(at(flows, 0)).toEqual({ ...NOTHING, fromGrid: 2, stored: 1.6 });
    // 0.4 are missing, for which half a kWh must come in.
    expect(flows.fromGrid[1]).toBeCloseTo(0.5, 12);
    expect(flows.discharge[1]).toBe(0);
    expect(flows.fromGrid[2]).toBe(0);
    expect(flows.discharge[2]).toBeCloseTo(1.6, 12);
  });

  it("takes the sun first, and from the grid what is left of its power", () => {
    const flows = day({ surplus: { 0: 1.5 } });
    runBattery(flows, battery, schedule({ cheap: [0] }), 8, 0);
    expect(at(flows, 0)).toEqual({ ...NOTHING, charge: 1.5, fromGrid: 0.5, stored: 1.6 });
  });

  it("buys nothing when it holds more than its target", () => {
    const flows = day({});
    expect(runBattery(flows, battery, schedule({ cheap: [0] }), 2, 5)).toBe(5);
    expect(flows.fromGrid[0]).toBe(0);
  });
});

describe("a battery that sells at a peak", () => {
  it("serves the home first, then gives the rest of its power to the grid", () => {
    const flows = day({ deficit: { 32: 0.5 } });
    runBattery(flows, battery, schedule({ peakExport: [32, 33] }), 0, 3);
    expect(flows.discharge[32]).toBe(0.5);
    expect(flows.toGrid[32]).toBeCloseTo(1.5, 12);
    // 3 less 2 / 0.8 leaves half a kWh, of which 0.4 come out.
    expect(flows.toGrid[33]).toBeCloseTo(0.4, 12);
    expect(flows.stored[33]).toBeCloseTo(0, 12);
  });

  it("sells only what the home may export beside its panels, which are not cut", () => {
    const careful = { ...battery, slotExport: 1.5 };
    const flows = day({ surplus: { 32: 1, 33: 5 } });
    // Full, so that the sun goes to the grid.
    runBattery(flows, careful, schedule({ peakExport: [32, 33, 34] }), 0, 8);
    expect(flows.toGrid[32]).toBeCloseTo(0.5, 12);
    expect(flows.toGrid[33]).toBe(0);
    expect(flows.toGrid[34]).toBe(1.5);
  });

  it("sells nothing in an hour that is cheap as well", () => {
    const flows = day({});
    runBattery(flows, battery, schedule({ cheap: [32], peakExport: [32] }), 0, 3);
    expect(flows.toGrid[32]).toBe(0);
  });
});

describe("the target", () => {
  const needy = { surplus: { 24: 1 }, deficit: { 0: 9, 40: 2, 41: 1 } };

  it("is what the day misses outside cheap hours, with losses, less the sun that it will get", () => {
    // 3 / 0.8 = 3.75 needed, 0.8 to come.
    expect(targetOf(day(needy), battery, schedule({ cheap: [0, 1] }))).toBeCloseTo(2.95, 12);
  });

  it("is never below nothing nor above what fits", () => {
    expect(targetOf(day({ surplus: { 24: 9 }, deficit: { 40: 1 } }), battery, schedule({ cheap: [0] }))).toBe(0);
    expect(targetOf(day({ deficit: { 40: 90 } }), battery, schedule({ cheap: [0] }))).toBe(8);
  });

  it("is all that fits where the best export rate is above the cheap rate with losses both ways", () => {
    // 8 / 0.64 = 12.5.
    expect(targetOf(day(needy), battery, schedule({ cheap: [0, 1], highestExport: 12.51 }))).toBe(8);
    expect(targetOf(day(needy), battery, schedule({ cheap: [0, 1], highestExport: 12.49 }))).toBeCloseTo(2.95, 12);
  });
});

describe("a steady day", () => {
  const ends = (flows: DayFlows) => {
    const gained = runSteadyDay(flows, battery, schedule(), 0);
    return { gained, atEnd: flows.stored[47] };
  };

  it("begins with what the evening before left for the night", () => {
    // 1 kWh of sun keeps 0.8, of which the evening takes 0.4 / 0.8 = 0.5 and the next morning the rest.
    const flows = day({ surplus: { 24: 1 }, deficit: { 10: 9, 40: 0.4 } });
    expect(ends(flows)).toEqual({ gained: expect.closeTo(0, 9), atEnd: expect.closeTo(0.3, 12) });
    expect(flows.discharge[10]).toBeCloseTo(0.24, 12);
  });

  it("is full of sun that nobody uses, where two days from empty would not fill it", () => {
    const flows = day({ surplus: { 24: 1 }, deficit: { 40: 0.4 } });
    // 0.8 comes and 0.5 goes: full before the evening, each day.
    expect(ends(flows)).toEqual({ gained: expect.closeTo(0, 9), atEnd: expect.closeTo(7.5, 12) });
    expect(flows.charge[24]).toBeCloseTo(0.5 / 0.8, 12);
  });

  it("lies between, where two days from empty fill it too little and two from full leave it too full", () => {
    // A night brings at most 1.6, to no more than 3; the evening takes 0.5: from empty 1.1, 2.2, then 2.5 each day.
    const flows = day({ deficit: { 40: 0.4 } });
    const gained = runSteadyDay(flows, battery, schedule({ cheap: [0] }), 3);
    expect(Math.abs(gained)).toBeLessThanOrEqual(1e-6);
    expect(flows.stored[47]).toBeCloseTo(2.5, 9);
    expect(flows.fromGrid[0]).toBeCloseTo(0.5 / 0.8, 5);
  });

  it("ends as it began within 1 Wh, for any day, battery and tariff", () => {
    const kwh = fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 3, noNaN: true })), {
      minLength: 48,
      maxLength: 48,
    });
    const tariffs = fc.constantFrom(
      schedule(),
      schedule({ cheap: [0, 1, 2] }),
      schedule({ peakExport: [32, 33], export: 25 }),
      schedule({ cheap: [0, 1], peakExport: [32, 33, 34], highestExport: 25 }),
    );
    const batteries = fc.record({
      capacity: fc.integer({ min: 0, max: 40 }),
      slotExport: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(kwh, kwh, tariffs, batteries, (surplus, deficit, tariff, { capacity, slotExport }) => {
        const flows = day({ surplus, deficit });
        const one = { capacity, slotPower: Math.min(2.5, capacity / 4), efficiency: 0.94, slotExport };
        const target = tariff.cheapSlots > 0 ? targetOf(flows, one, tariff) : 0;
        const gained = runSteadyDay(flows, one, tariff, target);
        expect(Math.abs(gained)).toBeLessThan(0.001);
        const atStart = (flows.stored[47] ?? 0) - gained;
        expect(Math.abs(runBattery(flows, one, tariff, target, atStart) - atStart)).toBeLessThan(0.001);
      }),
      { seed: 20261126, numRuns: 2000 },
    );
  });
});
