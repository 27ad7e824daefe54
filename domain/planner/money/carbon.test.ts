import { describe, expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { carbonByYear, gridFactor } from "#domain/planner/money/carbon.ts";

const facts = factsWith({});

describe("the grid", () => {
  it.each([
    [2026, 0.13096],
    // A ninth of the way from 0.13096 to 0.05 each year.
    [2027, 0.13096 - 0.08096 / 9],
    [2034, 0.05 + 0.08096 / 9],
    [2035, 0.05],
    [2046, 0.05],
  ])("emits in %i %f kg a kWh", (year, kg) => {
    expect(gridFactor(facts, year)).toBeCloseTo(kg, 12);
  });

  it("is clean when the reader says so", () => {
    expect(gridFactor(factsWith({ "carbon.floorYear": 2030 }), 2028)).toBeCloseTo((0.13096 + 0.05) / 2, 12);
  });
});

describe("a home's carbon", () => {
  const before = { boughtKwh: 3000, exportKwh: 0, fuelKwh: 10_000 };
  const after = { boughtKwh: 5000, exportKwh: 1000, fuelKwh: 0 };
  const from2034 = (heating: "gas" | "oil" | "lpg" | "electric") =>
    carbonByYear(facts, heating, { workYear: 2034, years: 2 }, before, after);

  it("is counted from the year after the work", () => {
    expect(from2034("gas").map(({ year }) => year)).toEqual([2035, 2036]);
  });

  it.each([
    ["gas", 0.18231],
    ["oil", 0.24677],
    ["lpg", 0.21449],
    ["electric", 0.05],
  ] as const)("of %s has its own factor, and what is sold is taken off", (heating, factor) => {
    expect(from2034(heating)[0]?.beforeKg).toBeCloseTo(150 + 10_000 * factor, 9);
    expect(from2034(heating)[0]?.afterKg).toBeCloseTo(200, 9);
  });
});
