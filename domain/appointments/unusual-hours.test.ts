import { expect, it } from "vitest";
import { isUnusual } from "#domain/appointments/unusual-hours.ts";

it.each([
  ["03:00 in winter", "2026-11-28T03:00:00Z", true],
  ["06:59 in summer", "2026-07-01T05:59:00Z", true],
  ["07:00 in summer", "2026-07-01T06:00:00Z", false],
  ["21:00 in winter", "2026-11-28T21:00:00Z", false],
  ["21:01 in winter", "2026-11-28T21:01:00Z", true],
  ["no time at all", "word 439", false],
])("%s is unusual or not", (_what, time, unusual) => {
  expect(isUnusual(new Date(time))).toBe(unusual);
});
