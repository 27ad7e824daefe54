import calendar from "#content/data/planner/sap-climate.json" with { type: "json" };
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";

const YEAR_LENGTH = 365;
/**
 * Without cheap hours the car charges from 18:00 to 22:00, water is heated from 13:00 to 15:00, and storage heaters take
 * the hours of Economy 7.
 */
const CAR_SLOTS = { from: 36, to: 44 };
const WATER_SLOTS = { from: 26, to: 30 };
const NIGHT_SLOTS = { from: 1, to: 15 };
/** When storage heaters need more than they have stored: 16:00 to 22:00. */
const EVENING_SLOTS = { from: 32, to: 44 };

/** Electricity for heat, kWh of each of the twelve months; none where it is left out. */
export interface HeatLoad {
  readonly spaceKwh?: readonly number[];
  readonly waterKwh?: readonly number[];
  /** Of storage heaters. */
  readonly nightKwh?: readonly number[];
  readonly eveningKwh?: readonly number[];
}

/** Loads that come evenly while they come, kWh. */
export interface SteadyDemand extends HeatLoad {
  /** A year. */
  readonly carKwh: number;
}

/**
 * kWh in each half hour of one day of each month, at month·48 + half hour: space heating all day, the car (the same every
 * day of the year) and hot water in the cheap hours of the tariff, storage heaters mostly then and the rest in the
 * evening.
 */
export function steadyLoad(demand: SteadyDemand, { cheap, cheapSlots }: Schedule): Float64Array {
  const inCheapHours = (slot: number) => (cheap[slot] ?? 0) / cheapSlots;
  const inCheapHoursOr = (slots: Slots) => (cheapSlots > 0 ? inCheapHours : evenly(slots));
  const carShare = inCheapHoursOr(CAR_SLOTS);
  const waterShare = inCheapHoursOr(WATER_SLOTS);
  const nightShare = inCheapHoursOr(NIGHT_SLOTS);
  const eveningShare = evenly(EVENING_SLOTS);
  const steady = new Float64Array(calendar.monthDays.length * HALF_HOURS);
  for (const [month, days] of calendar.monthDays.entries()) {
    const space = (demand.spaceKwh?.[month] ?? 0) / (days * HALF_HOURS);
    const water = (demand.waterKwh?.[month] ?? 0) / days;
    const night = (demand.nightKwh?.[month] ?? 0) / days;
    const evening = (demand.eveningKwh?.[month] ?? 0) / days;
    const car = demand.carKwh / YEAR_LENGTH;
    for (let slot = 0; slot < HALF_HOURS; slot++) {
      steady[month * HALF_HOURS + slot] =
        space +
        water * waterShare(slot) +
        car * carShare(slot) +
        night * nightShare(slot) +
        evening * eveningShare(slot);
    }
  }
  return steady;
}

interface Slots {
  readonly from: number;
  readonly to: number;
}

function evenly({ from, to }: Slots): (slot: number) => number {
  return (slot) => (slot >= from && slot < to ? 1 / (to - from) : 0);
}
