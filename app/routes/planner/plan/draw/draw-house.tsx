/** @jsxImportSource #drawn */
import { panelsOf } from "#app/routes/planner/form/house-state.ts";
import { hasBoiler } from "#app/routes/planner/plan/words/home-words.ts";
import { measureWords, peakOf } from "#app/routes/planner/plan/words/measure-words.ts";
import { type PlanPage, shownPlan } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";
import type { LiveHouseProps } from "#app/ui/house/live-house.tsx";
import { aboutPounds } from "#content/planner/figures.ts";
import { measureNames } from "#content/planner/measure-names.ts";

const FULL_LOFT_MM = 300;

/** The home as drawn once the plan's steps are done. */
export function houseOfPlan({ plan }: PlanPage): Pick<LiveHouseProps, "panels" | "loftMm" | "parts"> {
  const { home, energy, car } = plan.inputs;
  const done = new Set(shownPlan(plan).steps.map(({ measure }) => measure));
  const battery = done.has("battery");
  const heatPump = done.has("heatPump") || done.has("airToAir") || energy.heating === "heatPump";
  const boiler = !heatPump && hasBoiler(energy);
  const hasCar = car.milesPerYear > 0;
  const charger = hasCar && (car.charging === "charger" || done.has("evCharger"));
  return {
    panels: done.has("solar") ? panelsOf(peakOf(plan.inputs)) : 0,
    loftMm: done.has("loft") ? FULL_LOFT_MM : home.loftMm,
    parts: {
      battery,
      coats: !battery,
      cable: battery && done.has("solar"),
      heatPump,
      boiler,
      linen: !boiler,
      car: hasCar,
      charger,
      charging: charger || (hasCar && car.charging === "socket"),
      cavity: done.has("cavity") || home.wall === "cavityFilled",
      floor: done.has("floor"),
    },
  };
}

export function drawPins({ plan }: PlanPage): Drawn {
  return (
    <div class="house-dots" aria-hidden="true">
      {shownPlan(plan).steps.map(({ measure }, index) => {
        const [left, top] = measureWords[measure].pin;
        return <span style={`left:${left}%;top:${top}%`}>{index + 1}</span>;
      })}
    </div>
  );
}

export function drawLegend({ plan }: PlanPage): Drawn {
  return (
    <ol class="house-legend">
      {shownPlan(plan).steps.map(({ measure, netPounds }, index) => (
        <li>
          <a href={`#step-${measure}`}>
            <b>{index + 1}</b>
            {measureNames[measure].short} <span class="muted">{aboutPounds(netPounds)}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
