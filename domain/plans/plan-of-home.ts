import { limits } from "#config/limits.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";
import { londonDay } from "#domain/time/calendar.ts";

/** A plan, the query for it in addresses, and the London day (`YYYY-MM-DD`) of its figures. */
export interface PlanOfHome {
  readonly plan: HomePlan;
  readonly query: string;
  readonly today: string;
}

/** Complete inputs, the home's location, and the answers given, by path. */
export interface Home {
  readonly inputs: PlanInputs;
  readonly place: PlanPlace;
  readonly given?: ReadonlySet<string>;
}

const kept = keptPlans();

/**
 * The plan of complete inputs as of the day of `now`. Worked out once an hour for everyone who asks for the same: its
 * page, picture and figures, API callers, and the request for quotes it is sent with.
 */
export function planOfHome(home: Home, now: Date): PlanOfHome {
  const { inputs, place } = home;
  const { today, query, key } = namesOf(home, now);
  const plan = kept.take(key, now.getTime(), () => planHome(inputs, place, today));
  return { plan, query, today };
}

/** Whether this plan is cached, so that nothing has to be worked out. */
export function isPlanKept(home: Home, now: Date): boolean {
  return kept.has(namesOf(home, now).key, now.getTime());
}

function namesOf(home: Home, now: Date) {
  const today = londonDay(now);
  const query = planQuery(home, today).toString();
  // An answer equal to our assumption does not make a different plan.
  const key = planQuery({ inputs: home.inputs, place: home.place }, today).toString();
  return { today, query, key: `${today} ${key}` };
}

/** Recently requested plans, each kept for `limits.plansKeptMinutes`, at most `limits.plansKeptMax`. */
export function keptPlans() {
  const kept = new Map<string, { plan: HomePlan; until: number }>();
  return {
    /** Whether the plan is cached and costs nothing to return. */
    has: (key: string, now: number): boolean => (kept.get(key)?.until ?? 0) > now,
    /** `key` names everything the plan depends on; `now` is in milliseconds. */
    take(key: string, now: number, make: () => HomePlan): HomePlan {
      const there = kept.get(key);
      kept.delete(key);
      const fresh = there && there.until > now ? there : { plan: make(), until: now + KEPT_MILLISECONDS };
      // Moves the plan to the end, so that the first one is the least recently used.
      kept.set(key, fresh);
      const [oldest] = kept.keys();
      if (kept.size > limits.plansKeptMax && oldest !== undefined) kept.delete(oldest);
      return fresh.plan;
    },
  };
}

const KEPT_MILLISECONDS = limits.plansKeptMinutes * 60 * 1000;
