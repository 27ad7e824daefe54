import type { Measure } from "#domain/planner/inputs/plan-inputs.ts";
import { exportRow } from "#domain/planner/inputs/usual-answers.ts";
import type { Uncertain } from "#domain/planner/money/bands.ts";
import { flowsOf, presentValue } from "#domain/planner/money/flows.ts";
import { costOfAll, type MeasureCost } from "#domain/planner/money/net-cost.ts";
import type { Terms } from "#domain/planner/money/terms.ts";
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
  return {
    solar,
    battery: noBattery.bill.totalPounds - all.bill.totalPounds,
    rest: base.bill.totalPounds - neither.bill.totalPounds,
    hasSolar: has(set, "solar"),
    hasHeatPump: has(set, "heatPump"),
    cost: costOfAll(listOf(set).flatMap((measure) => costs.get(measure) ?? [])),
    exportShare: solar > 0 ? Math.min(1, all.bill.exportPounds / solar) : 0,
    fuelSaved: fuelPounds(model, base) - fuelPounds(model, all),
    exportRow: exportRow(model.place),
  };
}

/** Present value, pounds. */
export function npvOf(worth: Uncertain, terms: Terms): number {
  return presentValue(flowsOf(worth.cost.net, worth, worth, terms), terms.discountRate);
}

/** Includes the standing charge, which ends with the last use. */
function fuelPounds({ fuel }: HomeModel, { state, bill }: HomeYear): number {
  return bill.fuelPounds + (state.hasHeatPump ? 0 : (YEAR_LENGTH * fuel.standing) / 100);
}
