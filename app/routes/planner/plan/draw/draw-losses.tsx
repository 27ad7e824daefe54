/** @jsxImportSource #drawn */
import { Sources } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { heatPumpSizeWords, measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, percent } from "#content/planner/figures.ts";
import { costRowsOf } from "#domain/planner/money/costs.ts";
import type { PlanStep } from "#domain/planner/plan/home-plan.ts";

export function drawLosses({ plan, today }: PlanPage): Drawn {
  const { losses, outcome } = shownPlan(plan);
  if (losses.length === 0) return <p>Everything that you asked for is part of the plan.</p>;
  const longest = Math.max(1, ...losses.map(({ netPounds }) => netPounds));
  return (
    <div class="stack">
      <ul class="nope">
        {losses.map((step) => {
          const saving = plan.insulation[step.measure];
          return (
            <li id={`step-${step.measure}`}>
              <div class="nope-words">
                <h3>{measureWords[step.measure].title(plan)}</h3>
                <p>{lossInWords(step)}</p>
                {saving && <p class="small muted">{savingInWords(saving)}</p>}
                {step.measure === "heatPump" && <p class="small muted">{heatPumpSizeWords(plan, outcome)}</p>}
              </div>
              <Gap step={step} longest={longest} />
            </li>
          );
        })}
      </ul>
      <Sources ids={losses.flatMap(({ measure }) => costRowsOf(plan.inputs, measure))} today={today} />
    </div>
  );
}

/** In the documented words. */
export function lossInWords({ gainPounds, breakEvenPounds }: Pick<PlanStep, "gainPounds" | "breakEvenPounds">): string {
  const start = `Not worth it on money today: about ${aboutPounds(-gainPounds)} worse off over 20 years.`;
  if (breakEvenPounds < 0) return `${start} Not even for nothing.`;
  return `${start} It would break even at a cost of ${aboutPounds(breakEvenPounds)}.`;
}

function savingInWords({ low, high }: { low: number; high: number }): string {
  const from = percent(low);
  const to = percent(high);
  if (from === to) return `Saves about ${to} of the heat for rooms.`;
  return `Saves ${from} to ${to} of the heat for rooms: measured homes say the low end, calculations the high.`;
}

function Gap({ step: { netPounds, breakEvenPounds }, longest }: { step: PlanStep; longest: number }): Drawn {
  const share = (pounds: number) => `${shortNumber((Math.max(0, pounds) / longest) * 100)}%`;
  return (
    <div class="gap">
      <p>costs {aboutPounds(netPounds)}</p>
      <svg class="gap-bars" width="100%" height="26" aria-hidden="true">
        <rect class="gap-track" width="100%" height="26" rx="4" />
        <rect class="gap-ask" width={share(netPounds)} height="26" rx="4" />
        <rect class="gap-even" width={share(Math.min(netPounds, breakEvenPounds))} height="26" rx="4" />
      </svg>
      <p class="gap-words">
        {breakEvenPounds < 0 ? "not even for nothing" : `breaks even at ${aboutPounds(breakEvenPounds)}`}
      </p>
    </div>
  );
}
