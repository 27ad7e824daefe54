import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { DayFlows } from "#domain/planner/year/day-flows.ts";
import type { MonthTotals, YearTotals } from "#domain/planner/year/year-record.ts";

const MONTHS = 12;

/** kWh of a year: each of the twelve months, and what was bought and sold in each of the 48 half hours of the day. */
export interface YearSums {
  readonly pv: Float64Array;
  readonly load: Float64Array;
  readonly direct: Float64Array;
  readonly import: Float64Array;
  readonly export: Float64Array;
  readonly curtailed: Float64Array;
  readonly loss: Float64Array;
  readonly stored: Float64Array;
  /** Out of the battery into the home. */
  readonly fromBattery: Float64Array;
  readonly importBySlot: Float64Array;
  readonly exportBySlot: Float64Array;
}

/** Nothing yet. */
export function emptySums(): YearSums {
  const months = () => new Float64Array(MONTHS);
  return {
    pv: months(),
    load: months(),
    direct: months(),
    import: months(),
    export: months(),
    curtailed: months(),
    loss: months(),
    stored: months(),
    fromBattery: months(),
    importBySlot: new Float64Array(HALF_HOURS),
    exportBySlot: new Float64Array(HALF_HOURS),
  };
}

/** Adds a day that comes `times` in a year, on which the battery gained `stored` kWh; `efficiency` is one way. */
export function addDay(
  sums: YearSums,
  day: DayFlows,
  month: number,
  times: number,
  stored: number,
  efficiency: number,
): void {
  const lostIn = 1 - efficiency;
  const lostOut = 1 / efficiency - 1;
  let pv = 0;
  let load = 0;
  let direct = 0;
  let bought = 0;
  let sold = 0;
  let curtailed = 0;
  let taken = 0;
  let given = 0;
  let home = 0;
  for (let slot = 0; slot < HALF_HOURS; slot++) {
    pv += day.pv[slot] as number;
    load += day.load[slot] as number;
    direct += day.direct[slot] as number;
    curtailed += day.curtailed[slot] as number;
    taken += (day.charge[slot] as number) + (day.fromGrid[slot] as number);
    given += (day.discharge[slot] as number) + (day.toGrid[slot] as number);
    home += day.discharge[slot] as number;
    bought += day.import[slot] as number;
    sold += day.export[slot] as number;
    sums.importBySlot[slot] = (sums.importBySlot[slot] as number) + times * (day.import[slot] as number);
    sums.exportBySlot[slot] = (sums.exportBySlot[slot] as number) + times * (day.export[slot] as number);
  }
  add(sums.pv, month, times * pv);
  add(sums.load, month, times * load);
  add(sums.direct, month, times * direct);
  add(sums.import, month, times * bought);
  add(sums.export, month, times * sold);
  add(sums.curtailed, month, times * curtailed);
  add(sums.loss, month, times * (taken * lostIn + given * lostOut));
  add(sums.stored, month, times * stored);
  add(sums.fromBattery, month, times * home);
}

function add(months: Float64Array, month: number, kwh: number): void {
  months[month] = (months[month] as number) + kwh;
}

/** The whole year's electricity. */
export function totalsOf(sums: YearSums): Omit<YearTotals, "fuel" | "away"> {
  const { pv, load, direct, import: bought, export: sold, curtailed, loss, stored } = sums;
  return {
    pv: sum(pv),
    load: sum(load),
    direct: sum(direct),
    import: sum(bought),
    export: sum(sold),
    curtailed: sum(curtailed),
    loss: sum(loss),
    stored: sum(stored),
  };
}

/** Each month's electricity, and fuel of which `fuelKwh` has the months. */
export function monthsOf(sums: YearSums, fuelKwh: readonly number[]): MonthTotals[] {
  return Array.from(sums.pv, (pv, month) => ({
    pv,
    direct: sums.direct[month] ?? 0,
    fromBattery: sums.fromBattery[month] ?? 0,
    import: sums.import[month] ?? 0,
    export: sums.export[month] ?? 0,
    load: sums.load[month] ?? 0,
    fuel: fuelKwh[month] ?? 0,
  }));
}

function sum(values: Float64Array): number {
  return values.reduce((total, value) => total + value, 0);
}
