import type { CsvRows } from "#domain/planner/meter/csv-rows.ts";
import { readTime } from "#domain/planner/meter/typed-time.ts";

export type Fuel = "electricity" | "gas";
export type Unit = "kWh" | "Wh" | "m3";

/** Where a file has its half hours. */
export interface MeterColumns {
  /** Of the first row with a reading. */
  readonly firstRow: number;
  readonly time: number;
  /** Where the day is in a column of its own. */
  readonly date: number | null;
  readonly values: readonly Value[];
  /** Times tell the end of a half hour. */
  readonly isEnd: boolean;
  /** Times without an offset are universal time, not the clock's. */
  readonly isUniversal: boolean;
  /** Each row has a beginning and an end, as in files of suppliers that leave out half hours of nothing. */
  readonly hasBothEnds: boolean;
  /** Undefined: the headings do not say. */
  readonly fuel: Fuel | undefined;
  readonly unit: Unit | undefined;
}

interface Value {
  readonly column: number;
  /** Where a row is a whole day: the half hour of this column, from 0. */
  readonly halfHour: number | null;
}

/** Why a file has no columns that we can use. */
export type NoColumns = "none" | "export";

/** Headings may come after lines about the customer and the meter. */
const ROWS_LOOKED_AT = 20;
const WIDE_FROM = 46;
const HOUR_MINUTES = 60;
const HALF_HOUR = 30;

const NEITHER =
  /cost|charge|price|\btax\b|£|\(p\)|pence|carbon|co2|temperature|tariff|\brate\b|mpan|mprn|mpxn|serial|\bid\b|type|status|estimate|postcode|account/;
const EXPORT = /export|generat|feed.?in|sold/;
const MEASURED = /kwh|\bwh\b|m3|m³|consum|usage|used|energy|import|\bvalue|reading|demand|quantity|units/;
const START = /start|from|begin/;
const END = /\bend|\bto\b|until|finish/;
const TIME = /time|stamp|interval|period|when|\bhh\b/;
const DATE = /date|\bday\b/;
/** Its help says that times are universal and tell the end (support.n3rgy.com, 30 October 2023). */
const N3RGY = /^energyconsumption/;

/**
 * Finds times and readings by the headings of suppliers, or without headings by what a row looks like. `wanted` decides in
 * a file with both fuels.
 */
export function meterColumns({ rows }: CsvRows, wanted: Fuel): MeterColumns | NoColumns {
  let isExport = false;
  for (const [index, row] of rows.slice(0, ROWS_LOOKED_AT).entries()) {
    const headings = row.map(tidy);
    const named = wideColumns(headings, index) ?? namedColumns(headings, index, wanted);
    if (typeof named === "object") return named;
    isExport ||= named === "export";
    const bare = bareColumns(row, index);
    if (bare) return isExport ? "export" : bare;
  }
  return isExport ? "export" : "none";
}

/** In small letters, with the ³ of a file read in the wrong alphabet put right. */
const tidy = (heading: string) => heading.toLowerCase().replace("â³", "³");

function namedColumns(headings: readonly string[], index: number, wanted: Fuel): MeterColumns | NoColumns {
  const about = headings.map(kindOf);
  const start = about.indexOf("start");
  const end = about.indexOf("end");
  const date = about.indexOf("date");
  const time = [start, about.indexOf("time"), end, date].find((column) => column >= 0);
  const measured = headings.flatMap((heading, column) => (about[column] === "measured" ? [{ heading, column }] : []));
  const [value] = [...measured.filter(({ heading }) => fuelOf(heading) === wanted), ...measured];
  if (time === undefined) return "none";
  if (!value) return about.includes("export") ? "export" : "none";
  const isN3rgy = N3RGY.test(value.heading);
  return {
    firstRow: index + 1,
    time,
    date: date >= 0 && date !== time ? date : null,
    values: [{ column: value.column, halfHour: null }],
    isEnd: isN3rgy || (time === end && start < 0),
    isUniversal: isUniversal(headings[time] ?? ""),
    hasBothEnds: start >= 0 && end >= 0,
    fuel: fuelOf(value.heading),
    unit: unitOf(value.heading),
  };
}

type Kind = "measured" | "export" | "start" | "end" | "time" | "date";

function kindOf(heading: string): Kind | undefined {
  if (NEITHER.test(heading)) return undefined;
  if (EXPORT.test(heading)) return "export";
  const isAboutTime = START.test(heading) || END.test(heading) || TIME.test(heading) || DATE.test(heading);
  if (MEASURED.test(heading) && !(isAboutTime && !/kwh|\bwh\b|m3|m³/.test(heading))) return "measured";
  if (START.test(heading)) return "start";
  if (END.test(heading)) return "end";
  if (TIME.test(heading)) return "time";
  return DATE.test(heading) ? "date" : undefined;
}

/** A row for each day, with a column for each half hour. */
function wideColumns(headings: readonly string[], index: number): MeterColumns | undefined {
  const times = headings.flatMap((heading, column) => {
    const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(heading) ?? [];
    return hours === undefined
      ? []
      : [{ column, halfHour: (HOUR_MINUTES * Number(hours) + Number(minutes)) / HALF_HOUR }];
  });
  const date = headings.findIndex((heading) => DATE.test(heading));
  if (times.length < WIDE_FROM || date < 0) return undefined;
  const isEnd = times[0]?.halfHour === 1;
  return {
    firstRow: index + 1,
    time: date,
    date: null,
    // A day's last half hour ends at 00:00.
    values: isEnd ? times.map(({ column }, at) => ({ column, halfHour: at })) : times,
    isEnd: false,
    isUniversal: isUniversal(headings[date] ?? ""),
    hasBothEnds: false,
    fuel: headings.some((heading) => fuelOf(heading) === "gas") ? "gas" : undefined,
    unit: unitOf(headings.join(" ")),
  };
}

/** Without headings: the first cell that is a time, and the first of the others that is a number. */
function bareColumns(row: readonly string[], index: number): MeterColumns | undefined {
  const isTime = row.map(
    (cell) => readTime(cell, "dayFirst") !== undefined || readTime(cell, "monthFirst") !== undefined,
  );
  const time = isTime.indexOf(true);
  const value = row.findIndex((cell, column) => !isTime[column] && /^[\d.,]+(e[-+]?\d+)?\s*(kwh|wh)?$/i.test(cell));
  if (time < 0 || value < 0) return undefined;
  return {
    firstRow: index,
    time,
    date: null,
    values: [{ column: value, halfHour: null }],
    isEnd: false,
    isUniversal: false,
    hasBothEnds: false,
    fuel: undefined,
    unit: undefined,
  };
}

/** "GMT/BST" is what the clock shows. */
const isUniversal = (heading: string) => /utc|gmt/.test(heading) && !/bst|local|london|uk|british/.test(heading);

function fuelOf(heading: string): Fuel | undefined {
  if (/gas|m3|m³/.test(heading)) return "gas";
  return heading.includes("electric") ? "electricity" : undefined;
}

function unitOf(heading: string): Unit | undefined {
  if (/m3|m³/.test(heading)) return "m3";
  if (heading.includes("kwh")) return "kWh";
  return /\bwh\b/.test(heading) ? "Wh" : undefined;
}
