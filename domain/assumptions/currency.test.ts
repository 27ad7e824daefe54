import { expect, it } from "vitest";
import { daysLeft, outOfDateSince, runningOut } from "#domain/assumptions/currency.ts";

const cap = { id: "cap", validUntil: "2026-12-31" };
const grant = { id: "grant", validUntil: "2026-12-15" };
const rate = { id: "rate", validUntil: "2027-11-22" };

it("a figure is valid on its last day and out of date from the day after", () => {
  expect(outOfDateSince(cap, "2026-12-31")).toBeUndefined();
  expect(outOfDateSince(cap, "2027-01-01")).toBe("2027-01-01");
  expect(outOfDateSince(cap, "2028-02-29")).toBe("2027-01-01");
});

it("days count down to the last one and go on below zero", () => {
  expect(["2026-12-17", "2026-12-31", "2027-01-02"].map((today) => daysLeft(cap, today))).toEqual([14, 0, -2]);
});

it("figures due to expire come soonest first, including expired ones", () => {
  const named = (today: string, days: number) => runningOut([rate, cap, grant], today, days).map(({ id }) => id);
  expect(named("2026-12-17", 14)).toEqual(["grant", "cap"]);
  expect(named("2026-12-16", 14)).toEqual(["grant"]);
  expect(named("2026-11-25", 14)).toEqual([]);
});
