import { type Assumption, assumptions, findAssumption } from "#domain/assumptions/register.ts";
import { costRowsOf, kwpOf } from "#domain/planner/money/costs.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { PlanWarning } from "#domain/planner/plan/home-plan.ts";
import type { HomeYear } from "#domain/planner/plan/home-years.ts";
import { staleSince } from "#domain/planner/tariffs/eligible.ts";

/** Above this many kWp per kW of inverter, three smoothed days a month understate what the inverter cuts off. */
const CLIPS_FROM = 1.4;

/** The register's rows that plans use. */
export const plannerRows: readonly Assumption[] = assumptions.filter(({ usedBy }) => usedBy.includes("planner"));

/** Warnings to show beside this plan's figures. `used`: the home as it is, and with its measures. */
export function warningsFor(model: HomeModel, used: readonly HomeYear[]): PlanWarning[] {
  const { inputs, place, today } = model;
  const clips = kwpOf(inputs) >= CLIPS_FROM * inputs.solar.inverterKw && inputs.measures.includes("solar");
  const all: [PlanWarning, boolean][] = [
    ["northern_ireland_prices", place.nation === "Northern Ireland"],
    ["stale_tariff", used.some(({ tariff }) => staleSince(tariff, today) !== null)],
    ["stale_figures", plannerRows.some((row) => isStale(row, model))],
    ["clipping_understated", clips],
    ["low_confidence_costs", costRowsIn(model).some((id) => isDoubtful(id, model))],
  ];
  return all.filter(([, applies]) => applies).map(([warning]) => warning);
}

/** Tariffs and grants have their own end dates, after which plans leave them out; nothing replaces an old price of oil. */
function isStale({ id, validUntil }: Assumption, { inputs, today }: HomeModel): boolean {
  const { heating, fuelPence } = inputs.energy;
  const isUsed = id === "tariffs.oil" ? heating === "oil" && fuelPence === null : !/^(tariffs|grants)\./.test(id);
  return validUntil < today && isUsed && inputs.assumptions[id] === undefined;
}

function costRowsIn({ inputs }: HomeModel): string[] {
  const boiler = inputs.heatPump.boilerDue && inputs.measures.includes("heatPump") ? ["costs.boiler"] : [];
  return [...inputs.measures.flatMap((measure) => costRowsOf(inputs, measure).slice(0, 1)), ...boiler];
}

function isDoubtful(id: string, { inputs }: HomeModel): boolean {
  return inputs.assumptions[id] === undefined && (findAssumption(id)?.confidence.startsWith("low") ?? false);
}
