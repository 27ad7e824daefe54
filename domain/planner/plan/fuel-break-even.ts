import { kwhPerLitre } from "#content/planner/fields/energy-fields.ts";
import { flowsOf, presentValue } from "#domain/planner/money/flows.ts";
import type { HomeModel } from "#domain/planner/plan/home-model.ts";

const NO_UPKEEP = { hasSolar: false, servicePounds: 0 };

/**
 * The price from which a heat pump alone pays for itself, pence a kWh of fuel with VAT: today's, less its present value
 * (`npvPounds`) over that of a penny on all the fuel it saves. Null for heating that is not bought by the litre, whose
 * price is known. Source: 20 years at 3.5% make 14.2124 pounds of each pound a year.
 */
export function breakEvenFuelPence({ inputs, demand, fuel, terms }: HomeModel, npvPounds: number): number | null {
  if (kwhPerLitre[inputs.energy.heating] === undefined) return null;
  const poundAYear = flowsOf(0, { solar: 0, battery: 0, rest: 1 }, NO_UPKEEP, terms);
  return fuel.rate - (npvPounds * 100) / (presentValue(poundAYear, terms.discountRate) * demand.fuelKwh);
}
