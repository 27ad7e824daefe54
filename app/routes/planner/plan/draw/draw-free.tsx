/** @jsxImportSource #drawn */
import { freeWords } from "#app/routes/planner/plan/words/free-words.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { poundsRange } from "#content/planner/figures.ts";
import type { HomePlan } from "#domain/planner/plan/home-plan.ts";

const NOT_COUNTED = "None of this is in the plan’s sums.";
const NOT_COUNTED_BUT_EXPORTS = "Apart from the exports, none of this is in the plan’s sums.";

/** What to do before anything that costs money. */
export function drawFree(plan: HomePlan): Drawn | undefined {
  if (plan.free.length === 0) return undefined;
  return (
    <div class="free">
      <div class="free-head">
        <h3>First, for nothing</h3>
        <span class="small muted">a year</span>
      </div>
      <ul>
        {plan.free.map(({ id, savingPounds: { low, central, high } }) => (
          <li>
            <span>
              {freeWords[id].title(plan)}
              <small>{freeWords[id].note}</small>
            </span>
            <b>{poundsRange([low, central, high])}</b>
          </li>
        ))}
      </ul>
      <p class="small muted">{plan.free.some(({ id }) => id === "export") ? NOT_COUNTED_BUT_EXPORTS : NOT_COUNTED}</p>
    </div>
  );
}

/** The rows of the register that they come from. */
export const freeRows = ({ free }: HomePlan): string[] => free.flatMap(({ id }) => freeWords[id].rows);
