import { limits } from "#config/limits.ts";
import type { PropertyType, QuoteService } from "#content/options.ts";
import type { PlanContent } from "#db/schema.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { assumptions } from "#domain/assumptions/register.ts";
import type { Context } from "#domain/context.ts";
import type { HomeType, Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { countUnkeptPlan } from "#domain/plans/count-plan-call.ts";
import { type PlanOfHome, planOfHome } from "#domain/plans/plan-of-home.ts";
import { londonDay } from "#domain/time/calendar.ts";

/**
 * The service for each measure of a plan. None of our services covers insulation, so such requests say it in their
 * plan.
 */
const services: Record<Measure, QuoteService> = {
  solar: "solar-panels",
  battery: "battery-storage",
  heatPump: "heat-pumps",
  airToAir: "heat-pumps",
  evCharger: "ev-chargers",
  draughtProofing: "other",
  loft: "other",
  cavity: "other",
  floor: "other",
  solidInternal: "other",
  solidExternal: "other",
};

/** The service of the plan's first measure, even if none pays for itself; Other if there is none. */
function serviceOfPlan({ steps }: Pick<HomePlan, "steps">): QuoteService {
  const [first] = steps;
  return first ? services[first.measure] : "other";
}

const propertyTypes: Partial<Record<HomeType, PropertyType>> = { bungalow: "bungalow", flat: "flat" };

/** A plan sent with a request for quotes. */
export interface AttachedPlan {
  readonly content: PlanContent;
  /** The service to ask quotes for: the first thing the plan advises. */
  readonly service: QuoteService;
  /** That of every measure it advises, the first one first, as many as one form may ask for. */
  readonly works: readonly QuoteService[];
  readonly outcode: string;
  readonly propertyType: PropertyType;
}

/**
 * The plan for a plan address's query, as of the day of `now`, ready to send with a request: it holds no more of the
 * address than the outward code. Undefined if the query is not a plan's.
 */
export function attachPlan(query: string, now: Date): AttachedPlan | undefined {
  const home = homeOf(query, now);
  if (!home) return undefined;
  const planned = planOfHome(home, now);
  const content = contentOf(planned);
  const service = serviceOfPlan(planned.plan);
  const works = new Set([service, ...content.measures.map((measure) => services[measure])]);
  const { postcode: outcode, home: asked } = home.inputs;
  return {
    content,
    service,
    works: [...works].slice(0, limits.worksPerRequestMax),
    outcode,
    propertyType: propertyTypes[asked.type] ?? "house",
  };
}

/** The same for a page, counted towards the rate limit. Errors: too_many_requests (as `countUnkeptPlan`). */
export async function planToSend(context: Context, address: string, query: string): Promise<AttachedPlan | undefined> {
  const home = homeOf(query, context.now);
  if (home) await countUnkeptPlan(context, address, home);
  return attachPlan(query, context.now);
}

function homeOf(query: string, now: Date) {
  const read = readQuery(new URLSearchParams(query), { today: londonDay(now), findPlace: findPlanPlace });
  return "errors" in read ? undefined : read;
}

function contentOf({ plan, query, today }: PlanOfHome) {
  const { inputs, today: asItIs, solar, heatPump, recommended, steps } = plan;
  const { type, built, bedrooms, floorAreaM2 } = inputs.home;
  const { electricityKwh, fuelKwh, spaceHeatKwh, waterHeatKwh } = asItIs;
  const advised = steps.map(({ measure }) => measure).filter((measure) => recommended.measures.includes(measure));
  return {
    query,
    madeOn: today,
    register: registerAsOf,
    home: { type, built, bedrooms, floorAreaM2, heating: inputs.energy.heating },
    use: { electricityKwh, fuelKwh, spaceHeatKwh, waterHeatKwh, milesPerYear: inputs.car.milesPerYear },
    roofs: inputs.solar.arrays.map(({ kwp, azimuth, pitch, shading }) => ({ kwp, azimuth, pitch, shading })),
    solarKwhPerYear: solar.kwhPerYear,
    batteryKwh: inputs.battery.kwh,
    heatPump: { sizeKw: heatPump.sizeKw, designFlowC: inputs.heatPump.designFlowC, spf: heatPump.spf },
    measures: advised,
    alsoLookedAt: inputs.measures.filter((measure) => !advised.includes(measure)),
    costPounds: recommended.costPounds,
    savingPounds: recommended.ranges.firstYear,
  } satisfies PlanContent;
}

/** The day on which the newest of our figures was checked; it identifies the figures a plan was worked out with. */
const registerAsOf = assumptions.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), "");
