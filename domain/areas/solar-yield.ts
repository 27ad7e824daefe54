import { factsWith } from "#domain/planner/facts/facts.ts";
import { usualArray, usualInverterKw } from "#domain/planner/inputs/usual-answers.ts";
import { generationOf } from "#domain/planner/panels/generation.ts";

/** What 1 kW of panels facing south at 35 degrees makes at a place. */
export interface SolarYield {
  /** Whole kWh. */
  readonly kwhPerYear: number;
  /** January first; they add up to 1. */
  readonly monthlyShares: readonly number[];
}

/**
 * What the planner finds for a place, by its SAP climate region, 1 to 21 (0: average of the UK), and its degrees east of
 * Greenwich: an unshaded 4 kW, shared out by kW. Source: SAP 2012 Appendix U and what docs/planner-model.md names.
 */
export function solarYieldOf({ sapRegion, longitude }: { sapRegion: number; longitude: number }): SolarYield {
  const facts = factsWith({});
  const place = { outwardCode: "", sapRegion, nation: "", longitude };
  const { kwhPerYear, monthlyKwh } = generationOf(facts, place, [usualArray], usualInverterKw(facts, [usualArray]));
  return {
    kwhPerYear: Math.round(kwhPerYear / usualArray.kwp),
    monthlyShares: monthlyKwh.map((kwh) => kwh / kwhPerYear),
  };
}
