import { describe, expect, it } from "vitest";
import { axisOf } from "#app/ui/charts/axis.ts";

describe("an axis", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [30, [0, 10, 20, 30]],
    [41, [0, 20, 40, 60]],
    [999, [0, 500, 1000]],
  ])("up to %i has the lines %j", (largest, ticks) => {
    expect(axisOf(largest)).toEqual({ top: ticks.at(-1), ticks });
  });
});
