import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomePlan, Outcome, PlanStep, TariffOffer } from "#domain/planner/plan/home-plan.ts";
import type { DayTrace } from "#domain/planner/year/year-record.ts";

// A plan typed by hand: its figures only look like real ones.

const inputs: PlanInputs = {
  postcode: "CR0",
  home: {
    type: "semi",
    built: "1919-1944",
    bedrooms: 3,
    floorAreaM2: 101,
    people: 2.8,
    occupancy: "half",
    wall: "cavityEmpty",
    loftMm: 100,
    windows: null,
    epc: null,
    tenure: "owner",
    roof: true,
  },
  energy: {
    heating: "gas",
    emitters: "panel",
    nightRate: false,
    fuelKwh: null,
    electricityKwh: 4200,
    exportPence: 12,
    ownTariff: null,
    fuelPence: null,
    gasInStreet: null,
  },
  solar: { arrays: [{ kwp: 5, azimuth: 180, pitch: 35, shading: "none" }], inverterKw: 4.2, exportLimitKw: null },
  battery: { kwh: 5 },
  car: { milesPerYear: 8000, charging: "charger" },
  heatPump: { designFlowC: 45, boilerDue: true },
  measures: ["draughtProofing", "loft", "cavity", "floor", "solar", "battery", "heatPump"],
  excluded: [],
  workDate: "2026-12-01",
  assumptions: {},
};

/**
 * kWh in each half hour: 0.25 used all day, 1.5 more from 0:30 to 5:30; sun from 8:00 to 16:00; 1 kWh stored for
 * 18:00.
 */
export const sampleDay: DayTrace = dayOf((i) => {
  const isCheap = i >= 1 && i < 11;
  const load = isCheap ? 1.75 : 0.25;
  const pv = i >= 16 && i < 32 ? 1 : 0;
  const direct = Math.min(pv, load);
  const charge = i === 16 || i === 17 ? 0.5 : 0;
  const discharge = i === 36 || i === 37 ? 0.25 : 0;
  const stored = i >= 37 || i < 16 ? 0 : i === 16 ? 0.5 : i === 36 ? 0.5 : 1;
  return {
    load,
    pv,
    direct,
    charge,
    discharge,
    import: load - direct - discharge,
    export: pv - direct - charge,
    storedKwh: stored,
    importPence: isCheap ? 8.4 : 36.3,
  };
});

type HalfHour = { [K in keyof DayTrace]: number };

function dayOf(each: (index: number) => HalfHour): DayTrace {
  const all = Array.from({ length: 48 }, (_, index) => each(index));
  const of = (key: keyof DayTrace) => all.map((one) => one[key]);
  return {
    load: of("load"),
    pv: of("pv"),
    direct: of("direct"),
    charge: of("charge"),
    discharge: of("discharge"),
    import: of("import"),
    export: of("export"),
    storedKwh: of("storedKwh"),
    importPence: of("importPence"),
  };
}

const sampleTariffs: readonly TariffOffer[] = [
  {
    id: "cap",
    name: "Price cap, one rate",
    supplier: "Ofgem, October 2026",
    billPounds: 1550,
    eligible: true,
    why: null,
    note: null,
    exportWindows: [],
    staleSince: null,
    windows: [{ from: "00:00", to: "24:00", pence: 27.6 }],
    standingPence: 57.2,
  },
  {
    id: "ev-overnight",
    name: "Night tariff for cars",
    supplier: "Octopus, 18 September 2026",
    billPounds: 890,
    eligible: true,
    why: null,
    note: null,
    exportWindows: [],
    staleSince: null,
    standingPence: 63.9,
    windows: [
      { from: "23:30", to: "05:30", pence: 8.4 },
      { from: "05:30", to: "23:30", pence: 36.3 },
    ],
  },
  {
    id: "overnight",
    name: "Octopus Go",
    supplier: "Octopus, May 2026",
    billPounds: 790,
    eligible: true,
    why: "We do not know its rates of this quarter well enough",
    note: null,
    exportWindows: [],
    staleSince: "2026-11-01",
    standingPence: 60,
    windows: [
      { from: "00:30", to: "05:30", pence: 9 },
      { from: "05:30", to: "00:30", pence: 31 },
    ],
  },
];

const sun = [150, 220, 380, 500, 580, 600, 590, 520, 420, 290, 170, 120];
const year = Array.from({ length: 20 }, (_, index) => index);

const recommended: Outcome = {
  measures: ["solar", "battery", "heatPump"],
  tariff: "ev-overnight",
  tariffs: sampleTariffs,
  heatPumpKw: { low: 5.5, high: 7 },
  verdict: "likely",
  billPounds: 890,
  baseBillPounds: 2725,
  costPounds: 15_008,
  bill: {
    electricityPounds: 955,
    standingPounds: 233,
    exportPounds: 299,
    fuelPounds: 0,
    publicChargingPounds: 1,
    totalPounds: 890,
  },
  year: {
    pv: 4540,
    load: 9100,
    direct: 2300,
    import: 7000,
    export: 1990,
    curtailed: 0,
    loss: 150,
    stored: 0,
    fuel: 0,
    away: 464,
  },
  months: sun.map((pv, index) => ({
    pv,
    direct: pv / 2,
    fromBattery: 40,
    import: 1000 - pv,
    export: pv / 2,
    load: 1040 - pv / 2,
    fuel: index === 0 ? 0 : 0,
  })),
  days: {
    summer: sampleDay,
    winter: dayOf((i) => ({ ...at(sampleDay, i), pv: 0, direct: 0, charge: 0, export: 0, import: 0.6, load: 0.6 })),
  },
  flows: [-15_008, ...year.map((index) => (index === 11 ? 835 : 1835))],
  npvPounds: 7340,
  paybackYears: 9,
  carbonKg: 42_100,
  carbonByYear: year.map((index) => ({ year: 2027 + index, beforeKg: 2700 - index * 20, afterKg: 480 - index * 14 })),
  bands: { npv: [2043, 6710, 11_836], firstYear: [1579, 1745, 1927], payback: [7.4, 9, 11.7] },
  ranges: { npv: [2043, 7340, 11_836], firstYear: [1579, 1760, 1927], payback: [7.4, 8.8, 11.7] },
  cumulative: Array.from(
    { length: 21 },
    (_, index) => [-17_000 + index * 952.15, -15_008 + index * 1117.4, -13_000 + index * 1241.8] as const,
  ),
  npvByPriceGrowth: [
    { growth: -0.01, npvPounds: 5600 },
    { growth: 0.02, npvPounds: 11_400 },
  ],
};

function at(day: DayTrace, i: number): HalfHour {
  return Object.fromEntries(Object.entries(day).map(([key, values]) => [key, values[i] ?? 0])) as HalfHour;
}

const step = (own: Partial<PlanStep> & Pick<PlanStep, "measure">): PlanStep => ({
  grossPounds: [1000, 1500, 2000],
  grantPounds: 0,
  netPounds: 1500,
  savingPounds: 100,
  billAfterPounds: 0,
  tariff: "ev-overnight",
  gainPounds: 200,
  worthIt: true,
  breakEvenPounds: 1700,
  ...own,
});

export const samplePlan: HomePlan = {
  inputs,
  place: { outwardCode: "CR0", sapRegion: 1, nation: "England", longitude: -0.1 },
  today: {
    electricityKwh: 4200,
    fuelKwh: 10_931,
    spaceHeatKwh: 7200,
    waterHeatKwh: 1980,
    billPounds: 2863,
    carKwh: 2320,
    bill: {
      electricityPounds: 1674,
      standingPounds: 318,
      exportPounds: 0,
      fuelPounds: 871,
      publicChargingPounds: 0,
      totalPounds: 2863,
    },
  },
  solar: { kwhPerYear: 4792, kwhPerKwp: 958.4, monthlyKwh: sun, planeKwhPerM2: [1140], sapUsedAtHomeKwh: 2566 },
  heatPump: {
    spf: 3.41,
    electricityKwh: 2700,
    grantPounds: 7500,
    grantWithoutGasPounds: null,
    sizeKw: { low: 5.5, high: 7 },
    sizeLimit: null,
  },
  insulation: { cavity: { low: 0.07, central: 0.14, high: 0.21 }, loft: { low: 0.03, central: 0.03, high: 0.03 } },
  asked: { ...recommended, measures: inputs.measures, npvPounds: 5000, verdict: "either" },
  recommended,
  breakEvenFuelPence: null,
  free: [
    { id: "tariff", savingPounds: { low: 138, central: 138, high: 138 } },
    { id: "flow55", savingPounds: { low: 26, central: 44, high: 70 } },
    { id: "thermostat", savingPounds: { low: 34, central: 55, high: 82 } },
    { id: "export", savingPounds: { low: 102, central: 299, high: 374 } },
  ],
  switchFirst: { tariff: "ev-overnight", savingPounds: 138 },
  leftOut: [],
  steps: [
    step({
      measure: "solar",
      grossPounds: [6500, 7500, 8900],
      netPounds: 7500,
      savingPounds: 923,
      billAfterPounds: 1802,
      gainPounds: 4400,
      breakEvenPounds: 11_900,
    }),
    step({
      measure: "heatPump",
      grossPounds: [11_128, 12_908, 15_627],
      grantPounds: 7500,
      netPounds: 2908,
      savingPounds: 436,
      billAfterPounds: 1366,
      gainPounds: 2700,
      breakEvenPounds: 5608,
    }),
    step({
      measure: "battery",
      grossPounds: [3450, 4600, 5520],
      netPounds: 4600,
      savingPounds: 476,
      billAfterPounds: 890,
      gainPounds: 240,
      breakEvenPounds: 4840,
    }),
    step({ measure: "cavity", netPounds: 1300, gainPounds: -340, breakEvenPounds: 960, worthIt: false }),
    step({ measure: "loft", netPounds: 450, gainPounds: -474, breakEvenPounds: -24, worthIt: false }),
  ],
  assumptions: [{ id: "economics.discountRateReal", value: 0.035, edited: false }],
  warnings: [],
};
