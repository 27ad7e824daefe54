import { expect, test } from "vitest";
import {
  dateInWords,
  dateTimeInWords,
  formatCredits,
  formatDate,
  formatDateTime,
  formatMonth,
  formatNumber,
  formatPence,
  formatRelative,
  formatTime,
} from "#app/ui/format.ts";

test("writes pence only where there are any", () => {
  expect([9900, 495, 750_000, 1990, 0].map(formatPence)).toEqual(["£99", "£4.95", "£7,500", "£19.90", "£0"]);
});

test("counts credits in the singular and the plural", () => {
  expect([0, 1, 5, 3410].map(formatCredits)).toEqual(["0 credits", "1 credit", "5 credits", "3,410 credits"]);
  expect(formatNumber(3410)).toBe("3,410");
});

test("shows London days and times, in summer and in winter", () => {
  expect(formatDate("2026-06-30T23:30:00Z")).toBe("01/07/2026");
  expect(formatTime("2026-06-30T23:30:00Z")).toBe("00:30");
  expect(formatDateTime(new Date("2026-11-21T14:05:00Z"))).toBe("21/11/2026, 14:05");
  expect(formatMonth("2026-11")).toBe("November 2026");
});

test("writes London days and times in words, in summer and in winter", () => {
  expect(dateInWords("2026-06-30T23:30:00Z")).toBe("1 July 2026");
  expect(dateTimeInWords(new Date("2026-11-23T14:05:00Z"))).toBe("23 November 2026, 14:05");
});

test("says how long ago in the largest whole unit, and gives the date after a week", () => {
  const now = "2026-11-21T12:00:00Z";
  const shown = ["11:59:30", "11:56:00", "10:36:00"].map((time) => formatRelative(now, `2026-11-21T${time}Z`));
  expect(shown).toEqual(["just now", "4 minutes ago", "1 hour ago"]);
  expect(formatRelative(now, "2026-11-18T11:00:00Z")).toBe("3 days ago");
  expect(formatRelative(now, "2026-11-14T12:00:00Z")).toBe("14/11/2026");
});
