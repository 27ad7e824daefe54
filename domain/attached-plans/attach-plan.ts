import type { LeadService } from "#content/options.ts";
import type { PlanContent } from "#db/schema.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { assumptions } from "#domain/assumptions/register.ts";
import { serviceOfPlan } from "#domain/attached-plans/service-of-plan.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";

/** A plan that goes with a request for quotes. */
export interface AttachedPlan {
  readonly content: PlanContent;
  /** What to ask quotes for: the first thing that the plan advises. */
  readonly service: LeadService;
}

/**
 * The plan behind the query of a plan's address, as it is on `today` (a London day), fit to go with a request: no more of
 * the address than the outward code. Undefined where the query is not one of a plan.
 */
export function attachPlan(query: string, today: string): AttachedPlan | undefined {
  const read = readQuery(new URLSearchParams(query), { today, findPlace: findPlanPlace });
  if ("errors" in read) return undefined;
  const plan = planHome(read.inputs, read.place, today);
  return {
    content: contentOf(plan, planQuery(read.inputs, read.place, today).toString(), today),
    service: serviceOfPlan(plan),
  };
}

function contentOf(
  { inputs, today: now, solar, heatPump, recommended, steps }: HomePlan,
  query: string,
  today: string,
) {
  const { type, built, bedrooms, floorAreaM2 } = inputs.home;
  const { electricityKwh, fuelKwh, spaceHeatKwh, waterHeatKwh } = now;
  const advised = steps.map(({ measure }) => measure).filter((measure) => recommended.measures.includes(measure));
  return {
    ...{ query, madeOn: today, register: registerAsOf },
    home: { type, built, bedrooms, floorAreaM2, heating: inputs.energy.heating },
    use: { electricityKwh, fuelKwh, spaceHeatKwh, waterHeatKwh, milesPerYear: inputs.car.milesPerYear },
    roofs: inputs.solar.arrays.map(({ kwp, azimuth, pitch, shading }) => ({ kwp, azimuth, pitch, shading })),
    solarKwhPerYear: solar.kwhPerYear,
    batteryKwh: inputs.battery.kwh,
    heatPump: { sizeKw: heatPump.sizeKw, designFlowC: inputs.heatPump.designFlowC, spf: heatPump.spf },
    measures: advised,
    alsoLookedAt: inputs.measures.filter((measure) => !advised.includes(measure)),
    costPounds: recommended.costPounds,
    savingPounds: recommended.bands.firstYear,
  } satisfies PlanContent;
}

/** The day on which the newest of our figures was checked, by which one knows what a plan was worked out with. */
const registerAsOf = assumptions.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), "");
