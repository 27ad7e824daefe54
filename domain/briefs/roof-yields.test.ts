import { expect, it } from "vitest";
import { roofYields } from "#domain/briefs/roof-yields.ts";
import { quoteRange } from "#domain/planner/plan/quote-range.ts";
import { UK } from "#domain/plans/calculator-answers/answer.ts";

const THAMES = 1;
const south = { facing: "south", pitch: 30, shade: "none" };
/** What a plan in the region says, in kWh for each kWp. */
const planned = (azimuth: number, pitch: number, shading: "none" | "heavy") =>
  Math.round(quoteRange({ ...UK, sapRegion: THAMES }, { kwp: 4, azimuth, pitch, shading }).central / 4);

it("gives each roof the figure of a plan in the region", () => {
  const roofs = [south, { ...south, shade: "heavy" }, { facing: "east", pitch: 45, shade: "none" }];
  expect(roofYields({ roofs }, THAMES)).toEqual({
    region: "Thames",
    kwhPerKwp: [planned(180, 30, "none"), planned(180, 30, "heavy"), planned(90, 45, "none")],
  });
});

it("gives no figure for a roof of unknown pitch or shade, or without a region", () => {
  expect(roofYields({ roofs: [{ facing: "south" }, south] }, THAMES)?.kwhPerKwp).toEqual([
    null,
    planned(180, 30, "none"),
  ]);
  expect(roofYields({ roofs: [{ facing: "south" }] }, THAMES)).toBeUndefined();
  expect(roofYields({ roofs: [south] }, undefined)).toBeUndefined();
  expect(roofYields({}, THAMES)).toBeUndefined();
});
