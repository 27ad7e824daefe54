import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { drawnValues } from "#domain/planner/money/bands.ts";
import { kwpOf } from "#domain/planner/money/costs.ts";
import { flowsOf, paybackYears, presentValue } from "#domain/planner/money/flows.ts";
import { boilerAvoided, type MeasureCost } from "#domain/planner/money/net-cost.ts";
import { modelOf } from "#domain/planner/plan/home-model.ts";
import { yearsOf } from "#domain/planner/plan/home-years.ts";
import { setOf } from "#domain/planner/plan/measure-set.ts";
import { worthOf } from "#domain/planner/plan/worth.ts";
import type { YearTotals } from "#domain/planner/year/year-record.ts";
import { totalsOf } from "#domain/planner/year/year-sums.ts";

/** What would be installed in a home. At least one part. */
export interface Equipment {
  readonly solar?: { readonly kwp: number; readonly inverterKw: number };
  readonly battery?: { readonly kwh: number };
  readonly heatPump?: { readonly designFlowC: number };
  readonly airToAir?: true;
}

/** What it brings the home over the years of a plan. */
export interface EquipmentWorth {
  /** Present value with central values at the register's discount rate, the price taken off; pounds. */
  readonly npvPounds: number;
  /** The same in each of the planner's draws, in their order: the price is fixed, all else moves as in a plan. */
  readonly drawnPounds: Float64Array;
  /** Null: not within the years of a plan. */
  readonly paybackYears: number | null;
  /** What its panels make in a year, and the share of it used at home, 0 to 1; null without panels. */
  readonly panels: { readonly kwhPerYear: number; readonly usedAtHome: number } | null;
}

const NOTHING: MeasureCost = { gross: [0, 0, 0], grant: 0, boiler: 0, net: 0 };

/**
 * What this home gains from this equipment at this price, by the same model as a plan. `paidPounds` is all that the
 * customer pays: it stands in place of our own cost and grant. The panels lie on the home's own roofs, in its own
 * proportions. `today` (`YYYY-MM-DD`, London) decides which tariffs are in date.
 */
export function equipmentWorth(
  { inputs, place }: { inputs: PlanInputs; place: PlanPlace },
  equipment: Equipment,
  paidPounds: number,
  today: string,
): EquipmentWorth {
  const measures = (["solar", "battery", "heatPump", "airToAir"] as const).filter(
    (part) => equipment[part] !== undefined,
  );
  const home = withEquipment(inputs, equipment, measures);
  const model = modelOf(home, place, today);
  const years = yearsOf(model);
  const set = setOf(...measures);
  const boiler = equipment.heatPump ? boilerAvoided(model.facts, inputs) : 0;
  const [first, ...others] = measures;
  const price: MeasureCost = {
    ...NOTHING,
    gross: [paidPounds, paidPounds, paidPounds],
    boiler,
    net: paidPounds - boiler,
  };
  const costs = new Map<Measure, MeasureCost>(others.map((part) => [part, NOTHING]));
  if (first) costs.set(first, price);
  const year = totalsOf(years.best(set).year.sums);
  const worth = worthOf(model, years, costs, set);
  const flows = flowsOf(worth.cost.net, worth, worth, model.terms);
  return {
    npvPounds: presentValue(flows, model.terms.discountRate),
    drawnPounds: drawnValues(model.facts, worth, model.terms),
    paybackYears: paybackYears(flows),
    panels: equipment.solar ? { kwhPerYear: year.pv, usedAtHome: usedAtHome(year) } : null,
  };
}

function usedAtHome({ pv, export: sold, curtailed }: Pick<YearTotals, "pv" | "export" | "curtailed">): number {
  return Math.max(0, pv - sold - curtailed) / pv;
}

function withEquipment(
  inputs: PlanInputs,
  { solar, battery, heatPump }: Equipment,
  measures: readonly Measure[],
): PlanInputs {
  const scale = solar ? solar.kwp / kwpOf(inputs) : 1;
  const arrays = inputs.solar.arrays.map((array) => ({ ...array, kwp: array.kwp * scale }));
  return {
    ...inputs,
    measures,
    solar: { ...inputs.solar, arrays, inverterKw: solar?.inverterKw ?? inputs.solar.inverterKw },
    battery: battery ?? inputs.battery,
    heatPump: { ...inputs.heatPump, ...heatPump },
  };
}
