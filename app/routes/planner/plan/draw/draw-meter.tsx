/** @jsxImportSource #drawn */
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { meterInWords, meterWords } from "#content/planner/meter-words.ts";

/** Whose half hours the plan is worked out with, and that they go no further; nothing without a meter. */
export function drawMeter({ meter }: PlanPage): Drawn {
  if (!meter) return <div />;
  return (
    <div class="stack">
      <p>
        <b>{meterInWords(meter.year)}</b>
      </p>
      <p class="small muted">{meterWords.carried}</p>
    </div>
  );
}
