import { expect, it } from "vitest";
import { limitsOf, shadeOf } from "#app/ui/charts/map-shades.tsx";

it.each([
  [[], [1, 2, 3, 4]],
  [
    [0, 3, 1],
    [1, 2, 3, 4],
  ],
  [
    [2, 21, 13],
    [1, 7, 13, 19],
  ],
  [[1000], [1, 334, 667, 1000]],
])("fits the limits of a map's shades to its counts: %j", (counts, limits) => {
  expect(limitsOf(counts)).toEqual(limits);
});

it("gives the highest count the darkest shade and 0 the lightest", () => {
  for (let most = 4; most < 200; most++) {
    const limits = limitsOf([0, 1, most]);
    expect([shadeOf(0, limits), shadeOf(1, limits), shadeOf(most, limits)]).toEqual(["shade-1", "shade-2", "shade-5"]);
  }
});
