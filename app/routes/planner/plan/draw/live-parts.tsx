import { drawBill } from "#app/routes/planner/plan/draw/draw-bill.tsx";
import { drawCarbon } from "#app/routes/planner/plan/draw/draw-carbon.tsx";
import { drawDay } from "#app/routes/planner/plan/draw/draw-day.tsx";
import { drawFan } from "#app/routes/planner/plan/draw/draw-fan.tsx";
import { drawLegend, drawPins } from "#app/routes/planner/plan/draw/draw-house.tsx";
import { drawLosses } from "#app/routes/planner/plan/draw/draw-losses.tsx";
import { drawSteps } from "#app/routes/planner/plan/draw/draw-steps.tsx";
import { drawTariffs } from "#app/routes/planner/plan/draw/draw-tariffs.tsx";
import { drawVerdict } from "#app/routes/planner/plan/draw/draw-verdict.tsx";
import { drawYear } from "#app/routes/planner/plan/draw/draw-year.tsx";
import { fuelInWords, homeFacts, homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { peakOf } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { count, listInWords, oneDecimal } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

/** What changes with a figure: drawn by the server, and again by the page's worker. */
export const liveParts = {
  verdict: drawVerdict,
  pins: drawPins,
  legend: drawLegend,
  steps: drawSteps,
  bill: drawBill,
  summer: (page) => drawDay(page, "summer"),
  winter: (page) => drawDay(page, "winter"),
  year: drawYear,
  years: drawFan,
  carbon: drawCarbon,
  tariffs: drawTariffs,
  losses: drawLosses,
  slip: drawSlip,
} satisfies Record<string, (page: PlanPage) => Drawn>;

export type LivePart = keyof typeof liveParts;

export function drawParts(page: PlanPage): Record<LivePart, Drawn> {
  const drawn = Object.entries(liveParts).map(([part, drawPart]) => [part, drawPart(page)]);
  return Object.fromEntries(drawn) as Record<LivePart, Drawn>;
}

/** What an installer sees of a plan before deciding. */
function drawSlip({ plan }: PlanPage): Drawn {
  const { inputs, today } = plan;
  const { steps } = shownPlan(plan);
  const names = steps.map(({ measure }) => measureNames[measure].inSentence);
  const rows: [string, string][] = [
    ["Home", `${homeInWords(inputs)}, ${homeFacts(inputs)[0]}`],
    [
      "Uses",
      `${count(today.electricityKwh)} kWh of electricity${today.fuelKwh >= 1 ? `, ${count(today.fuelKwh)} kWh of ${fuelInWords(inputs)}` : ""} a year`,
    ],
    ...(inputs.measures.includes("solar")
      ? [["Roof", `${oneDecimal(peakOf(inputs))} kWp wished`] satisfies [string, string]]
      : []),
    ...(inputs.car.milesPerYear > 0
      ? [["Car", `${count(inputs.car.milesPerYear)} miles a year`] satisfies [string, string]]
      : []),
    ["Order", names.length > 0 ? listInWords(names) : "nothing yet"],
  ];
  return draw("dl", {}, ...rows.flatMap(([name, words]) => [draw("dt", {}, name), draw("dd", {}, words)]));
}
