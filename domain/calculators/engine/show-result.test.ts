import { describe, expect, it } from "vitest";
import type { ResultUnit } from "./result-unit.ts";
import { showResult } from "./show-result.ts";

function show(value: number | string | null, unit: ResultUnit, decimals: 0 | 1 = 0): string {
  const { figure, unit: behind } = showResult({ name: "r", label: "R", description: "D", value, unit, decimals });
  return behind ? `${figure}|${behind}` : figure;
}

describe("a shown result", () => {
  it.each([
    [840, "£ a year", "£840|a year"],
    [1234567.4, "£ a year", "£1,234,567|a year"],
    [-60.2, "£ a year", "-£60|a year"],
    [-1234, "£", "-£1,234"],
    [7500, "£", "£7,500"],
    [5, "kW", "5|kW"],
    [57000, "kWh a year", "57,000|kWh a year"],
    [36, "litres", "36|litres"],
    [1, "litres", "1|litre"],
    [1, "years", "1|year"],
    [-1, "kW", "-1|kW"],
    ["7-10 years", "", "7-10 years"],
    [null, "years", "Not known yet"],
  ] as const)("reads %s in %s as %s", (value, unit, text) => {
    expect(show(value, unit)).toBe(text);
  });

  it.each([
    [97.5, "%", "97.5%"],
    [100, "%", "100.0%"],
    [-1.25, "%", "-1.3%"],
    [3.6, "years", "3.6|years"],
    [1, "years", "1.0|years"],
    [1234.56, "tonnes", "1,234.6|tonnes"],
  ] as const)("reads %s in %s with one decimal as %s", (value, unit, text) => {
    expect(show(value, unit, 1)).toBe(text);
  });
});

describe("rounding", () => {
  it.each([
    [0.5, "1"],
    [1.5, "2"],
    [2.5, "3"],
    [-0.5, "-1"],
    [-1.5, "-2"],
    [-2.5, "-3"],
    [0.49, "0"],
    [-0.49, "0"],
    [-0, "0"],
    // 31.499999999999996 and 11.499999999999998 in floating-point arithmetic
    [0.7 * 45, "32"],
    [-0.7 * 45, "-32"],
    [23 * 0.1 * 5, "12"],
  ])("%d to a whole number, ties away from zero, is %s", (value, text) => {
    expect(show(value, "")).toBe(text);
  });

  it.each([
    [0.25, "0.3"],
    [-0.25, "-0.3"],
    [1.05, "1.1"],
    [8.345, "8.3"],
    [-0.04, "0.0"],
    [0.05, "0.1"],
  ])("%d to one decimal, ties away from zero, is %s", (value, text) => {
    expect(show(value, "", 1)).toBe(text);
  });

  it("rounds every tie of the 70% saving as a tie", () => {
    // 0.7 × bill ends in .5 for bills of 5, 15, 25, …
    const wrong = Array.from({ length: 20_000 }, (_, index) => 5 + index * 10).filter(
      (annualBill) => show(0.7 * annualBill, "") !== ((annualBill * 7 + 5) / 10).toLocaleString("en-GB"),
    );
    expect(wrong).toEqual([]);
  });

  it("keeps the digits of very large numbers", () => {
    expect(show(123_456_789_012_345, "")).toBe("123,456,789,012,345");
    expect(show(2.5e29, "£")).toBe(`£250${",000".repeat(9)}`);
  });
});
