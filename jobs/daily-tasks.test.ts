import { expect, it } from "vitest";
import { tasksDue } from "#jobs/daily-tasks.ts";

it.each([
  ["before three in winter", "2026-11-21T02:59:59.999Z", ["expire-leads"]],
  ["at three in winter", "2026-11-21T03:00:00Z", ["expire-leads", "retention"]],
  ["before seven in winter", "2026-11-21T06:59:59.999Z", ["expire-leads", "retention"]],
  ["at seven in winter", "2026-11-21T07:00:00Z", ["expire-leads", "retention", "daily-alerts"]],
  ["before seven in summer", "2026-07-01T05:59:59.999Z", ["expire-leads", "retention"]],
  ["at seven in summer", "2026-07-01T06:00:00Z", ["expire-leads", "retention", "daily-alerts"]],
  ["at eight in summer", "2026-07-01T07:00:00Z", ["expire-leads", "retention", "daily-alerts", "expiry-notices"]],
  ["at the end", "2026-07-01T22:59:59.999Z", ["expire-leads", "retention", "daily-alerts", "expiry-notices"]],
  ["at London's midnight", "2026-07-01T23:00:00Z", ["expire-leads"]],
])("%s the tasks of the day are due whose hour has come", (_, moment, due) => {
  expect(tasksDue(new Date(moment))).toEqual(due);
});
