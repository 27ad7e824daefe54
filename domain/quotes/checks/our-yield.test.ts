import { expect, it } from "vitest";
import { quoteExamples } from "#content/open-api/quote-examples.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { quoteRange } from "#domain/planner/plan/quote-range.ts";
import { ourYield } from "#domain/quotes/checks/our-yield.ts";

const THAMES = 1;

type Shade = "none" | "modest" | "significant" | "heavy";
const roof = (facing: number, pitch: number, shade: Shade = "none") => ({
  ...quoteExamples.solar,
  panelWp: 400,
  panels: 10,
  kWp: 4,
  arrays: [{ panels: 10, facing, pitch, shade }],
});

/** What a plan for this roof says. */
function planned(azimuth: number, pitch: number, shading: Shade): number {
  const place = findPlanPlace("CR0");
  if (!place) throw new Error("CR0 is not known");
  return Math.round(quoteRange(place, { kwp: 4, azimuth, pitch, shading }).central);
}

it.each([
  [180, 35, "none"],
  [225, 35, "none"],
  [90, 35, "modest"],
  [270, 30, "significant"],
  [0, 45, "heavy"],
  [359, 0, "none"],
  [202, 35, "none"],
] as const)("facing %i at %i degrees with shade %s in Thames is what a plan there says", (facing, pitch, shade) => {
  const ours = ourYield(roof(facing, pitch, shade), THAMES);
  expect(ours?.region).toBe("Thames");
  // The place's own longitude moves a year by less than a kWh.
  expect(Math.abs((ours?.kwhPerYear ?? 0) - planned(facing, pitch, shade))).toBeLessThanOrEqual(1);
});

it("adds up the faces of a roof in proportion to their panels", () => {
  const perKwp = (facing: number, shade: Shade) => (ourYield(roof(facing, 35, shade), THAMES)?.kwhPerYear ?? 0) / 4;
  // 4.4 kWp: six tenths to the south, four tenths to the west with modest shade.
  const sum = 4.4 * (0.6 * perKwp(180, "none") + 0.4 * perKwp(270, "modest"));
  expect(Math.abs((ourYield(quoteExamples.solar, THAMES)?.kwhPerYear ?? 0) - sum)).toBeLessThanOrEqual(2);
});

it("knows no region outside the table", () => {
  expect(ourYield(quoteExamples.solar, 22)).toBeUndefined();
  expect(ourYield(quoteExamples.solar, undefined)).toBeUndefined();
});
