import type { LeadService } from "#content/options.ts";
import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";

/** Who does what a plan advises. Nobody among our services insulates, so that such requests say it in their plan. */
const services: Record<Measure, LeadService> = {
  solar: "solar-panels",
  battery: "battery-storage",
  heatPump: "heat-pumps",
  evCharger: "ev-chargers",
  ...{ draughtProofing: "other", loft: "other", cavity: "other", floor: "other" },
  ...{ solidInternal: "other", solidExternal: "other" },
};

/** The service of the plan's first measure, also where none of them pays for itself; Other without any. */
export function serviceOfPlan({ steps }: Pick<HomePlan, "steps">): LeadService {
  const [first] = steps;
  return first ? services[first.measure] : "other";
}
