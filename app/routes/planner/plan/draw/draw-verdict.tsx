import { icon, type Part, strong } from "#app/routes/planner/plan/draw/frame.tsx";
import { shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan, verdictWords } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, listInWords, paybackRange, poundsRange } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";
import type { Outcome, PlanStep } from "#domain/planner/plan/home-plan.ts";

const SEALS = { likely: "check", either: "scale", unlikely: "x", none: "x" } as const;
const HORIZON_YEARS = 20;

/** What comes out, and how sure it is. */
export function drawVerdict({ plan }: PlanPage): Drawn {
  const { outcome, steps, verdict, nothingPays } = shownPlan(plan);
  return draw(
    "div",
    { class: "verdict-words" },
    draw(
      "h1",
      {},
      draw("span", { class: `seal is-${verdict}` }, icon(SEALS[verdict])),
      draw("span", { id: "verdict" }, verdictWords[verdict]),
    ),
    draw("p", { class: "lead" }, ...leadOf(outcome, steps, nothingPays)),
    draw("div", { class: "ranges" }, ...rangesOf(outcome)),
    draw(
      "p",
      { class: "small muted" },
      "Each bar holds eight of ten of our 500 sums; the mark is the middle. Nobody can promise you the middle.",
    ),
  );
}

function leadOf(outcome: Outcome, steps: readonly PlanStep[], nothingPays: boolean): Part[] {
  if (steps.length === 0) return ["You asked for nothing that changes this home, so there is nothing to pay for."];
  const names = listInWords(steps.map(({ measure }) => measureNames[measure].inSentence));
  const grants = steps.reduce((sum, { grantPounds }) => sum + grantPounds, 0);
  const grant = grants > 0 ? ` after ${aboutPounds(grants)} of grants` : "";
  const all = nothingPays ? "All that you asked for" : `${names.charAt(0).toUpperCase()}${names.slice(1)}`;
  const order = steps.length > 1 && !nothingPays ? ", in this order" : "";
  const pays: Part[] = [" You pay about ", strong(aboutPounds(outcome.costPounds)), grant];
  const [low, , high] = outcome.bands.firstYear;
  if (high <= 0) return [`${all}${order}.`, ...pays, ", and your bills do not fall."];
  const words = low < 0 ? [", and the first year brings "] : [", and live "];
  return [
    `${all}${order}.`,
    ...pays,
    ...words,
    strong(`${poundsRange(outcome.bands.firstYear)} a year`),
    low < 0 ? "." : " cheaper.",
  ];
}

function rangesOf({ bands }: Outcome): Drawn[] {
  const [soon, middle, late] = bands.payback;
  return [
    drawRange({
      id: "year",
      said: poundsRange(bands.firstYear),
      of: "better off in the first year",
      ...scaleOf(bands.firstYear),
    }),
    drawRange({
      id: "npv",
      said: poundsRange(bands.npv),
      of: "better off over 20 years, costs taken off",
      ...scaleOf(bands.npv),
    }),
    drawRange({
      id: "payback",
      said: paybackRange(bands.payback),
      of: "until it has paid for itself",
      values: [soon ?? HORIZON_YEARS, middle ?? HORIZON_YEARS, late ?? HORIZON_YEARS],
      from: 0,
      to: HORIZON_YEARS,
    }),
  ];
}

const ROOM = 1.25;

/** Ends a little beyond the range, and always with 0 in it. */
function scaleOf(values: readonly [number, number, number]) {
  return { values, from: Math.min(0, values[0] * ROOM), to: Math.max(1, values[2] * ROOM) };
}

interface Range {
  id: string;
  said: string;
  of: string;
  values: readonly [number, number, number];
  from: number;
  to: number;
}

function drawRange({ id, said, of, values, from, to }: Range): Drawn {
  const at = (value: number) => Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
  const [low, middle, high] = [at(values[0]), at(values[1]), at(values[2])];
  const percent = (value: number) => `${shortNumber(value)}%`;
  return draw(
    "div",
    { class: "range" },
    draw("p", { class: "range-top" }, draw("b", { id: `range-${id}` }, said), " ", draw("span", {}, of)),
    draw(
      "svg",
      { class: "range-bar", width: "100%", height: "22", "aria-hidden": "true" },
      draw("rect", { class: "range-track", y: "4", width: "100%", height: "14", rx: "7" }),
      draw("rect", { class: "range-band", x: percent(low), y: "4", width: percent(high - low), height: "14", rx: "7" }),
      ...(from < 0
        ? [draw("line", { class: "range-zero", x1: percent(at(0)), x2: percent(at(0)), y1: "0", y2: "22" })]
        : []),
      draw("rect", { class: "range-middle", x: percent(middle), y: "0", width: "4", height: "22", rx: "2" }),
    ),
  );
}
