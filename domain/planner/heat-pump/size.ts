import fabric from "#content/data/planner/fabric.json" with { type: "json" };
import heatPump from "#content/data/planner/heat-pump.json" with { type: "json" };
import { degreeDaysOf } from "#domain/planner/demand/cold-days.ts";
import { airLossWK, heatLossWK } from "#domain/planner/fabric/heat-loss.ts";
import { savedWK } from "#domain/planner/fabric/insulation.ts";
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Measure, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";

const W_OF_KW = 1000;
const HOURS_OF_DAY = 24;
/** A typed bill never makes a home need less than this share of what is calculated. */
const LEAST_SHARE = 0.5;

/** kW at the design temperature, to half a kW: what measured homes need, and what a calculation of their loss says. */
export interface HeatPumpSize {
  readonly low: number;
  readonly high: number;
}

/**
 * The upper end of a heat pump's size, kW, not rounded: the home's calculated loss on the region's design day with
 * `insulated` done. Sources: content/data/planner/heat-pump.json (MIS 3005, CIBSE), fabric.json.
 */
export function upperKw(
  facts: Facts,
  place: PlanPlace,
  home: PlanInputs["home"],
  insulated: readonly Measure[] = [],
): number {
  const changes =
    home.built === "from2000"
      ? facts.number("heat-pump.designAirChanges.from2000")
      : facts.number("heat-pump.designAirChanges.to1999");
  const designAirWK = airLossWK(home.floorAreaM2, changes - fabric.airChangesPerHour);
  const lossWK = heatLossWK(home) + designAirWK - savedWK(home, insulated);
  return (lossWK * designDifferenceK(facts, place)) / W_OF_KW;
}

/**
 * The range of a heat pump's size. The lower end is what measured homes need of a calculated loss; where the reader
 * typed the fuel, the lesser of that and what the fuel says. `spaceKwh`: the heat for rooms a year with `insulated`
 * done. An installer's room-by-room survey decides.
 */
export function heatPumpSize(
  facts: Facts,
  place: PlanPlace,
  { home, energy }: Pick<PlanInputs, "home" | "energy">,
  spaceKwh: number,
  insulated: readonly Measure[] = [],
): HeatPumpSize {
  const upper = upperKw(facts, place, home, insulated);
  const measured = Math.min(1, facts.number("heat-pump.measuredOverDeclared")) * upper;
  const byFuel = energy.fuelKwh === null ? measured : Math.min(measured, kwByFuel(facts, place, spaceKwh));
  return { low: rounded(facts, Math.max(LEAST_SHARE * upper, byFuel)), high: rounded(facts, upper) };
}

function kwByFuel(facts: Facts, place: PlanPlace, spaceKwh: number): number {
  const degreeDays = monthsOf(place.sapRegion).reduce((sum, month) => sum + degreeDaysOf(facts, month), 0);
  return (spaceKwh * designDifferenceK(facts, place)) / (HOURS_OF_DAY * degreeDays);
}

function designDifferenceK(facts: Facts, { sapRegion }: PlanPlace): number {
  const byRegion: readonly number[] = heatPump.designC.byRegion;
  return facts.number("heat-pump.inside") - (byRegion[sapRegion] as number);
}

/** Whether a home needs less than the smallest unit gives, or more than one unit on one phase; null: neither. */
export function sizeLimit(facts: Facts, kw: number): "under" | "over" | null {
  if (kw < facts.number("heat-pump.least")) return "under";
  return kw > facts.number("heat-pump.largestSingle") ? "over" : null;
}

/** To half a kW, and no smaller than units are made. */
function rounded(facts: Facts, kw: number): number {
  return Math.max(facts.number("heat-pump.least"), Math.round(2 * kw) / 2);
}
