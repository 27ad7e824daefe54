import { fuelInWords, homeFacts, homeInWords } from "#app/routes/planner/plan/words/home-words.ts";
import { peakOf } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import { count, listInWords, oneDecimal } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

/** What an installer sees of a plan before deciding. */
export function drawSlip({ plan }: PlanPage): Drawn {
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
