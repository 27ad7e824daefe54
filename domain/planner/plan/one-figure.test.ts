import { describe, expect, it } from "vitest";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { belfast, type Changes, croydon, edinburgh, sampleInputs } from "#tests/support/plan-samples.ts";

// “Better off over 20 years” is one figure in a plan: the present value of the measures that it shows.

const TODAY = "2026-12-01";
const homes: [string, Changes, typeof croydon][] = [
  ["as assumed", {}, croydon],
  ["with a car and a boiler that is due", { car: { milesPerYear: 8000 }, heatPump: { boilerDue: true } }, croydon],
  ["with oil and a large roof", { energy: { heating: "oil" } }, edinburgh],
  ["of a typed fuel, heated electrically", { energy: { heating: "electric", fuelKwh: 9000 } }, belfast],
];

describe.each(homes)("a home %s", (_, changes, place) => {
  const plan = planHome(sampleInputs(changes), place, TODAY);

  it("has steps that add up to its figure, in the plan that it shows and in the one with everything", () => {
    const shown = plan.steps.slice(0, plan.recommended.measures.length);
    expect(shown.map(({ measure }) => measure).toSorted()).toEqual(plan.recommended.measures.toSorted());
    const sumOf = (steps: typeof plan.steps) => steps.reduce((sum, { gainPounds }) => sum + gainPounds, 0);
    expect(sumOf(shown)).toBeCloseTo(plan.recommended.npvPounds, 6);
    expect(sumOf(plan.steps)).toBeCloseTo(plan.asked.npvPounds, 6);
  });

  it.each(["recommended", "asked"] as const)("ends its chart and its ranges there: %s", (which) => {
    const { npvPounds, flows, paybackYears, ranges, bands, cumulative }: Outcome = plan[which];
    expect(ranges.npv).toEqual([bands.npv[0], npvPounds, bands.npv[2]]);
    expect(ranges.firstYear).toEqual([bands.firstYear[0], flows[1], bands.firstYear[2]]);
    expect(ranges.payback).toEqual([bands.payback[0], paybackYears, bands.payback[2]]);
    const toYear = (last: number) =>
      flows.slice(0, last + 1).reduce((sum, flow, year) => sum + flow / 1.035 ** year, 0);
    expect(cumulative).toHaveLength(21);
    for (const [year, [, centre]] of cumulative.entries()) expect(centre).toBeCloseTo(toYear(year), 6);
    expect(cumulative.at(-1)).toEqual(ranges.npv.map((pounds) => expect.closeTo(pounds, 6)));
  });
});
