import { expect, it } from "vitest";
import { daysAfter, daysBefore, hoursBefore, monthsBefore } from "#domain/time/periods.ts";

it.each([
  ["2028-11-20T12:00:00.123Z", "2026-11-20T12:00:00.123Z"],
  ["2028-02-29T12:00:00Z", "2026-02-28T12:00:00Z"],
  ["2028-03-01T00:00:00Z", "2026-03-01T00:00:00Z"],
  ["2027-01-31T23:59:59.999Z", "2025-01-31T23:59:59.999Z"],
])("24 months before %s are calendar months", (now, then) => {
  expect(monthsBefore(new Date(now), 24)).toEqual(new Date(then));
});

it("a day is 24 hours, even when the clocks change", () => {
  const now = new Date("2026-10-26T12:00:00.001Z");
  expect(daysBefore(now, 7)).toEqual(new Date("2026-10-19T12:00:00.001Z"));
  expect(daysAfter(new Date("2026-10-19T12:00:00.001Z"), 7)).toEqual(now);
  expect(hoursBefore(now, 24)).toEqual(daysBefore(now, 1));
});
