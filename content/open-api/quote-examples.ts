import type { QuoteTechnology } from "#content/quote-sheet/offer-fields.ts";
import type { Quote } from "#content/quote-sheet/quote-sheet.ts";

const terms = {
  option: "A",
  basis: "site_visit",
  firm: true,
  workmanshipYears: 10,
  insuredYears: 6,
  depositInsured: true,
  validUntil: "2026-12-31",
  earliestStart: "2027-01-18",
  workDays: 2,
  party: { legalName: "Tern Energy Ltd", address: "4 Mill Lane, Reading RG4 7AA", companyNumber: "01234567" },
  coolingOffDays: 14,
  code: "recc",
} as const;

const always = {
  commissioning: { state: "yes" },
  certificate: { state: "yes" },
  removal: { state: "not_needed" },
  network_form: { state: "yes" },
  electrics_upgrade: { state: "extra", extraPence: 45_000 },
} as const;

const solar = {
  panelWp: 440,
  panels: 10,
  kWp: 4.4,
  inverterKw: 3.68,
  phases: 1,
  arrays: [
    { panels: 6, facing: 180, pitch: 35, shade: "none" },
    { panels: 4, facing: 270, pitch: 35, shade: "modest" },
  ],
  firstYearKwh: 3700,
  method: "mcs",
  ownUsePercent: 45,
  fallPercent: 0.4,
  outputYears: 25,
  outputPercent: 87,
} as const;

const battery = { nominalKwh: 10, usableKwh: 9.5, powerKw: 3.6, backup: "socket", place: "garage" } as const;

const panel = { role: "panel", make: "Halden", model: "H440", count: 10, warrantyYears: 25 } as const;
const inverter = { role: "inverter", make: "Orwell", model: "S3.6", count: 1, warrantyYears: 10 } as const;
const store = { role: "battery", make: "Orwell", model: "B10", count: 1, warrantyYears: 10 } as const;

const free = { count: 1, vatPercent: 0 } as const;

/** A quote for each technology, as a program would send it. Companies, makes and addresses are invented. */
export const quoteExamples = {
  solar: {
    technology: "solar",
    ...terms,
    lines: [
      { kind: "equipment", text: "Halden H440 panels", count: 10, vatPercent: 0, unitPence: 18_000 },
      { ...free, kind: "equipment", text: "Orwell S3.6 inverter", unitPence: 110_000 },
      { ...free, kind: "scaffold", text: "Scaffold on two sides", unitPence: 80_000 },
      { ...free, kind: "labour", text: "Fitting and wiring", unitPence: 260_000 },
      { ...free, kind: "discount", text: "Two jobs in your street", unitPence: -10_000 },
    ],
    totalPence: 620_000,
    payments: [
      { when: "on_order", pence: 124_000 },
      { when: "on_delivery", pence: 186_000 },
      { when: "on_completion", pence: 310_000 },
    ],
    included: {
      ...always,
      scaffold: { state: "yes" },
      bird_mesh: { state: "no" },
      monitoring: { state: "yes" },
    },
    equipment: [panel, inverter],
    mcsNumber: "NAP 12345",
    network: "g98",
    notes: "We bring our own water for cleaning.",
    savings: { pence: 62_000, electricityPence: 26.32, exportPence: 6 },
    ...solar,
  },
  battery: {
    technology: "battery",
    ...terms,
    lines: [
      { ...free, kind: "equipment", text: "Orwell B10 battery", unitPence: 420_000 },
      { ...free, kind: "labour", text: "Fitting and wiring", unitPence: 120_000 },
    ],
    totalPence: 540_000,
    payments: [
      { when: "on_order", pence: 108_000 },
      { when: "on_completion", pence: 432_000 },
    ],
    included: { ...always, smoke_alarm: { state: "yes" } },
    equipment: [store],
    mcsNumber: "NAP 12345",
    network: "g98",
    ...battery,
  },
  solar_battery: {
    technology: "solar_battery",
    ...terms,
    lines: [
      { ...free, kind: "equipment", text: "Panels and inverter", part: "solar", unitPence: 300_000 },
      { ...free, kind: "equipment", text: "Orwell B10 battery", part: "battery", unitPence: 400_000 },
      { ...free, kind: "labour", text: "Fitting and wiring", part: "shared", unitPence: 280_000 },
      { ...free, kind: "labour", text: "Panels on the roof", part: "solar", unitPence: 100_000 },
    ],
    totalPence: 1_080_000,
    payments: [
      { when: "on_order", pence: 216_000 },
      { when: "on_completion", pence: 864_000 },
    ],
    included: { ...always, scaffold: { state: "yes" }, smoke_alarm: { state: "yes" } },
    equipment: [panel, inverter, store],
    mcsNumber: "NAP 12345",
    network: "g99",
    ...solar,
    ...battery,
  },
  heat_pump: {
    technology: "heat_pump",
    ...terms,
    lines: [
      { ...free, kind: "equipment", text: "Heat pump and cylinder", unitPence: 700_000 },
      { ...free, kind: "labour", text: "Fitting, pipework and eight radiators", unitPence: 600_000 },
    ],
    totalPence: 1_300_000,
    grant: { scheme: "bus", pence: 750_000, deducted: true },
    payments: [
      { when: "on_order", pence: 110_000 },
      { when: "on_completion", pence: 440_000 },
    ],
    included: { ...always, survey: { state: "yes" }, cylinder: { state: "yes" }, radiators: { state: "yes" } },
    equipment: [{ role: "heat_pump", make: "Skua", model: "A7", count: 1, warrantyYears: 7 }],
    mcsNumber: "NAP 12345",
    network: "done",
    kind: "air_water",
    outputKw: 7,
    hybrid: false,
    heatLossKw: 6.4,
    heatLossBy: "room_by_room",
    outsideC: -2,
    flowC: 45,
    scop: 3.8,
    heatKwh: 11_000,
    waterKwh: 2300,
    electricityKwh: 3500,
    emittersChanged: 8,
    cylinderLitres: 210,
    sound: "pass",
  },
  ev_charger: {
    technology: "ev_charger",
    ...terms,
    lines: [
      { kind: "equipment", text: "Charger", count: 1, vatPercent: 20, unitPence: 50_000 },
      { kind: "electrical", text: "Cable and fitting", count: 1, vatPercent: 20, unitPence: 40_000 },
    ],
    totalPence: 108_000,
    payments: [{ when: "on_completion", pence: 108_000 }],
    included: { ...always, load_sensor: { state: "yes" }, groundwork: { state: "not_needed" } },
    equipment: [{ role: "charger", make: "Kestrel", model: "C7", count: 1, warrantyYears: 3 }],
    ozevNumber: "OZ-1234",
    network: "g98",
    chargerKw: 7.4,
    chargers: 1,
    phases: 1,
    tethered: true,
    smart: true,
    loadControl: true,
    runMetres: 12,
  },
  other: {
    technology: "other",
    ...terms,
    lines: [{ kind: "labour", text: "Energy audit", count: 1, vatPercent: 20, unitPence: 30_000 }],
    totalPence: 36_000,
    payments: [{ when: "on_completion", pence: 36_000 }],
    included: { certificate: { state: "yes" } },
    equipment: [{ role: "other", make: "Ours", model: "Report", count: 1, warrantyYears: 0 }],
    network: "none",
    deliver: "A visit of three hours and a report within ten days.",
  },
} as const satisfies { readonly [T in QuoteTechnology]: Extract<Quote, { technology: T }> };

const VALID_DAYS = 30;
const START_DAYS = 48;
const DAY_MILLISECONDS = 86_400_000;

/** The same for this London day, with their dates after it. */
export function quoteExamplesOn(today: string): Record<QuoteTechnology, Quote> {
  const dayAfter = (days: number) => new Date(Date.parse(today) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
  const days = { validUntil: dayAfter(VALID_DAYS), earliestStart: dayAfter(START_DAYS) };
  const ahead = Object.entries(quoteExamples).map(([technology, example]) => [technology, { ...example, ...days }]);
  return Object.fromEntries(ahead);
}
