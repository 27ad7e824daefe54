import published from "#content/data/planner/tariffs.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { PRICE_CAP } from "#domain/planner/tariffs/import-tariffs.ts";

/** What heat is bought at, pence with VAT. */
export interface FuelPrice {
  /** A kWh. */
  readonly rate: number;
  /** A day, while there is any such fuel. */
  readonly standing: number;
}

/**
 * The reader's own price of their fuel, or the published one: gas with its standing charge, oil, electric heat at the
 * price cap without one, nothing on a heat network, whose heat is on another bill. Nobody publishes a price of LPG, so
 * inputs without the reader's own are a mistake and throw.
 */
export function fuelPrice(facts: Facts, energy: Pick<PlanInputs["energy"], "heating" | "fuelPence">): FuelPrice {
  const withVat = 1 + facts.number("tariffs.vatLongRun");
  return {
    rate: energy.fuelPence ?? publishedRate(facts, energy.heating) * withVat,
    standing: energy.heating === "gas" ? published.fuels.gas.standing * withVat : 0,
  };
}

function publishedRate(facts: Facts, heating: PlanInputs["energy"]["heating"]): number {
  if (heating === "gas") return facts.number("tariffs.gas");
  if (heating === "oil") return facts.number("tariffs.oil");
  if (heating === "network") return 0;
  if (heating === "lpg") throw new Error("LPG has no published price: its inputs need energy.fuelPence");
  return published.importTariffs.find(({ id }) => id === PRICE_CAP)?.rates[0]?.pence ?? 0;
}
