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
  /** kWh that the whole home may export in half an hour while the battery sells. */
  readonly slotExport: number;
}

/** A day ends as it began, within this many kWh. */
const SAME_CHARGE = 1e-6;
/** Twice what random days needed, so that no figures of a reader's can keep the search going. */
const HALVINGS_MAX = 50;

/**
 * A day that ends with as much in the battery as it began with; returns by how much more it holds at the end, which is
 * within a thousandth of a Wh. Found from an empty battery, else from a full one, else by halving between the two: more
 * at the start of a day never leaves less at its end, and hardly ever a bigger difference.
 */
export function runSteadyDay(day: DayFlows, battery: Battery, schedule: Schedule, target: number): number {
  const run = (atStart: number) => runBattery(day, battery, schedule, target, atStart);
  const afterTwo = (atStart: number) => {
    const start = run(atStart);
    const end = run(start);
    return { end, gained: end - start };
  };
  const fromEmpty = afterTwo(0);
  if (Math.abs(fromEmpty.gained) <= SAME_CHARGE) return fromEmpty.gained;
  const fromFull = afterTwo(battery.capacity);
  if (Math.abs(fromFull.gained) <= SAME_CHARGE) return fromFull.gained;
  let low = fromEmpty.end;
  let high = fromFull.end;
  let gained = fromFull.gained;
  for (let times = 0; times < HALVINGS_MAX && Math.abs(gained) > SAME_CHARGE; times++) {
    const middle = (low + high) / 2;
    gained = run(middle) - middle;
    if (gained > 0) low = middle;
    else high = middle;
  }
  return gained;
}

/**
 * One day of the battery, from what it holds at midnight to what it holds at the next, which is returned. It takes the
 * surplus first, unless selling it brings more than the dearest kWh it could replace; in cheap hours it then fills from
 * the grid to `target` and gives nothing; in all others it gives what the home misses, and in hours of peak export what
 * is left of its power to the grid, while the home exports less than it may.
 */
export function runBattery(
  day: DayFlows,
  battery: Battery,
  schedule: Schedule,
  target: number,
  atStart: number,
): number {
  const { capacity, slotPower, efficiency, slotExport } = battery;
  const { cheap, peakExport, exportRates } = schedule;
  const worthKeeping = schedule.highestImport * efficiency ** 2;
  let stored = atStart;
  for (let slot = 0; slot < HALF_HOURS; slot++) {
    const surplus = day.surplus[slot] as number;
    const isKept = (exportRates[slot] as number) <= worthKeeping;
    const charge = isKept ? Math.min(surplus, slotPower, Math.max(0, capacity - stored) / efficiency) : 0;
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
        const room = Math.max(0, slotExport - (surplus - charge));
        toGrid = Math.min(slotPower - discharge, stored * efficiency, room);
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
