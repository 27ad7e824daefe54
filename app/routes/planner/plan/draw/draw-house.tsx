import { panelsOf } from "#app/routes/planner/form/house-state.ts";
import { measureWords, peakOf } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import { type Drawn, draw } from "#app/ui/drawn/drawn.ts";
import type { LiveHouseProps } from "#app/ui/house/live-house.tsx";
import { aboutPounds } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

/** What the drawing of the house shows: the home with the steps of its plan done. */
export function houseOfPlan({ plan }: PlanPage): Pick<LiveHouseProps, "panels" | "loftMm" | "parts"> {
  const { inputs } = plan;
  const done = new Set(shownPlan(plan).steps.map(({ measure }) => measure));
  const { milesPerYear, charging } = inputs.car;
  const [solar, battery] = [done.has("solar"), done.has("battery")];
  const heatPump = done.has("heatPump") || inputs.energy.heating === "heatPump";
  const boiler = !heatPump && inputs.energy.heating !== "electric";
  const [car, charger] = [milesPerYear > 0, charging === "charger" || done.has("evCharger")];
  return {
    panels: solar ? panelsOf(peakOf(inputs)) : 0,
    loftMm: done.has("loft") ? FULL_LOFT_MM : inputs.home.loftMm,
    parts: {
      ...{ battery, coats: !battery, cable: battery && solar, heatPump, boiler, linen: !boiler },
      ...{ car, charger: car && charger, charging: car && (charger || charging === "socket") },
      cavity: done.has("cavity") || inputs.home.wall === "cavityFilled",
      floor: done.has("floor"),
    },
  };
}

const FULL_LOFT_MM = 300;

/** The numbers of the steps on the house, and links to them under it. */
export function drawPins({ plan }: PlanPage): Drawn {
  const pins = shownPlan(plan).steps.map(({ measure }, index) => {
    const [left, top] = measureWords[measure].pin;
    return draw("span", { style: `left:${left}%;top:${top}%` }, String(index + 1));
  });
  return draw("div", { class: "house-dots", "aria-hidden": "true" }, ...pins);
}

export function drawLegend({ plan }: PlanPage): Drawn {
  const links = shownPlan(plan).steps.map(({ measure, netPounds }, index) => {
    const parts = [
      draw("b", {}, String(index + 1)),
      measureNames[measure].short,
      " ",
      draw("span", { class: "muted" }, aboutPounds(netPounds)),
    ];
    return draw("li", {}, draw("a", { href: `#step-${measure}` }, ...parts));
  });
  return draw("ol", { class: "house-legend" }, ...links);
}
