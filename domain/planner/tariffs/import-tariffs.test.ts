import { describe, expect, it } from "vitest";
import { findAssumption } from "#domain/assumptions/register.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { candidates, isEligible, staleSince, whyNotUsed } from "#domain/planner/tariffs/eligible.ts";
import { importTariffs } from "#domain/planner/tariffs/import-tariffs.ts";

const own = { windows: [{ from: "00:00", to: "24:00", pence: 20 }], standingPence: 55 };
const tariffs = importTariffs(factsWith({}), null);
const named = (id: string) => {
  const found = importTariffs(factsWith({}), own).find((tariff) => tariff.id === id);
  if (!found) throw new Error(`no tariff ${id}`);
  return found;
};
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const home = { hasCarAtHome: false, hasHeatPump: false, hasSolar: false };
const car = { ...home, hasCarAtHome: true };
const all = { hasCarAtHome: true, hasHeatPump: true, hasSolar: true };

describe("the tariffs", () => {
  it("carry 5% VAT on rates and standing charge", () => {
    expect(named("cap").windows[0]?.pence).toBeCloseTo(27.636, 9);
    expect(named("cap").standingPence).toBeCloseTo(57.5715, 9);
    expect(named("ev-overnight").windows.map(({ pence }) => pence)).toEqual([
      expect.closeTo(8.4),
      expect.closeTo(36.288),
    ]);
  });

  it("carry the VAT that the reader puts in", () => {
    const untaxed = importTariffs(factsWith({ "tariffs.vatLongRun": 0 }), null);
    expect(untaxed[0]?.windows[0]?.pence).toBe(26.32);
  });

  it("have the reader's own as typed, after the others", () => {
    const published = ["cap", "ev-overnight", "heat-pump-three-windows", "overnight", "economy-7", "flux"];
    expect(idsOf(importTariffs(factsWith({}), own))).toEqual([...published, "own"]);
    expect(named("own")).toMatchObject({
      windows: own.windows,
      exportWindows: [],
      standingPence: 55,
      validUntil: null,
    });
  });

  it("are what the register says", () => {
    const untaxed = importTariffs(factsWith({ "tariffs.vatLongRun": 0 }), null);
    for (const { id, windows, exportWindows, validUntil, isLowConfidence } of untaxed) {
      const row = findAssumption(`tariffs.${id}`);
      expect([row?.value, row?.validUntil]).toEqual([windows, validUntil]);
      expect(row?.confidence.endsWith("low"), id).toBe(isLowConfidence);
      if (exportWindows.length > 0) expect(findAssumption(`tariffs.${id}.export`)?.value).toEqual(exportWindows);
    }
  });
});

describe("which tariffs a home may have", () => {
  it.each([
    ["nothing", {}, ["cap", "economy-7", "own"]],
    ["a car", { hasCarAtHome: true }, ["cap", "ev-overnight", "overnight", "economy-7", "own"]],
    ["a heat pump", { hasHeatPump: true }, ["cap", "heat-pump-three-windows", "economy-7", "own"]],
    ["panels", { hasSolar: true }, ["cap", "economy-7", "flux", "own"]],
  ])("with %s", (_, has, ids) => {
    const eligible = importTariffs(factsWith({}), own).filter((one) => isEligible(one, { ...home, ...has }));
    expect(idsOf(eligible)).toEqual(ids);
  });

  it("leaves out of a plan what is not known well, though the home may have it", () => {
    expect(idsOf(candidates(tariffs, all, "2026-11-22"))).toEqual(["cap", "ev-overnight"]);
    for (const id of ["overnight", "heat-pump-three-windows", "economy-7", "flux"]) {
      expect(whyNotUsed(named(id), all, "2026-11-22", false)).toBe(
        "We do not know its rates of this quarter well enough",
      );
    }
  });

  it("says why a home may not have one", () => {
    expect(whyNotUsed(named("ev-overnight"), home, "2026-11-22", false)).toBe("Needs a car that charges at home");
    expect(whyNotUsed(named("heat-pump-three-windows"), home, "2026-11-22", false)).toBe("Needs a heat pump");
    expect(whyNotUsed(named("flux"), home, "2026-11-22", false)).toBe("Needs solar panels");
    expect(whyNotUsed(named("cap"), home, "2026-11-22", true)).toBeNull();
  });
});

describe("tariffs out of date", () => {
  it("are stale from the day after their last", () => {
    expect(staleSince(named("cap"), "2026-12-31")).toBeNull();
    expect(staleSince(named("cap"), "2027-01-01")).toBe("2026-12-31");
    expect(staleSince(named("own"), "2030-01-01")).toBeNull();
  });

  it("are left out while another eligible one is in date, and say so", () => {
    expect(idsOf(candidates(tariffs, car, "2027-01-02"))).toEqual(["ev-overnight"]);
    expect(whyNotUsed(named("cap"), car, "2027-01-02", false)).toBe("Its rates are out of date");
  });

  it("are used all the same where none is in date", () => {
    expect(idsOf(candidates(tariffs, home, "2027-01-02"))).toEqual(["cap"]);
    expect(whyNotUsed(named("cap"), home, "2027-01-02", true)).toBeNull();
    expect(idsOf(candidates(tariffs, all, "2028-01-01"))).toEqual(["cap", "ev-overnight"]);
  });

  it("give way to the reader's own, which does not age", () => {
    expect(idsOf(candidates(importTariffs(factsWith({}), own), all, "2028-01-01"))).toEqual(["own"]);
  });
});
