import { expect, it } from "vitest";
import { roofYields } from "#domain/briefs/roof-yields.ts";

const THAMES = 1;
const south = { facing: "south", pitch: 30, shade: "none" };

it("gives each roof the figure in the region's table, times its shade", () => {
  const roofs = [south, { ...south, shade: "heavy" }, { facing: "east", pitch: 45, shade: "none" }];
  expect(roofYields({ roofs }, THAMES)).toEqual({ region: "Thames", kwhPerKwp: [970, 485, 775] });
});

it("gives no figure for a roof of unknown pitch or shade, or without a region", () => {
  expect(roofYields({ roofs: [{ facing: "south" }, south] }, THAMES)?.kwhPerKwp).toEqual([null, 970]);
  expect(roofYields({ roofs: [{ facing: "south" }] }, THAMES)).toBeUndefined();
  expect(roofYields({ roofs: [south] }, undefined)).toBeUndefined();
  expect(roofYields({}, THAMES)).toBeUndefined();
});
