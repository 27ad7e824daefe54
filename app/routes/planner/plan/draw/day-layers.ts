import { roundStep } from "#app/routes/planner/plan/draw/plot.tsx";
import type { DayTrace } from "#domain/planner/year/year-record.ts";

export const PER_HOUR = 2;
export const HALF_HOURS = 48;
export const KETTLE_KW = 3;
/** A price under this share of the day's mean is called cheap. */
export const CHEAP_SHARE = 0.8;
/** Headroom above the highest value. */
const ROOM = 1.08;
/** Room for words below the line even where little is left over. */
const BELOW_SHARE = 0.3;

/** A day in layers: above the line what the home uses, below it surplus solar. kWh in each half hour. */
export interface DayLayers {
  roof: readonly number[];
  battery: readonly number[];
  cheapGrid: readonly number[];
  grid: readonly number[];
  stored: readonly number[];
  sold: readonly number[];
}

export function dayLayers(day: DayTrace): DayLayers {
  const isCheap = cheapHalfHours(day);
  const each = (of: (index: number) => number) =>
    Array.from({ length: HALF_HOURS }, (_, index) => Math.max(0, of(index)));
  const at = (values: readonly number[], index: number) => values[index] ?? 0;
  return {
    roof: each((i) => at(day.direct, i)),
    // The home takes what it lacks from the battery; the rest is sold.
    battery: each((i) => Math.min(at(day.discharge, i), at(day.load, i) - at(day.direct, i))),
    cheapGrid: each((i) => (isCheap[i] ? at(day.import, i) : 0)),
    grid: each((i) => (isCheap[i] ? 0 : at(day.import, i))),
    stored: each((i) => Math.min(at(day.charge, i), at(day.pv, i) - at(day.direct, i))),
    sold: each((i) => at(day.export, i)),
  };
}

function cheapHalfHours({ importPence }: DayTrace): boolean[] {
  const mean = total(importPence) / Math.max(1, importPence.length);
  return importPence.map((price) => price < CHEAP_SHARE * mean);
}

export const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** kW above and below the line that both days need, so that summer and winter are comparable. */
export function dayScale(days: readonly DayTrace[]): { above: number; below: number; step: number } {
  const layers = days.map(dayLayers);
  const most = (of: (one: DayLayers, index: number) => number) =>
    Math.max(...layers.flatMap((one) => one.roof.map((_, index) => of(one, index)))) * PER_HOUR;
  const above = Math.max(
    KETTLE_KW,
    most((one, i) => sumAt([one.roof, one.battery, one.cheapGrid, one.grid], i)),
  );
  const below = most((one, i) => sumAt([one.stored, one.sold], i));
  return { above: above * ROOM, below: Math.max(below * ROOM, above * BELOW_SHARE), step: roundStep(above + below, 6) };
}

export const sumAt = (layers: readonly (readonly number[])[], index: number) =>
  layers.reduce((sum, layer) => sum + (layer[index] ?? 0), 0);
