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

/** Complete inputs, where the home is, and by path what was answered. */
export interface Home {
  readonly inputs: PlanInputs;
  readonly place: PlanPlace;
  readonly given?: ReadonlySet<string>;
}

const kept = keptPlans();

/**
 * The plan of complete inputs as it is on the day of `now`. Worked out once for all who ask for the same within an hour:
 * its page, picture and figures, programs, and the request for quotes that it goes with.
 */
export function planOfHome(home: Home, now: Date): PlanOfHome {
  const { inputs, place } = home;
  const { today, query, key } = namesOf(home, now);
  const plan = kept.take(key, now.getTime(), () => planHome(inputs, place, today));
  return { plan, query, today };
}

/** Whether this plan is remembered, so that nothing has to be worked out for it. */
export function isPlanKept(home: Home, now: Date): boolean {
  return kept.has(namesOf(home, now).key, now.getTime());
}

function namesOf(home: Home, now: Date) {
  const today = londonDay(now);
  const query = planQuery(home, today).toString();
  // What was answered as we would have assumed makes no other plan.
  const key = planQuery({ inputs: home.inputs, place: home.place }, today).toString();
  return { today, query, key: `${today} ${key}` };
}
