/** @jsxImportSource #drawn */
import { Icon } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, type ShownPlan, shownPlan, verdictWords } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, listInWords, paybackRange, pounds, poundsRange } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

const SEALS = { likely: "check", either: "scale", unlikely: "x", none: "x" } as const;
const HORIZON_YEARS = 20;

export function drawVerdict({ plan }: PlanPage): Drawn {
  const shown = shownPlan(plan);
  const { npvPounds, ranges } = shown.outcome;
  const { firstYear, npv, payback } = ranges;
  const [soon, middle, late] = payback;
  return (
    <div class="verdict-words">
      <h1>
        <span class={`seal is-${shown.verdict}`}>
          <Icon name={SEALS[shown.verdict]} />
        </span>
        <span id="verdict">{verdictWords[shown.verdict]}</span>
      </h1>
      <p class="lead">
        <Lead {...shown} hasOthers={plan.leftOut.length > 0} />
      </p>
      <div class="ranges">
        <div class="range is-first">
          <p class="range-top">
            <span>Better off over 20 years</span> <b id="range-npv">{pounds(npvPounds)}</b>
          </p>
          <Bar {...scaleOf(npv)} />
          <p class="range-note">
            In 8 of 10 outcomes <b id="range-outcomes">{poundsRange(npv)}</b>, costs taken off, in today’s money
          </p>
        </div>
        <div class="range">
          <p class="range-top">
            <b id="range-year">{poundsRange(firstYear)}</b> <span>better off in the first year</span>
          </p>
          <Bar {...scaleOf(firstYear)} />
        </div>
        <div class="range">
          <p class="range-top">
            <b id="range-payback">{paybackRange(payback)}</b> <span>until it has paid for itself</span>
          </p>
          <Bar
            values={[soon ?? HORIZON_YEARS, middle ?? HORIZON_YEARS, late ?? HORIZON_YEARS]}
            from={0}
            to={HORIZON_YEARS}
          />
        </div>
      </div>
    </div>
  );
}

function Lead({ outcome, steps, nothingPays, hasOthers }: ShownPlan & { hasOthers: boolean }): Drawn {
  if (steps.length === 0) {
    return hasOthers ? (
      <>There is nothing here for you to pay for: the rest is for others to decide, or not for this home.</>
    ) : (
      <>You asked for nothing that changes this home, so there is nothing to pay for.</>
    );
  }
  const names = listInWords(steps.map(({ measure }) => measureNames[measure].inSentence));
  const grants = steps.reduce((sum, { grantPounds }) => sum + grantPounds, 0);
  const [low, , high] = outcome.ranges.firstYear;
  return (
    <>
      {nothingPays ? "All that you asked for" : `${names.charAt(0).toUpperCase()}${names.slice(1)}`}
      {steps.length > 1 && !nothingPays && ", in this order"}. You pay about <b>{aboutPounds(outcome.costPounds)}</b>
      {grants > 0 && ` after ${aboutPounds(grants)} of grants`}
      {high <= 0 ? (
        ", and your bills do not fall."
      ) : (
        <>
          {low < 0 ? ", and the first year brings " : ", and live "}
          <b>{poundsRange(outcome.ranges.firstYear)} a year</b>
          {low < 0 ? "." : " cheaper."}
        </>
      )}
    </>
  );
}

const ROOM = 1.25;

/** Extends a little beyond the range, and always includes 0. */
function scaleOf(values: BarProps["values"]) {
  return { values, from: Math.min(0, values[0] * ROOM), to: Math.max(1, values[2] * ROOM) };
}

interface BarProps {
  /** The mark is at our central figures. */
  values: readonly [low: number, central: number, high: number];
  from: number;
  to: number;
}

function Bar({ values, from, to }: BarProps): Drawn {
  const at = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const percent = (value: number) => `${shortNumber(value)}%`;
  const [low, central, high] = values;
  return (
    <svg class="range-bar" width="100%" height="18" aria-hidden="true">
      <rect class="range-track" y="4" width="100%" height="10" rx="5" />
      <rect class="range-band" x={percent(at(low))} y="4" width={percent(at(high) - at(low))} height="10" rx="5" />
      {from < 0 && <line class="range-zero" x1={percent(at(0))} x2={percent(at(0))} y1="0" y2="18" />}
      <rect class="range-middle" x={percent(at(central))} y="0" width="4" height="18" rx="2" />
    </svg>
  );
}
