import type { SampleName } from "#content/planner/sample-years.ts";
import { loadOf } from "#domain/planner/demand/electricity.ts";
import { factsWith } from "#domain/planner/facts/facts.ts";
import { clockOf, dayName, dayOf, isWeekend, monthOf, startOf } from "#domain/planner/meter/half-hour.ts";
import { mulberry32 } from "#domain/planner/money/draws.ts";
import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import { monthsOf } from "#domain/planner/sun/months.ts";

// Homes that we invented, so that anyone can try the planner with a year of half hours. Each is written as another
// supplier writes it, with what such files are known for.

interface Sample {
  /** kWh or m³ in a half hour, from 0 to 1 by chance. */
  use(day: number, halfHour: number, chance: number): number;
  isMissing(slot: number, day: number): boolean;
  readonly heading: string;
  row(slot: number, use: string): string;
}

const FIRST_DAY = dayOf(2025, 11, 1) ?? 0;
const LAST_DAY = dayOf(2026, 10, 31) ?? 0;
const facts = factsWith({});
const months = monthsOf(0);
/** Chance gives 0.4 to 1.6 of the mean. */
const SPREAD = { least: 0.4, width: 1.2 };

const family = homeOf(3200, "half");
const couple = homeOf(2700, "home");
const commuters = homeOf(2300, "out");

const samples: Readonly<Record<SampleName, Sample>> = {
  family: {
    use: family,
    // Four days in February, and one half hour of each ten days.
    isMissing: (slot, day) => isBetween(day, dayOf(2026, 2, 9), dayOf(2026, 2, 12)) || slot % 480 === 11,
    heading: "Consumption (kwh), Start, End",
    row: (slot, use) => `${use}, ${isoTime(slot)}, ${isoTime(slot + 1)}`,
  },
  couple: {
    use: couple,
    isMissing: (slot) => slot % 1000 === 7,
    heading: "Start Date/Time,End Date/Time,Energy (kWh)",
    row: (slot, use) => `${dayFirstTime(slot)},${dayFirstTime(slot + 1)},${use}`,
  },
  car: {
    // Every third night from 00:30 to 04:30, at 7 kW.
    use: (day, halfHour, chance) =>
      commuters(day, halfHour, chance) + (day % 3 === 0 && halfHour >= 1 && halfHour < 9 ? 3.5 : 0),
    isMissing: () => false,
    heading: "timestamp (UTC),energyConsumption (kWh)",
    row: (slot, use) => `${universalTime(slot + 1).replace("T", " ")},${use}`,
  },
  gas: {
    use: gas,
    isMissing: () => false,
    heading: "Consumption (m³), Start, End",
    row: (slot, use) => `${use}, ${isoTime(slot)}, ${isoTime(slot + 1)}`,
  },
};

/** The file of one of them, from 1 November 2025 to 31 October 2026; the same each time. */
export function sampleYear(name: SampleName): string {
  const sample = samples[name];
  const chance = mulberry32(name.length);
  const rows = [sample.heading];
  for (let slot = startOf(FIRST_DAY); slot < startOf(LAST_DAY + 1); slot++) {
    const { day, halfHour } = clockOf(slot);
    const use = sample.use(day, halfHour, chance()).toFixed(3);
    const isLeftOut = name === "gas" && Number(use) === 0;
    if (!isLeftOut && !sample.isMissing(slot, day)) rows.push(sample.row(slot, use));
  }
  return `${rows.join("\r\n")}\r\n`;
}

function homeOf(yearKwh: number, occupancy: "out" | "half" | "home"): Sample["use"] {
  const load = loadOf(facts, months, yearKwh, occupancy);
  return (day, halfHour, chance) =>
    (load[(monthOf(day) * 2 + (isWeekend(day) ? 1 : 0)) * HALF_HOURS + halfHour] ?? 0) *
    (SPREAD.least + SPREAD.width * chance);
}

/** m³ of a boiler that heats mornings and evenings from October to April, and water each morning. */
function gas(day: number, halfHour: number, chance: number): number {
  const cold = Math.max(0, 12 - (months[monthOf(day)]?.airC ?? 0));
  const heats = (halfHour >= 12 && halfHour < 18) || (halfHour >= 32 && halfHour < 44);
  const water = halfHour === 13 ? 0.35 : 0;
  return (heats ? cold * 0.025 : 0) * (SPREAD.least + SPREAD.width * chance) + water;
}

const isBetween = (day: number, first = 0, last = 0) => day >= first && day <= last;

const HALF_HOUR_MILLISECONDS = 1_800_000;

/** "2025-11-01T00:30" of universal time. */
function universalTime(slot: number): string {
  return new Date(slot * HALF_HOUR_MILLISECONDS).toISOString().slice(0, "2025-11-01T00:30".length);
}

/** "2026-06-01T00:30:00+01:00". */
function isoTime(slot: number): string {
  const { day, halfHour } = clockOf(slot);
  const ahead = (day * HALF_HOURS + halfHour - slot) / 2;
  return `${universalTime(slot + ahead * 2)}:00+0${ahead}:00`;
}

/** "01/06/2026 00:30" of the clock. */
function dayFirstTime(slot: number): string {
  const { day, halfHour } = clockOf(slot);
  const [year, month, date] = dayName(day).split("-");
  const minutes = halfHour % 2 === 0 ? "00" : "30";
  return `${date}/${month}/${year} ${String(Math.floor(halfHour / 2)).padStart(2, "0")}:${minutes}`;
}
