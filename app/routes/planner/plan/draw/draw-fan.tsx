import { drawFigure, drawSums, type Part, strong, together } from "#app/routes/planner/plan/draw/frame.tsx";
import {
  bandPath,
  drawPlot,
  label,
  line,
  linePath,
  PLOT_WIDTH,
  roundStep,
  shortNumber,
} from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { aboutPounds, gainPounds, paybackRange, pounds } from "#content/planner/figures.ts";
import type { Band } from "#domain/planner/money/band.ts";
import type { Outcome } from "#domain/planner/plan/home-plan.ts";

const HEIGHT = 300;
const INVERTER_YEAR = 12;

/** Money put in and got back, year by year: eight of ten sums lie in the band. */
export function drawFan({ plan, today }: PlanPage): Drawn {
  const { outcome } = shownPlan(plan);
  return drawFigure({
    id: "years-chart",
    title: "Money put in and got back, in pounds of today",
    says: saysOf(outcome),
    picture: [drawBand(outcome.cumulative, outcome)],
    below: [
      drawSums(worthToday(outcome)),
      draw(
        "p",
        { class: "small muted" },
        "These are what the plan is worth today: later pounds count less, as the Treasury's Green Book does it.",
      ),
    ],
    table: {
      caption: "Money put in and got back, pounds of today",
      heads: ["Year", "One in ten below", "Middle", "One in ten above"],
      rows: outcome.cumulative.map((band, year) => [year === 0 ? "Start" : String(year), ...band.map(pounds)]),
    },
    sources: [
      "economics.discountRateReal",
      "economics.priceGrowth",
      "economics.panelFade",
      "economics.batteryLife",
      "costs.inverter",
    ],
    today,
  });
}

function worthToday({ npvByPriceGrowth, npvPounds }: Outcome): [string, string][] {
  const others = npvByPriceGrowth.map(({ growth, npvPounds: npv }): [string, string] => [
    growthInWords(growth),
    aboutPounds(npv),
  ]);
  return [["At our central figures", aboutPounds(npvPounds)], ...others];
}

function growthInWords(growth: number): string {
  const percent = `${Math.abs(Math.round(growth * 1000) / 10)}%`;
  return growth < 0 ? `If prices fall ${percent} a year` : `If prices rise ${percent} a year`;
}

function saysOf({ cumulative, bands, measures, costPounds }: Outcome): Part[] {
  const [low, middle, high] = cumulative.at(-1) ?? [0, 0, 0];
  const dip = measures.includes("solar") ? ` The dip in year ${INVERTER_YEAR} is a new inverter.` : "";
  const payback =
    bands.payback[0] === null ? "It is not back within 20 years" : `It is back after ${paybackRange(bands.payback)}`;
  return [
    `You pay ${aboutPounds(costPounds)} at the start. ${payback}, and after 20 years the middle of our 500 sums stands at `,
    strong(gainPounds(middle)),
    ": one in ten ends below ",
    together(gainPounds(low)),
    ", one in ten above ",
    together(gainPounds(high)),
    `.${dip}`,
  ];
}

function drawBand(cumulative: readonly Band[], { bands }: Outcome): Drawn {
  const lows = cumulative.map(([low]) => low);
  const middles = cumulative.map(([, middle]) => middle);
  const highs = cumulative.map(([, , high]) => high);
  const [bottom, top] = [Math.min(0, ...lows) * 1.08, Math.max(1, ...highs) * 1.08];
  const place = (value: number) => ((top - value) / (top - bottom)) * HEIGHT;
  const step = roundStep(top - bottom, 6);
  const from = Math.ceil(bottom / step);
  const levels = Array.from({ length: Math.floor(top / step) - from + 1 }, (_, index) => (from + index) * step);
  const last = cumulative.at(-1) ?? [0, 0, 0];
  const at = (value: number) => (place(value) / HEIGHT) * 100;
  return drawPlot({
    height: HEIGHT,
    shapes: [
      ...levels.filter((value) => value !== 0).map((value) => line("gridline", place(value))),
      draw("path", { class: "area is-band", d: bandPath({ values: highs, place }, { values: lows, place }) }),
      draw("path", { class: "middle", d: linePath({ values: middles, place }) }),
      line("axis", place(0)),
      ...paidBack(bands.payback, place(0)),
    ],
    levels: levels.map((value) => [at(value), inThousands(value)] as const),
    labels: [
      label({ left: 100, top: at(last[2]), words: `1 in 10 above ${aboutPounds(last[2])}`, look: "above-end is-dim" }),
      label({ left: 99, top: at(last[1]), words: `middle ${aboutPounds(last[1])}`, look: "at-end on-band is-key" }),
    ],
    marks: [0, 5, 10, 15, 20].map((year) => ({
      at: year * 5,
      words: year === 0 ? "start" : year === 20 ? "20 years" : String(year),
      wideOnly: year === 15,
    })),
  });
}

/** When the money is back: from the earliest to the latest of eight in ten. */
function paidBack([low, , high]: Outcome["bands"]["payback"], y: number): Drawn[] {
  if (low === null) return [];
  const x = (year: number) => shortNumber((year / 20) * PLOT_WIDTH);
  return [draw("line", { class: "paid-back", x1: x(low), x2: x(high ?? 20), y1: shortNumber(y), y2: shortNumber(y) })];
}

function inThousands(value: number): string {
  if (value === 0) return "0";
  const thousands = Math.round(Math.abs(value) / 100) / 10;
  return `${value < 0 ? "−" : "+"}£${thousands}k`;
}
