import { describe, expect, it } from "vitest";
import type { RateWindow } from "#domain/planner/inputs/plan-inputs.ts";
import { OWN_TARIFF } from "#domain/planner/tariffs/import-tariffs.ts";
import { scheduleOf } from "#domain/planner/tariffs/schedule.ts";

const day = (pence: number): RateWindow[] => [{ from: "00:00", to: "24:00", pence }];
const twoRates = (cheap: number, dear: number): RateWindow[] => [
  { from: "23:30", to: "05:30", pence: cheap },
  { from: "05:30", to: "23:30", pence: dear },
];

function schedule(
  windows: RateWindow[],
  {
    hasPanels = true,
    exportPence = 12,
    exportWindows = [],
  }: { hasPanels?: boolean; exportPence?: number; exportWindows?: RateWindow[] } = {},
) {
  const tariff = {
    id: OWN_TARIFF,
    name: "",
    supplier: "",
    windows,
    exportWindows,
    standingPence: 50,
    needs: [],
    note: null,
  };
  return scheduleOf({ ...tariff, isLowConfidence: false, validUntil: null }, { hasPanels, exportPence });
}

const slotsOf = (mask: Uint8Array) => [...mask].flatMap((one, slot) => (one === 1 ? [slot] : []));

describe("cheap hours", () => {
  it("are those at the lowest rate", () => {
    expect(slotsOf(schedule(twoRates(8, 30)).cheap)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 47]);
    expect(schedule(twoRates(8, 30)).cheapSlots).toBe(12);
  });

  it("are none with one rate", () => {
    expect(schedule(day(27)).cheapSlots).toBe(0);
  });

  it("are none where the lowest rate is not under four fifths of the day's mean", () => {
    // Mean of 12 half hours at c and 36 at 30: 0.25c + 22.5, of which four fifths are 0.2c + 18: c = 22.5 is the limit.
    expect(schedule(twoRates(22.51, 30)).cheapSlots).toBe(0);
    expect(schedule(twoRates(22.49, 30)).cheapSlots).toBe(12);
  });

  it("are not half hours that a dearer window cuts into", () => {
    const cut = schedule([
      { from: "00:10", to: "05:00", pence: 8 },
      { from: "05:00", to: "00:10", pence: 30 },
    ]);
    expect(slotsOf(cut.cheap)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("what is paid for exports", () => {
  it("is one rate all day", () => {
    expect([...schedule(day(27)).exportRates]).toEqual(Array(48).fill(12));
    expect(slotsOf(schedule(day(27)).peakExport)).toEqual([]);
  });

  it("is nothing without panels, and then nothing is sold at a peak", () => {
    const none = schedule(day(27), { hasPanels: false, exportWindows: [{ from: "16:00", to: "19:00", pence: 28 }] });
    expect([...none.exportRates]).toEqual(Array(48).fill(0));
    expect(slotsOf(none.peakExport)).toEqual([]);
  });

  it("is what the tariff's export windows say, with the highest of them as the peak", () => {
    const own = schedule(day(27), {
      exportWindows: [
        { from: "02:00", to: "03:00", pence: 5 },
        { from: "16:00", to: "19:00", pence: 28 },
      ],
    });
    expect([own.exportRates[4], own.exportRates[10], own.exportRates[32]]).toEqual([5, 12, 28]);
    expect(slotsOf(own.peakExport)).toEqual([32, 33, 34, 35, 36, 37]);
    expect(own.highestExport).toBe(28);
  });

  it("has no peak where the windows pay the same all day, or less than outside them", () => {
    expect(slotsOf(schedule(day(27), { exportWindows: day(20) }).peakExport)).toEqual([]);
    const poor = schedule(day(27), { exportWindows: [{ from: "16:00", to: "19:00", pence: 5 }] });
    expect(slotsOf(poor.peakExport)).toEqual([]);
  });
});
