import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";

/** Electricity for the part of a car's miles that is charged at home where that is possible, kWh a year at the plug. */
export function carKwhOf(facts: Facts, { car }: Pick<PlanInputs, "car">): number {
  return car.milesPerYear * facts.number("economics.kwhPerMile") * facts.number("economics.homeShare");
}
