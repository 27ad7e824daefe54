import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { exportRow } from "#domain/planner/inputs/usual-answers.ts";
import type { Uncertain } from "#domain/planner/money/bands.ts";
import { flowsOf, presentValue } from "#domain/planner/money/flows.ts";
import { costOfAll, type MeasureCost } from "#domain/planner/money/net-cost.ts";
import type { Terms } from "#domain/planner/money/terms.ts";
import { electricHeatOf, heatPounds } from "#domain/planner/plan/electric-heat.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";
import type { HomeYear, HomeYears } from "#domain/planner/plan/home-years.ts";
import { has, listOf, type MeasureSet, NO_MEASURES, setOf, without } from "#domain/planner/plan/measure-set.ts";

const YEAR_LENGTH = 365;
const BATTERY = setOf("battery");
const BOTH = setOf("battery", "solar");

/** Costs and savings of measures, pounds, before years and chance. */
export function worthOf(
  model: HomeModel,
  years: HomeYears,
  costs: ReadonlyMap<Measure, MeasureCost>,
  set: MeasureSet,
): Uncertain {
  const base = years.best(NO_MEASURES);
  const all = years.best(set);
  const noBattery = years.best(without(set, BATTERY));
  const neither = years.best(without(set, BOTH));
  const solar = neither.bill.totalPounds - noBattery.bill.totalPounds;
  const rest = base.bill.totalPounds - neither.bill.totalPounds;
  const fuelSaved = fuelPounds(model, base) - fuelPounds(model, all);
  return {
    solar,
    battery: noBattery.bill.totalPounds - all.bill.totalPounds,
    rest,
    hasSolar: has(set, "solar"),
    servicePounds: servicePounds(model, set),
    cost: costOfAll(listOf(set).flatMap((measure) => costs.get(measure) ?? [])),
    exportShare: solar > 0 ? Math.min(1, all.bill.exportPounds / solar) : 0,
    fuelSaved,
    heatersSaved: heatersPounds(model, base) - heatersPounds(model, neither),
    pumpPounds: pumpPounds(model, set, neither, fuelSaved - rest),
    pumpRow: has(set, "airToAir") ? "heat-pump.airToAir.factor" : "heat-pump.quality",
    exportRow: exportRow(model.place),
  };
}

/** Electric heating has no boiler whose service would be saved. */
function servicePounds({ inputs, terms }: HomeModel, set: MeasureSet): number {
  if (has(set, "airToAir")) return terms.airToAirService;
  if (!has(set, "heatPump")) return 0;
  return terms.heatPumpService - (inputs.energy.heating === "electric" ? 0 : terms.boilerService);
}

function heatersPounds(model: HomeModel, { state, schedule }: HomeYear): number {
  if (model.inputs.energy.heating !== "electric") return 0;
  return heatPounds(electricHeatOf(model, state).heaters, schedule);
}

/** What a new heat pump takes. In place of fuel it is all by which electricity gets dearer (`instead`). */
function pumpPounds(model: HomeModel, set: MeasureSet, { state, schedule }: HomeYear, instead: number): number {
  if (!has(set, "heatPump") && !has(set, "airToAir")) return 0;
  if (model.inputs.energy.heating !== "electric") return instead;
  return heatPounds(electricHeatOf(model, state).pump, schedule);
}

/** Present value, pounds. */
export function npvOf(worth: Uncertain, terms: Terms): number {
  return presentValue(flowsOf(worth.cost.net, worth, worth, terms), terms.discountRate);
}

/** Includes the standing charge, which ends with the last use. */
function fuelPounds({ fuel }: HomeModel, { state, bill }: HomeYear): number {
  return bill.fuelPounds + (state.heatedBy === "fuel" ? (YEAR_LENGTH * fuel.standing) / 100 : 0);
}
