import { describe, expect, it } from "vitest";
import { addDays, londonMonday, londonMonthStart, londonTime } from "#domain/time/calendar.ts";

describe("London's calendar", () => {
  it.each([
    ["2026-11-21", 7, "2026-11-21T07:00:00.000Z"],
    ["2026-07-01", 7, "2026-07-01T06:00:00.000Z"],
    ["2026-03-29", 7, "2026-03-29T06:00:00.000Z"],
    ["2026-10-25", 7, "2026-10-25T07:00:00.000Z"],
    ["2026-07-01", 0, "2026-06-30T23:00:00.000Z"],
  ])("%s at %i:00 is %s", (day, hour, moment) => {
    expect(londonTime(day, hour).toISOString()).toBe(moment);
  });

  it.each([
    ["2026-11-21", -1, "2026-11-20"],
    ["2027-03-01", -1, "2027-02-28"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-10-25", -7, "2026-10-18"],
  ])("%s and %i days is %s", (day, days, other) => {
    expect(addDays(day, days)).toBe(other);
  });

  it.each([
    ["2026-11-21", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
  ])("has %s in the week of Monday %s", (day, monday) => {
    expect(londonMonday(day)).toBe(monday);
  });

  it("starts a month at midnight in London", () => {
    expect(londonMonthStart(new Date("2026-06-30T23:30:00Z")).toISOString()).toBe("2026-06-30T23:00:00.000Z");
    expect(londonMonthStart(new Date("2026-11-21T12:00:00Z")).toISOString()).toBe("2026-11-01T00:00:00.000Z");
  });
});
