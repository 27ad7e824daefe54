import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { keptPlans } from "#domain/plans/kept-plans.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A plan, the query that stands for it in addresses, and the London day (`YYYY-MM-DD`) of its figures. */
export interface PlanOfHome {
  readonly plan: HomePlan;
  readonly query: string;
  readonly today: string;
}

const kept = keptPlans();

/**
 * The plan of complete inputs as it is on the day of `now`. Worked out once for all who ask for the same within an hour:
 * its page, picture and figures, programs, and the request for quotes that it goes with.
 */
export function planOfHome({ inputs, place }: { inputs: PlanInputs; place: PlanPlace }, now: Date): PlanOfHome {
  const today = londonDay(now);
  const query = planQuery(inputs, place, today).toString();
  const plan = kept.take(`${today} ${query}`, now.getTime(), () => planHome(inputs, place, today));
  return { plan, query, today };
}
