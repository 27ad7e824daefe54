import type { SampleName } from "#content/planner/sample-years.ts";
import { loadOf } from "#domain/planner/demand/electricity.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import type { Occupancy } from "#domain/planner/inputs/plan-inputs.ts";
import { clockOf, dayName, isWeekend, monthOf, startOf } from "#domain/planner/meter/half-hour.ts";
import { mulberry32 } from "#domain/planner/money/draws.ts";
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";

// Homes that we invented, so that anyone can try the planner with a year of half hours. Each is written as another
// supplier writes it, with what such files are known for.

interface Sample {
  /** kWh or m³ in a half hour; `chance` has a mean of 1. */
  use(day: number, halfHour: number, chance: number): number;
  isMissing?(slot: number, day: number): boolean;
  readonly heading: string;
  row(slot: number, use: string): string;
}

/** 1 November 2025 to 31 October 2026. */
const FIRST_DAY = 20_393;
const LAST_DAY = 20_757;
/** Chance lies from here to as far above 1. */
const LEAST_CHANCE = 0.4;
/** Four days of February, and one half hour in each ten days. */
const FAMILY_GAPS = { from: 20_493, to: 20_496, every: 480 };
const COUPLE_GAP_EVERY = 1000;
/** The car charges each third night from 00:30 to 04:30, at 7 kW. */
const CAR = { everyDays: 3, from: 1, to: 9, kwh: 3.5 };
/** Rooms below 12 °C outside, in the morning and the evening, and water before seven; m³ in a half hour. */
const BOILER = { base: 12, each: 0.025, morning: [12, 18], evening: [32, 44], waterAt: 13, water: 0.35 } as const;
const YEAR_KWH = { family: 3200, couple: 2700, commuters: 2300 };

const months = monthsOf(0);
const commuters = homeOf(YEAR_KWH.commuters, "out");

const samples: Readonly<Record<SampleName, Sample>> = {
  family: {
    use: homeOf(YEAR_KWH.family, "half"),
    isMissing: (slot, day) => (day >= FAMILY_GAPS.from && day <= FAMILY_GAPS.to) || slot % FAMILY_GAPS.every === 1,
    heading: "Consumption (kwh), Start, End",
    row: (slot, use) => `${use}, ${isoTime(slot)}, ${isoTime(slot + 1)}`,
  },
  couple: {
    use: homeOf(YEAR_KWH.couple, "home"),
    isMissing: (slot) => slot % COUPLE_GAP_EVERY === 0,
    heading: "Start Date/Time,End Date/Time,Energy (kWh)",
    row: (slot, use) => `${dayFirstTime(slot)},${dayFirstTime(slot + 1)},${use}`,
  },
  car: {
    use: (day, halfHour, chance) =>
      commuters(day, halfHour, chance) +
      (day % CAR.everyDays === 0 && halfHour >= CAR.from && halfHour < CAR.to ? CAR.kwh : 0),
    heading: "timestamp (UTC),energyConsumption (kWh)",
    row: (slot, use) => `${universalTime(slot + 1).replace("T", " ")},${use}`,
  },
  gas: {
    use: gas,
    heading: "Consumption (m³), Start, End",
    // Half hours without any are left out, as its supplier does.
    row: (slot, use) => (Number(use) === 0 ? "" : `${use}, ${isoTime(slot)}, ${isoTime(slot + 1)}`),
  },
};

const DIGITS = 3;

/** The file of one of them, from 1 November 2025 to 31 October 2026; the same each time. */
export function sampleYear(name: SampleName): string {
  const { use, isMissing, heading, row } = samples[name];
  const even = mulberry32(name.length);
  const rows = [heading];
  for (let slot = startOf(FIRST_DAY); slot < startOf(LAST_DAY + 1); slot++) {
    const { day, halfHour } = clockOf(slot);
    const used = use(day, halfHour, LEAST_CHANCE + 2 * (1 - LEAST_CHANCE) * even());
    if (!isMissing?.(slot, day)) rows.push(row(slot, used.toFixed(DIGITS)));
  }
  return `${rows.filter((one) => one !== "").join("\r\n")}\r\n`;
}

function homeOf(yearKwh: number, occupancy: Occupancy): Sample["use"] {
  const load = loadOf(factsWith({}), months, yearKwh, occupancy);
  return (day, halfHour, chance) =>
    chance * (load[(monthOf(day) * 2 + (isWeekend(day) ? 1 : 0)) * HALF_HOURS + halfHour] ?? 0);
}

function gas(day: number, halfHour: number, chance: number): number {
  const cold = Math.max(0, BOILER.base - (months[monthOf(day)]?.airC ?? 0));
  const isHeating = [BOILER.morning, BOILER.evening].some(([from, to]) => halfHour >= from && halfHour < to);
  return (isHeating ? cold * BOILER.each * chance : 0) + (halfHour === BOILER.waterAt ? BOILER.water : 0);
}

const HALF_HOUR_MILLISECONDS = 1_800_000;

/** "2025-11-01T00:30" of universal time. */
function universalTime(slot: number): string {
  return new Date(slot * HALF_HOUR_MILLISECONDS).toISOString().slice(0, "2025-11-01T00:30".length);
}

/** "2026-06-01T00:30:00+01:00". */
function isoTime(slot: number): string {
  const { day, halfHour } = clockOf(slot);
  const ahead = day * HALF_HOURS + halfHour - slot;
  return `${universalTime(slot + ahead)}:00+0${ahead / 2}:00`;
}

/** "01/06/2026 00:30" of the clock. */
function dayFirstTime(slot: number): string {
  const { day, halfHour } = clockOf(slot);
  const [year, month, date] = dayName(day).split("-");
  return `${date}/${month}/${year} ${String(Math.floor(halfHour / 2)).padStart(2, "0")}:${halfHour % 2 === 0 ? "00" : "30"}`;
}
