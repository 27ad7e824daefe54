import { describe, expect, it } from "vitest";
import demand from "#content/data/planner/heat-demand.json" with { type: "json" };
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { demandOf } from "#domain/planner/demand/demand.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Measure, PlanInputs, Wall } from "#domain/planner/inputs/plan-inputs.ts";
import { usualFloorArea } from "#domain/planner/inputs/usual-answers.ts";
import { usualPeople } from "#domain/planner/inputs/usual-people.ts";
import { grossCost } from "#domain/planner/money/costs.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { croydon, sampleInputs } from "#tests/support/plan-samples.ts";

// Homes whose sums were worked out by another program from the same rules.

const facts = factsWith({});
const GAS_PENCE = 7.97;
const BOILER = 0.84;

type Home = Partial<PlanInputs["home"]>;

function placeOf(outwardCode: string) {
  const place = findPlanPlace(outwardCode);
  if (!place) throw new Error(outwardCode);
  return place;
}

function inputsOf(home: Home, measures: readonly Measure[] = []): PlanInputs {
  const floorAreaM2 = usualFloorArea(home.bedrooms ?? 3);
  return sampleInputs({ home: { floorAreaM2, people: usualPeople(floorAreaM2), ...home }, measures });
}

const fuelOf = (outwardCode: string, home: Home) => demandOf(facts, placeOf(outwardCode), inputsOf(home)).fuelKwh;

/** Low, central and high pounds of gas a year. */
function savedPounds(outwardCode: string, home: Home, measure: Measure): number[] {
  const model = modelOf(inputsOf(home, [measure]), placeOf(outwardCode), "2026-11-26");
  const saving = model.savings[measure];
  if (!saving) throw new Error(`${measure} saves nothing`);
  const spaceKwh = model.demand.spaceKwh.reduce((sum, kwh) => sum + kwh, 0);
  return [saving.low, saving.central, saving.high].map((share) => (share * spaceKwh * GAS_PENCE) / BOILER / 100);
}

function within(share: number, found: readonly number[], expected: readonly number[]) {
  expect(found).toHaveLength(expected.length);
  for (const [at, one] of expected.entries()) expect(Math.abs((found[at] ?? 0) / one - 1)).toBeLessThanOrEqual(share);
}

const terrace = { type: "midTerrace", built: "pre1919", wall: "solid", loftMm: 0 } as const;
const semi = { type: "semi", built: "1965-1982", wall: "cavityEmpty", loftMm: 0 } as const;
const villa = { type: "detached", built: "pre1919", bedrooms: 5, wall: "solid", loftMm: 0 } as const;

describe("fuel follows walls, loft and windows", () => {
  it.each([
    ["LS6", terrace, 11_669],
    ["M21", semi, 13_147],
    ["M21", { built: "1919-1944" }, 11_950],
    ["AB15", { type: "detached", built: "pre1919", bedrooms: 5 }, 23_747],
    ["CR0", { built: "1919-1944", wall: "cavityEmpty", loftMm: 100 }, 11_336],
    ["CR0", { built: "1919-1944" }, 10_931],
  ] as const)("in %s of %j it is %d kWh", (outwardCode, home, kwh) => {
    within(0.0005, [fuelOf(outwardCode, home)], [kwh]);
  });

  it("is more in Inverness than in Truro", () => {
    expect(fuelOf("IV1", {})).toBeGreaterThan(fuelOf("TR1", {}));
  });

  it("is more with single glazing, and less with triple", () => {
    const [single = 0, double = 0, triple = 0] = (["single", "double", "triple"] as const).map((windows) =>
      fuelOf("CR0", { windows }),
    );
    expect(double).toBe(fuelOf("CR0", {}));
    expect(single - double).toBeCloseTo(2 * (double - triple), 6);
    expect(triple).toBeLessThan(double);
  });

  it("is that of the bill or of the energy rating where one is known", () => {
    expect(demandOf(facts, croydon, { ...inputsOf(terrace), energy: typed(14_200) }).fuelKwh).toBe(14_200);
    expect(fuelOf("CR0", { ...terrace, epc: "D" })).toBe(fuelOf("CR0", { type: "midTerrace", epc: "D" }));
  });

  it("moves the heat of a home with a heat pump too, and never its water", () => {
    const heatOf = (home: Home) => demandOf(facts, croydon, { ...inputsOf(home), energy: heatPump });
    expect(heatOf({ loftMm: 0 }).heatKwh).toBeGreaterThan(heatOf({}).heatKwh);
    expect(heatOf({ loftMm: 0 }).waterKwh).toEqual(heatOf({}).waterKwh);
  });

  const survey = demand.ehsEnglandShare.wallUninsulatedByAge;
  it.each([
    ["pre1919", survey.pre1919],
    ["1919-1944", survey["1919-1944"]],
    ["1945-1964", survey["1945-1964"]],
    ["1965-1982", survey["1965-1980"]],
    ["1983-1992", survey["1981-1990"]],
    ["1993-1999", survey["1991-2002"]],
    ["from2000", { solid: 0, cavity: 0 }],
  ] as const)("of homes built %s is, over England's walls, that of a home that did not say", (built, shares) => {
    const fuel = (wall: Wall | null) => fuelOf("M21", { built, wall });
    const mean =
      shares.solid * fuel("solid") +
      shares.cavity * fuel("cavityEmpty") +
      (1 - shares.solid - shares.cavity) * fuel("cavityFilled");
    expect(Math.abs(mean / fuel(null) - 1)).toBeLessThan(1e-6);
  });

  const typed = (fuelKwh: number) => ({ ...sampleInputs().energy, fuelKwh });
  const heatPump = { ...sampleInputs().energy, heating: "heatPump" } as const;
});

describe("what insulation saves", () => {
  it.each([
    ["LS6", terrace, "loft", [77, 153, 213]],
    ["M21", semi, "loft", [81, 162, 220]],
    ["AB15", villa, "loft", [188, 376, 526]],
  ] as const)("in %s of %j with %s is £%j", (outwardCode, home, measure, pounds) => {
    within(0.02, savedPounds(outwardCode, home, measure), pounds);
  });

  it("in M21 with filled cavities is £109, or £147 by calculation", () => {
    within(0.02, savedPounds("M21", semi, "cavity").slice(1), [109, 147]);
  });

  it("of a cavity is at least the 7% of all gas that were measured", () => {
    const home = { wall: "cavityEmpty", loftMm: 100 } as const;
    const { savings } = modelOf(inputsOf(home, ["cavity"]), croydon, "2026-11-26");
    within(0.005, Object.values(savings.cavity ?? {}), [0.0874, 0.145, 0.218]);
    expect(savedPounds("CR0", { ...home, loftMm: 0 }, "loft")[1]).toBeGreaterThan(
      savedPounds("CR0", home, "loft")[1] ?? Number.POSITIVE_INFINITY,
    );
  });

  it.each([
    ["loft", terrace, { loftMm: 300 }],
    ["solidInternal", terrace, { wall: "solidInsulated" }],
    ["cavity", semi, { wall: "cavityFilled" }],
  ] as const)("with %s makes a home burn what one does that says it has it", (measure, before, after) => {
    const [, saved = 0] = savedPounds("M21", before, measure);
    const left = fuelOf("M21", before) - (100 * saved) / GAS_PENCE;
    expect(left).toBeCloseTo(fuelOf("M21", { ...before, ...after }), 6);
  });
});

it.each([
  ["SE15", { type: "flat", built: "from2000", bedrooms: 1 }, 10_433],
  ["M21", { built: "1919-1944" }, 12_839],
  ["HR2", { type: "detached", built: "1965-1982", bedrooms: 4 }, 14_458],
  ["AB15", { type: "detached", built: "pre1919", bedrooms: 5 }, 18_172],
  ["AB15", { ...villa, loftMm: 200 }, 18_280],
] as const)("a heat pump in %s of %j costs about £%d", (outwardCode, home, pounds) => {
  const [, central] = grossCost(facts, inputsOf(home), placeOf(outwardCode), "heatPump");
  within(0.001, [central], [pounds]);
});
