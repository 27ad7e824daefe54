import { describe, expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";

const today = "2026-11-27";
const NORWICH =
  "postcode=NR1&type=midTerrace&built=1965-1982&beds=2&heating=electric&emitters=storage&night=yes&fuel=9000&electricity=3000&when=2026-12-15";

function planOf(more = "", measures?: readonly Measure[]) {
  const read = readQuery(new URLSearchParams(NORWICH + more), { today, findPlace: findPlanPlace });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  const inputs = measures ? { ...read.inputs, measures } : read.inputs;
  return planHome(inputs, read.place, today);
}

const withOne = (measure: Measure, more = "") => planOf(more, [measure]).asked;
const saves = (measure: Measure, more = "") => {
  const { baseBillPounds, billPounds } = withOne(measure, more);
  return baseBillPounds - billPounds;
};
const aboutPercent = (value: number) => ({ within: (of: number) => Math.abs(value / of - 1) <= 0.01 });

describe("a home with storage heaters that pays less at night", () => {
  it("has today's bill on the night's prices: 90% of its heat in their hours, the rest in the evening", () => {
    const { today: asItIs, switchFirst } = planOf();
    expect(aboutPercent(asItIs.billPounds).within(2688)).toBe(true);
    expect(switchFirst).toEqual({ tariff: "economy-7", savingPounds: 0 });
    // Heat by hand: 8,100 kWh at 15p and 900 at 31.5p, with 5% VAT; the rest is its other electricity.
    const heat = (8100 * 15 + 900 * 31.5) * 1.05;
    const own = planOf("&fuel=500").today.bill.electricityPounds * 100 - (450 * 15 + 50 * 31.5) * 1.05;
    expect(asItIs.bill.electricityPounds).toBeCloseTo((heat + own) / 100, 6);
  });

  it("saves £918 a year with a heat pump, and £420 with an air-to-air one", () => {
    expect(aboutPercent(saves("heatPump")).within(918)).toBe(true);
    expect(aboutPercent(saves("airToAir")).within(420)).toBe(true);
    expect(withOne("airToAir").tariff).toBe("economy-7");
  });

  it("has no boiler whose service would be saved", () => {
    expect(withOne("heatPump").flows[1]).toBeCloseTo(saves("heatPump") - 150, 6);
    expect(withOne("airToAir").flows[1]).toBeCloseTo(saves("airToAir") - 80, 6);
  });

  it("pays for radiators and pipes with a heat pump: £15,519 in all", () => {
    const { costPounds, npvPounds } = withOne("heatPump");
    expect(aboutPercent(costPounds + 7500).within(15_519)).toBe(true);
    expect(aboutPercent(npvPounds).within(2892)).toBe(true);
    expect(withOne("heatPump", "&due=yes").costPounds).toBe(costPounds);
  });

  it("pays £5,400 for an air-to-air heat pump of three rooms, £2,500 of it by grant", () => {
    const { costPounds, npvPounds, bands } = withOne("airToAir");
    expect(costPounds).toBe(5400 - 2500);
    expect(aboutPercent(npvPounds).within(1938)).toBe(true);
    expect(bands.npv[0]).toBeLessThan(npvPounds);
    expect(bands.npv[2]).toBeGreaterThan(npvPounds);
  });

  it("keeps the better heat pump in its plan, and the other says so", () => {
    const { asked, leftOut, inputs } = planOf();
    expect(inputs.measures).toContain("airToAir");
    expect(asked.measures).toContain("heatPump");
    expect(asked.measures).not.toContain("airToAir");
    expect(leftOut[0]).toMatchObject({ measure: "airToAir", who: null });
    expect(leftOut[0]?.why).toBe("A heat pump comes out better here: +£2,900 over 20 years, against +£1,900.");
  });

  it("may pay the two prices of its own bill", () => {
    const own = planOf("&own=00:30-07:30@15.75,07:30-00:30@33.075&standing=57.5715");
    expect(own.today.billPounds).toBeCloseTo(planOf().today.billPounds, 6);
    expect(own.switchFirst.tariff).toBe("own");
  });

  it("is on the price cap without a price at night", () => {
    const { today: asItIs } = planOf("&night=no");
    expect(asItIs.billPounds).toBeCloseTo(((12_000 * 26.32 + 365 * 54.83) * 1.05) / 100, 6);
  });

  it("saves heat with insulation, and sun in its battery for the evening", () => {
    const draughts = withOne("draughtProofing");
    const saved = planOf("", ["draughtProofing"]).insulation.draughtProofing?.central ?? 0;
    const { spaceHeatKwh } = planOf().today;
    expect(draughts.year.load).toBeCloseTo(12_000 - saved * spaceHeatKwh, 6);
    expect(saves("draughtProofing")).toBeGreaterThan(0);
    expect(planOf("", ["solar"]).asked.year.load).toBeCloseTo(12_000, 6);
  });
});

describe("electric heaters that store nothing", () => {
  it("take their heat all day: the night's prices help little, and a heat pump saves more", () => {
    expect(saves("heatPump", "&emitters=panel&night=no")).toBeGreaterThan(saves("heatPump"));
    const panel = planOf("&emitters=panel").today.billPounds;
    expect(panel).toBeGreaterThan(planOf().today.billPounds + 500);
  });

  it("in a boiler with radiators need no new pipes", () => {
    const saved = withOne("heatPump").costPounds - withOne("heatPump", "&emitters=radiators").costPounds;
    expect(saved).toBeCloseTo(2000 + 35 * 70, 6);
  });
});
