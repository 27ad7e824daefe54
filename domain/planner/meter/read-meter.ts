import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { meterRefusals } from "#content/planner/meter-words.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { type CsvRows, csvRows } from "#domain/planner/meter/csv-rows.ts";
import { slotsAt } from "#domain/planner/meter/half-hour.ts";
import { type Fuel, type MeterColumns, meterColumns, type Unit } from "#domain/planner/meter/meter-columns.ts";
import { LEAST_SHARE, type MeterYear, meterYear } from "#domain/planner/meter/meter-year.ts";
import { type DateOrder, halfHourAt, isTimeOfDay, orderProvedBy, readTime } from "#domain/planner/meter/typed-time.ts";

/** What a file is said to be of. */
export interface MeterAsked {
  /** What the headings say goes before it. */
  readonly fuel: Fuel;
  /** Panels are behind the meter, so that it may have stood still. */
  readonly hasPanels: boolean;
}

export interface MeterFile {
  readonly fuel: Fuel;
  readonly year: MeterYear;
  /** Rows that could not be read and were left out. */
  readonly unreadRows: number;
}

/** Ten years of half hours have fewer rows, and fewer bytes. */
const ROWS_MAX = 300_000;

/** No home on one phase takes more in half an hour, kWh: a file whose mean is above this is in Wh. */
const HALF_HOUR_MAX_KWH = 12;
const WH_IN_KWH = 1000;
/** Minutes. */
const HALF_HOUR = 30;
/** Above this share of times between half hours, the file is of something else. */
const OFF_SHARE_MAX = 0.1;

/**
 * Reads a supplier's file of half hours: Octopus, EDF, British Gas, n3rgy, two columns of any kind, or a row for each day.
 * Gas in m³ becomes kWh. Never throws: whatever cannot be used comes back as a sentence to the reader.
 */
export function readMeter(text: string, asked: MeterAsked): MeterFile | { readonly refused: string } {
  const file = csvRows(text, ROWS_MAX);
  if (!file) return { refused: meterRefusals.tooManyRows(ROWS_MAX) };
  const columns = meterColumns(file, asked.fuel);
  if (typeof columns === "string") return { refused: meterRefusals[columns] };
  const fuel = columns.fuel ?? asked.fuel;
  const read = readingsOf(file, columns);
  if (read.readings.size === 0) return { refused: meterRefusals.none };
  if (read.offRows > OFF_SHARE_MAX * read.readings.size) return { refused: meterRefusals.notHalfHours };
  const kwh = inKwh(read.readings, columns.unit);
  const hasNoZero = [...kwh.values()].every((value) => value > 0);
  const leavesOutNothing = columns.hasBothEnds && hasNoZero && (fuel === "gas" || asked.hasPanels);
  const year = meterYear(kwh, leavesOutNothing);
  if (!("means" in year)) return { refused: meterRefusals.scant(year, LEAST_SHARE) };
  const { min, max } = fuel === "gas" ? energyFields.fuelKwh : energyFields.electricityKwh;
  if (year.yearKwh < min || year.yearKwh > max) return { refused: meterRefusals.unlikely(year.yearKwh, min, max) };
  return { fuel, year, unreadRows: read.unreadRows };
}

/** By number of half hour, in the file's unit. */
function readingsOf({ rows, separator }: CsvRows, columns: MeterColumns) {
  const readings = new Map<number, number>();
  const body = rows.slice(columns.firstRow);
  const order = orderIn(body, columns);
  let unreadRows = 0;
  let offRows = 0;
  for (const row of body) {
    const time = readTime(timeIn(row, columns), order);
    const isUnread = columns.values.map(({ column, halfHour }) => {
      const cell = row[column] ?? "";
      // A day that the clocks change has columns to spare.
      if (cell === "" && halfHour !== null) return false;
      const value = numberIn(cell, separator);
      const number = time && halfHourAt(time.minutes - (time.ahead ?? 0) + (halfHour ?? 0) * HALF_HOUR, columns.isEnd);
      if (time && number === undefined) offRows += 1;
      if (number === undefined || value === undefined) return true;
      const isKnown = time?.ahead !== null || columns.isUniversal;
      return !put(readings, isKnown ? [number] : slotsAt(number), value);
    });
    if (isUnread.includes(true)) unreadRows += 1;
  }
  return { readings, unreadRows, offRows };
}

/**
 * Puts a reading in the first of these half hours that is free; in the last if none is, as a later row corrects an earlier
 * one. Which of the two hours of autumn is which makes no difference: the clock shows both as the same.
 */
function put(readings: Map<number, number>, slots: readonly number[], value: number): boolean {
  const slot = slots.find((one) => !readings.has(one)) ?? slots.at(-1);
  if (slot !== undefined) readings.set(slot, value);
  return slot !== undefined;
}

function orderIn(body: CsvRows["rows"], columns: MeterColumns): DateOrder {
  for (const row of body) {
    const order = orderProvedBy(timeIn(row, columns));
    if (order) return order;
  }
  return "dayFirst";
}

function timeIn(row: readonly string[], { time, date }: MeterColumns): string {
  const cell = row[time] ?? "";
  return date !== null && isTimeOfDay(cell) ? `${row[date] ?? ""} ${cell}` : cell;
}

const NUMBER = /^\d*\.?\d+(e[-+]?\d+)?$/i;

/** With a unit behind it, thousands parted, or a decimal comma where commas do not part cells. */
function numberIn(cell: string, separator: string): number | undefined {
  const bare = cell.replace(/\s*(kwh|wh|m3|m³)$/i, "");
  const text = separator !== "," && /^\d+,\d+$/.test(bare) ? bare.replace(",", ".") : bare.replace(/,(?=\d{3}\b)/g, "");
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function inKwh(readings: ReadonlyMap<number, number>, unit: Unit | undefined): ReadonlyMap<number, number> {
  const factor = factorOf(readings, unit);
  return factor === 1 ? readings : new Map([...readings].map(([slot, value]) => [slot, value * factor]));
}

function factorOf(readings: ReadonlyMap<number, number>, unit: Unit | undefined): number {
  if (unit === "m3") return factsWith({}).number("heat-demand.gasKwhPerM3");
  if (unit !== undefined) return unit === "Wh" ? 1 / WH_IN_KWH : 1;
  const mean = [...readings.values()].reduce((sum, value) => sum + value, 0) / readings.size;
  return mean > HALF_HOUR_MAX_KWH ? 1 / WH_IN_KWH : 1;
}
