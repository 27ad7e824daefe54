import { expect, test } from "vitest";
import prices from "#content/data/energy-prices.json" with { type: "json" };
import facts from "#content/data/grants.json" with { type: "json" };
import { countSchemes, grantsChecked, grantsIn } from "#domain/areas/grants-in.ts";
import { londonDay } from "#domain/time/calendar.ts";

const idsIn = (country: string, day = "2026-11-21") => grantsIn(country, day).map(({ id }) => id);

test("each nation has its own schemes", () => {
  expect(idsIn("England")).toEqual(expect.arrayContaining(["bus-ashp", "whlg", "ev-chargepoint"]));
  expect(idsIn("Wales")).toEqual(expect.arrayContaining(["bus-ashp", "ghw", "ev-chargepoint"]));
  expect(idsIn("Scotland")).toEqual(expect.arrayContaining(["hes", "ev-chargepoint"]));
  expect(idsIn("Scotland").filter((id) => /^(bus|whlg|ghw)/.test(id))).toEqual([]);
  expect(idsIn("Northern Ireland")).toEqual(["ev-chargepoint", "ev-on-street", "ev-landlord", "ev-wcs"]);
});

test("the rates of the Boiler Upgrade Scheme count as one scheme", () => {
  expect(countSchemes(grantsIn("England", "2026-11-21"))).toBe(7);
  expect(countSchemes(grantsIn("Wales", "2026-11-21"))).toBe(8);
  expect(countSchemes(grantsIn("Northern Ireland", "2026-11-21"))).toBe(4);
});

test("a scheme is shown from its first day to its last", () => {
  expect(idsIn("England", "2026-07-20")).not.toContain("bus-offgas");
  expect(idsIn("England", "2026-07-21")).toContain("bus-offgas");
  expect(idsIn("England", "2027-03-31")).toContain("bus-offgas");
  expect(idsIn("England", "2027-04-01")).not.toContain("bus-offgas");
});

test("no closed scheme is shown", () => {
  expect(idsIn("England")).not.toContain("gbis");
});

test("the list says when it was checked, and this test logs facts that are out of date", () => {
  const today = londonDay(new Date());
  expect(grantsChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const ended = [...facts.schemes, ...facts.tax].filter(({ end, amount }) => end && end < today && amount !== "closed");
  const lastCap =
    prices.caps
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? "";
  for (const { id, end } of ended) console.warn(`grants.json: ${id} ended on ${end} and has no successor`);
  if (lastCap < today) console.warn(`energy-prices.json: the last price cap ended on ${lastCap}; add the next`);
  expect([...facts.schemes, ...facts.tax].filter(({ start, end }) => start && end && start > end)).toEqual([]);
});
