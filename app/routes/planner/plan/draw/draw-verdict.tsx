/** @jsxImportSource #drawn */
import { Icon } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, type ShownPlan, shownPlan, verdictWords } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, listInWords, paybackRange, poundsRange } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

const SEALS = { likely: "check", either: "scale", unlikely: "x", none: "x" } as const;
const HORIZON_YEARS = 20;

export function drawVerdict({ plan }: PlanPage): Drawn {
  const shown = shownPlan(plan);
  const { firstYear, npv, payback } = shown.outcome.bands;
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
        <Lead {...shown} />
      </p>
      <div class="ranges">
        <Range id="year" said={poundsRange(firstYear)} of="better off in the first year" {...scaleOf(firstYear)} />
        <Range id="npv" said={poundsRange(npv)} of="better off over 20 years, costs taken off" {...scaleOf(npv)} />
        <Range
          id="payback"
          said={paybackRange(payback)}
          of="until it has paid for itself"
          values={[soon ?? HORIZON_YEARS, middle ?? HORIZON_YEARS, late ?? HORIZON_YEARS]}
          from={0}
          to={HORIZON_YEARS}
        />
      </div>
      <p class="small muted">
        Each bar holds eight of ten of our 500 sums; the mark is the middle. Nobody can promise you the middle.
      </p>
    </div>
  );
}

function Lead({ outcome, steps, nothingPays }: ShownPlan): Drawn {
  if (steps.length === 0) {
    return <>You asked for nothing that changes this home, so there is nothing to pay for.</>;
  }
  const names = listInWords(steps.map(({ measure }) => measureNames[measure].inSentence));
  const grants = steps.reduce((sum, { grantPounds }) => sum + grantPounds, 0);
  const [low, , high] = outcome.bands.firstYear;
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
          <b>{poundsRange(outcome.bands.firstYear)} a year</b>
          {low < 0 ? "." : " cheaper."}
        </>
      )}
    </>
  );
}

const ROOM = 1.25;

/** Extends a little beyond the range, and always includes 0. */
function scaleOf(values: RangeProps["values"]) {
  return { values, from: Math.min(0, values[0] * ROOM), to: Math.max(1, values[2] * ROOM) };
}

interface RangeProps {
  id: string;
  said: string;
  of: string;
  values: readonly [low: number, middle: number, high: number];
  from: number;
  to: number;
}

function Range({ id, said, of, values, from, to }: RangeProps): Drawn {
  const at = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const percent = (value: number) => `${shortNumber(value)}%`;
  const [low, middle, high] = values;
  return (
    <div class="range">
      <p class="range-top">
        <b id={`range-${id}`}>{said}</b> <span>{of}</span>
      </p>
      <svg class="range-bar" width="100%" height="22" aria-hidden="true">
        <rect class="range-track" y="4" width="100%" height="14" rx="7" />
        <rect class="range-band" x={percent(at(low))} y="4" width={percent(at(high) - at(low))} height="14" rx="7" />
        {from < 0 && <line class="range-zero" x1={percent(at(0))} x2={percent(at(0))} y1="0" y2="22" />}
        <rect class="range-middle" x={percent(at(middle))} y="0" width="4" height="22" rx="2" />
      </svg>
    </div>
  );
}
