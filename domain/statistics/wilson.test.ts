import fc from "fast-check";
import { expect, it } from "vitest";
import { wilsonInterval } from "#domain/statistics/wilson.ts";

// By hand, from the formula: 8 of 10 is 0.4902 to 0.9433, as Newcombe (1998) has it, and none of 10 is 0 to 0.2775.
it.each([
  [8, 10, 0.4902, 0.9433],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])("is the interval of %i in %i", (count, of, low, high) => {
  const interval = wilsonInterval({ count, of });
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});

it("holds the share, within 0 and 1, and mirrors what is left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const count = Math.round(of * part);
      const { low, high } = wilsonInterval({ count, of });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(count / of + 1e-12);
      expect(high).toBeGreaterThanOrEqual(count / of - 1e-12);
      expect(high).toBeLessThanOrEqual(1);
      expect(wilsonInterval({ count: of - count, of }).low).toBeCloseTo(1 - high, 9);
    }),
  );
});
