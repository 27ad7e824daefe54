import { drawFigure, type Part, strong } from "#app/routes/planner/plan/draw/frame.tsx";
import { drawPlot, label, line, roundSteps, stepsPath } from "#app/routes/planner/plan/draw/plot.tsx";
import { fuelInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { count, tonnes } from "#content/planner/figures.ts";
import type { HomePlan, Outcome } from "#domain/planner/plan/home-plan.ts";

const HEIGHT = 240;
const LABEL_HEIGHT = 24;

/** kg a year of the home as it is and with the plan. */
export function drawCarbon({ plan, today }: PlanPage): Drawn {
  const { outcome } = shownPlan(plan);
  const years = outcome.carbonByYear;
  return drawFigure({
    id: "carbon-chart",
    title: "Carbon of your home, kg a year",
    says: saysOf(plan, outcome),
    picture: [drawAreas(years)],
    table: {
      caption: "Carbon, kg a year",
      heads: ["Year", "As you live today", "With the plan"],
      rows: years.map(({ year, beforeKg, afterKg }) => [String(year), count(beforeKg), count(afterKg)]),
    },
    sources: sourcesOf(plan),
    today,
  });
}

function sourcesOf({ inputs: { energy } }: HomePlan): string[] {
  const { heating } = energy;
  const fuel = heating === "gas" || heating === "oil" || heating === "lpg" ? [`carbon.${heating}`] : [];
  return ["carbon.electricity", "carbon.floor", "carbon.floorYear", ...fuel];
}

function saysOf({ inputs }: HomePlan, { carbonKg, carbonByYear }: Outcome): Part[] {
  const until = carbonByYear.at(-1)?.year ?? 0;
  const saved = carbonKg >= 0 ? `${tonnes(carbonKg)} less` : `${tonnes(-carbonKg)} more`;
  const burns = inputs.energy.heating !== "electric" && inputs.energy.heating !== "heatPump";
  const fuel = burns ? `${capital(fuelInWords(inputs))} keeps emitting what it always did, while ` : "";
  const grid = burns ? "electricity gets cleaner until 2035" : "Electricity gets cleaner until 2035";
  return [
    `${fuel}${grid}. The plan emits `,
    strong(saved),
    ` by ${until}. What making the equipment emits is not counted.`,
  ];
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

type Scale = { unit: number; at: (kg: number) => number };

function drawAreas(years: Outcome["carbonByYear"]): Drawn {
  const before = years.map(({ beforeKg }) => Math.max(0, beforeKg));
  const after = years.map(({ afterKg }) => Math.max(0, afterKg));
  const most = Math.max(1, ...before, ...after);
  const levels = roundSteps(most, 4);
  const top = Math.max(most * 1.1, levels.at(-1) ?? 0);
  const unit = HEIGHT / top;
  const at = (kg: number) => 100 - (kg / top) * 100;
  const [first, last] = [years[0], years.at(-1)];
  const floor = years.findIndex(({ year }) => year === 2035);
  return drawPlot({
    height: HEIGHT,
    shapes: [
      ...levels.map((kg) => line("gridline", HEIGHT - kg * unit)),
      draw("path", { class: "area is-before", d: stepsPath({ values: before, zero: HEIGHT, unit }) }),
      draw("path", { class: "area is-after", d: stepsPath({ values: after, zero: HEIGHT, unit }) }),
      line("axis", HEIGHT),
    ],
    levels: levels.map((kg) => [at(kg), count(kg)] as const),
    labels: [
      label({ left: 1, top: at(before[0] ?? 0), words: "as you live today", look: "above-start is-key" }),
      ...nameOfPlan(before, after, { unit, at }),
    ],
    marks: [
      { at: 0, words: String(first?.year ?? "") },
      ...(floor > 0 ? [{ at: (floor / years.length) * 100, words: "2035" }] : []),
      { at: 100, words: String(last?.year ?? "") },
    ],
  });
}

/** How much of the years the name lies over, on a phone. */
const NAMED_SHARE = 0.5;

/** Within what it names, where that is high enough for as long as the name is; else over it, where there is room. */
function nameOfPlan(before: readonly number[], after: readonly number[], scale: Scale): Drawn[] {
  const words = "with the plan";
  const years = Math.ceil(after.length * NAMED_SHARE);
  const [lowest, highest] = [Math.min(...after.slice(0, years)), Math.max(...after.slice(0, years))];
  if (lowest * scale.unit > LABEL_HEIGHT) {
    return [label({ left: 1, top: scale.at(lowest / 2), words, look: "at-start on-battery is-key" })];
  }
  if ((Math.min(...before.slice(0, years)) - highest) * scale.unit <= LABEL_HEIGHT) return [];
  return [label({ left: 1, top: scale.at(highest), words, look: "above-start is-key" })];
}
