import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";

/**
 * Electricity for the part of a car's miles charged at home, if charging there is possible, in kWh a year at the plug.
 */
export function carKwhOf(facts: Facts, { car }: Pick<PlanInputs, "car">): number {
  return car.milesPerYear * facts.number("economics.kwhPerMile") * facts.number("economics.homeShare");
}
