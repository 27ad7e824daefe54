import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import { isWithin, penceBySlot } from "#domain/planner/tariffs/half-hours.ts";
import type { ImportTariff } from "#domain/planner/tariffs/import-tariffs.ts";

/** Hours at the lowest rate are cheap where it is under this share of the day's mean (our setting). */
const CHEAP_BELOW_MEAN = 0.8;
/** Rates that differ by less are one rate: windows cut through half hours leave rounding behind. */
const SAME_RATE = 1e-9;

/** A tariff by the 48 half hours of a day. Rates in pence a kWh with VAT; masks hold 1 where something is so. */
export interface Schedule {
  readonly importRates: Float64Array;
  readonly exportRates: Float64Array;
  readonly lowestImport: number;
  readonly highestImport: number;
  readonly highestExport: number;
  readonly cheap: Uint8Array;
  readonly cheapSlots: number;
  /** Where the battery is emptied into the grid. */
  readonly peakExport: Uint8Array;
}

/**
 * What a home buys and sells at, half hour by half hour. A home without panels is paid nothing. A tariff with
 * windows for export has a peak: those of the highest rate, where something is paid less at another time.
 */
export function scheduleOf(
  { windows, exportWindows }: ImportTariff,
  selling: { hasPanels: boolean; exportPence: number },
): Schedule {
  const importRates = penceBySlot(windows);
  const cheap = cheapSlotsOf(importRates);
  const exportRates = selling.hasPanels
    ? penceBySlot(exportWindows, selling.exportPence)
    : new Float64Array(HALF_HOURS);
  const highest = Math.max(...exportWindows.map(({ pence }) => pence));
  const best = exportWindows.filter(({ pence }) => pence === highest);
  const isPeak = exportRates.some((rate) => rate < highest - SAME_RATE) && selling.hasPanels;
  const peakExport = Uint8Array.from({ length: HALF_HOURS }, (_, slot) => (isPeak && isWithin(best, slot) ? 1 : 0));
  return {
    importRates,
    exportRates,
    lowestImport: Math.min(...importRates),
    highestImport: Math.max(...importRates),
    highestExport: Math.max(...exportRates),
    cheap,
    cheapSlots: count(cheap),
    peakExport,
  };
}

function cheapSlotsOf(rates: Float64Array): Uint8Array {
  const lowest = Math.min(...rates);
  const mean = rates.reduce((sum, rate) => sum + rate, 0) / HALF_HOURS;
  const hasCheap = lowest < CHEAP_BELOW_MEAN * mean;
  return Uint8Array.from(rates, (rate) => (hasCheap && rate <= lowest + SAME_RATE ? 1 : 0));
}

function count(mask: Uint8Array): number {
  return mask.reduce((sum, one) => sum + one, 0);
}
