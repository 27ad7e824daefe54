import {
  type DayLayers,
  dayLayers,
  dayScale,
  HALF_HOURS,
  KETTLE_KW,
  PER_HOUR,
  sumAt,
  total,
} from "#app/routes/planner/plan/draw/day-layers.ts";
import { drawCharge, drawPrices } from "#app/routes/planner/plan/draw/draw-prices.tsx";
import {
  drawFigure,
  drawSides,
  drawSums,
  type EnergyColour,
  type Part,
  swatch,
} from "#app/routes/planner/plan/draw/frame.tsx";
import { drawPlot, label, line, stepsPath } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { oneDecimal, pence, poundsAndPence, twoDecimals } from "#content/planner/figures.ts";
import type { DayTrace } from "#domain/planner/year/year-record.ts";

const HEIGHT = 330;
/** Less than this is not worth a word: kWh a day. */
const LEAST_KWH = 0.05;

export function drawDay(page: PlanPage, season: "summer" | "winter"): Drawn {
  const { outcome } = shownPlan(page.plan);
  const day = outcome.days[season];
  const layers = dayLayers(day);
  const month = season === "summer" ? "June" : "December";
  const title = `A weekday in ${month}, sun and cloud`;
  const { exportPence } = page.plan.inputs.energy;
  const holds = outcome.measures.includes("battery") ? page.plan.inputs.battery.kwh : 0;
  const bought = total(day.import.map((kwh, index) => (kwh * (day.importPence[index] ?? 0)) / 100));
  return drawFigure({
    id: `${season}-chart`,
    title,
    says: saysOf(layers, day, exportPence),
    picture: [
      drawSides("what your home uses", "what is left of the sun"),
      draw(
        "div",
        { class: "day", "data-day": season },
        drawShapes(layers, dayScale([outcome.days.summer, outcome.days.winter])),
        drawPrices(day),
        ...drawCharge(day, holds),
      ),
      draw(
        "div",
        { class: "scrub needs-script" },
        draw("label", { class: "sr-only", for: `${season}-time` }, `Time of the day in ${month}`),
        draw("input", { id: `${season}-time`, type: "range", min: "0", max: "47", value: "37", "data-scrub": "" }),
        draw("p", { "data-told": "" }),
      ),
    ],
    below: [
      drawSums([
        ["Made on the roof", `${oneDecimal(total(day.pv))} kWh`],
        ["Used at home", `${oneDecimal(total(day.load))} kWh`],
        ["Bought", poundsAndPence(bought)],
        ["Sold for", poundsAndPence((total(day.export) * exportPence) / 100)],
      ]),
    ],
    table: { caption: `${title}: kWh in each half hour`, heads: HEADS, rows: dayRows(day, layers) },
    sources: ["load.shape", "sap-climate.radiation", "economics.batteryRoundTrip", "tariffs.export"],
    today: page.today,
  });
}

const HEADS = [
  "Time",
  "Used",
  "From the roof",
  "From the battery",
  "From the grid",
  "Into the battery",
  "Sold",
  "Battery holds",
  "Price",
];

function dayRows(day: DayTrace, layers: DayLayers): string[][] {
  return day.load.map((used, i) => {
    const at = (values: readonly number[]) => twoDecimals(values[i] ?? 0);
    const time = timeOf(i);
    return [
      time,
      twoDecimals(used),
      at(layers.roof),
      at(layers.battery),
      at(day.import),
      at(day.charge),
      at(day.export),
      at(day.storedKwh),
      pence(day.importPence[i] ?? 0),
    ];
  });
}

export const timeOf = (halfHour: number) => `${String(halfHour >> 1).padStart(2, "0")}:${halfHour % 2 ? "30" : "00"}`;

function saysOf(layers: DayLayers, { pv }: DayTrace, exportPence: number): Part[] {
  const made = total(pv);
  const kwh = (values: readonly number[]) => `${oneDecimal(total(values))} kWh`;
  const parts: Part[] = [];
  if (made >= LEAST_KWH) {
    parts.push(`Your roof makes ${oneDecimal(made)} kWh: `, swatch("sun", `${kwh(layers.roof)} used at once`));
    if (total(layers.stored) >= LEAST_KWH) parts.push(", ", swatch("stored", `${kwh(layers.stored)} into the battery`));
    if (total(layers.sold) >= LEAST_KWH)
      parts.push(" and ", swatch("sold", `${kwh(layers.sold)} sold at ${pence(exportPence)}`));
    parts.push(". ");
  }
  const supplied: Part[][] = [];
  if (total(layers.battery) >= LEAST_KWH) supplied.push([swatch("battery", `${kwh(layers.battery)} from the battery`)]);
  if (total(layers.cheapGrid) >= LEAST_KWH)
    supplied.push([swatch("night", `${kwh(layers.cheapGrid)} from the grid in cheap hours`)]);
  if (total(layers.grid) >= LEAST_KWH)
    supplied.push([swatch("day", `${kwh(layers.grid)} from the grid at the full price`)]);
  const list = supplied.flatMap((part, index) =>
    index === 0 ? part : index === supplied.length - 1 ? [" and ", ...part] : [", ", ...part],
  );
  return supplied.length > 0
    ? [...parts, made >= LEAST_KWH ? "The rest comes as " : "The home takes ", ...list, "."]
    : parts;
}

function drawShapes(layers: DayLayers, { above, below, step }: ReturnType<typeof dayScale>): Drawn {
  const unit = HEIGHT / (above + below);
  const zero = above * unit;
  const stacked = (...parts: (readonly number[])[]) => layers.roof.map((_, index) => sumAt(parts, index) * PER_HOUR);
  const area = (colour: EnergyColour, values: readonly number[], way = 1) => {
    const d = stepsPath({ values, zero, unit: unit * way });
    return d ? [draw("path", { class: `area is-${colour}`, d })] : [];
  };
  const { roof, battery, cheapGrid, grid, stored, sold } = layers;
  const at = (kw: number) => ((zero - kw * unit) / HEIGHT) * 100;
  const up = Array.from({ length: Math.floor(above / step) }, (_, index) => (index + 1) * step);
  const down = Array.from({ length: Math.floor(below / step) }, (_, index) => -(index + 1) * step);
  return drawPlot({
    height: HEIGHT,
    shapes: [
      ...[...up, ...down].map((kw) => line("gridline", zero - kw * unit)),
      // Painted from the outside in: each silhouette covers the one behind it.
      ...area("day", stacked(roof, battery, cheapGrid, grid)),
      ...area(
        "night",
        stacked(roof, battery, cheapGrid).map((kw, i) => ((cheapGrid[i] ?? 0) > 0 ? kw : 0)),
      ),
      ...area("battery", stacked(roof, battery)),
      ...area("sun", stacked(roof)),
      ...area("sold", stacked(stored, sold), -1),
      ...area("stored", stacked(stored), -1),
      line("kettle", zero - KETTLE_KW * unit),
      line("axis", zero),
      draw("line", { class: "cursor", x1: "0", x2: "0", y1: "0", y2: String(HEIGHT) }),
    ],
    levels: [
      ...up.map((kw, index) => [at(kw), index === up.length - 1 ? `${oneDecimal(kw)} kW` : oneDecimal(kw)] as const),
      [at(0), "0"],
      ...down.map((kw) => [at(kw), oneDecimal(-kw)] as const),
    ],
    labels: [
      label({ left: 34, top: at(KETTLE_KW), words: "a kettle", look: "above-start is-dim" }),
      ...labelsOf(layers, at),
    ],
    marks: DAY_MARKS,
  });
}

const DAY_MARKS = [
  { at: 0, words: "midnight" },
  { at: 25, words: "6 am", wideOnly: true },
  { at: 50, words: "noon" },
  { at: 75, words: "6 pm", wideOnly: true },
  { at: 100, words: "midnight" },
];

/** Room in kW under which words would not fit into an area. */
const LABEL_KW = 0.9;

function labelsOf({ sold, stored }: DayLayers, at: (kw: number) => number): Drawn[] {
  const peak = Math.max(...sold);
  const widest = sold.indexOf(peak);
  const inside = (stored[widest] ?? 0) * PER_HOUR;
  if (peak * PER_HOUR < LABEL_KW) return [];
  const look = "at-centre on-sold is-key";
  return [
    label({
      left: ((widest + 0.5) / HALF_HOURS) * 100,
      top: at(-(inside + peak * PER_HOUR * 0.45)),
      words: "sold",
      look,
    }),
  ];
}
