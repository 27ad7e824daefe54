import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Month } from "#domain/planner/sun/months.ts";

/** Middles of five equally likely parts of a normal distribution, in standard deviations. */
const NORMAL_FIFTHS = [-1.2815515655, -0.5244005127, 0, 0.5244005127, 1.2815515655];

/** A fifth of a month's days. */
export interface ColdDays {
  readonly outsideC: number;
  /** How far the day is below the temperature at which a home needs no heating; 0 if above. */
  readonly belowBaseK: number;
}

/**
 * The days of a month as five equally likely ones, coldest first. Source: normally distributed around the month's mean.
 */
export function coldDaysOf(facts: Facts, month: Month): readonly ColdDays[] {
  const baseC = facts.number("heat-pump.base");
  const spreadK = facts.number("sap-climate.dailySd");
  return NORMAL_FIFTHS.map((z) => {
    const outsideC = month.airC + spreadK * z;
    return { outsideC, belowBaseK: Math.max(0, baseC - outsideC) };
  });
}

/** Degree days of a month, K days. */
export function degreeDaysOf(facts: Facts, month: Month): number {
  const days = coldDaysOf(facts, month);
  return (month.days * days.reduce((sum, { belowBaseK }) => sum + belowBaseK, 0)) / days.length;
}
