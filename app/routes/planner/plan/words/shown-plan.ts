import { poundsRange } from "#content/planner/figures.ts";
import type { PlanVerdict } from "#domain/planner/money/band.ts";
import type { HomePlan, Outcome, PlanStep } from "#domain/planner/plan/home-plan.ts";

/** What the page of a plan is drawn from, on the server and in the page's worker alike. */
export interface PlanPage {
  readonly plan: HomePlan;
  /** Canonical, without the question mark: only what differs from defaults, in fixed order. */
  readonly query: string;
  /** A London day, `YYYY-MM-DD`; figures past their date are marked. */
  readonly today: string;
}

const NOTHING_PAYS = "On money alone, nothing here pays for itself within 20 years.";

export interface ShownPlan {
  /** The outcome of the steps that pay, or of everything asked for if none does. */
  readonly outcome: Outcome;
  readonly steps: readonly PlanStep[];
  /** The steps after the first loss. */
  readonly losses: readonly PlanStep[];
  readonly verdict: PlanVerdict;
  readonly nothingPays: boolean;
}

export function shownPlan({ recommended, asked, steps }: HomePlan): ShownPlan {
  const losses = steps.filter(({ worthIt }) => !worthIt);
  const worth = steps.filter(({ worthIt }) => worthIt);
  if (worth.length > 0)
    return { outcome: recommended, steps: worth, losses, verdict: recommended.verdict, nothingPays: false };
  return { outcome: asked, steps, losses, verdict: "none", nothingPays: true };
}

export const verdictWords: Readonly<Record<PlanVerdict, string>> = {
  likely: "Likely to pay for itself",
  either: "Could go either way",
  unlikely: "Unlikely to pay for itself",
  none: NOTHING_PAYS,
};

/** The outcome in one sentence, for screen readers when the page changes. */
export function outcomeInWords(plan: HomePlan): string {
  const { outcome, verdict } = shownPlan(plan);
  const words = verdictWords[verdict].replace(/\.$/, "");
  return `${words}: ${poundsRange(outcome.bands.firstYear)} better off in the first year, ${poundsRange(outcome.bands.npv)} over 20 years.`;
}
