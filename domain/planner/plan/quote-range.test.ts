import { describe, expect, it } from "vitest";
import { claimVerdict, quoteRange } from "#domain/planner/plan/quote-range.ts";
import { croydon } from "#tests/support/plan-samples.ts";

const south = { kwp: 4, azimuth: 180, pitch: 35, shading: "none" as const };

describe("what 4 kWp in Croydon make by our own sum", () => {
  const range = quoteRange(croydon, south);

  it("is the published centre, with SAP's radiation below and the satellite's above", () => {
    expect(range.central).toBeGreaterThan(3834 * 0.995);
    expect(range.central).toBeLessThan(3834 * 1.005);
    // Panels make a little less of more sun, because they are warmer: the ends lie within 1% of plain proportion.
    expect(range.low / ((range.central * 0.95) / 1.036)).toBeCloseTo(1, 2);
    expect(range.high / ((range.central * 1.05 * 1.07) / 1.036)).toBeCloseTo(1, 2);
  });

  it.each([
    [3600, "within"],
    [4600, "high"],
    [3000, "low"],
    [null, null],
  ] as const)("puts a claim of %s kWh down as %s", (claimed, verdict) => {
    expect(claimVerdict(claimed, [range.low, range.central, range.high])).toBe(verdict);
  });
});

it("counts the ends of a range as within it", () => {
  expect(claimVerdict(10, [10, 15, 20])).toBe("within");
  expect(claimVerdict(20, [10, 15, 20])).toBe("within");
  expect(claimVerdict(20.1, [10, 15, 20])).toBe("high");
  expect(claimVerdict(-3, [-2, 15, 20])).toBe("low");
});
