import { expect, it } from "vitest";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { MeasureCost } from "#domain/planner/money/net-cost.ts";
import type { HomeYear, HomeYears } from "#domain/planner/plan/home-years.ts";
import { has, listOf, type MeasureSet, setOf } from "#domain/planner/plan/measure-set.ts";
import { orderOf, stepsBeforeLoss } from "#domain/planner/plan/order.ts";

const noYear = { bill: { totalPounds: 0 }, tariff: { id: "cap" } } as HomeYear;
const years: HomeYears = { best: () => noYear, on: () => noYear };

/** Measures with these net costs, and what a set of them is worth. */
function order(net: Partial<Record<Measure, number>>, npv: (set: MeasureSet) => number) {
  const asked = listOf(setOf(...(Object.keys(net) as Measure[])));
  const costs = new Map<Measure, MeasureCost>(
    asked.map((measure) => {
      const pounds = net[measure] ?? 0;
      return [measure, { gross: [pounds, pounds, pounds], grant: 0, boiler: 0, net: pounds }];
    }),
  );
  return orderOf(asked, costs, npv, years);
}

/** Each measure is worth the same whatever else is done. */
const alone = (worth: Partial<Record<Measure, number>>) => (set: MeasureSet) =>
  listOf(set).reduce((sum, measure) => sum + (worth[measure] ?? 0), 0);
const named = (steps: readonly { measure: Measure }[]) => steps.map(({ measure }) => measure);

it("begins with what gives most for each pound, not with what gives most", () => {
  const steps = order({ loft: 100, solar: 6000 }, alone({ loft: 50, solar: 2000 }));
  expect(named(steps)).toEqual(["loft", "solar"]);
  expect(steps.map(({ gainPounds }) => gainPounds)).toEqual([50, 2000]);
});

it("counts what is free or better than free as a pound", () => {
  const steps = order({ loft: 0, solar: -500, battery: 2 }, alone({ loft: 10, solar: 5, battery: 30 }));
  expect(named(steps)).toEqual(["battery", "loft", "solar"]);
});

it("gives a tie to the one named first", () => {
  const worth = alone({ heatPump: 20, solar: 20, floor: 20 });
  expect(named(order({ heatPump: 100, solar: 100, floor: 100 }, worth))).toEqual(["floor", "solar", "heatPump"]);
});

it("weighs each measure with those before it", () => {
  // The battery loses alone and pays beside solar.
  const npv = (set: MeasureSet) =>
    (has(set, "solar") ? 1000 : 0) + (has(set, "battery") ? (has(set, "solar") ? 300 : -900) : 0);
  const steps = order({ battery: 1000, solar: 5000 }, npv);
  expect(steps.map(({ measure, gainPounds, worthIt }) => [measure, gainPounds, worthIt])).toEqual([
    ["solar", 1000, true],
    ["battery", 300, true],
  ]);
});

it("ends the plan before the first loss, whatever comes after it", () => {
  // Cavity loses least for each pound and comes second; the battery pays after it.
  const npv = (set: MeasureSet) =>
    (has(set, "solar") ? 1000 : 0) -
    (has(set, "cavity") ? 1 : 0) +
    (has(set, "battery") ? (has(set, "cavity") ? 50 : -50) : 0);
  const steps = order({ solar: 100, battery: 100, cavity: 100 }, npv);
  expect(steps.map(({ measure, worthIt }) => [measure, worthIt])).toEqual([
    ["solar", true],
    ["cavity", false],
    ["battery", true],
  ]);
  expect(named(stepsBeforeLoss(steps))).toEqual(["solar"]);
});

it("is all worth it where nothing loses, and a measure that gains nothing does not lose", () => {
  const steps = order({ solar: 100, loft: 100 }, alone({ solar: 0, loft: 5 }));
  expect(named(stepsBeforeLoss(steps))).toEqual(["loft", "solar"]);
});

it("has no plan where everything loses", () => {
  const steps = order({ solar: 100, loft: 100 }, alone({ solar: -5, loft: -3 }));
  expect(named(steps)).toEqual(["loft", "solar"]);
  expect(stepsBeforeLoss(steps)).toEqual([]);
});

it("says at which cost a measure would break even, below nothing too", () => {
  const [loft, solar] = order({ loft: 100, solar: 100 }, alone({ loft: -30, solar: -160 }));
  expect([loft?.breakEvenPounds, solar?.breakEvenPounds]).toEqual([70, -60]);
});

it("asks for no measure twice, and for none that was not asked for", () => {
  expect(order({}, () => 0)).toEqual([]);
});
