import { type BriefAnswers, type BriefRoof, briefParts, briefPartsOf } from "#content/brief/questions.ts";
import type { PlanContent } from "#db/schema.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import type { PlanInputs, SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";

/** A brief's directions, from north clockwise, each `FACING_STEP` degrees on. */
export const FACINGS = ["north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west"];
export const FACING_STEP = 45;
/** The pitches a brief offers. */
const PITCHES = [0, 15, 30, 45];
/** A brief asks for one band; a plan groups the two best and the two worst. */
const SINGLE_BANDS: readonly string[] = ["C", "D", "E"];

/**
 * The customer's planner answers as answers to a brief, limited to what this service asks. Our assumptions are left
 * out: they would look like the customer's words. Empty if nothing is left.
 */
export function briefOfPlan({ query, madeOn }: Pick<PlanContent, "query" | "madeOn">, serviceType: string) {
  const read = readQuery(new URLSearchParams(query), { today: madeOn, findPlace: findPlanPlace });
  if ("errors" in read) return {};
  const asked = questionsOf(serviceType);
  const said = Object.entries(saidOf(read.inputs, read.given)).filter(([name]) => asked.has(name));
  return Object.fromEntries(said) satisfies BriefAnswers;
}

function questionsOf(serviceType: string): ReadonlySet<string> {
  const parts = briefPartsOf(serviceType);
  const names = parts.flatMap((part) => Object.keys(briefParts[part].questions));
  return new Set(parts.includes("solar") ? ["roofs", ...names] : names);
}

function saidOf({ home, energy, solar }: PlanInputs, given: ReadonlySet<string>): BriefAnswers {
  const roofs = solar.arrays.flatMap((array, row) => roofOf(array, `solar.arrays.${row}`, given));
  return {
    ...(roofs.length > 0 ? { roofs } : {}),
    ...(energy.electricityKwh === null ? {} : { electricityKwh: Math.round(energy.electricityKwh) }),
    ...(given.has("home.floorAreaM2") ? { floorM2: Math.round(home.floorAreaM2) } : {}),
    bedrooms: home.bedrooms,
    ...(given.has("energy.heating") ? { fuel: fuels.get(energy.heating) ?? energy.heating } : {}),
    ...(home.epc && SINGLE_BANDS.includes(home.epc) ? { epcBand: home.epc } : {}),
  };
}

/** Heating for which a brief has another word. */
const fuels = new Map([
  ["heatPump", "heat_pump"],
  ["network", "other"],
]);

/** A roof in a brief starts with the direction it faces. */
function roofOf(array: SolarArray, path: string, given: ReadonlySet<string>): BriefRoof[] {
  if (!given.has(`${path}.azimuth`)) return [];
  const facing = FACINGS[Math.round(array.azimuth / FACING_STEP) % FACINGS.length] ?? "south";
  return [
    {
      facing,
      ...(given.has(`${path}.pitch`) ? { pitch: nearestPitch(array.pitch) } : {}),
      ...(given.has(`${path}.shading`) ? { shade: array.shading } : {}),
    },
  ];
}

function nearestPitch(pitch: number): number {
  return PITCHES.reduce((best, one) => (Math.abs(one - pitch) < Math.abs(best - pitch) ? one : best));
}
