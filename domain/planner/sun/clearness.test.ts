import { expect, it } from "vitest";
import { clearnessOfDays, diffuseShare } from "./clearness.ts";

const degrees = Math.PI / 180;

it("the share of diffuse light of a short day, worked by hand from Erbs", () => {
  // 1 − 0.13635 + 0.612375 − 1.493925 + 0.58674375
  expect(diffuseShare(0.5, 60 * degrees)).toBeCloseTo(0.56884375, 9);
  expect(diffuseShare(0.5, 81.4 * degrees)).toBeCloseTo(0.56884375, 9);
  expect(diffuseShare(0.714, 60 * degrees)).not.toBe(0.143);
  expect(diffuseShare(0.715, 60 * degrees)).toBe(0.143);
  expect(diffuseShare(0.9, 60 * degrees)).toBe(0.143);
});

it("the share of diffuse light of a longer day, worked by hand from Erbs", () => {
  // 1 + 0.1416 − 0.638925 + 0.1056
  expect(diffuseShare(0.5, 81.5 * degrees)).toBeCloseTo(0.608275, 9);
  expect(diffuseShare(0.5, 120 * degrees)).toBeCloseTo(0.608275, 9);
  expect(diffuseShare(0.721, 120 * degrees)).not.toBe(0.175);
  expect(diffuseShare(0.722, 120 * degrees)).toBe(0.175);
  expect(diffuseShare(0.9, 120 * degrees)).toBe(0.175);
});

it("all light of a day without sun is diffuse", () => {
  expect(diffuseShare(0, 60 * degrees)).toBe(1);
  expect(diffuseShare(0, 120 * degrees)).toBe(1);
});

it.each([0.2, 0.3059, 0.4517, 0.6])("three days have the mean of their month, from dull to bright: %f", (mean) => {
  const [dull, mixed, bright] = clearnessOfDays(mean) as [number, number, number];
  expect((dull + mixed + bright) / 3).toBeCloseTo(mean, 12);
  expect(dull).toBeLessThan(mixed);
  expect(mixed).toBeLessThan(bright);
});

it("the days are the middles of thirds of Bendt's distribution, scaled", () => {
  // For each day: F(K) = (e^γa − e^γK) / (e^γa − e^γb), solved by halving instead of by the logarithm.
  const mean = 0.45;
  const top = 0.6313 + 0.267 * mean - 11.9 * (mean - 0.75) ** 8;
  const xi = (top - 0.05) / (top - mean);
  const gamma = -1.498 + (1.184 * xi - 27.182 * Math.exp(-1.5 * xi)) / (top - 0.05);
  const below = (k: number) =>
    (Math.exp(gamma * 0.05) - Math.exp(gamma * k)) / (Math.exp(gamma * 0.05) - Math.exp(gamma * top));
  const solved = [1 / 6, 1 / 2, 5 / 6].map((chance) => {
    let low = 0.05;
    let high = top;
    for (let step = 0; step < 60; step += 1) {
      const middle = (low + high) / 2;
      if (below(middle) < chance) low = middle;
      else high = middle;
    }
    return low;
  });
  const factor = (3 * mean) / solved.reduce((sum, one) => sum + one, 0);
  for (const [index, day] of clearnessOfDays(mean).entries()) {
    expect(day).toBeCloseTo((solved[index] ?? Number.NaN) * factor, 9);
  }
});
