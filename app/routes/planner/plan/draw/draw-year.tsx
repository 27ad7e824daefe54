import { drawFigure, drawSides, drawSums, type Part, swatch } from "#app/routes/planner/plan/draw/frame.tsx";
import { drawPlot, line, PLOT_WIDTH, roundStep, shortNumber } from "#app/routes/planner/plan/draw/plot.tsx";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { aboutKwh, count, percent } from "#content/planner/figures.ts";
import type { MonthTotals } from "#domain/planner/year/year-record.ts";

const HEIGHT = 280;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const BAR_SHARE = 0.74;

/** Twelve months: above the line what the home uses, below it what is sold. */
export function drawYear({ plan, today }: PlanPage): Drawn {
  const { months, year } = shownPlan(plan).outcome;
  const hasFuel = months.some(({ fuel }) => fuel >= 1);
  return drawFigure({
    id: "year-chart",
    title: "Twelve months, in kWh",
    says: saysOf(months, year.load),
    picture: [drawSides("what the home uses", "what is sold"), drawMonths(months)],
    below: [
      drawSums([
        ["Made on the roof", aboutKwh(year.pv)],
        ["Used as it is made", aboutKwh(year.direct)],
        ["Bought from the grid", aboutKwh(year.import)],
        ["Sold", aboutKwh(year.export)],
      ]),
    ],
    table: {
      caption: "Twelve months, kWh",
      heads: [
        "Month",
        "Used",
        "Sun, used at once",
        "From the battery",
        "From the grid",
        "Made",
        "Sold",
        ...(hasFuel ? ["Fuel"] : []),
      ],
      rows: months.map((month, index) => [
        MONTHS[index] ?? "",
        ...[
          month.load,
          month.direct,
          month.fromBattery,
          month.import,
          month.pv,
          month.export,
          ...(hasFuel ? [month.fuel] : []),
        ].map(count),
      ]),
    },
    sources: [
      "sap-climate.radiation",
      "economics.irradianceCalibration",
      "load.typicalElectricity",
      "self-consumption.sap",
    ],
    today,
  });
}

function saysOf(months: readonly MonthTotals[], load: number): Part[] {
  const sum = (of: (month: MonthTotals) => number) => months.reduce((all, month) => all + of(month), 0);
  const [direct, battery, sold] = [sum((m) => m.direct), sum((m) => m.fromBattery), sum((m) => m.export)];
  if (sum((m) => m.pv) < 1)
    return ["The home takes all its electricity from the ", swatch("grid", "grid"), ", most of it in winter."];
  const share = percent(direct / Math.max(1, load));
  const parts: Part[] = [swatch("sun", "Sun used at once"), ` covers ${share} of what the home uses in a year`];
  if (battery >= 1)
    parts.push(", ", swatch("battery", "the battery"), ` gives ${percent(battery / Math.max(1, load))}`);
  parts.push(", and the rest comes from ", swatch("grid", "the grid"), ".");
  if (sold >= 1) parts.push(" What is left of the sun is ", swatch("sold", "sold"), ".");
  return parts;
}

function drawMonths(months: readonly MonthTotals[]): Drawn {
  const used = ({ direct, fromBattery, import: bought }: MonthTotals) => direct + fromBattery + bought;
  const above = Math.max(1, ...months.map(used)) * 1.06;
  const below = Math.max(...months.map((month) => month.export), above * 0.12) * 1.06;
  const [unit, step] = [HEIGHT / (above + below), roundStep(above + below, 5)];
  const zero = above * unit;
  const slot = PLOT_WIDTH / months.length;
  const bar = (kind: string, index: number, from: number, to: number) => {
    const [top, height] = [zero - Math.max(from, to) * unit, Math.abs(to - from) * unit];
    if (height < 0.1) return [];
    const x = slot * (index + (1 - BAR_SHARE) / 2);
    const box = {
      x: shortNumber(x),
      y: shortNumber(top),
      width: shortNumber(slot * BAR_SHARE),
      height: shortNumber(height),
    };
    return [draw("rect", { class: `area is-${kind}`, ...box })];
  };
  const levels = [...upTo(above, step), ...upTo(below, step).map((kwh) => -kwh)];
  const at = (kwh: number) => ((zero - kwh * unit) / HEIGHT) * 100;
  return drawPlot({
    height: HEIGHT,
    shapes: [
      ...levels.map((kwh) => line("gridline", zero - kwh * unit)),
      ...months.flatMap((month, index) => [
        ...bar("sun", index, 0, month.direct),
        ...bar("battery", index, month.direct, month.direct + month.fromBattery),
        ...bar("grid", index, month.direct + month.fromBattery, used(month)),
        ...bar("sold", index, 0, -month.export),
      ]),
      line("axis", zero),
    ],
    levels: [[at(0), "0"], ...levels.map((kwh) => [at(kwh), count(Math.abs(kwh))] as const)],
    marks: MONTHS.map((month, index) => ({
      at: ((index + 0.5) / months.length) * 100,
      words: month.slice(0, 3),
      wideOnly: index % 3 !== 0,
    })),
  });
}

const upTo = (most: number, step: number) =>
  Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);
