import { expect, it } from "vitest";
import { acKw } from "./inverter.ts";

// Worked by hand from the curve of PVWatts version 5 for an inverter of 4.8 kW and 96%, which is full at 5 kW.

it("at half load: (0.96 / 0.9637) · (−0.0162 · 0.5 − 0.0059 / 0.5 + 0.9858) · 2.5", () => {
  expect(acKw(2.5, 4.8, 0.96)).toBeCloseTo(2.405479, 5);
});

it("at full load its nominal efficiency, and beyond it no more", () => {
  expect(acKw(5, 4.8, 0.96)).toBe(4.8);
  expect(acKw(4.999999, 4.8, 0.96)).toBeCloseTo(4.8, 5);
  expect(acKw(500, 4.8, 0.96)).toBe(4.8);
});

it("nothing in the first light, when it needs more than it gets", () => {
  expect(acKw(0, 4.8, 0.96)).toBe(0);
  expect(acKw(0.02, 4.8, 0.96)).toBe(0);
  expect(acKw(0.031, 4.8, 0.96)).toBeGreaterThan(0);
});
