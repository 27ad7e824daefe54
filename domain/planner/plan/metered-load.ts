import { loadWithoutSaved } from "#domain/planner/demand/electricity.ts";
import { electricHeatOf, heatLoadOf } from "#domain/planner/plan/electric-heat.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import { type HomeState, stateOf } from "#domain/planner/plan/home-state.ts";
import { NO_MEASURES } from "#domain/planner/plan/measure-set.ts";
import type { HeatLoad } from "#domain/planner/year/steady-load.ts";

interface Loads {
  /** As `Demand.load`. */
  readonly load: Float64Array;
  /** What comes on top of it. */
  readonly heat: HeatLoad;
}

/**
 * What a home with measures uses itself and for electric heat. Where its meter measured today's heat too, none is added:
 * each half hour of a month gives its share of what the measures save, all of that heat once something else heats.
 */
export function loadsOf(model: HomeModel, state: HomeState): Loads {
  const { demand } = model;
  const heat = heatLoadOf(electricHeatOf(model, state));
  if (!isHeatMetered(model)) return { load: demand.load, heat };
  const asItIs = stateOf(model, NO_MEASURES);
  const isSameHeating = state.heatedBy === asItIs.heatedBy;
  const today = monthlyKwh(heatLoadOf(electricHeatOf(model, asItIs)));
  const left = isSameHeating ? monthlyKwh(heat) : [];
  return {
    load: loadWithoutSaved(
      demand.load,
      today.map((kwh, month) => kwh - (left[month] ?? 0)),
    ),
    heat: isSameHeating ? {} : heat,
  };
}

/** Electric heaters are always behind the meter of a home. */
function isHeatMetered({ inputs, meter }: HomeModel): boolean {
  const { heating } = inputs.energy;
  return meter !== undefined && (heating === "electric" || (heating === "heatPump" && meter.behind.heatPump));
}

function monthlyKwh({ spaceKwh = [], waterKwh, nightKwh, eveningKwh }: HeatLoad): number[] {
  return spaceKwh.map(
    (kwh, month) => kwh + (waterKwh?.[month] ?? 0) + (nightKwh?.[month] ?? 0) + (eveningKwh?.[month] ?? 0),
  );
}
