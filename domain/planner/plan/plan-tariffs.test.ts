import { describe, expect, it } from "vitest";
import type { OwnTariff } from "#domain/planner/inputs/plan-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const plan = (changes: Changes = {}, { today = "2026-11-22" } = {}) => planHome(sampleInputs(changes), croydon, today);
const CAP = 26.32 * 1.05;

describe("which tariff", () => {
  it("is the night tariff with a car and the cap without, whatever is done", () => {
    for (const measures of [sampleInputs().measures, ["solar" as const], []]) {
      expect(plan({ measures, car: { milesPerYear: 8000 } }).asked.tariff).toBe("ev-overnight");
      expect(plan({ measures }).asked.tariff).toBe("cap");
    }
  });

  it("shows a home with a heat pump the one for heat pumps, and why not the others", () => {
    const offers = plan({ energy: { heating: "heatPump" }, measures: ["solar"] }).asked.tariffs;
    expect(offers.map(({ id, eligible }) => [id, eligible])).toEqual([
      ["cap", true],
      ["ev-overnight", false],
      ["heat-pump-three-windows", true],
      ["overnight", false],
      ["economy-7", true],
      ["flux", true],
    ]);
    expect(offers.filter(({ eligible }) => !eligible).every(({ why }) => why?.startsWith("Needs a car"))).toBe(true);
    expect(offers.find(({ id }) => id === "cap")?.why).toBeNull();
  });

  it("is the cap out of date, marked, where no other is in date", () => {
    const stale = plan({}, { today: "2027-01-02" });
    expect(stale.asked.tariff).toBe("cap");
    expect(stale.warnings).toContain("stale_tariff");
    expect(stale.asked.tariffs[0]).toMatchObject({ id: "cap", staleSince: "2026-12-31", why: null });
    expect(plan({}, { today: "2026-12-31" }).warnings).not.toContain("stale_tariff");
  });

  it("leaves the stale cap out of the bill without measures as well, while the night tariff is in date", () => {
    // Solar in a home that would be cheaper on the cap without any.
    const home = { measures: ["solar" as const], car: { milesPerYear: 500 } };
    expect(plan(home).switchFirst.tariff).toBe("cap");
    const later = plan(home, { today: "2027-01-02" });
    expect([later.switchFirst.tariff, later.asked.tariff]).toEqual(["ev-overnight", "ev-overnight"]);
    expect(later.warnings).not.toContain("stale_tariff");
    expect(later.switchFirst.savingPounds).toBeLessThan(0);
  });
});

describe("the reader's own tariff", () => {
  const night: OwnTariff = {
    windows: [
      { from: "23:00", to: "06:00", pence: 8 },
      { from: "06:00", to: "23:00", pence: 28 },
    ],
    standingPence: 50,
  };
  const flux: OwnTariff = { ...night, exportWindows: [{ from: "16:00", to: "19:00", pence: 30 }] };

  it("is used as typed where it is the cheapest, before measures too", () => {
    const home = plan({ measures: ["solar"], energy: { ownTariff: night } });
    expect([home.asked.tariff, home.switchFirst.tariff]).toEqual(["own", "own"]);
    expect(home.asked.bill.standingPounds).toBeCloseTo((365 * (50 + 28.27 * 1.05)) / 100, 6);
    expect(home.today.bill.electricityPounds).toBeCloseTo((home.today.electricityKwh * CAP) / 100, 6);
  });

  it("is passed over where it is dear", () => {
    const dear = { windows: [{ from: "00:00", to: "24:00", pence: 60 }], standingPence: 50 };
    expect(plan({ measures: ["solar"], energy: { ownTariff: dear } }).asked.tariff).toBe("cap");
  });

  it("lets a battery fill at night: to the brim, as an export at 12p pays for a cheap kWh and its losses", () => {
    const { winter, summer } = plan({ measures: ["solar", "battery"], energy: { ownTariff: night } }).asked.days;
    // 8 / 0.89 = 8.99p, under 12p.
    for (const day of [winter, summer]) expect(day.storedKwh[11]).toBeCloseTo(5, 9);
    const { summer: poor } = plan({ measures: ["solar", "battery"], energy: { ownTariff: night, exportPence: 4 } })
      .asked.days;
    expect(poor.storedKwh[11]).toBeLessThan(4);
  });

  it("sells the battery at the peak of its export windows", () => {
    const { asked } = plan({ measures: ["solar", "battery"], energy: { ownTariff: flux } });
    expect(asked.tariff).toBe("own");
    const peak = asked.days.winter.export.slice(32, 38).reduce((sum, kwh) => sum + kwh, 0);
    expect(peak).toBeGreaterThan(1);
    const withoutPeak = plan({ measures: ["solar", "battery"], energy: { ownTariff: night } }).asked.days.winter;
    expect(withoutPeak.export.slice(32, 38).every((kwh) => kwh === 0)).toBe(true);
  });

  it("pays a home without panels nothing for a battery's peak", () => {
    const { asked } = plan({ measures: ["battery"], energy: { ownTariff: flux } });
    expect([asked.year.export, asked.bill.exportPounds]).toEqual([0, 0]);
  });
});
