import { limits } from "#config/limits.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";

/** Plans that were asked for lately, each for `limits.plansKeptMinutes`, at most `limits.plansKeptMax`. */
export function keptPlans() {
  const kept = new Map<string, { plan: HomePlan; until: number }>();
  return {
    /** Whether it is there already, and costs nothing to take. */
    has: (key: string, now: number): boolean => (kept.get(key)?.until ?? 0) > now,
    /** `key` names everything that the plan depends on; `now` in milliseconds. */
    take(key: string, now: number, make: () => HomePlan): HomePlan {
      const there = kept.get(key);
      kept.delete(key);
      const fresh = there && there.until > now ? there : { plan: make(), until: now + KEPT_MILLISECONDS };
      // The one asked for last comes last, so that the first is the one to go.
      kept.set(key, fresh);
      const [oldest] = kept.keys();
      if (kept.size > limits.plansKeptMax && oldest !== undefined) kept.delete(oldest);
      return fresh.plan;
    },
  };
}

const KEPT_MILLISECONDS = limits.plansKeptMinutes * 60 * 1000;
