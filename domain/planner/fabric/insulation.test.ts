import { expect, it } from "vitest";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { type Measure, measures, type PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { heatLossWK, lossInUseWK, meanLossWK, surfacesOf } from "./heat-loss.ts";
import { insulationSavings } from "./insulation.ts";

type Home = PlanInputs["home"];

const facts = factsWith({});
/** Of a home's heat, for rooms. */
const SPACE_SHARE = 0.8;
const INSULATION = ["draughtProofing", "loft", "cavity", "floor", "solidInternal", "solidExternal"] as const;

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
    windows: null,
    epc: null,
    tenure: "owner",
    roof: true,
    ...own,
  };
}

const saving = (measure: Measure, own: Partial<Home> = {}, edited: Record<string, number> = {}) => {
  const found = insulationSavings(factsWith(edited), { home: home(own), measures }, SPACE_SHARE)[measure];
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

it("its heat loss, worked by hand: walls at 1.5, double glazing, door, roof at 0.4, ground, bridges, air", () => {
  const exposedM2 = 91.888256 + 50.5 + 50.5 + 15.15 + 3.7;
  const byHand =
    91.888256 * 1.5 + 15.15 * 2.8 + 3.7 * 3 + 50.5 * (0.4 + 0.7) + 0.15 * exposedM2 + 0.33 * 0.7 * 2.5 * 101;
  expect(heatLossWK(home())).toBeCloseTo(byHand, 3);
  expect(heatLossWK(home({ windows: "double" }))).toBeCloseTo(byHand, 3);
  expect(heatLossWK(home({ windows: "single" }))).toBeCloseTo(byHand + 15.15 * 2, 3);
  expect(heatLossWK(home({ windows: "triple" }))).toBeCloseTo(byHand - 15.15, 3);
});

it("a home from 2000 has fewer thermal bridges", () => {
  const exposedM2 = 91.888256 + 50.5 + 50.5 + 15.15 + 3.7;
  const { wall, loftMm } = { wall: "cavityFilled", loftMm: 200 } as const;
  const older = heatLossWK(home({ built: "1993-1999", wall, loftMm }));
  expect(older - heatLossWK(home({ built: "from2000", wall, loftMm }))).toBeCloseTo(0.07 * exposedM2, 4);
});

/** Of the average home, by English Housing Survey: solid walls, empty cavities, the rest filled. */
const MEAN_WALLS = [
  ["pre1919", 0.785 * 1.7 + 0.099 * 1.5 + 0.116 * 0.7, 1.564],
  ["1919-1944", 0.422 * 1.7 + 0.2 * 1.5 + 0.378 * 0.7, 1.282],
  ["1945-1964", 0.088 * 1.7 + 0.23 * 1.5 + 0.682 * 0.7, 0.972],
  ["1965-1982", 0.043 * 1.7 + 0.263 * 1.5 + 0.694 * 0.7, 0.953],
  ["1983-1992", 0.012 * 0.6 + 0.454 * 0.6 + 0.534 * 0.35, 0.466],
  ["1993-1999", 0.009 * 0.6 + 0.251 * 0.6 + 0.74 * 0.35, 0.415],
  ["from2000", 0.35, 0.35],
] as const;

it.each(MEAN_WALLS)("walls built %s that were not answered lose what they do on average", (built, u, published) => {
  const unanswered = home({ built, wall: null });
  const filled = home({ built, wall: "cavityFilled" });
  expect(u).toBeCloseTo(published, 3);
  const filledWall = WALLS.find(([age]) => age === built)?.[3] ?? 0;
  expect((heatLossWK(unanswered) - heatLossWK(filled)) / 91.888256).toBeCloseTo(u - filledWall, 4);
});

it("a loft that was not answered loses 0.35 W/m²K", () => {
  expect((heatLossWK(home({ loftMm: null })) - heatLossWK(home({ loftMm: 300 }))) / 50.5).toBeCloseTo(0.35 - 0.13, 9);
});

it("heat follows 0.65 of what walls and loft differ from the mean, and 0.85 of what windows do", () => {
  const mean = meanLossWK(home());
  const inUse = (own: Partial<Home>) => lossInUseWK(facts, home({ wall: null, loftMm: null, ...own }));
  expect(inUse({})).toBe(mean);
  expect(inUse({ wall: "solid" }) - mean).toBeCloseTo(0.65 * 91.888256 * (1.7 - MEAN_WALLS[1][1]), 4);
  expect(inUse({ loftMm: 0 }) - mean).toBeCloseTo(0.65 * 50.5 * (2.3 - 0.35), 9);
  expect(inUse({ windows: "triple" }) - mean).toBeCloseTo(0.85 * 15.15 * (1.8 - 2.8), 9);
  expect(lossInUseWK(factsWith({ "fabric.demandInUse.windows": 8.5 }), home({ windows: "single" }))).toBeCloseTo(
    lossInUseWK(factsWith({ "fabric.demandInUse.windows": 1 }), home({ windows: "single" })),
    9,
  );
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

/** RdSAP by age: solid, empty cavity, filled cavity, insulated solid. */
const WALLS = [
  ["pre1919", 1.7, 1.5, 0.7, 0.55],
  ["1919-1944", 1.7, 1.5, 0.7, 0.55],
  ["1945-1964", 1.7, 1.5, 0.7, 0.55],
  ["1965-1982", 1.7, 1.5, 0.7, 0.55],
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
    const inUse = (wall: Home["wall"]) => lossInUseWK(facts, home({ built, wall }));
    const cavity = saving("cavity", { built, wall: "cavityEmpty" });
    expect(cavity.central).toBeCloseTo((0.65 * 91.888256 * (empty - filled)) / inUse("cavityEmpty"), 5);
    for (const measure of ["solidInternal", "solidExternal"] as const) {
      const { central } = saving(measure, { built, wall: "solid" });
      expect(central).toBeCloseTo((0.65 * 91.888256 * (solid - insulated)) / inUse("solid"), 5);
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
  const { central, high } = saving("loft", { loftMm });
  expect(central).toBeCloseTo((0.65 * 50.5 * (u - 0.13)) / lossInUseWK(facts, home({ loftMm })), 9);
  expect(high).toBeCloseTo((50.5 * (u - 0.13)) / heatLossWK(home({ loftMm })), 9);
});

it("a cavity saves between the measured 7% of all gas and all that is calculated", () => {
  const { low, central, high } = saving("cavity");
  expect(low).toBeCloseTo(0.07 / SPACE_SHARE, 12);
  expect(central).toBeGreaterThan(low);
  expect(high).toBeCloseTo((91.888256 * 0.8) / heatLossWK(home()), 5);
  expect(high).toBeGreaterThan(central);
});

it("a loft with 100 mm saves no more than was measured; a bare one, which was not, at least half of central", () => {
  const thin = saving("loft", { loftMm: 100 });
  // 0.65 · 50.5 · 0.27 / 330 W/K = 2.7%, less than the measured 4% of all gas.
  expect(thin.central).toBeCloseTo(0.027, 3);
  expect([thin.low, thin.high > thin.central]).toEqual([thin.central, true]);
  const bare = saving("loft", { loftMm: 0 });
  expect(bare.central).toBeGreaterThan(thin.central);
  expect(bare.low).toBe(bare.central / 2);
  const thinner = saving("loft", { loftMm: 50 });
  expect(thinner.low).toBe(thinner.central / 2);
});

it("floor and draughts, which nobody measured, save at least half of 0.85 of what is calculated", () => {
  const lossWK = lossInUseWK(facts, home());
  const floor = saving("floor");
  expect(floor.central).toBeCloseTo((0.85 * 50.5 * 0.45) / lossWK, 12);
  expect([floor.low, floor.high]).toEqual([floor.central / 2, (50.5 * (0.7 - 0.25)) / heatLossWK(home())]);
  const draughts = saving("draughtProofing");
  expect(draughts.central).toBeCloseTo((0.85 * 0.33 * 0.1 * 2.5 * 101) / lossWK, 12);
  expect(draughts.low).toBe(draughts.central / 2);
});

it("low is never above central, nor central above high, also where a home loses far more than most", () => {
  const cold = { type: "bungalow", wall: "solid", loftMm: 0, windows: "single" } as const;
  for (const measure of INSULATION) {
    const { low, central, high } = saving(measure, cold);
    expect(low).toBeLessThanOrEqual(central);
    expect(central).toBeLessThanOrEqual(high);
  }
});

it("what was not answered is solid before 1919, else a filled cavity, under 200 mm", () => {
  const open = { wall: null, loftMm: null } as const;
  const old = { built: "pre1919" } as const;
  expect(saving("solidInternal", { ...open, ...old }).high).toBe(
    saving("solidInternal", { ...old, wall: "solid", loftMm: 200 }).high,
  );
  expect(saving("cavity", open)).toEqual({ low: 0, central: 0, high: 0 });
  expect(saving("loft", open).high).toBe(saving("loft", { wall: "cavityFilled", loftMm: 200 }).high);
  // What it saves in use is of the mean home's heat.
  expect(saving("loft", open).central).toBeCloseTo((0.65 * 50.5 * (0.2 - 0.13)) / meanLossWK(home()), 12);
});

it.each([
  ["solidInternal", { wall: "solid" }, { wall: "solidInsulated" }],
  ["cavity", { wall: "cavityEmpty" }, { wall: "cavityFilled" }],
  ["loft", { loftMm: 0 }, { loftMm: 300 }],
] as const)("with %s a home needs the heat of one that says it has it", (measure, before, after) => {
  for (const windows of ["single", "double", "triple", null] as const) {
    const left =
      lossInUseWK(facts, home({ ...before, windows })) * (1 - saving(measure, { ...before, windows }).central);
    expect(left).toBeCloseTo(lossInUseWK(facts, home({ ...after, windows })), 9);
  }
});

it("tells of the insulation asked for alone", () => {
  const told = insulationSavings(facts, { home: home(), measures: ["loft", "solar", "heatPump"] }, SPACE_SHARE);
  expect(Object.keys(told)).toEqual(["loft"]);
  const all = insulationSavings(facts, { home: home(), measures }, SPACE_SHARE);
  expect(Object.keys(all)).toEqual([...INSULATION]);
});

it("a reader's own figures move it", () => {
  expect(saving("cavity", {}, { "fabric.inUse.cavity": 0.325 }).central).toBeCloseTo(saving("cavity").central / 2, 12);
  expect(saving("cavity", {}, { "fabric.measured.cavity": 0.05 }).low).toBeCloseTo(0.05 / SPACE_SHARE, 12);
  expect(saving("solidInternal", { wall: "solid" }, { "fabric.inUse.solidInternal": 0.5 }).central).toBeLessThan(
    saving("solidExternal", { wall: "solid" }).central,
  );
});

it("saves no more than is calculated, whatever share a reader typed", () => {
  const calculated = (50.5 * 0.45) / lossInUseWK(facts, home());
  expect(saving("floor", {}, { "fabric.inUse.floor": 8.5 }).central).toBeCloseTo(calculated, 12);
});

it("another thickness of loft insulation is a mistake of ours", () => {
  expect(() => saving("loft", { loftMm: 75 })).toThrow("75 mm");
});
