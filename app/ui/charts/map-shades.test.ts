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
])("the shades of a map go with what is on it: %j", (counts, limits) => {
  expect(limitsOf(counts)).toEqual(limits);
});

it("the most has the darkest shade and nothing the lightest, whatever the most is", () => {
  for (let most = 4; most < 200; most++) {
    const limits = limitsOf([0, 1, most]);
    expect([shadeOf(0, limits), shadeOf(1, limits), shadeOf(most, limits)]).toEqual(["shade-1", "shade-2", "shade-5"]);
  }
});
