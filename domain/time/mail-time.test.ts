import { expect, it } from "vitest";
import { nextMailTime } from "#domain/time/mail-time.ts";

it.each([
  ["2026-11-21T07:59:59.000Z", "2026-11-21T08:00:00.000Z"],
  ["2026-11-21T08:00:00.000Z", "2026-11-21T08:00:00.000Z"],
  ["2026-11-21T19:59:59.000Z", "2026-11-21T19:59:59.000Z"],
  ["2026-11-21T20:00:00.000Z", "2026-11-22T08:00:00.000Z"],
  ["2026-07-01T19:30:00.000Z", "2026-07-02T07:00:00.000Z"],
  ["2026-10-24T22:00:00.000Z", "2026-10-25T08:00:00.000Z"],
])("what becomes due at %s goes out at %s", (now, then) => {
  expect(nextMailTime(new Date(now)).toISOString()).toBe(then);
});
