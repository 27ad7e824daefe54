import { energyFields as energy, kwhPerLitre, litrePrice } from "#content/planner/fields/energy-fields.ts";
import { equipmentFields as equipment } from "#content/planner/fields/equipment-fields.ts";
import { homeFields as home, placeField } from "#content/planner/fields/home-fields.ts";
import { measuresField, workDateField } from "#content/planner/fields/wish-fields.ts";
import { inputMessages } from "#content/planner/input-messages.ts";
import { type Facts, factsWith } from "#domain/planner/facts/facts.ts";
import { addDays } from "#domain/time/calendar.ts";
import { isRealDay } from "#domain/time/real-day.ts";
import { applicableMeasures, isMissed, usualMeasures } from "./applicable-measures.ts";
import { readArrays } from "./arrays.ts";
import { assumptionRange } from "./assumption-range.ts";
import { readOwnTariff } from "./own-tariff.ts";
import { type Heating, type Measure, measures, type PlanInputs } from "./plan-inputs.ts";
import type { PlanPlace } from "./plan-place.ts";
import { inputsOfQuery } from "./query.ts";
import { answer, complain, isRecord, type Reading, readChoice, readNumber, startReading, valueAt } from "./reading.ts";
import {
  knownHome,
  usualExportPence,
  usualFloorArea,
  usualFlowC,
  usualInverterKw,
  usualNightRate,
  usualRoof,
} from "./usual-answers.ts";
import { usualPeople } from "./usual-people.ts";

/** What reading needs from outside. */
export interface Asking {
  /** `YYYY-MM-DD`, a London day. */
  readonly today: string;
  /** The place of a postcode or outward code with ordinary addresses; undefined if there is none. */
  findPlace(typed: string): PlanPlace | undefined;
}

/** Complete inputs, or messages by JSON path. `given`: the paths the reader answered; the rest is assumed. */
export type ReadInputs =
  | { readonly inputs: PlanInputs; readonly place: PlanPlace; readonly given: ReadonlySet<string> }
  | { readonly errors: Readonly<Record<string, readonly string[]>> };

/** Reads an address's query. Unknown names are ignored, the last of repeated ones counts, `m` collects. */
export function readQuery(query: URLSearchParams, asking: Asking): ReadInputs {
  return readJson(inputsOfQuery(query), asking);
}

/** Reads the JSON of a plan's inputs, nested like `PlanInputs`. Never throws; ignores unknown names. */
export function readJson(body: unknown, asking: Asking): ReadInputs {
  const reading = startReading(body);
  const place = readPlace(reading, asking);
  const assumptions = readAssumptions(reading);
  const facts = factsWith(assumptions);
  const answers = {
    home: readHome(reading),
    energy: readEnergy(reading),
    solar: readSolar(reading, facts),
    battery: { kwh: readNumber(reading, equipment.batteryKwh) ?? equipment.batteryKwh.usual },
    car: {
      milesPerYear: readNumber(reading, equipment.milesPerYear) ?? equipment.milesPerYear.usual,
      charging: readChoice(reading, equipment.charging) ?? "charger",
    },
    heatPump: {
      designFlowC: readNumber(reading, equipment.designFlowC) ?? usualFlowC(facts),
      boilerDue: readChoice(reading, equipment.boilerDue) ?? false,
    },
  };
  const asked = readMeasures(reading, answers.home && knownHome(answers.home).wall);
  const workDate = readWorkDate(reading, asking.today);
  if (!place || !answers.home || Object.keys(reading.errors).length > 0) return { errors: reading.errors };
  const exportPence = answers.energy.exportPence ?? usualExportPence(facts, place);
  const complete = { ...answers, home: answers.home, energy: { ...answers.energy, exportPence } };
  const inputs = {
    postcode: place.outwardCode,
    ...complete,
    ...lookedAt(complete, asked),
    workDate,
    assumptions,
  };
  return { inputs, place, given: reading.answered };
}

/** The place of the postcode; undefined if it is unknown, which is noted. */
export function readPlace(reading: Reading, { findPlace }: Asking): PlanPlace | undefined {
  const typed = valueAt(reading, placeField.path);
  const place = typeof typed === "string" ? findPlace(typed) : undefined;
  return place ? answer(reading, placeField.path, place) : complain(reading, placeField.path, inputMessages.postcode);
}

function readHome(reading: Reading): PlanInputs["home"] | undefined {
  const type = readChoice(reading, home.type);
  const built = readChoice(reading, home.built);
  const bedrooms = readNumber(reading, home.bedrooms);
  const floorAreaM2 = readNumber(reading, home.floorAreaM2) ?? (bedrooms && usualFloorArea(bedrooms));
  const open = {
    people: readNumber(reading, home.people),
    occupancy: readChoice(reading, home.occupancy) ?? "half",
    wall: readChoice(reading, home.wall) ?? null,
    loftMm: readChoice(reading, home.loftMm) ?? null,
    windows: readChoice(reading, home.windows) ?? null,
    epc: readChoice(reading, home.epc) ?? null,
    tenure: readChoice(reading, home.tenure) ?? "owner",
    roof: readChoice(reading, home.roof),
  };
  if (!type || !built || !bedrooms || !floorAreaM2) return undefined;
  const people = open.people ?? usualPeople(floorAreaM2);
  return { ...open, type, built, bedrooms, floorAreaM2, people, roof: open.roof ?? usualRoof(type) };
}

function readEnergy(reading: Reading) {
  const heating = readChoice(reading, energy.heating) ?? "gas";
  const gasInStreet = readChoice(reading, energy.gasInStreet) ?? null;
  return {
    heating,
    ...readElectricHeating(reading, heating),
    fuelKwh: readNumber(reading, energy.fuelKwh) ?? null,
    electricityKwh: readNumber(reading, energy.electricityKwh) ?? null,
    exportPence: readNumber(reading, energy.exportPence),
    ownTariff: readOwnTariff(reading),
    fuelPence: readFuelPence(reading, heating),
    gasInStreet: kwhPerLitre[heating] === undefined ? null : gasInStreet,
  };
}

/** A form also sends what was chosen before another heating was. */
function readElectricHeating(reading: Reading, heating: Heating) {
  const given = { emitters: readChoice(reading, energy.emitters), nightRate: readChoice(reading, energy.nightRate) };
  const emitters = (heating === "electric" ? given.emitters : undefined) ?? "panel";
  const usual = usualNightRate({ heating, emitters });
  return { emitters, nightRate: heating === "electric" ? (given.nightRate ?? usual) : usual };
}

/** The reader's own price of a kWh, or that of a litre where fuel is bought so. LPG has no published price to fall back on. */
function readFuelPence(reading: Reading, heating: string): number | null {
  const kwh = kwhPerLitre[heating];
  const perLitre = kwh && readNumber(reading, litrePrice);
  const isOpen = valueAt(reading, litrePrice.path) === undefined;
  const field = { ...energy.fuelPence, ...(heating === "lpg" && isOpen ? { required: true as const } : {}) };
  return readNumber(reading, field) ?? (kwh && perLitre ? perLitre / kwh : null);
}

function readSolar(reading: Reading, facts: Facts): PlanInputs["solar"] {
  const arrays = readArrays(reading);
  return {
    arrays,
    inverterKw: readNumber(reading, equipment.inverterKw) ?? usualInverterKw(facts, arrays),
    exportLimitKw: readNumber(reading, equipment.exportLimitKw) ?? null,
  };
}

/** Those to plan with, and those to say why not: asked for by name, or missed where just the usual ones are looked at. */
function lookedAt(home: Pick<PlanInputs, "home" | "energy" | "car">, asked: ReadonlySet<Measure> | undefined) {
  const applicable = applicableMeasures(home);
  const usual = usualMeasures(home);
  const chosen = asked ? applicable.filter((measure) => asked.has(measure)) : usual;
  const isUsual = chosen.join() === usual.join();
  const excluded = measures.filter(
    (measure) => !applicable.includes(measure) && (asked?.has(measure) || (isUsual && isMissed(measure, home))),
  );
  return { measures: chosen, excluded };
}

/** The measures asked for; undefined if the reader left that open. A solid wall is insulated on one side only. */
function readMeasures(reading: Reading, wall: string | undefined): ReadonlySet<Measure> | undefined {
  const given = valueAt(reading, measuresField.path);
  if (given === undefined) return undefined;
  if (!Array.isArray(given)) return complain(reading, measuresField.path, inputMessages.choice);
  const known = measures.filter((measure) => given.includes(measure));
  for (const [row, name] of given.entries()) {
    if (!known.some((measure) => measure === name)) {
      complain(reading, `${measuresField.path}.${row}`, inputMessages.choice);
    }
  }
  if (wall === "solid" && known.includes("solidInternal") && known.includes("solidExternal")) {
    complain(reading, measuresField.path, inputMessages.choice);
  }
  return answer(reading, measuresField.path, new Set(known));
}

function readWorkDate(reading: Reading, today: string): string {
  const given = valueAt(reading, workDateField.path);
  if (given === undefined) return today;
  const last = lastWorkDate(today);
  const fits = typeof given === "string" && isRealDay(given) && given >= today && given <= last;
  if (fits) return answer(reading, workDateField.path, given);
  complain(reading, workDateField.path, inputMessages.day(today, last));
  return today;
}

/** The last day for which work may be planned. */
export function lastWorkDate(today: string): string {
  const [year = "", ...rest] = today.split("-");
  // 29 February becomes 1 March in a year without one.
  return addDays([Number(year) + workDateField.yearsAhead, ...rest].join("-"), 0);
}

function readAssumptions(reading: Reading): Readonly<Record<string, number>> {
  const path = "assumptions";
  const given = valueAt(reading, path);
  if (given === undefined) return {};
  if (!isRecord(given) || Array.isArray(given)) return complain(reading, path, inputMessages.choice) ?? {};
  const edited: [string, number][] = [];
  for (const [id, value] of Object.entries(given)) {
    const range = assumptionRange(id);
    const fits = range && typeof value === "number" && value >= range.min && value <= range.max;
    if (fits && value !== range.ours) edited.push([id, value]);
    if (fits) reading.answered.add(`${path}.${id}`);
    else complain(reading, `${path}.${id}`, range ? inputMessages.number(range.min, range.max) : inputMessages.choice);
  }
  return Object.fromEntries(edited);
}
