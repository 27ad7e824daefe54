import { expect, it } from "vitest";
import { sapUsedAtHome } from "./used-at-home.ts";

it("the published worked value: 100 kWh made where 200 are used, 48.64% used at home", () => {
  expect(sapUsedAtHome([100], [200], 0) / 100).toBeCloseTo(0.4864, 4);
});

it("with a battery of 5 kWh, worked by hand: e^−1.1235 (0.5 · 0.3762)^0.944", () => {
  expect(sapUsedAtHome([100], [200], 5) / 100).toBeCloseTo(0.7929, 4);
});

it("never more than is used: 1,000 kWh made where 100 are used, with a battery of 15 kWh or a larger one", () => {
  expect(sapUsedAtHome([1000], [100], 15)).toBe(100);
  expect(sapUsedAtHome([100], [200], 40)).toBe(sapUsedAtHome([100], [200], 15));
});

it("the months add up, and those without sun or use add nothing", () => {
  expect(sapUsedAtHome([100, 0, 100, 50, 0], [200, 200, 200, 0, 0], 0)).toBeCloseTo(
    2 * sapUsedAtHome([100], [200], 0),
    12,
  );
});
