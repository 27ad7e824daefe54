import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localFacts } from "#app/routes/site/area/local-facts.ts";
import { schemeNotes } from "#content/areas/scheme-notes.ts";
import { solarCost } from "#content/service-pages/common-facts.ts";
import { areas } from "#domain/areas/area.ts";
import { climateOf } from "#domain/areas/area-facts.ts";
import { capPrices } from "#domain/areas/cap-prices.ts";
import { history } from "#domain/assumptions/history.ts";
import { parts } from "#domain/assumptions/uses.ts";
import { wholeRegister } from "#domain/assumptions/whole-register.ts";
import { examineRegister } from "./examine.ts";
import { idsRead } from "./ids-in-code.ts";

it("every figure has a row, every row a use, a source and its history", () => {
  expect(examineRegister().map(({ id, problem }) => `${id} ${problem}`)).toEqual([]);
});

it("the pages of areas show the rows that name them, and no others", () => {
  const cap = capPrices(new Date("2026-11-25T12:00:00Z"));
  const shown = new Set([
    ...areas.flatMap((area) => localFacts(area, climateOf(area), cap)).flatMap(({ restsOn }) => restsOn),
    ...Object.values(schemeNotes).flatMap(({ restsOn }) => restsOn),
    // The tiles and charts above the list of facts (insight-tiles.tsx, area-details.tsx), and the services below it.
    ...solarCost.restsOn,
    "self-consumption.counted",
    "areas.solarSites",
    "tariffs.export",
    "car.milesPerKwh",
  ]);
  const named = wholeRegister.filter(({ usedBy }) => usedBy.includes("areas")).map(({ id }) => id);
  expect([...shown].toSorted()).toEqual(named.toSorted());
});

it("each part that a row names is known", () => {
  const named = new Set(wholeRegister.flatMap(({ usedBy }) => usedBy));
  expect([...named].filter((part) => !parts[part])).toEqual([]);
});

it("finds the ids that code reads", () => {
  const code =
    'const rate = facts.number("economics.discountRateReal") + facts.range(\n  "costs.boiler",\n)[0] + form.number("kwp");';
  expect(idsRead(code, "a.ts").map(({ id }) => id)).toEqual(["economics.discountRateReal", "costs.boiler"]);
});

it("the history begins with the figures of 2025 and tells why of each line", () => {
  const file = readFileSync(new URL("../../content/data/assumption-history.json", import.meta.url), "utf8");
  expect(history[0]).toMatchObject({ id: "tariffs.cap", on: "2025-01-01" });
  expect(history.length).toBe(file.split("\n").filter((line) => line.startsWith('{"id"')).length);
  for (const { why, id } of history) expect(why, id).toMatch(/\S{3}/);
});
