import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OWN_TARIFF } from "#domain/planner/tariffs/import-tariffs.ts";
import { type Schedule, scheduleOf } from "#domain/planner/tariffs/schedule.ts";
import { simulateYear, type YearSetup } from "#domain/planner/year/simulate-year.ts";
import { monthsOf, totalsOf } from "#domain/planner/year/year-sums.ts";

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const LEVELS = [0.105, 0.282, 0.558, 1.103, 2.952];

interface Sum {
  pv: number;
  load: number;
  direct: number;
  import: number;
  export: number;
  curtailed: number;
  loss: number;
  stored: number;
}

/** "A year with a battery" of the model once more, as plainly as it can be written, to hold the quick one against. */
function plainYear(setup: YearSetup): Sum & { bill: number } {
  const sum = { pv: 0, load: 0, direct: 0, import: 0, export: 0, curtailed: 0, loss: 0, stored: 0, bill: 0 };
  for (let m = 0; m < 12; m++) {
    for (let kind = 0; kind < 2; kind++) {
      for (let sky = 0; sky < 3; sky++) {
        const weight = ((DAYS[m] ?? 0) * (kind === 0 ? 5 / 7 : 2 / 7)) / 3;
        const day = plainDay(setup, m, kind, sky);
        for (const key of [
          "pv",
          "load",
          "direct",
          "import",
          "export",
          "curtailed",
          "loss",
          "stored",
          "bill",
        ] as const) {
          sum[key] += weight * day[key];
        }
      }
    }
  }
  return sum;
}

function plainDay(setup: YearSetup, m: number, kind: number, sky: number) {
  const { battery, schedule } = setup;
  const halves = Array.from({ length: 48 }, (_, i) => {
    const p = setup.generation[(m * 3 + sky) * 48 + i] ?? 0;
    const l = setup.load[(m * 2 + kind) * 48 + i] ?? 0;
    const s = setup.steady[m * 48 + i] ?? 0;
    const direct = setup.levels.reduce((all, q) => all + Math.min(p, l * q + s), 0) / setup.levels.length;
    const cheap = schedule.cheap[i] === 1;
    return {
      p,
      load: l + s,
      direct,
      surplus: p - direct,
      deficit: l + s - direct,
      cheap,
      peak: schedule.peakExport[i] === 1,
    };
  });
  const eta = battery?.efficiency ?? 1;
  const capacity = battery?.capacity ?? 0;
  const outside = halves.filter(({ cheap }) => !cheap);
  const need = outside.reduce((all, { deficit }) => all + deficit / eta, 0);
  const spare = outside.reduce((all, { surplus }) => all + surplus * eta, 0);
  const lowest = Math.min(...schedule.importRates);
  const dearest = Math.max(...schedule.importRates);
  const pays = Math.max(...schedule.exportRates) > lowest / (eta * eta);
  const target = pays ? capacity : Math.min(capacity, Math.max(0, need - spare));
  const from = (soc: number) => {
    const day = { pv: 0, load: 0, direct: 0, import: 0, export: 0, curtailed: 0, loss: 0, bill: 0, soc };
    for (const [i, half] of halves.entries()) {
      let into = 0;
      let out = 0;
      let sold = 0;
      const power = battery?.slotPower ?? 0;
      const isKept = (schedule.exportRates[i] ?? 0) <= dearest * eta * eta;
      const sun = isKept ? Math.min(half.surplus, power, (capacity - day.soc) / eta) : 0;
      into = sun;
      day.soc += sun * eta;
      if (half.cheap) {
        const bought = Math.max(0, Math.min(power - sun, (target - day.soc) / eta));
        into += bought;
        day.soc += bought * eta;
      } else {
        out = Math.min(half.deficit, power, day.soc * eta);
        day.soc -= out / eta;
        if (half.peak) {
          const mayLeave = (setup.exportLimitKw ?? 3.68) / 2;
          sold = Math.min(power - out, day.soc * eta, Math.max(0, mayLeave - (half.surplus - sun)));
          day.soc -= sold / eta;
        }
      }
      const leaving = half.surplus - sun + sold;
      const limit = setup.exportLimitKw === null ? leaving : setup.exportLimitKw / 2;
      const exported = Math.min(leaving, limit);
      const bought = half.deficit - out + (into - sun);
      day.pv += half.p;
      day.load += half.load;
      day.direct += half.direct;
      day.import += bought;
      day.export += exported;
      day.curtailed += leaving - exported;
      day.loss += into * (1 - eta) + (out + sold) * (1 / eta - 1);
      day.bill += bought * (schedule.importRates[i] ?? 0) - exported * (schedule.exportRates[i] ?? 0);
    }
    return day;
  };
  // The day that ends with as much in the battery as it began with, by halving alone.
  let low = 0;
  let high = capacity;
  for (let times = 0; times < 50; times++) {
    const middle = (low + high) / 2;
    if (from(middle).soc > middle) low = middle;
    else high = middle;
  }
  const steady = from(high);
  return { ...steady, stored: steady.soc - high };
}

const twoRates = [
  { from: "23:30", to: "05:30", pence: 8 },
  { from: "05:30", to: "23:30", pence: 30 },
];
const oneRate = [{ from: "00:00", to: "24:00", pence: 27 }];
const flux = [{ from: "16:00", to: "19:00", pence: 24 }];
const dearFlux = [{ from: "16:00", to: "19:00", pence: 28 }];

function scheduleFor(windows: typeof oneRate, exportPence: number, exportWindows?: typeof flux): Schedule {
  const tariff = {
    id: OWN_TARIFF,
    name: "",
    supplier: "",
    windows,
    exportWindows: exportWindows ?? [],
    standingPence: 0,
    needs: [],
    note: null,
    isLowConfidence: false,
  };
  return scheduleOf({ ...tariff, validUntil: null }, { hasPanels: true, exportPence });
}

const kwh = (length: number, most: number) =>
  fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: most, noNaN: true })), {
    minLength: length,
    maxLength: length,
  });

function batteryOf(capacity: number, exportLimitKw: number | null) {
  return { capacity, slotPower: capacity / 4, efficiency: Math.sqrt(0.89), slotExport: (exportLimitKw ?? 3.68) / 2 };
}

const setups = fc
  .record({
    generation: kwh(12 * 3 * 48, 2).map(Float64Array.from.bind(Float64Array)),
    load: kwh(12 * 2 * 48, 1).map(Float64Array.from.bind(Float64Array)),
    steady: kwh(12 * 48, 1).map(Float64Array.from.bind(Float64Array)),
    levels: fc.constant(LEVELS),
    capacity: fc.option(fc.integer({ min: 0, max: 20 })),
    schedule: fc.constantFrom(
      scheduleFor(oneRate, 12),
      scheduleFor(twoRates, 12),
      scheduleFor(twoRates, 4),
      scheduleFor(oneRate, 4, flux),
      scheduleFor(oneRate, 4, dearFlux),
      scheduleFor(twoRates, 15, flux),
    ),
    exportLimitKw: fc.constantFrom(null, 0, 1, 3.68),
  })
  .map(
    (setup): YearSetup => ({
      ...setup,
      battery: setup.capacity === null ? null : batteryOf(setup.capacity, setup.exportLimitKw),
    }),
  );

describe("a year", () => {
  it("is what the plain sum says, for any home", () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const { sums } = simulateYear(setup);
        const { bill, ...plain } = plainYear(setup);
        for (const [key, value] of Object.entries(totalsOf(sums))) {
          expect(value).toBeCloseTo(plain[key as keyof typeof plain], 3);
        }
        const priced = (by: Float64Array, rates: Float64Array) =>
          by.reduce((all, one, i) => all + one * (rates[i] ?? 0), 0);
        const { importRates, exportRates } = setup.schedule;
        expect(priced(sums.importBySlot, importRates) - priced(sums.exportBySlot, exportRates)).toBeCloseTo(bill, 1);
      }),
      { seed: 20261122, numRuns: 60 },
    );
  });

  it("balances: what is made and bought is used, sold, cut off or lost, and nothing is kept", () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const year = totalsOf(simulateYear(setup).sums);
        const into = year.pv + year.import;
        const out = year.load + year.export + year.curtailed + year.loss;
        expect(Math.abs(into - out)).toBeLessThanOrEqual(0.001);
        for (const [key, value] of Object.entries(year)) if (key !== "stored") expect(value).toBeGreaterThanOrEqual(0);
      }),
      { seed: 20261122, numRuns: 100 },
    );
  });

  it("buys never more with a bigger battery where there are no cheap hours", () => {
    fc.assert(
      fc.property(setups, (setup) => {
        const bought = [0, 2, 5, 10, 20].map((capacity) => {
          const battery = batteryOf(capacity, setup.exportLimitKw);
          return totalsOf(simulateYear({ ...setup, schedule: scheduleFor(oneRate, 12), battery }).sums).import;
        });
        for (const [at, kwh] of bought.entries()) expect(kwh).toBeLessThanOrEqual((bought[at - 1] ?? kwh) + 1e-9);
      }),
      { seed: 20261122, numRuns: 40 },
    );
  });
});

/** The same sun, load and steady load in every half hour of the year. */
function evenHome(pv: number, load: number, steady: number): YearSetup {
  return {
    generation: new Float64Array(12 * 3 * 48).fill(pv),
    load: new Float64Array(12 * 2 * 48).fill(load),
    steady: new Float64Array(12 * 48).fill(steady),
    levels: LEVELS,
    battery: null,
    schedule: scheduleFor(oneRate, 12),
    exportLimitKw: null,
  };
}

const HALF_HOURS_A_YEAR = 365 * 48;

describe("an even home", () => {
  it("uses of the sun what each level of its load can take", () => {
    // Levels 0.105, 0.282, 0.558, 1.103, 2.952 of 1 kWh, capped at 1: (0.105 + 0.282 + 0.558 + 1 + 1) / 5 = 0.589.
    const year = totalsOf(simulateYear(evenHome(1, 1, 0)).sums);
    expect(year.direct).toBeCloseTo(0.589 * HALF_HOURS_A_YEAR, 6);
    expect(year.import).toBeCloseTo(0.411 * HALF_HOURS_A_YEAR, 6);
    expect(year.export).toBeCloseTo(0.411 * HALF_HOURS_A_YEAR, 6);
  });

  it("has car and heat pump take the sun steadily", () => {
    // 0.5 steady: (0.605 + 0.782 + 1 + 1 + 1) / 5 = 0.8774.
    const year = totalsOf(simulateYear(evenHome(1, 1, 0.5)).sums);
    expect(year.direct).toBeCloseTo(0.8774 * HALF_HOURS_A_YEAR, 6);
    expect(year.load).toBeCloseTo(1.5 * HALF_HOURS_A_YEAR, 6);
  });

  it("sells up to the limit of its connection, and the rest is lost", () => {
    // 0.411 kWh are left in each half hour; 0.5 kW let a quarter of a kWh out.
    const year = totalsOf(simulateYear({ ...evenHome(1, 1, 0), exportLimitKw: 0.5 }).sums);
    expect(year.export).toBeCloseTo(0.25 * HALF_HOURS_A_YEAR, 6);
    expect(year.curtailed).toBeCloseTo(0.161 * HALF_HOURS_A_YEAR, 6);
  });

  it("has its months, which add up to the year", () => {
    const months = monthsOf(simulateYear(evenHome(1, 1, 0)).sums, Array(12).fill(7));
    expect(months).toHaveLength(12);
    expect(months[1]).toMatchObject({ pv: expect.closeTo(28 * 48, 6), fuel: 7 });
    expect(months.reduce((sum, { direct }) => sum + direct, 0)).toBeCloseTo(0.589 * HALF_HOURS_A_YEAR, 6);
  });

  it("counts five weekdays and two days at the weekend, and each sky a third of the time", () => {
    const home = evenHome(0, 0, 0);
    for (let month = 0; month < 12; month++) {
      home.load.fill(1, month * 96, month * 96 + 48);
      home.generation.fill(3, (month * 3 + 2) * 48, (month * 3 + 3) * 48);
    }
    const year = totalsOf(simulateYear(home).sums);
    expect(year.load).toBeCloseTo((HALF_HOURS_A_YEAR * 5) / 7, 6);
    expect(year.pv).toBeCloseTo(HALF_HOURS_A_YEAR, 6);
  });

  it("shows a weekday of June and of December with a mixed sky", () => {
    const home = evenHome(0, 0, 0);
    home.generation[(5 * 3 + 1) * 48 + 24] = 2;
    home.load[11 * 2 * 48 + 40] = 3;
    const { summer, winter } = simulateYear(home);
    expect([summer.pv[24], summer.load[40], winter.pv[24], winter.load[40]]).toEqual([2, 0, 0, 3]);
  });
});
