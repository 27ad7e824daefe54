import { expect, it } from "vitest";
import { demandOf } from "#domain/planner/demand/demand.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";
import { readMeter } from "#domain/planner/meter/read-meter.ts";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";
import { meteredInputs } from "#domain/planner/plan/metered-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { CELLS, formats, yearOfProfile } from "#tests/support/meter-files.ts";
import { croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const TODAY = "2026-12-01";
const NOTHING = { car: false, heatPump: false, panels: false };

const profileOf = (inputs: PlanInputs) => demandOf(factsWith({}), croydon, inputs).load;

/** Of a file whose half hours are these, written as one supplier writes it. */
function meterOf(means: ArrayLike<number>, behind: Partial<Meter["behind"]> = {}): Meter {
  const write = formats["Octopus, with costs"];
  const read = readMeter(write?.(yearOfProfile(means)) ?? "", { fuel: "electricity", hasPanels: false });
  if ("refused" in read) throw new Error(read.refused);
  return { year: read.year, behind: { ...NOTHING, ...behind } };
}

const figuresOf = ({ asked, recommended }: { asked: Outcome; recommended: Outcome }) =>
  [asked, recommended].flatMap(({ billPounds, baseBillPounds, npvPounds, carbonKg, year, bands }) => [
    billPounds,
    baseBillPounds,
    npvPounds,
    carbonKg,
    year.load,
    year.direct,
    year.import,
    year.export,
    ...bands.npv,
    ...bands.firstYear,
  ]);

it.each([
  {},
  { home: { occupancy: "out" as const }, battery: { kwh: 10 } },
  { car: { milesPerYear: 8000 } },
  { measures: ["solar" as const] },
])("a file that is the class profile gives the plan without it within 0.5%: %o", (changes) => {
  const inputs = sampleInputs(changes);
  const load = profileOf(inputs);
  // The year of the file has its own number of weekends; the plan's sum is the year's.
  const ofYear = yearOfProfile(load).reduce((sum, { kwh }) => sum + kwh, 0);
  const { electricityKwh } = demandOf(factsWith({}), croydon, inputs);
  const meter = meterOf(load.map((kwh) => (kwh * electricityKwh) / ofYear));
  const without = planHome(inputs, croydon, TODAY);
  const within = planHome(inputs, croydon, TODAY, meter);
  expect(within.recommended.measures).toEqual(without.recommended.measures);
  for (const [at, figure] of figuresOf(without).entries()) {
    expect(Math.abs((figuresOf(within)[at] ?? 0) - figure)).toBeLessThanOrEqual(0.005 * Math.abs(figure));
  }
});

it("the same use at night makes panels worth less, and by day more", () => {
  const inputs = sampleInputs({ measures: ["solar"] });
  const usedFrom = (from: number, to: number) =>
    meterOf(Array.from({ length: CELLS }, (_, cell) => (cell % 48 >= from && cell % 48 < to ? 0.5 : 0.05)));
  const npv = (meter?: Meter) => planHome(inputs, croydon, TODAY, meter).asked.npvPounds;
  expect(npv(usedFrom(0, 12))).toBeLessThan(npv(usedFrom(20, 32)));
});

it("a car behind the meter is not added to it", () => {
  const inputs = sampleInputs({ car: { milesPerYear: 8000 }, measures: ["solar"] });
  const load = profileOf(inputs);
  const plan = (behind: Partial<Meter["behind"]>) => planHome(inputs, croydon, TODAY, meterOf(load, behind)).asked;
  const ofFile = yearOfProfile(load).reduce((sum, { kwh }) => sum + kwh, 0);
  expect(plan({ car: true }).year.load).toBeCloseTo(ofFile, 0);
  // 8,000 miles at 0.29 kWh, four fifths at home.
  expect(plan({}).year.load - plan({ car: true }).year.load).toBeCloseTo(1856, 6);
  const atNight = meterOf(
    load.map((kwh, cell) => kwh + (cell % 48 >= 1 && cell % 48 < 9 ? 0.7 : 0)),
    { car: true },
  );
  expect(planHome(inputs, croydon, TODAY, atNight).asked.tariff).toBe("ev-overnight");
});

it("a heat pump behind the meter is not added to it, and gives back what insulation saves", () => {
  const changes = {
    energy: { heating: "heatPump" as const },
    measures: ["loft" as const],
    home: { loftMm: 0 as const },
  };
  const inputs = sampleInputs(changes);
  const load = new Float64Array(CELLS).fill(0.4);
  const with_ = planHome(inputs, croydon, TODAY, meterOf(load, { heatPump: true }));
  const apart = planHome(inputs, croydon, TODAY, meterOf(load));
  expect(with_.today.electricityKwh).toBeCloseTo(0.4 * 17520, 3);
  expect(apart.asked.year.load).toBeGreaterThan(with_.asked.year.load + 1000);
  const share = with_.insulation.loft?.central ?? 0;
  expect(share).toBeGreaterThan(0.05);
  const { spaceHeatKwh, waterHeatKwh } = with_.today;
  const saved = 0.4 * 17520 - with_.asked.year.load;
  expect(saved).toBeGreaterThan((0.7 * share * spaceHeatKwh) / with_.heatPump.spf);
  expect(saved).toBeLessThan((1.3 * share * (spaceHeatKwh + waterHeatKwh)) / with_.heatPump.spf);
  expect(with_.asked.billPounds).toBeLessThan(with_.asked.baseBillPounds);
});

it("an address carries the year's total as typed, without what is behind the meter", () => {
  const typed = (changes: Parameters<typeof sampleInputs>[0], behind: Partial<Meter["behind"]>, each: number) =>
    meteredInputs(sampleInputs(changes), croydon, meterOf(new Array(CELLS).fill(each), behind)).energy.electricityKwh;
  expect(typed({}, {}, 0.2)).toBe(3504);
  expect(typed({ car: { milesPerYear: 8000 } }, { car: true }, 0.2)).toBe(3504 - 1856);
  expect(typed({ car: { milesPerYear: 8000 } }, {}, 0.2)).toBe(3504);
  expect(typed({ car: { milesPerYear: 30_000 } }, { car: true }, 0.2)).toBe(500);
  const pump = typed({ energy: { heating: "heatPump" } }, { heatPump: true }, 0.4) ?? 0;
  const { heatPump } = planHome(sampleInputs({ energy: { heating: "heatPump" }, measures: [] }), croydon, TODAY);
  expect(pump).toBe(Math.round(7008 - heatPump.electricityKwh));
});

it("panels behind the meter are not added to it, and that is said", () => {
  const inputs = sampleInputs({ measures: ["draughtProofing", "solar", "battery"] });
  const plan = planHome(inputs, croydon, TODAY, meterOf(profileOf(inputs), { panels: true }));
  expect(plan.asked.measures).toEqual(["draughtProofing", "battery"]);
  expect(plan.leftOut).toMatchObject([
    { measure: "solar", who: null, why: expect.stringContaining("behind your meter") },
  ]);
});

it("electric heating is behind every meter: it is not added, and a heat pump takes its place", () => {
  const inputs = sampleInputs({ energy: { heating: "electric", fuelKwh: 5000 }, measures: ["heatPump"] });
  const ofFile = 0.6 * 17520;
  const plan = planHome(inputs, croydon, TODAY, meterOf(new Float64Array(CELLS).fill(0.6)));
  const without = planHome({ ...inputs, measures: [] }, croydon, TODAY, meterOf(new Float64Array(CELLS).fill(0.6)));
  expect(without.asked.year.load).toBeCloseTo(ofFile, 3);
  expect(plan.asked.year.load).toBeCloseTo(ofFile - 5000 + plan.heatPump.electricityKwh, 3);
  expect(meteredInputs(inputs, croydon, meterOf(new Array(CELLS).fill(0.6))).energy.electricityKwh).toBe(
    Math.round(ofFile - 5000),
  );
});
