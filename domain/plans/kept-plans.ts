import { limits } from "#config/limits.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";

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
