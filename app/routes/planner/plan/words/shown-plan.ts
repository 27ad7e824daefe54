import { betterOff, poundsRange } from "#content/planner/figures.ts";
import type { Meter } from "#domain/planner/meter/meter.ts";
import type { PlanVerdict } from "#domain/planner/money/band.ts";
import type { HomePlan, Outcome, PlanStep } from "#domain/planner/plan/home-plan.ts";
import { stepsBeforeLoss } from "#domain/planner/plan/order.ts";

/** What the page of a plan is drawn from, on the server and in the page's worker alike. */
export interface PlanPage {
  readonly plan: HomePlan;
  /** Canonical, without the question mark: only what differs from defaults, in fixed order. */
  readonly query: string;
  /** A London day, `YYYY-MM-DD`; figures past their date are marked. */
  readonly today: string;
  /** Only in the worker: the server never knows it. */
  readonly meter?: Meter | undefined;
}

const NOTHING_PAYS = "On money alone, nothing here pays for itself within 20 years.";

export interface ShownPlan {
  /** The outcome of the steps that pay, or of everything asked for if none does. */
  readonly outcome: Outcome;
  readonly steps: readonly PlanStep[];
  /** The steps from the first loss on. */
  readonly losses: readonly PlanStep[];
  readonly verdict: PlanVerdict;
  readonly nothingPays: boolean;
}

export function shownPlan({ recommended, asked, steps }: HomePlan): ShownPlan {
  const worth = stepsBeforeLoss(steps);
  const losses = steps.slice(worth.length);
  if (worth.length > 0)
    return { outcome: recommended, steps: worth, losses, verdict: recommended.verdict, nothingPays: false };
  return { outcome: asked, steps, losses: steps, verdict: "none", nothingPays: true };
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
  return `${words}: ${poundsRange(outcome.ranges.firstYear)} better off in the first year, ${betterOff(outcome.npvPounds)} over 20 years.`;
}
