import fc from "fast-check";
import { expect, it } from "vitest";
import sap from "#content/data/planner/sap-climate.json" with { type: "json" };
import { assumptions } from "#domain/assumptions/register.ts";
import { assumptionRange } from "#domain/planner/inputs/assumption-range.ts";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { quoteRange } from "#domain/planner/plan/quote-range.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

// What holds whatever figures of ours a reader replaces, as far as the form lets them, and in every climate region.

const TODAY = "2026-11-22";
const SEED = 20261122;

const editable = assumptions.flatMap(({ id }) => {
  const range = assumptionRange(id);
  return range ? [{ id, ...range }] : [];
});

/** Up to eight figures anywhere in their range, its ends as often as not. */
const edits = fc
  .dictionary(
    fc.constantFrom(...editable.map(({ id }) => id)),
    fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    { minKeys: 1, maxKeys: 8 },
  )
  .map((shares) =>
    Object.fromEntries(
      editable.flatMap(({ id, min, max }) => {
        const share = shares[id];
        return share === undefined ? [] : [[id, share === 1 ? max : min + share * (max - min)]];
      }),
    ),
  );

const homes: Changes[] = [
  { car: { milesPerYear: 8000 }, heatPump: { boilerDue: true } },
  { energy: { heating: "heatPump" }, measures: ["solar", "battery"] },
  { home: { type: "flat", floorAreaM2: 40, loftMm: 0 }, energy: { heating: "electric" } },
  { home: { built: "pre1919", wall: "solid", epc: "FG" }, energy: { heating: "oil" }, measures: ["solidInternal"] },
];

const places = fc
  .record({
    sapRegion: fc.constantFrom(...sap.regions.map(({ id }) => id)),
    longitude: fc.double({ min: -8, max: 1.8, noNaN: true }),
  })
  .map((where) => ({ ...croydon, ...where }));

type Range = readonly [number, number, number];
const ascends = ([low, central, high]: Range) => low <= central && central <= high;

it("a plan with a reader's own figures balances, ascends, and misses no number", () => {
  fc.assert(
    fc.property(fc.constantFrom(...homes), edits, places, (home, edited, place) => {
      const plan = planHome(sampleInputs({ ...home, assumptions: edited }), place, TODAY);
      expect(noNumbers(plan, "plan")).toEqual([]);
      for (const outcome of [plan.asked, plan.recommended]) {
        const { year, bands, cumulative } = outcome;
        const ends = cumulative.map(([low, , high]) => [low, low, high] as const);
        expect([bands.npv, bands.firstYear, ...ends].filter((range) => !ascends(range))).toEqual([]);
        expect(Math.abs(gapOf(outcome))).toBeLessThanOrEqual(1e-9 * (year.pv + year.import));
      }
    }),
    { seed: SEED, numRuns: 200 },
  );
});

it("what panels make lies between its low and its high, on any roof of any region", () => {
  const array = fc.record({
    kwp: fc.double({ min: 0.5, max: 20, noNaN: true }),
    azimuth: fc.double({ min: 0, max: 359, noNaN: true }),
    pitch: fc.double({ min: 0, max: 90, noNaN: true }),
    shading: fc.constantFrom("none" as const, "heavy" as const),
  });
  fc.assert(
    fc.property(places, array, (place, roof) => {
      const { low, central, high } = quoteRange(place, roof);
      expect(low).toBeLessThan(0.96 * central);
      expect(high).toBeGreaterThan(1.05 * central);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

function gapOf({ year }: Outcome): number {
  return year.pv + year.import - year.load - year.export - year.curtailed - year.loss - year.stored;
}

/** Where a number stands that JSON could not carry. */
function noNumbers(value: unknown, path: string): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => noNumbers(inner, `${path}.${name}`));
}
