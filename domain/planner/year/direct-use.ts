import { HALF_HOURS } from "#domain/planner/sun/day-grid.ts";
import type { DayFlows } from "#domain/planner/year/day-flows.ts";

/** Where a day begins in the arrays of generation, load and steady load. */
export interface DayOffsets {
  readonly pv: number;
  readonly load: number;
  readonly steady: number;
}

/** What a home makes and uses, kWh in each half hour of a day: 12·3 skies, 12·2 kinds of day and 12 months. */
export interface MadeAndUsed {
  readonly generation: Float64Array;
  readonly load: Float64Array;
  readonly steady: Float64Array;
  /** Equally likely levels of the load within a half hour, as multiples of its mean. */
  readonly levels: readonly number[];
}

/**
 * What of the sun is used as it comes, and what is left over and missing, before any battery. Kettles come and go within
 * a half hour, so the load takes each of its levels in turn; car and heat pump are steady.
 */
export function meetFromPanels(day: DayFlows, home: MadeAndUsed, at: DayOffsets): void {
  const { levels } = home;
  for (let slot = 0; slot < HALF_HOURS; slot++) {
    const pv = home.generation[at.pv + slot] as number;
    const load = home.load[at.load + slot] as number;
    const steady = home.steady[at.steady + slot] as number;
    let direct = 0;
    if (pv > 0) {
      for (let q = 0; q < levels.length; q++) direct += Math.min(pv, load * (levels[q] as number) + steady);
      direct /= levels.length;
    }
    day.pv[slot] = pv;
    day.load[slot] = load + steady;
    day.direct[slot] = direct;
    // Rounding must leave neither a surplus nor a deficit below nothing.
    day.surplus[slot] = Math.max(0, pv - direct);
    day.deficit[slot] = Math.max(0, load + steady - direct);
  }
}
