import { type BriefAnswers, type BriefRoof, briefParts, briefPartsOf } from "#content/brief/questions.ts";
import type { PlanContent } from "#db/schema.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import type { BuiltAge, PlanInputs, SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";

/** A brief's directions, from north clockwise, each `FACING_STEP` degrees on. */
export const FACINGS = ["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"];
export const FACING_STEP = 45;
/** The pitches a brief offers. */
const PITCHES = [0, 15, 30, 45];
/** A brief asks for one band; a plan groups the two best and the two worst. */
const SINGLE_BANDS: readonly string[] = ["C", "D", "E"];

/** The middle of an age; of one without an end, a year that is usual in it. The question asks for a rough year. */
const ROUGH_YEARS: Readonly<Record<BuiltAge, number>> = {
  pre1919: 1900,
  "1919-1944": 1930,
  "1945-1964": 1955,
  "1965-1982": 1975,
  "1983-1992": 1988,
  "1993-1999": 1996,
  from2000: 2010,
};

/** What a plan says in answer to a brief's questions. */
export interface PlannedBrief {
  /** The customer's own planner answers. */
  readonly said: BriefAnswers;
  /** What the plan assumed instead of an answer: nobody's words, so never part of a brief. */
  readonly assumed: BriefAnswers;
}

/**
 * A plan as answers to a brief, limited to what this service asks. An answer equal to our assumption counts as assumed:
 * the form sends those too. Both are empty if the plan cannot be read.
 */
export function briefOfPlan(plan: Pick<PlanContent, "query" | "madeOn" | "use">, serviceType: string): PlannedBrief {
  const { query, madeOn, use } = plan;
  const read = readQuery(new URLSearchParams(query), { today: madeOn, findPlace: findPlanPlace });
  if ("errors" in read) return { said: {}, assumed: {} };
  const asked = questionsOf(serviceType);
  const { inputs, given } = read;
  const rows = inputs.solar.arrays.map((array, row) =>
    roofOf(array, (name) => given.has(`solar.arrays.${row}.${name}`)),
  );
  const isSaid = rows.some(({ said }) => Object.keys(said).length > 0);
  const shown = isSaid ? rows.filter(({ said }) => Object.keys(said).length > 0) : rows;
  const limited = (answers: BriefAnswers) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => asked.has(name)));
  return {
    said: limited({ ...(isSaid ? { roofs: shown.map(({ said }) => said) } : {}), ...saidOf(inputs, given) }),
    assumed: limited({ roofs: shown.map(({ assumed }) => assumed), ...assumedOf(inputs, given, use) }),
  };
}

function questionsOf(serviceType: string): ReadonlySet<string> {
  const parts = briefPartsOf(serviceType);
  const names = parts.flatMap((part) => Object.keys(briefParts[part].questions));
  return new Set(parts.includes("solar") ? ["roofs", ...names] : names);
}

function saidOf({ home, energy }: PlanInputs, given: ReadonlySet<string>): BriefAnswers {
  return {
    year: ROUGH_YEARS[home.built],
    ...(home.type === "bungalow" ? { storeys: 1 } : {}),
    ...(energy.electricityKwh === null ? {} : { electricityKwh: Math.round(energy.electricityKwh) }),
    ...(given.has("home.floorAreaM2") ? { floorM2: Math.round(home.floorAreaM2) } : {}),
    bedrooms: home.bedrooms,
    ...(given.has("energy.heating") ? { fuel: fuelOf(energy.heating) } : {}),
    ...(home.epc && SINGLE_BANDS.includes(home.epc) ? { epcBand: home.epc } : {}),
  };
}

function assumedOf({ home, energy }: PlanInputs, given: ReadonlySet<string>, use: PlanContent["use"]): BriefAnswers {
  return {
    ...(energy.electricityKwh === null ? { electricityKwh: Math.round(use.electricityKwh) } : {}),
    ...(given.has("home.floorAreaM2") ? {} : { floorM2: Math.round(home.floorAreaM2) }),
    ...(given.has("energy.heating") ? {} : { fuel: fuelOf(energy.heating) }),
  };
}

/** Heating for which a brief has another word. */
const otherFuels = new Map([
  ["heatPump", "heat_pump"],
  ["network", "other"],
]);

const fuelOf = (heating: string) => otherFuels.get(heating) ?? heating;

/** A roof's answers, and what is assumed of the rest. */
function roofOf(array: SolarArray, isGiven: (name: string) => boolean): { said: BriefRoof; assumed: BriefRoof } {
  const answers = [
    ["facing", isGiven("azimuth"), FACINGS[Math.round(array.azimuth / FACING_STEP) % FACINGS.length] ?? "south"],
    ["pitch", isGiven("pitch"), nearestPitch(array.pitch)],
    ["shade", isGiven("shading"), array.shading],
  ] as const;
  const those = (wanted: boolean) =>
    Object.fromEntries(answers.flatMap(([name, given, value]) => (given === wanted ? [[name, value] as const] : [])));
  return { said: those(true), assumed: those(false) };
}

function nearestPitch(pitch: number): number {
  return PITCHES.reduce((best, one) => (Math.abs(one - pitch) < Math.abs(best - pitch) ? one : best));
}
