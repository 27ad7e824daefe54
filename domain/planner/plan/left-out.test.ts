import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { isMissed, whyNot } from "#domain/planner/inputs/applicable-measures.ts";
import { measures, type PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { readJson } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "./plan-home.ts";

const today = "2026-11-27";
const asking = { today, findPlace: findPlanPlace };
const SEED = 39;

function taken(body: object) {
  const read = readJson(body, asking);
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read;
}

function planOf(body: object) {
  const { inputs, place } = taken(body);
  return planHome(inputs, place, today);
}

const homes = fc.record({
  postcode: fc.constantFrom("CR0", "EH1", "CF10", "BT9", "LS6"),
  home: fc.record({
    type: fc.constantFrom("flat", "flat", "semi", "midTerrace", "detached"),
    built: fc.constantFrom("pre1919", "1965-1982", "from2000"),
    bedrooms: fc.integer({ min: 1, max: 5 }),
    wall: fc.constantFrom("solid", "solidInsulated", "cavityEmpty", "cavityFilled", null),
    loftMm: fc.constantFrom(0, 100, 300, null),
    tenure: fc.constantFrom("owner", "renter"),
    roof: fc.constantFrom(true, false, null),
  }),
  energy: fc.record({
    heating: fc.constantFrom("gas", "oil", "electric", "heatPump", "network"),
    emitters: fc.constantFrom("storage", "panel", "radiators", null),
    nightRate: fc.constantFrom(true, false, null),
  }),
  car: fc.record({
    milesPerYear: fc.constantFrom(0, 6000),
    charging: fc.constantFrom("charger", "socket", "public"),
  }),
  measures: fc.option(fc.subarray(measures.filter((measure) => measure !== "solidExternal"))),
});

const TENANTS = new Set(["draughtProofing", "evCharger"]);

function isAllowed(measure: string, { home, energy }: PlanInputs): boolean {
  if (measure === "solar" && home.type === "flat" && !home.roof) return false;
  if (energy.heating === "network" && !["solar", "battery", "evCharger"].includes(measure)) return false;
  return home.tenure === "owner" || TENANTS.has(measure);
}

/** Those looked at unless the reader chooses. */
const usual = measures.filter((measure) => measure !== "solidExternal");

describe("what a home cannot have", () => {
  it("is not planned with, and each measure asked for says why", () => {
    fc.assert(
      fc.property(homes, (home) => {
        const { inputs } = taken(home);
        expect(inputs.measures.filter((measure) => !isAllowed(measure, inputs))).toEqual([]);
        for (const measure of home.measures ?? usual.filter((one) => isMissed(one, inputs))) {
          if (inputs.measures.includes(measure)) continue;
          expect(inputs.excluded).toContain(measure);
          expect(whyNot(measure, inputs)?.why).toMatch(/^[A-Z].+\.$/);
        }
      }),
      { numRuns: 2000, seed: SEED },
    );
  });

  it("is in no plan", () => {
    fc.assert(
      fc.property(homes, (home) => {
        const { inputs, asked, recommended, steps, leftOut } = planOf(home);
        const planned = [...asked.measures, ...recommended.measures, ...steps.map(({ measure }) => measure)];
        expect(planned.filter((measure) => !inputs.measures.includes(measure))).toEqual([]);
        const said = leftOut.map(({ measure }) => measure);
        for (const measure of inputs.excluded) expect(said).toContain(measure);
        for (const measure of inputs.measures) expect(said.includes(measure)).toBe(!asked.measures.includes(measure));
      }),
      { numRuns: 100, seed: SEED },
    );
  });

  it("shows a landlord the energy that each measure would save, and no money", () => {
    const rented = planOf({
      postcode: "B15",
      home: { type: "semi", built: "1965-1982", bedrooms: 2, tenure: "renter", wall: "cavityEmpty", loftMm: 0 },
    });
    const forLandlord = rented.leftOut.filter(({ who }) => who === "landlord");
    expect(forLandlord.map(({ measure }) => measure)).toEqual([
      "loft",
      "cavity",
      "floor",
      "solar",
      "battery",
      "heatPump",
    ]);
    const saved = Object.fromEntries(forLandlord.map(({ measure, savedKwh }) => [measure, savedKwh ?? 0]));
    const { today: asItIs, insulation, heatPump, solar } = rented;
    expect(insulation).not.toHaveProperty("cavity");
    // What it loses less is fuel not burnt, by the boiler's 84%.
    expect(saved.cavity).toBeGreaterThan(0);
    expect(saved.heatPump).toBeCloseTo(asItIs.fuelKwh - heatPump.electricityKwh, 6);
    expect(saved.solar).toBeGreaterThan(0);
    expect(saved.solar).toBeLessThan(solar.kwhPerYear);
    expect(saved.battery).toBeCloseTo(0, 6);
    expect(Object.keys(forLandlord[0] ?? {}).sort()).toEqual(["measure", "savedKwh", "who", "why"]);
  });

  it("leaves a rented flat its draughts", () => {
    const flat = planOf({ postcode: "B15", home: { type: "flat", built: "1965-1982", bedrooms: 2, tenure: "renter" } });
    expect(flat.steps.map(({ measure }) => measure)).toEqual(["draughtProofing"]);
  });
});
