import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { Schedule } from "#domain/planner/tariffs/schedule.ts";
import type { DayFlows } from "#domain/planner/year/day-flows.ts";

export interface Battery {
  /** Usable kWh. */
  readonly capacity: number;
  /** kWh that go in or out in half an hour at most, measured outside it. */
  readonly slotPower: number;
  /** Share that is left after one way, in or out. */
  readonly efficiency: number;
}

/**
 * One day of the battery, from what it holds at midnight to what it holds at the next, which is returned. It takes the
 * surplus first; in cheap hours it then fills from the grid to `target` and gives nothing; in all others it gives what the
 * home misses, and in hours of peak export what is left of its power to the grid.
 */
export function runBattery(
  day: DayFlows,
  battery: Battery,
  schedule: Schedule,
  target: number,
  atStart: number,
): number {
  const { capacity, slotPower, efficiency } = battery;
  const { cheap, peakExport } = schedule;
  let stored = atStart;
  for (let slot = 0; slot < HALF_HOURS; slot++) {
    const charge = Math.min(day.surplus[slot] as number, slotPower, Math.max(0, capacity - stored) / efficiency);
    stored += charge * efficiency;
    let fromGrid = 0;
    let discharge = 0;
    let toGrid = 0;
    if (cheap[slot] === 1) {
      fromGrid = Math.min(slotPower - charge, Math.max(0, target - stored) / efficiency);
      stored += fromGrid * efficiency;
    } else {
      discharge = Math.min(day.deficit[slot] as number, slotPower, stored * efficiency);
      stored = Math.max(0, stored - discharge / efficiency);
      if (peakExport[slot] === 1) {
        toGrid = Math.min(slotPower - discharge, stored * efficiency);
        stored = Math.max(0, stored - toGrid / efficiency);
      }
    }
    day.charge[slot] = charge;
    day.fromGrid[slot] = fromGrid;
    day.discharge[slot] = discharge;
    day.toGrid[slot] = toGrid;
    day.stored[slot] = stored;
  }
  return stored;
}

/**
 * What the battery is filled to in the cheap hours, kWh: to the brim where selling a kWh at its best pays for one bought
 * cheaply and lost on the way; else what the day will need outside these hours, less what the sun will bring.
 */
export function targetOf(day: DayFlows, { capacity, efficiency }: Battery, schedule: Schedule): number {
  if (schedule.highestExport > schedule.lowestImport / efficiency ** 2) return capacity;
  let need = 0;
  let spare = 0;
  for (let slot = 0; slot < HALF_HOURS; slot++) {
    if (schedule.cheap[slot] === 1) continue;
    need += (day.deficit[slot] as number) / efficiency;
    spare += (day.surplus[slot] as number) * efficiency;
  }
  return Math.min(capacity, Math.max(0, need - spare));
}
