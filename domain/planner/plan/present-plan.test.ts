import { expect, it } from "vitest";
import { samplePlan } from "#tests/support/plan-pages/home-plan-sample.ts";
import { presentPlan } from "./present-plan.ts";

it("gives programs what is documented, unrounded, and nothing that was added since", () => {
  const later = { ...samplePlan, place: { ...samplePlan.place, street: "Secret Row" }, notes: "private" };
  const shown = presentPlan(later);
  expect(Object.keys(shown)).toEqual([
    "inputs",
    "place",
    "today",
    "solar",
    "heatPump",
    "insulation",
    "free",
    "plan",
    "order",
    "excluded",
    "tariffs",
    "days",
    "assumptions",
    "warnings",
  ]);
  expect(shown.place).toEqual({ outwardCode: "CR0", sapRegion: 1, nation: "England" });
  expect(shown.plan.measures).toBe(samplePlan.asked.measures);
  expect(shown.plan.flows).toHaveLength(21);
  expect(shown.order[3]).toEqual({ measure: "cavity", gainPounds: -340, worthIt: false });
  expect(JSON.stringify(shown)).not.toMatch(/Secret Row|private|longitude/);
});
