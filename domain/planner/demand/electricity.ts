import shapes from "#content/data/planner/load-shape.json" with { type: "json" };
import calendar from "#content/data/planner/sap-climate.json" with { type: "json" };
import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Occupancy, PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import { usualPeople } from "#domain/planner/inputs/usual-people.ts";
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { Month } from "#domain/planner/sun/months.ts";

/** SAP 2012 Appendix L: electricity grows with this power of floor area times people. */
const SIZE_POWER = 0.4714;
/** 09:00 to 17:00, as half hours. */
const DAYTIME = { from: 18, until: 34 };
const WEEKDAY_SHARE = 5 / 7;

/** A weekday, then a day of the weekend. */
const KINDS_OF_DAY = 2;

/**
 * The home's own electricity in a year without car, heating and heat pump, kWh: the reader's figure, else Ofgem's medium
 * use, moved by floor area and people as SAP 2012 Appendix L does.
 */
export function electricityKwhOf(facts: Facts, { home, energy }: Pick<PlanInputs, "home" | "energy">): number {
  if (energy.electricityKwh !== null) return energy.electricityKwh;
  const typicalM2 = facts.number("load.floorOfTypical");
  const size = (home.floorAreaM2 * home.people) / (typicalM2 * usualPeople(typicalM2));
  return facts.number("load.typicalElectricity") * size ** SIZE_POWER;
}

/**
 * `yearKwh` spread over the half hours of a weekday and a day of the weekend in each month, kWh at
 * `(month * 2 + day) * 48 + half hour` of the clock. Source: content/data/planner/load-shape.json.
 */
export function loadOf(facts: Facts, months: readonly Month[], yearKwh: number, occupancy: Occupancy): Float64Array {
  const daytimeFactor = daytimeFactorOf(facts, occupancy);
  const shape = new Float64Array(months.length * KINDS_OF_DAY * HALF_HOURS);
  for (const month of months) {
    const { weekday, saturday, sunday } = shapesOf(month);
    for (let halfHour = 0; halfHour < HALF_HOURS; halfHour += 1) {
      const isDaytime = halfHour >= DAYTIME.from && halfHour < DAYTIME.until;
      const onWeekday = (weekday[halfHour] as number) * (isDaytime ? daytimeFactor : 1);
      const atWeekend = ((saturday[halfHour] as number) + (sunday[halfHour] as number)) / 2;
      const at = month.index * KINDS_OF_DAY * HALF_HOURS + halfHour;
      shape[at] = onWeekday;
      shape[at + HALF_HOURS] = atWeekend;
    }
  }
  return scaledToYear(shape, yearKwh);
}

/** A load of this shape, laid out as that of `loadOf`, that comes to `yearKwh` in a year. */
export function scaledToYear(shape: Float64Array, yearKwh: number): Float64Array {
  const shapeOfYear = monthlyKwhOf(shape).reduce((sum, kwh) => sum + kwh, 0);
  return shape.map((kwh) => (kwh * yearKwh) / shapeOfYear);
}

/** kWh of such a load in each month, with five weekdays in seven days. */
export function monthlyKwhOf(load: Float64Array): number[] {
  const inDay = (day: number) =>
    load.subarray(day * HALF_HOURS, (day + 1) * HALF_HOURS).reduce((sum, kwh) => sum + kwh, 0);
  return calendar.monthDays.map(
    (days, month) =>
      days * (WEEKDAY_SHARE * inDay(month * KINDS_OF_DAY) + (1 - WEEKDAY_SHARE) * inDay(month * KINDS_OF_DAY + 1)),
  );
}

/**
 * Such a load once `savedKwh` of each month is saved: each half hour of the month gives the same share, and no more than
 * all of it.
 */
export function loadWithoutSaved(load: Float64Array, savedKwh: readonly number[]): Float64Array {
  const kept = monthlyKwhOf(load).map((kwh, month) => Math.max(0, 1 - (savedKwh[month] ?? 0) / kwh));
  return load.map((kwh, at) => kwh * (kept[Math.floor(at / (KINDS_OF_DAY * HALF_HOURS))] ?? 1));
}

function daytimeFactorOf(facts: Facts, occupancy: Occupancy): number {
  switch (occupancy) {
    case "out":
      return facts.number("load.occupancy.out");
    case "half":
      return facts.number("load.occupancy.half");
    case "home":
      return facts.number("load.occupancy.home");
  }
}

function shapesOf(month: Month) {
  const season = shapes.monthSeason[month.index] as keyof typeof shapes.seasons;
  return {
    weekday: shapes.kW[`${season} Wd`] as readonly number[],
    saturday: shapes.kW[`${season} Sat`] as readonly number[],
    sunday: shapes.kW[`${season} Sun`] as readonly number[],
  };
}
