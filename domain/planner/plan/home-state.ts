import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import { has, listOf, type MeasureSet } from "#domain/planner/plan/measure-set.ts";
import { type TariffHome, tariffHomeOf } from "#domain/planner/tariffs/eligible.ts";

/** What heats a home; direct: electric heaters that store nothing. */
export type HeatedBy = "fuel" | "storage" | "direct" | "airToAir" | "heatPump" | "network";

/** A home with measures, as its meters see it: two sets with the same state have the same bill. */
export interface HomeState extends TariffHome {
  readonly hasBattery: boolean;
  readonly heatedBy: HeatedBy;
  /** Of the car, kWh a year; 0 both where the meter has it already. */
  readonly atHomeKwh: number;
  readonly awayKwh: number;
  /** The share of today's space heat that remains after insulation. */
  readonly spaceShare: number;
  readonly fuelKwh: number;
  readonly fuelByMonth: readonly number[];
}

/** The home with these measures. Savings from insulation add; a heat pump ends the use of fuel. */
export function stateOf(model: HomeModel, set: MeasureSet): HomeState {
  const { inputs, demand } = model;
  const chargesAtHome = inputs.car.charging !== "public" || has(set, "evCharger");
  const heatedBy = heatedByOf(inputs.energy, set);
  const spaceShare = spaceShareOf(model, set);
  const carKwh = model.meter?.behind.car ? 0 : model.carKwh;
  const fuelByMonth = demand.spaceKwh.map((space, month) => {
    const heat = space * spaceShare + (demand.waterKwh[month] ?? 0);
    return heatedBy === "fuel" ? (heat * demand.fuelKwh) / demand.heatKwh : 0;
  });
  return {
    ...tariffHomeOf(inputs, listOf(set)),
    heatedBy,
    hasBattery: has(set, "battery"),
    atHomeKwh: chargesAtHome ? carKwh : 0,
    awayKwh: chargesAtHome ? 0 : carKwh,
    spaceShare,
    fuelKwh: fuelByMonth.reduce((sum, kwh) => sum + kwh, 0),
    fuelByMonth,
  };
}

function heatedByOf({ heating, emitters }: PlanInputs["energy"], set: MeasureSet): HeatedBy {
  if (heating === "heatPump" || has(set, "heatPump")) return "heatPump";
  if (has(set, "airToAir")) return "airToAir";
  if (heating === "electric") return emitters === "storage" ? "storage" : "direct";
  return heating === "network" ? "network" : "fuel";
}

function spaceShareOf({ savings }: HomeModel, set: MeasureSet): number {
  const saved = listOf(set).reduce((sum, measure) => sum + (savings[measure]?.central ?? 0), 0);
  // A reader's own figures could save more than there is.
  return Math.max(0, 1 - saved);
}

/**
 * Sets with the same electricity share one simulation: insulation changes it only where electricity provides the heat.
 */
export function electricityKey(state: HomeState): string {
  const { hasSolar, hasBattery, atHomeKwh, heatedBy, spaceShare } = state;
  return [hasSolar, hasBattery, atHomeKwh, heatedBy, heatedBy === "fuel" ? 1 : spaceShare].join();
}
