import { describe, expect, it } from "vitest";
import { isWithin, penceBySlot } from "#domain/planner/tariffs/half-hours.ts";

describe("pence by half hour", () => {
  it("has one rate all day", () => {
    expect([...penceBySlot([{ from: "00:00", to: "24:00", pence: 26.32 }])]).toEqual(Array(48).fill(26.32));
  });

  it("takes a window that ends where it begins as the whole day", () => {
    expect([...penceBySlot([{ from: "06:00", to: "06:00", pence: 20 }])]).toEqual(Array(48).fill(20));
  });

  it("runs over midnight", () => {
    const rates = penceBySlot([
      { from: "23:30", to: "05:30", pence: 8 },
      { from: "05:30", to: "23:30", pence: 30 },
    ]);
    expect([...rates]).toEqual([...Array(11).fill(8), ...Array(36).fill(30), 8]);
  });

  it("runs over midnight with the window that ends at midnight written as 00:00", () => {
    const rates = penceBySlot([{ from: "22:00", to: "00:00", pence: 8 }], 1);
    expect([...rates]).toEqual([...Array(44).fill(1), 8, 8, 8, 8]);
  });

  it("has the mean by minutes where windows meet within a half hour", () => {
    const rates = penceBySlot([
      { from: "00:10", to: "12:00", pence: 9 },
      { from: "12:00", to: "00:10", pence: 30 },
    ]);
    // Ten minutes at 30p and twenty at 9p.
    expect(rates[0]).toBeCloseTo(16, 12);
    expect(rates[1]).toBeCloseTo(9, 12);
  });

  it("has the other rate where no window is", () => {
    const rates = penceBySlot([{ from: "16:00", to: "19:00", pence: 25 }], 12);
    expect(rates.filter((rate) => rate === 25)).toHaveLength(6);
    expect([rates[31], rates[32], rates[37], rates[38]]).toEqual([12, 25, 25, 12]);
  });
});

it("knows half hours that lie in a window from beginning to end", () => {
  const windows = [{ from: "23:15", to: "01:00", pence: 1 }];
  expect(Array.from({ length: 48 }, (_, slot) => slot).filter((slot) => isWithin(windows, slot))).toEqual([0, 1, 47]);
});
