import { describe, expect, it } from "vitest";
import { runsPassedOver, tasksDue } from "#jobs/daily-tasks.ts";

it.each([
  ["before three in winter", "2026-11-21T02:59:59.999Z", ["expire-leads", "check-books"]],
  ["at three in winter", "2026-11-21T03:00:00Z", ["expire-leads", "check-books", "retention"]],
  [
    "before seven in winter",
    "2026-11-21T06:59:59.999Z",
    ["expire-leads", "check-books", "retention", "count-companies", "look-up-companies"],
  ],
  [
    "at seven in winter",
    "2026-11-21T07:00:00Z",
    ["expire-leads", "check-books", "retention", "count-companies", "look-up-companies", "daily-alerts"],
  ],
  [
    "before seven in summer",
    "2026-07-01T05:59:59.999Z",
    ["expire-leads", "check-books", "retention", "count-companies", "look-up-companies"],
  ],
  [
    "at seven in summer",
    "2026-07-01T06:00:00Z",
    ["expire-leads", "check-books", "retention", "count-companies", "look-up-companies", "daily-alerts"],
  ],
  [
    "at eight in summer",
    "2026-07-01T07:00:00Z",
    [
      "expire-leads",
      "check-books",
      "retention",
      "count-companies",
      "look-up-companies",
      "daily-alerts",
      "expiry-notices",
      "figures-due",
    ],
  ],
  [
    "at nine in summer",
    "2026-07-01T08:00:00Z",
    [
      "expire-leads",
      "check-books",
      "retention",
      "count-companies",
      "look-up-companies",
      "daily-alerts",
      "expiry-notices",
      "figures-due",
      "passport-notices",
      "handover-due",
    ],
  ],
  [
    "at the end",
    "2026-07-01T22:59:59.999Z",
    [
      "expire-leads",
      "check-books",
      "retention",
      "count-companies",
      "look-up-companies",
      "daily-alerts",
      "expiry-notices",
      "figures-due",
      "passport-notices",
      "handover-due",
    ],
  ],
  ["at London's midnight", "2026-07-01T23:00:00Z", ["expire-leads", "check-books"]],
])("%s the tasks of the day are due whose hour has come", (_, moment, due) => {
  expect(tasksDue(new Date(moment))).toEqual(due);
});

describe("time that nobody lived through", () => {
  const passed = (before: string, now: string) =>
    runsPassedOver(new Date(before), new Date(now)).map(({ task, at }) => `${task} ${at.toISOString()}`);

  it("brings the tasks whose hour lay in it, once each", () => {
    expect(passed("2026-11-20T06:30:00Z", "2026-11-20T07:30:00Z")).toEqual(["daily-alerts 2026-11-20T07:00:00.000Z"]);
    expect(passed("2026-11-20T07:00:00Z", "2026-11-20T07:30:00Z")).toEqual([]);
    const day = passed("2026-11-20T07:30:00Z", "2026-11-21T07:30:00Z");
    expect(day.map((run) => run.split(" ")[0])).toEqual([
      "expiry-notices",
      "figures-due",
      "passport-notices",
      "handover-due",
      "expire-leads",
      "check-books",
      "retention",
      "count-companies",
      "look-up-companies",
      "daily-alerts",
    ]);
  });

  it("brings no task more than three times, however long it was", () => {
    const year = passed("2026-11-20T12:00:00Z", "2027-11-20T12:00:00Z");
    expect(year.filter((run) => run.startsWith("retention"))).toEqual([
      "retention 2027-11-18T03:00:00.000Z",
      "retention 2027-11-19T03:00:00.000Z",
      "retention 2027-11-20T03:00:00.000Z",
    ]);
    expect(year).toHaveLength(30);
  });
});
