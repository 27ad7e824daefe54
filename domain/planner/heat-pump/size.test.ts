import { describe, expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { demandOf } from "#domain/planner/demand/demand.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { usualFloorArea } from "#domain/planner/inputs/usual-answers.ts";
import { usualPeople } from "#domain/planner/inputs/usual-people.ts";
import { sampleInputs } from "#tests/support/plan-samples.ts";
import { heatPumpSize, sizeLimit, upperKw } from "./size.ts";

const facts = factsWith({});
const total = (kwh: readonly number[]) => kwh.reduce((sum, one) => sum + one, 0);

function placeOf(outwardCode: string) {
  const place = findPlanPlace(outwardCode);
  if (!place) throw new Error(outwardCode);
  return place;
}

type Home = Partial<PlanInputs["home"]>;

function inputsOf(home: Home, fuelKwh: number | null = null): PlanInputs {
  const floorAreaM2 = usualFloorArea(home.bedrooms ?? 3);
  return sampleInputs({ home: { floorAreaM2, people: usualPeople(floorAreaM2), ...home }, energy: { fuelKwh } });
}

function sizeOf(outwardCode: string, home: Home, fuelKwh: number | null = null, insulated: readonly Measure[] = []) {
  const place = placeOf(outwardCode);
  const inputs = inputsOf(home, fuelKwh);
  const { low, high } = heatPumpSize(facts, place, inputs, total(demandOf(facts, place, inputs).spaceKwh), insulated);
  return [low, high];
}

const oldDetached = { type: "detached", built: "pre1919", bedrooms: 5, wall: "solid", loftMm: 200 } as const;

describe("a heat pump's size", () => {
  it.each([
    ["M21", { type: "semi", built: "1965-1982" }, [5.5, 7]],
    ["M21", { type: "semi", built: "1919-1944" }, [6, 8]],
    ["LS6", { type: "midTerrace", built: "pre1919", wall: "solid", loftMm: 200 }, [5.5, 7]],
    ["LS6", { type: "midTerrace", built: "pre1919", wall: "solid", loftMm: 0 }, [7.5, 9.5]],
    ["HR2", { type: "detached", built: "1965-1982", bedrooms: 4 }, [8.5, 11]],
    ["AB15", { type: "detached", built: "pre1919", bedrooms: 5 }, [13.5, 17.5]],
    ["AB15", oldDetached, [14, 18]],
    ["SE15", { type: "flat", built: "from2000", bedrooms: 1 }, [3.5, 3.5]],
  ] as const)("in %s of %j is %j kW", (outwardCode, home, kw) => {
    expect(sizeOf(outwardCode, home)).toEqual(kw);
  });

  it("is the calculated loss with one change of air an hour, worked by hand, and 0.78 of it", () => {
    // The semi of 101 m² of insulation.test.ts in region 7 (−2.2 °C): walls 0.953, loft 0.35, double glazing.
    const wall = 0.043 * 1.7 + 0.263 * 1.5 + 0.694 * 0.7;
    const exposedM2 = 91.888256 + 50.5 + 50.5 + 15.15 + 3.7;
    const parts = 91.888256 * wall + 50.5 * (0.35 + 0.7) + 15.15 * 2.8 + 3.7 * 3 + 0.15 * exposedM2;
    const byHand = ((parts + 0.33 * 1 * 2.5 * 101) * (21 + 2.2)) / 1000;
    expect(upperKw(facts, placeOf("M21"), inputsOf({ built: "1965-1982" }).home)).toBeCloseTo(byHand, 5);
    expect(Math.round(2 * 0.78 * byHand) / 2).toBe(5.5);
  });

  it("is by the fuel where that was typed and says less, but not under half", () => {
    expect(sizeOf("M21", { type: "semi", built: "1965-1982" }, 10_383)).toEqual([3.5, 7]);
    expect(sizeOf("M21", oldDetached, 18_000)[0]).toBeLessThan(sizeOf("M21", oldDetached)[0] ?? 0);
    expect(sizeOf("M21", oldDetached, 1000)).toEqual([8.5, 16.5]);
    expect(sizeOf("M21", oldDetached, 100_000)).toEqual(sizeOf("M21", oldDetached));
  });

  it("is smaller once the home is insulated, as in a home that says it is", () => {
    const bare = { type: "semi", built: "1965-1982", wall: "cavityEmpty", loftMm: 0 } as const;
    expect(sizeOf("M21", bare, null, ["loft", "cavity", "solar"])).toEqual(
      sizeOf("M21", { ...bare, wall: "cavityFilled", loftMm: 300 }),
    );
    expect(sizeOf("M21", bare)[1]).toBeGreaterThan(sizeOf("M21", bare, null, ["loft", "cavity"])[1] ?? 0);
  });

  it("is rounded to half a kilowatt and never less than the smallest unit", () => {
    expect(sizeOf("TR1", { type: "flat", built: "from2000", bedrooms: 1, floorAreaM2: 20 })).toEqual([3.5, 3.5]);
  });

  it("is told apart where one unit on one phase gives too little, or any too much", () => {
    expect([3.49, 3.5, 7, 16, 16.01].map((kw) => sizeLimit(facts, kw))).toEqual(["under", null, null, null, "over"]);
  });

  it("follows a reader's own figures", () => {
    const place = placeOf("M21");
    const { home } = inputsOf({});
    const ours = upperKw(facts, place, home);
    expect(upperKw(factsWith({ "heat-pump.inside": 20 }), place, home)).toBeCloseTo((ours * 22.2) / 23.2, 9);
    expect(upperKw(factsWith({ "heat-pump.designAirChanges.to1999": 0.5 }), place, home)).toBeLessThan(ours);
    const lowest = heatPumpSize(factsWith({ "heat-pump.measuredOverDeclared": 0.2 }), place, inputsOf({}), 9000);
    expect(lowest.low).toBe(Math.round(ours) / 2);
  });
});
