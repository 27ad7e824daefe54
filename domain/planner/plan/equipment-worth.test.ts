import { expect, it } from "vitest";
import { equipmentWorth } from "#domain/planner/plan/equipment-worth.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { type Changes, croydon, sampleInputs } from "#tests/support/plan-samples.ts";

const TODAY = "2026-12-01";
const home = (changes: Changes = {}) => ({ inputs: sampleInputs(changes), place: croydon });

it("gives the plan's own figure for the plan's own equipment at the plan's own cost", () => {
  const car = { car: { milesPerYear: 8000, charging: "charger" }, heatPump: { boilerDue: true } } as const;
  for (const measures of [["solar"], ["solar", "battery"], ["heatPump"], ["solar", "battery", "heatPump"]] as const) {
    const { inputs, place } = home({ ...car, measures });
    const { asked } = planHome(inputs, place, TODAY);
    const has = (part: string) => measures.some((measure) => measure === part);
    const worth = equipmentWorth(
      home(car),
      {
        ...(has("solar") ? { solar: { kwp: 4, inverterKw: 4 / 1.2 } } : {}),
        ...(has("battery") ? { battery: { kwh: 5 } } : {}),
        ...(has("heatPump") ? { heatPump: { designFlowC: 45 } } : {}),
      },
      // The plan takes the boiler that is no longer needed off its cost; so does this.
      asked.costPounds + (has("heatPump") ? 2500 : 0),
      TODAY,
    );
    expect(worth.npvPounds, measures.join()).toBeCloseTo(asked.npvPounds, 6);
    expect(worth.paybackYears, measures.join()).toBe(asked.paybackYears);
    expect(worth.panels?.kwhPerYear ?? 0).toBeCloseTo(asked.year.pv, 6);
  }
});

it("spares no boiler in a home without one, even if the customer said that one is due", () => {
  const storage = { energy: { heating: "electric", emitters: "storage", nightRate: true } } as const;
  const worth = (boilerDue: boolean) =>
    equipmentWorth(home({ ...storage, heatPump: { boilerDue } }), { heatPump: { designFlowC: 45 } }, 8000, TODAY);
  expect(worth(true).npvPounds).toBe(worth(false).npvPounds);
});

it("keeps the home's roofs in their proportion, and moves by a pound for each pound paid", () => {
  const arrays = [
    { kwp: 3, azimuth: 90, pitch: 30, shading: "none" },
    { kwp: 1, azimuth: 270, pitch: 45, shading: "heavy" },
  ] as const;
  const worth = (kwp: number, paid = 6000) =>
    equipmentWorth(home({ solar: { arrays } }), { solar: { kwp, inverterKw: kwp / 1.2 } }, paid, TODAY);
  expect(worth(8).panels?.kwhPerYear).toBeCloseTo(2 * (worth(4).panels?.kwhPerYear ?? 0), 6);
  expect(worth(8).panels?.usedAtHome).toBeLessThan(worth(4).panels?.usedAtHome ?? 0);
  expect(worth(4, 6000).npvPounds - worth(4, 7000).npvPounds).toBeCloseTo(1000, 6);
});
