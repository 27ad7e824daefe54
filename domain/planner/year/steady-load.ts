import calendar from "#content/data/planner/sap-climate.json" with { type: "json" };
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";

const YEAR_LENGTH = 365;
/** Without cheap hours the car charges from 18:00 to 22:00, and a heat pump heats water from 13:00 to 15:00. */
const CAR_SLOTS = { from: 36, to: 44 };
const WATER_SLOTS = { from: 26, to: 30 };

/** Loads that come evenly while they come, kWh. */
export interface SteadyDemand {
  /** A year. */
  readonly carKwh: number;
  /** What a heat pump takes for rooms and for water, each of the twelve months. */
  readonly spaceKwh: readonly number[];
  readonly waterKwh: readonly number[];
}

/**
 * kWh in each half hour of one day of each month, at month·48 + half hour: space heating all day, the car (the same every
 * day of the year) and hot water in the cheap hours of the tariff.
 */
export function steadyLoad(demand: SteadyDemand, { cheap, cheapSlots }: Schedule): Float64Array {
  const inCheapHours = (slot: number) => (cheap[slot] ?? 0) / cheapSlots;
  const carShare = cheapSlots > 0 ? inCheapHours : evenly(CAR_SLOTS);
  const waterShare = cheapSlots > 0 ? inCheapHours : evenly(WATER_SLOTS);
  const steady = new Float64Array(calendar.monthDays.length * HALF_HOURS);
  for (const [month, days] of calendar.monthDays.entries()) {
    const space = (demand.spaceKwh[month] ?? 0) / (days * HALF_HOURS);
    const water = (demand.waterKwh[month] ?? 0) / days;
    const car = demand.carKwh / YEAR_LENGTH;
    for (let slot = 0; slot < HALF_HOURS; slot++) {
      steady[month * HALF_HOURS + slot] = space + water * waterShare(slot) + car * carShare(slot);
    }
  }
  return steady;
}

function evenly({ from, to }: { from: number; to: number }): (slot: number) => number {
  return (slot) => (slot >= from && slot < to ? 1 / (to - from) : 0);
}
