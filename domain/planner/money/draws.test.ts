import { describe, expect, it } from "vitest";
import { draws, triangle } from "#domain/planner/money/draws.ts";

describe("the draws", () => {
  it("are those of mulberry32 from 20261122, in the order of the model", () => {
    // The generator once more, after its author's own listing.
    let a = 20261122;
    const next = () => {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = a;
      t = Math.imul(t ^ (t >>> 15), t | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
    for (const draw of draws) {
      const normals = (count: number) =>
        Array.from({ length: count }, () => {
          const u = next();
          const v = next();
          const z = Math.sqrt(-2 * Math.log(1 - u)) * Math.cos(2 * Math.PI * v);
          return z > 3 ? 3 : z < -3 ? -3 : z;
        });
      const first = normals(4);
      const even = [next(), next(), next()];
      const last = normals(2);
      expect(Object.values(draw)).toEqual([...first, ...even, ...last]);
    }
    expect(draws).toHaveLength(500);
  });
});

describe("a triangle", () => {
  it("has its ends, its top and its halves where they belong", () => {
    expect(triangle(0, 1, 3, 5)).toBe(1);
    expect(triangle(0.5, 1, 3, 5)).toBe(3);
    // A quarter of half the area lies below half the way to the top.
    expect(triangle(0.125, 1, 3, 5)).toBeCloseTo(2, 12);
    expect(triangle(0.875, 1, 3, 5)).toBeCloseTo(4, 12);
  });

  it("has its top at an end, and no width", () => {
    expect(triangle(0.25, 1, 1, 2)).toBeCloseTo(2 - Math.sqrt(0.75), 12);
    expect(triangle(0.25, 1, 2, 2)).toBeCloseTo(1.5, 12);
    expect(triangle(0.7, 1, 1, 1)).toBe(1);
  });
});
