import { expect, it } from "vitest";
import { usualPeople } from "./usual-people.ts";

// Worked by hand from SAP 2012 Table 1b: for 101 m² 1 + 1.76(1 − e^−2.64766) + 0.0013 · 87.1.

it("a home of 101 m² has 2.75 people, one of 90 m² 2.63", () => {
  expect(usualPeople(101)).toBeCloseTo(2.7486, 3);
  expect(usualPeople(90)).toBeCloseTo(2.6257, 3);
});

it("nobody shares the smallest home", () => {
  expect(usualPeople(13.9)).toBe(1);
  expect(usualPeople(10)).toBe(1);
});
