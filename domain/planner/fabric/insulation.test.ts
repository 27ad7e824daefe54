import { expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { type Measure, measures, type PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { heatLossWK, surfacesOf } from "./heat-loss.ts";
import { insulationSavings } from "./insulation.ts";

type Home = PlanInputs["home"];

const facts = factsWith({});

function home(own: Partial<Home> = {}): Home {
  return {
    type: "semi",
    built: "1919-1944",
    bedrooms: 3,
    floorAreaM2: 101,
    people: 3,
    occupancy: "half",
    wall: "cavityEmpty",
    loftMm: 100,
    epc: null,
    tenure: "owner",
    roof: true,
    ...own,
  };
}

const saving = (measure: Measure, own: Partial<Home> = {}, edited: Record<string, number> = {}) => {
  const found = insulationSavings(factsWith(edited), { home: home(own), measures })[measure];
  if (!found) throw new Error(`${measure} is no insulation`);
  return found;
};

// By hand, for a semi of 101 m²: plan 50.5 m², short side √(50.5 / 1.2) = 6.487167 m, perimeter 28.543535 m, outside walls
// 28.543535 · 0.75 · 2.5 · 2 = 107.038256 m², windows 15.15 m², walls 91.888256 m².

it("the surfaces of a semi of 101 m², worked by hand", () => {
  const surfaces = surfacesOf(home());
  expect(surfaces.walls).toBeCloseTo(91.888, 3);
  expect(surfaces.windows).toBeCloseTo(15.15, 9);
  expect([surfaces.doors, surfaces.roof, surfaces.ground]).toEqual([3.7, 50.5, 50.5]);
});

it("its heat loss, worked by hand: walls at 1.6, windows, door, roof at 0.4, ground, air", () => {
  const byHand = 91.888256 * 1.6 + 15.15 * 2.8 + 3.7 * 3 + 50.5 * 0.4 + 50.5 * 0.7 + 0.33 * 0.7 * 2.5 * 101;
  expect(heatLossWK(home())).toBeCloseTo(byHand, 3);
});

it.each([
  ["detached", 2, 1],
  ["semi", 2, 0.75],
  ["endTerrace", 2, 0.75],
  ["midTerrace", 2, 0.5],
  ["bungalow", 1, 1],
  ["flat", 1, 0.5],
] as const)("a %s has %i storeys and %f of its walls outside", (type, storeys, share) => {
  // With sides a and 1.2 a the perimeter is 4.4 a.
  const a = Math.sqrt(84 / storeys / 1.2);
  const surfaces = surfacesOf(home({ type, floorAreaM2: 84 }));
  expect(surfaces.walls).toBeCloseTo(4.4 * a * share * 2.5 * storeys - 0.15 * 84, 9);
  expect(surfaces.roof).toBe(type === "flat" ? 0 : 84 / storeys);
  expect(surfaces.ground).toBe(surfaces.roof);
});

/** RdSAP Appendix S by age: solid, empty cavity, filled cavity, insulated solid. */
const WALLS = [
  ["pre1919", 2.1, 1.6, 0.5, 0.6],
  ["1919-1944", 2.1, 1.6, 0.5, 0.6],
  ["1945-1964", 2.1, 1.6, 0.5, 0.6],
  ["1965-1982", 1.7, 1.6, 0.5, 0.55],
  ["1983-1992", 0.6, 0.6, 0.35, 0.35],
  ["1993-1999", 0.6, 0.6, 0.35, 0.35],
  ["from2000", 0.35, 0.35, 0.35, 0.25],
] as const;

it.each(WALLS)(
  "walls built %s lose what RdSAP says, and are saved what the better wall does not lose",
  (built, ...u) => {
    const [solid, empty, filled, insulated] = u;
    const lossOf = (wall: Home["wall"]) => heatLossWK(home({ built, wall }));
    expect((lossOf("solid") - lossOf("cavityFilled")) / 91.888256).toBeCloseTo(solid - filled, 4);
    expect((lossOf("cavityEmpty") - lossOf("cavityFilled")) / 91.888256).toBeCloseTo(empty - filled, 4);
    expect((lossOf("solidInsulated") - lossOf("cavityFilled")) / 91.888256).toBeCloseTo(insulated - filled, 4);
    const cavity = saving("cavity", { built, wall: "cavityEmpty" });
    expect(cavity.high).toBeCloseTo((0.65 * 91.888256 * (empty - filled)) / lossOf("cavityEmpty"), 5);
    for (const measure of ["solidInternal", "solidExternal"] as const) {
      const { high } = saving(measure, { built, wall: "solid" });
      expect(high).toBeCloseTo((0.67 * 91.888256 * (solid - insulated)) / lossOf("solid"), 5);
    }
  },
);

it.each([
  [0, 2.3],
  [50, 0.68],
  [100, 0.4],
  [150, 0.29],
  [200, 0.2],
  [250, 0.16],
  [300, 0.13],
])("a loft with %i mm loses %f W/m²K, of which 300 mm leave 0.13", (loftMm, u) => {
  const { high } = saving("loft", { loftMm });
  expect(high).toBeCloseTo((0.65 * 50.5 * (u - 0.13)) / heatLossWK(home({ loftMm })), 9);
});

it("a cavity saves between the measured 7% and what is calculated", () => {
  const { low, central, high } = saving("cavity");
  expect(low).toBe(0.07);
  expect(central).toBeGreaterThan(0.07);
  expect(central).toBeLessThan(high);
  expect(central).toBeCloseTo((0.07 + high) / 2, 12);
});

it("a bare loft saves more than one with 100 mm, which saves no more than is calculated", () => {
  const bare = saving("loft", { loftMm: 0 });
  const thin = saving("loft", { loftMm: 100 });
  expect(bare.central).toBeGreaterThan(thin.central);
  expect(bare.low).toBe(0.04);
  // Calculated 0.65 · 50.5 · 0.27 / 309.6 W/K = 2.9%, less than was measured.
  expect(thin.high).toBeCloseTo(0.0286, 3);
  expect([thin.low, thin.central]).toEqual([thin.high, thin.high]);
});

it("floor and draughts, which nobody measured, save at least half of what is calculated", () => {
  const lossWK = heatLossWK(home());
  const floor = saving("floor");
  expect(floor.high).toBeCloseTo((0.85 * 50.5 * 0.45) / lossWK, 12);
  expect([floor.low, floor.central]).toEqual([floor.high / 2, floor.high * 0.75]);
  const draughts = saving("draughtProofing");
  expect(draughts.high).toBeCloseTo((0.85 * 0.33 * 0.1 * 2.5 * 101) / lossWK, 12);
  expect(draughts.low).toBe(draughts.high / 2);
});

it("tells of the insulation asked for alone", () => {
  const told = insulationSavings(facts, { home: home(), measures: ["loft", "solar", "heatPump"] });
  expect(Object.keys(told)).toEqual(["loft"]);
  const all = insulationSavings(facts, { home: home(), measures });
  expect(Object.keys(all)).toEqual(["draughtProofing", "loft", "cavity", "floor", "solidInternal", "solidExternal"]);
});

it("a reader's own figures move it", () => {
  expect(saving("cavity", {}, { "fabric.inUse.cavity": 0.325 }).high).toBeCloseTo(saving("cavity").high / 2, 12);
  expect(saving("cavity", {}, { "fabric.measured.cavity": 0.05 }).low).toBe(0.05);
  expect(saving("solidInternal", { wall: "solid" }, { "fabric.inUse.solidInternal": 0.5 }).high).toBeLessThan(
    saving("solidExternal", { wall: "solid" }).high,
  );
});

it("saves no more than is calculated, whatever share a reader typed", () => {
  const calculated = (50.5 * 0.45) / heatLossWK(home());
  expect(saving("floor", {}, { "fabric.inUse.floor": 8.5 }).high).toBeCloseTo(calculated, 12);
});

it("another thickness of loft insulation is a mistake of ours", () => {
  expect(() => saving("loft", { loftMm: 75 })).toThrow("75 mm");
});
