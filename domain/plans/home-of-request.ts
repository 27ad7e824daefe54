import type { BriefAnswers, BriefRoof } from "#content/brief/questions.ts";
import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { homeFields } from "#content/planner/fields/home-fields.ts";
import type { NumberField } from "#content/planner/fields/plan-field.ts";
import type { PlanContent } from "#db/schema.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { arraysPath } from "#domain/planner/inputs/arrays.ts";
import type { BuiltAge } from "#domain/planner/inputs/plan-inputs.ts";
import { put } from "#domain/planner/inputs/query.ts";
import { readJson, readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { usualArray } from "#domain/planner/inputs/usual-answers.ts";
import { FACING_STEP, FACINGS } from "#domain/plans/brief-of-plan.ts";
import type { Home } from "#domain/plans/plan-of-home.ts";
import { TYPICAL_HOME } from "#domain/plans/typical-solar-home.ts";

/** What a request tells of the home. */
export interface RequestedHome {
  readonly outcode: string;
  readonly plan: Pick<PlanContent, "query" | "madeOn"> | null;
  readonly brief: BriefAnswers | null;
  /** A value of `propertyTypeOptions`. */
  readonly propertyType: string | null;
}

/** The home that a request's figures are worked out for. */
export interface HomeOfRequest extends Home {
  /** The paths that the customer answered; the rest is assumed. */
  readonly given: ReadonlySet<string>;
  readonly hasPlan: boolean;
  /** False if it burns something without a published price: `inputs` then have gas. */
  readonly isFuelKnown: boolean;
}

/**
 * The home of a request: as in its plan, otherwise as its brief and form say, and like our typical home where they are
 * silent. `today` is a London day (`YYYY-MM-DD`). Undefined if we do not know the place.
 */
export function homeOfRequest(request: RequestedHome, today: string): HomeOfRequest | undefined {
  const { plan, outcode } = request;
  if (plan) {
    const read = readQuery(new URLSearchParams(plan.query), { today: plan.madeOn, findPlace: findPlanPlace });
    if (!("errors" in read)) return { ...read, hasPlan: true, isFuelKnown: true };
  }
  const { type, built, beds, heating } = TYPICAL_HOME;
  const typical = { "home.type": type, "home.built": built, "home.bedrooms": Number(beds), "energy.heating": heating };
  const said = saidOf(request);
  const body: Record<string, unknown> = { postcode: outcode };
  for (const [path, value] of Object.entries({ ...typical, ...said })) put(body, path, value);
  const read = readJson(body, { today, findPlace: findPlanPlace });
  if ("errors" in read) return undefined;
  const { fuel } = request.brief ?? {};
  return { ...read, given: new Set(Object.keys(said)), hasPlan: false, isFuelKnown: !fuel || "energy.heating" in said };
}

/** The answers of form and brief that a plan asks for as well, by its paths. */
function saidOf({ propertyType, brief }: RequestedHome): Record<string, unknown> {
  const { year, bedrooms, floorM2, epcBand, tenure, fuel, electricityKwh, roofs } = brief ?? {};
  const all = {
    "home.type": propertyType === "flat" || propertyType === "bungalow" ? propertyType : undefined,
    "home.built": typeof year === "number" ? ageOf(year) : undefined,
    "home.bedrooms":
      typeof bedrooms === "number" ? Math.min(homeFields.bedrooms.max, Math.max(1, bedrooms)) : undefined,
    "home.floorAreaM2": within(homeFields.floorAreaM2, floorM2),
    "home.epc": homeFields.epc.options.find(({ value }) => value.includes(String(epcBand)))?.value,
    "home.tenure": tenure === "private_rent" || tenure === "social_rent" ? "renter" : undefined,
    "energy.heating": heatings.get(String(fuel)),
    "energy.electricityKwh": within(energyFields.electricityKwh, electricityKwh),
    [arraysPath]: Array.isArray(roofs) ? roofs.map((roof) => arrayOf(roof, roofs.length)) : undefined,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Fuels with a price that we know; of LPG there is none. */
const heatings: ReadonlyMap<string, string> = new Map([
  ["gas", "gas"],
  ["oil", "oil"],
  ["electric", "electric"],
  ["heat_pump", "heatPump"],
]);

/** The youngest age that begins by then: those after the first begin with their first year. */
function ageOf(year: number): BuiltAge | undefined {
  const [first, ...later] = homeFields.built.options.map(({ value }) => value);
  return later.findLast((age) => year >= Number(/\d{4}/.exec(age))) ?? first;
}

/** A number that a plan would refuse counts as not said. */
function within({ min, max }: NumberField, value: unknown): number | undefined {
  return typeof value === "number" && value >= min && value <= max ? value : undefined;
}

/** The roofs of a brief share the panels alike. */
function arrayOf({ facing, pitch, shade }: BriefRoof, roofs: number) {
  return {
    kwp: usualArray.kwp / roofs,
    azimuth: facing === undefined ? usualArray.azimuth : FACINGS.indexOf(String(facing)) * FACING_STEP,
    pitch: pitch ?? usualArray.pitch,
    shading: shade ?? usualArray.shading,
  };
}
