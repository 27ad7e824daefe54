import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";

/** As many plans, and as many of their pages, does one process remember. */
export const keptPlansMax = 500;
const KEPT_MILLISECONDS = 60 * 60 * 1000;

/** Plans that were asked for lately, so that a page, its picture and its figures are worked out once. */
export function keptPlans({ now }: { now(): number }) {
  const kept = new Map<string, { page: PlanPage; until: number }>();
  return {
    /** `key` names everything that the plan depends on. */
    take(key: string, make: () => PlanPage): PlanPage {
      const there = kept.get(key);
      kept.delete(key);
      const fresh = there && there.until > now() ? there : { page: make(), until: now() + KEPT_MILLISECONDS };
      // The one asked for last comes last, so that the first is the one to go.
      kept.set(key, fresh);
      const [oldest] = kept.keys();
      if (kept.size > keptPlansMax && oldest !== undefined) kept.delete(oldest);
      return fresh.page;
    },
  };
}
