import { describe, expect, it } from "vitest";
import { fleet } from "#domain/calculators/fleet.ts";
import { defineCalculator, type FormulaValue } from "./calculator.ts";
import { runCalculator } from "./run-calculator.ts";

function resultOf(value: FormulaValue) {
  const kind = { name: "saving", label: "Saving", unit: "£", description: "Saved", decimals: 0 } as const;
  const calculator = defineCalculator({
    id: "one",
    title: "One",
    fields: [],
    results: [kind],
    calculate: () => ({ saving: value }),
    assumptions: [],
    wouldChange: "",
  });
  const [result] = runCalculator(calculator, {});
  return { value: result?.value, missing: result?.missing };
}

const NO_NUMBER = "We cannot show a result for these figures. Check any very small or very large ones.";

describe("a result", () => {
  it("keeps a number unrounded, and a text unchanged", () => {
    expect(resultOf(-0.123456789)).toEqual({ value: -0.123456789, missing: undefined });
    expect(resultOf("7-10 years")).toEqual({ value: "7-10 years", missing: undefined });
  });

  it("is 0 and never negative zero", () => {
    expect(Object.is(resultOf(-0).value, 0)).toBe(true);
  });

  it("is null and says why if something is missing", () => {
    expect(resultOf({ missing: "Enter a bill." })).toEqual({ value: null, missing: "Enter a bill." });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("is null and says why for %d", (value) => {
    expect(resultOf(value)).toEqual({ value: null, missing: NO_NUMBER });
  });

  it("is null and says why if an input is absent", () => {
    expect(runCalculator(fleet, {}).map(({ missing }) => missing)).toEqual([NO_NUMBER, NO_NUMBER, NO_NUMBER]);
  });
});
