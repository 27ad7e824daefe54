import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applicableMeasures } from "#domain/planner/inputs/applicable-measures.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { type HomeYear, yearsOf } from "#domain/planner/plan/home-years.ts";
import { type MeasureSet, NO_MEASURES, setOf } from "#domain/planner/plan/measure-set.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { totalsOf } from "#domain/planner/year/year-sums.ts";
import { belfast, croydon, edinburgh } from "#tests/support/plan-samples.ts";

// What must hold of any home, tried on a thousand of them; the same ones each time.

const TODAY = "2026-11-22";
const HOMES = { seed: 20261122, numRuns: 1000 };
/** Milliseconds: a thousand plans take a while on a busy machine. */
const PATIENCE = 600_000;

const array = fc.record({
  kwp: fc.integer({ min: 1, max: 10 }).map((halves) => halves / 2),
  azimuth: fc.integer({ min: 0, max: 359 }),
  pitch: fc.integer({ min: 0, max: 90 }),
  shading: fc.constantFrom("none" as const, "modest" as const, "significant" as const, "heavy" as const),
});

const ownTariff = fc
  .record({ from: fc.integer({ min: 0, max: 23 }), hours: fc.integer({ min: 1, max: 12 }) })
  .chain(({ from, hours }) => {
    const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}:30`;
    const rates = fc.record({
      cheap: fc.integer({ min: 0, max: 40 }),
      dear: fc.integer({ min: 0, max: 80 }),
      peak: fc.integer({ min: 0, max: 60 }),
    });
    return rates.map(({ cheap, dear, peak }) => ({
      windows: [
        { from: clock(from), to: clock(from + hours), pence: cheap },
        { from: clock(from + hours), to: clock(from), pence: dear },
      ],
      standingPence: 50,
      exportWindows: [{ from: "16:00", to: "19:00", pence: peak }],
    }));
  });

const homes: fc.Arbitrary<PlanInputs> = fc
  .record({
    home: fc.record({
      type: fc.constantFrom("detached", "semi", "endTerrace", "midTerrace", "bungalow", "flat"),
      built: fc.constantFrom("pre1919", "1919-1944", "1945-1964", "1965-1982", "1983-1992", "1993-1999", "from2000"),
      bedrooms: fc.integer({ min: 1, max: 5 }),
      floorAreaM2: fc.integer({ min: 20, max: 500 }),
      people: fc.integer({ min: 1, max: 10 }),
      occupancy: fc.constantFrom("out", "half", "home"),
      wall: fc.constantFrom(null, "solid", "solidInsulated", "cavityEmpty", "cavityFilled"),
      loftMm: fc.constantFrom(null, 0, 50, 100, 150, 200, 250, 300),
      windows: fc.constantFrom(null, "single", "double", "triple"),
      epc: fc.constantFrom(null, "AB", "C", "D", "E", "FG"),
      tenure: fc.constantFrom("owner", "renter"),
      roof: fc.boolean(),
    }),
    energy: fc.record({
      heating: fc.constantFrom("gas", "oil", "lpg", "electric", "heatPump", "network"),
      emitters: fc.constantFrom("storage", "panel", "radiators"),
      nightRate: fc.boolean(),
      fuelKwh: fc.option(fc.integer({ min: 500, max: 100_000 })),
      electricityKwh: fc.option(fc.integer({ min: 500, max: 50_000 })),
      exportPence: fc.integer({ min: 0, max: 60 }),
      ownTariff: fc.option(ownTariff),
      fuelPence: fc.integer({ min: 1, max: 60 }),
      gasInStreet: fc.constantFrom(null, false, true),
    }),
    solar: fc.record({
      arrays: fc.array(array, { minLength: 1, maxLength: 4 }),
      inverterKw: fc.integer({ min: 1, max: 40 }).map((halves) => halves / 2),
      exportLimitKw: fc.option(fc.integer({ min: 0, max: 20 })),
    }),
    battery: fc.record({ kwh: fc.integer({ min: 0, max: 40 }) }),
    car: fc.record({
      milesPerYear: fc.constantFrom(0, 500, 8000, 40_000),
      charging: fc.constantFrom("charger", "socket", "public"),
    }),
    heatPump: fc.record({ designFlowC: fc.integer({ min: 30, max: 65 }), boilerDue: fc.boolean() }),
    workDate: fc.constantFrom("2026-11-22", "2027-03-31", "2027-04-01", "2028-11-22"),
  })
  .chain((answers) => {
    const known = { ...answers, postcode: "CR0", excluded: [], assumptions: {} } as Omit<PlanInputs, "measures">;
    const applicable = applicableMeasures(known).filter((measure) => measure !== "solidExternal");
    return fc.subarray(applicable).map((measures) => ({ ...known, measures }));
  });

const places = fc.constantFrom(croydon, edinburgh, belfast);
const SOLAR = setOf("solar");
const BOTH = setOf("solar", "battery");
const ONE_WH = 0.001;

/** A home's years with each of these sets on one tariff. */
function yearsOn(inputs: PlanInputs, id: string, ...sets: MeasureSet[]): HomeYear[] {
  const model = modelOf(inputs, croydon, TODAY);
  const tariff = model.tariffs.find((one) => one.id === id);
  if (!tariff) throw new Error(`no tariff ${id}`);
  const years = yearsOf(model);
  return sets.map((set) => years.on(tariff, set));
}

function totals(inputs: PlanInputs, set: MeasureSet) {
  const [year] = yearsOn(inputs, "cap", set);
  if (!year) throw new Error("no year");
  return totalsOf(year.year.sums);
}

/** Numbers that are none, by where they stand. */
function broken(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => broken(part, `${path}.${key}`));
}

const ascends = (...values: number[]) =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value) - 1e-9);

describe("any home", () => {
  it(
    "has a plan that balances, without a number missing, from low to high",
    () => {
      fc.assert(
        fc.property(homes, places, (inputs, place) => {
          const plan = planHome(inputs, place, TODAY);
          expect(broken(plan)).toEqual([]);
          for (const { year, bands, cumulative } of [plan.asked, plan.recommended]) {
            const into = year.pv + year.import;
            const out = year.load + year.export + year.curtailed + year.loss;
            expect(Math.abs(into - out)).toBeLessThanOrEqual(ONE_WH);
            for (const band of [bands.npv, bands.firstYear]) expect(ascends(...band)).toBe(true);
            for (const [low, , high] of cumulative) expect(ascends(low, high)).toBe(true);
            expect(ascends(...bands.payback.map((years) => years ?? Number.POSITIVE_INFINITY))).toBe(true);
          }
          const shown = plan.steps.slice(0, plan.recommended.measures.length);
          const gained = shown.reduce((sum, { gainPounds }) => sum + gainPounds, 0);
          expect(Math.abs(gained - plan.recommended.npvPounds)).toBeLessThan(1);
          for (const { low, central, high } of Object.values(plan.insulation))
            expect(ascends(0, low, central, high)).toBe(true);
          for (const { grossPounds, grantPounds } of plan.steps)
            expect(ascends(0, ...grossPounds) && grantPounds <= grossPounds[1]).toBe(true);
          // Of two kinds of heat pump asked for, the lesser is left out and says so.
          const leftOut = plan.leftOut.map(({ measure }) => measure);
          const placed = [...plan.steps.map(({ measure }) => measure), ...leftOut];
          expect(placed.toSorted()).toEqual([...inputs.measures, ...inputs.excluded].toSorted());
        }),
        HOMES,
      );
    },
    PATIENCE,
  );

  it(
    "makes and uses no less with more panels",
    () => {
      fc.assert(
        fc.property(homes, fc.integer({ min: 0, max: 3 }), (inputs, which) => {
          const arrays = inputs.solar.arrays.map((one, at) =>
            at === which % inputs.solar.arrays.length ? { ...one, kwp: one.kwp + 1 } : one,
          );
          const [fewer, more] = [inputs, { ...inputs, solar: { ...inputs.solar, arrays } }].map((home) =>
            totals(home, SOLAR),
          );
          expect(ascends(fewer?.pv ?? 0, more?.pv ?? 0)).toBe(true);
          expect(ascends(fewer?.direct ?? 0, more?.direct ?? 0)).toBe(true);
        }),
        HOMES,
      );
    },
    PATIENCE,
  );

  it(
    "buys no more with a bigger battery on one rate",
    () => {
      fc.assert(
        fc.property(homes, fc.integer({ min: 1, max: 20 }), (inputs, more) => {
          const bigger = { ...inputs, battery: { kwh: inputs.battery.kwh + more } };
          expect(ascends(totals(bigger, BOTH).import, totals(inputs, BOTH).import)).toBe(true);
        }),
        HOMES,
      );
    },
    PATIENCE,
  );

  it(
    "keeps its energy with a battery of any size, and a bigger one earns no less on the same tariff",
    () => {
      const sizes = fc.tuple(fc.integer({ min: 1, max: 39 }), fc.integer({ min: 1, max: 39 }));
      fc.assert(
        fc.property(homes, sizes, (inputs, [kwh, more]) => {
          const published = { ...inputs, energy: { ...inputs.energy, ownTariff: null } };
          const [smaller, bigger] = [kwh, Math.min(40, kwh + more)].map((size) => {
            const model = modelOf({ ...published, battery: { kwh: size } }, croydon, TODAY);
            return model.tariffs.map((tariff) => yearsOf(model).on(tariff, BOTH));
          });
          const most = inputs.solar.exportLimitKw === null ? 1 : 5;
          for (const [at, { bill, year }] of (bigger ?? []).entries()) {
            expect(bill.totalPounds).toBeLessThanOrEqual((smaller?.[at]?.bill.totalPounds ?? Number.NaN) + most);
            const sums = totalsOf(year.sums);
            const left = sums.pv + sums.import - sums.load - sums.export - sums.curtailed - sums.loss;
            expect(Math.abs(left)).toBeLessThan(ONE_WH);
            expect(Math.max(...year.sums.stored.map(Math.abs))).toBeLessThan(ONE_WH);
          }
        }),
        { ...HOMES, numRuns: 2000 },
      );
    },
    PATIENCE,
  );

  it(
    "has no worse a heat pump with cooler radiators",
    () => {
      fc.assert(
        fc.property(homes, places, fc.integer({ min: 1, max: 20 }), (inputs, place, cooler) => {
          const designFlowC = Math.max(30, inputs.heatPump.designFlowC - cooler);
          const [warm, cool] = [inputs, { ...inputs, heatPump: { ...inputs.heatPump, designFlowC } }].map(
            (home) => modelOf(home, place, TODAY).heatPump.spf,
          );
          expect(ascends(warm ?? 0, cool ?? 0)).toBe(true);
        }),
        HOMES,
      );
    },
    PATIENCE,
  );

  it(
    "saves no less with solar where electricity is dearer, to buy or to sell",
    () => {
      fc.assert(
        fc.property(
          homes,
          fc.integer({ min: 0, max: 80 }),
          fc.integer({ min: 1, max: 40 }),
          (inputs, pence, dearer) => {
            const saved = (price: number, exportPence: number) => {
              const flat = { windows: [{ from: "00:00", to: "24:00", pence: price }], standingPence: 50 };
              const home = { ...inputs, energy: { ...inputs.energy, ownTariff: flat, exportPence } };
              const [before, after] = yearsOn(home, "own", NO_MEASURES, SOLAR).map(({ bill }) => bill.totalPounds);
              return (before ?? 0) - (after ?? 0);
            };
            const { exportPence } = inputs.energy;
            expect(ascends(saved(pence, exportPence), saved(pence + dearer, exportPence))).toBe(true);
            expect(ascends(saved(pence, exportPence), saved(pence, exportPence + dearer))).toBe(true);
          },
        ),
        HOMES,
      );
    },
    PATIENCE,
  );
});
