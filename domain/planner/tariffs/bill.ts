import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { BillParts } from "#domain/planner/tariffs/bill-parts.ts";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";

const YEAR_LENGTH = 365;

/** A year's use, kWh; standing charges in pence a day, other rates in pence a kWh, VAT included. */
export interface Metered {
  readonly importBySlot: Float64Array;
  readonly exportBySlot: Float64Array;
  readonly schedule: Schedule;
  readonly standing: number;
  readonly fuelKwh: number;
  readonly fuelRate: number;
  /** 0 where no gas is left. */
  readonly fuelStanding: number;
  readonly awayKwh: number;
  readonly awayRate: number;
}

/** A year's bill in pounds. What exports earn counts against it. */
export function billOf(metered: Metered): BillParts {
  const { schedule } = metered;
  const electricityPounds = priced(metered.importBySlot, schedule.importRates);
  const standingPounds = (YEAR_LENGTH * (metered.standing + metered.fuelStanding)) / 100;
  const exportPounds = priced(metered.exportBySlot, schedule.exportRates);
  const fuelPounds = (metered.fuelKwh * metered.fuelRate) / 100;
  const publicChargingPounds = (metered.awayKwh * metered.awayRate) / 100;
  return {
    electricityPounds,
    standingPounds,
    exportPounds,
    fuelPounds,
    publicChargingPounds,
    totalPounds: electricityPounds + standingPounds - exportPounds + fuelPounds + publicChargingPounds,
  };
}

function priced(kwh: Float64Array, rates: Float64Array): number {
  let sum = 0;
  for (let slot = 0; slot < HALF_HOURS; slot++) sum += (kwh[slot] ?? 0) * (rates[slot] ?? 0);
  return sum / 100;
}
