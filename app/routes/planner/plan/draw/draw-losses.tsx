/** @jsxImportSource #drawn */
import { drawLeftOut, permissionNotes } from "#app/routes/planner/plan/draw/draw-left-out.tsx";
import { FoldedSources } from "#app/routes/planner/plan/draw/frame.tsx";
import { FuelNotes } from "#app/routes/planner/plan/draw/fuel-notes.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { heatPumpSizeWords, measureWords } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, percent } from "#content/planner/figures.ts";
import { costRowsOf } from "#domain/planner/money/costs.ts";
import type { PlanStep } from "#domain/planner/plan/home-plan.ts";

export function drawLosses({ plan, today }: PlanPage): Drawn {
  const { losses, outcome } = shownPlan(plan);
  if (losses.length === 0) {
    const all = plan.leftOut.length > 0 ? "Everything that you can have yourself" : "Everything that you asked for";
    return (
      <div class="stack">
        <p>{all} is part of the plan.</p>
        {drawLeftOut(plan)}
      </div>
    );
  }
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
                {step.measure === "heatPump" && <FuelNotes plan={plan} />}
                {saving && <p class="small muted">{savingInWords(saving)}</p>}
                {step.measure === "heatPump" && <p class="small muted">{heatPumpSizeWords(plan, outcome)}</p>}
                {permissionNotes(plan, step.measure).map((note) => (
                  <p class="small muted">{note}</p>
                ))}
              </div>
              <Gap step={step} longest={longest} />
            </li>
          );
        })}
      </ul>
      {losses.some(({ measure }) => plan.insulation[measure]) && (
        <p class="small muted">Of the heat saved, measured homes say the low end, calculations the high.</p>
      )}
      {drawLeftOut(plan)}
      <FoldedSources ids={losses.flatMap(({ measure }) => costRowsOf(plan.inputs, measure))} today={today} />
    </div>
  );
}

/** In the documented words. */
export function lossInWords({ gainPounds, breakEvenPounds }: Pick<PlanStep, "gainPounds" | "breakEvenPounds">): string {
  // Worth it only with what comes before it here, and that is not.
  if (gainPounds >= 0)
    return `Worth ${aboutPounds(gainPounds)} over 20 years, but only after what is above, which is not.`;
  const start = `Not worth it on money today: about ${aboutPounds(-gainPounds)} worse off over 20 years.`;
  if (breakEvenPounds < 0) return `${start} Not even for nothing.`;
  return `${start} It would break even at a cost of ${aboutPounds(breakEvenPounds)}.`;
}

function savingInWords({ low, high }: { low: number; high: number }): string {
  const from = percent(low);
  const to = percent(high);
  return `Saves ${from === to ? "about" : `${from} to`} ${to} of the heat for rooms.`;
}

/** What it costs, and the part of it at which it would break even. */
function Gap({ step: { netPounds, breakEvenPounds }, longest }: { step: PlanStep; longest: number }): Drawn {
  const share = (pounds: number) => `${shortNumber((Math.max(0, pounds) / longest) * 100)}%`;
  return (
    <div class="gap">
      <p>costs {aboutPounds(netPounds)}</p>
      <svg class="gap-bars" width="100%" height="16" aria-hidden="true">
        <rect class="gap-track" width="100%" height="16" rx="4" />
        <rect class="gap-ask" width={share(netPounds)} height="16" rx="4" />
        <rect class="gap-even" width={share(Math.min(netPounds, breakEvenPounds))} height="16" rx="4" />
      </svg>
    </div>
  );
}
