import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { usualPeople } from "#domain/planner/inputs/usual-people.ts";

// Complete homes for tests of the planner, typed by hand.

export const croydon: PlanPlace = { outwardCode: "CR0", sapRegion: 1, nation: "England", longitude: -0.078 };
export const edinburgh: PlanPlace = { outwardCode: "EH1", sapRegion: 15, nation: "Scotland", longitude: -3.1929 };
export const belfast: PlanPlace = { outwardCode: "BT9", sapRegion: 21, nation: "Northern Ireland", longitude: -5.95 };

/** A semi of 1919 to 1944 in Croydon with three bedrooms and a gas boiler, all else as assumed. */
const semi: PlanInputs = {
  postcode: "CR0",
  home: {
    type: "semi",
    built: "1919-1944",
    bedrooms: 3,
    floorAreaM2: 101,
    people: usualPeople(101),
    occupancy: "half",
    wall: null,
    loftMm: null,
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
    electricityKwh: null,
    exportPence: 12,
    ownTariff: null,
    fuelPence: null,
    gasInStreet: null,
  },
  solar: { arrays: [{ kwp: 4, azimuth: 180, pitch: 35, shading: "none" }], inverterKw: 4 / 1.2, exportLimitKw: null },
  battery: { kwh: 5 },
  car: { milesPerYear: 0, charging: "charger" },
  heatPump: { designFlowC: 45, boilerDue: false },
  measures: ["draughtProofing", "loft", "floor", "solar", "battery", "heatPump"],
  excluded: [],
  workDate: "2026-12-01",
  assumptions: {},
};

/** Answers by part of the inputs; anything omitted stays as in the semi. */
export type Changes = {
  readonly [Part in keyof PlanInputs]?: PlanInputs[Part] extends readonly unknown[] | string
    ? PlanInputs[Part]
    : Partial<PlanInputs[Part]>;
};

/** The semi in Croydon with these answers changed. */
export function sampleInputs(changes: Changes = {}): PlanInputs {
  return {
    ...semi,
    ...changes,
    home: { ...semi.home, ...changes.home },
    energy: { ...semi.energy, ...changes.energy },
    solar: { ...semi.solar, ...changes.solar },
    battery: { ...semi.battery, ...changes.battery },
    car: { ...semi.car, ...changes.car },
    heatPump: { ...semi.heatPump, ...changes.heatPump },
    assumptions: { ...changes.assumptions } as PlanInputs["assumptions"],
  };
}
