import { expect, it } from "vitest";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { readJson } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { whatItMoves } from "#domain/plans/what-it-moves.ts";

const TODAY = "2026-11-22";

/** The same, from whole plans that each ask for these measures alone. */
function npvOf(measures: readonly string[], assumptions: Readonly<Record<string, number>> = {}) {
  const home = { type: "semi", built: "1919-1944", bedrooms: 3 };
  const read = readJson({ postcode: "CR0", home, measures, assumptions }, { today: TODAY, findPlace: findPlanPlace });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return planHome(read.inputs, read.place, TODAY).asked.npvPounds;
}

const measuresOf = { solar: ["solar"], solarAndBattery: ["solar", "battery"], heatPump: ["heatPump"] } as const;

it.each(["economics.discountRateReal", "tariffs.export", "heat-pump.quality", "pv.dcAcRatio"])(
  "%s moves the answers as whole plans do",
  (id) => {
    const { range, moved } = whatItMoves(id, TODAY) ?? { range: { low: 0, high: 0 }, moved: [] };
    expect(moved.map(({ answer }) => answer)).toEqual(["solar", "solarAndBattery", "heatPump", "bill"]);
    for (const { answer, ours, atLow, atHigh } of moved) {
      if (answer === "bill") continue;
      const measures = measuresOf[answer];
      expect(ours).toBeCloseTo(npvOf(measures), 6);
      expect(ours + atLow).toBeCloseTo(npvOf(measures, { [id]: range.low }), 6);
      expect(ours + atHigh).toBeCloseTo(npvOf(measures, { [id]: range.high }), 6);
    }
  },
);

it("uses the range stated by the source, or else a tenth either way", () => {
  expect(whatItMoves("tariffs.export", TODAY)?.range).toEqual({ low: 4.1, high: 15, isStated: true });
  expect(whatItMoves("tariffs.gas", TODAY)?.range).toMatchObject({ isStated: false });
  expect(whatItMoves("tariffs.gas", TODAY)?.range.low).toBeCloseTo(0.9 * 7.59, 12);
  expect(whatItMoves("tariffs.gas", TODAY)?.moved.at(-1)?.atHigh).toBeGreaterThan(50);
});

it.each(["tariffs.cap", "use.gas", "no.such.figure"])("says nothing of %s, which no reader may change", (id) => {
  expect(whatItMoves(id, TODAY)).toBeUndefined();
});
