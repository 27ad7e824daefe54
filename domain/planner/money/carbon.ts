import factors from "#content/data/planner/carbon.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Heating } from "#domain/planner/inputs/plan-inputs.ts";

/** The kWh a year for which carbon is counted. */
export interface CarbonYear {
  /** Bought at home and at public charging. */
  readonly boughtKwh: number;
  readonly exportKwh: number;
  readonly fuelKwh: number;
}

/** kg CO2e a kWh of electricity in a year: a straight line from the first year of the figures, then level. */
export function gridFactor(facts: Facts, year: number): number {
  const base = facts.number("carbon.electricity");
  const floor = facts.number("carbon.floor");
  const floorYear = facts.number("carbon.floorYear");
  const { baseYear } = factors.electricity;
  if (year >= floorYear) return floor;
  return base + ((floor - base) * Math.max(0, year - baseYear)) / (floorYear - baseYear);
}

/**
 * kg CO2e of a home before and after, in each of `years` years from the one after `workYear`. Subtracts what it sells.
 * Excludes emissions from making the equipment.
 */
export function carbonByYear(
  facts: Facts,
  heating: Heating,
  span: { workYear: number; years: number },
  before: CarbonYear,
  after: CarbonYear,
): { year: number; beforeKg: number; afterKg: number }[] {
  return Array.from({ length: span.years }, (_, index) => {
    const year = span.workYear + 1 + index;
    const grid = gridFactor(facts, year);
    const fuel = fuelFactor(facts, heating) ?? grid;
    const kg = ({ boughtKwh, exportKwh, fuelKwh }: CarbonYear) => (boughtKwh - exportKwh) * grid + fuelKwh * fuel;
    return { year, beforeKg: kg(before), afterKg: kg(after) };
  });
}

/** kg CO2e a kWh; undefined: heat is electricity, and its factor the grid's. */
function fuelFactor(facts: Facts, heating: Heating): number | undefined {
  if (heating === "gas") return facts.number("carbon.gas");
  if (heating === "oil") return facts.number("carbon.oil");
  if (heating === "lpg") return facts.number("carbon.lpg");
  return undefined;
}
