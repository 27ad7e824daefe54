import { factsWith } from "#domain/planner/facts/facts.ts";
import type { SolarArray } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import type { Band } from "#domain/planner/money/band.ts";
import { generationOf } from "#domain/planner/panels/generation.ts";

/**
 * How far a year may be below and above the mean, on top of the differences between radiation sources (our setting).
 */
const MARGIN = { duller: 0.95, sunnier: 1.05 };
const CALIBRATION = "economics.irradianceCalibration";

/** kWh a year. */
export interface QuoteRange {
  readonly low: number;
  readonly central: number;
  readonly high: number;
}

export type ClaimVerdict = "within" | "high" | "low";

/**
 * Our own estimate of the panels' output, to compare with an installer's figure: low by SAP's radiation as printed,
 * high by the satellite's for the sunniest city, each with a margin.
 */
export function quoteRange(place: PlanPlace, array: SolarArray): QuoteRange {
  const ours = factsWith({});
  const inverterKw = array.kwp / ours.number("pv.dcAcRatio");
  const [printed, , satellite] = ours.range("economics.irradianceCalibration");
  const yieldAt = (calibration: number) =>
    generationOf(factsWith({ [CALIBRATION]: calibration }), place, [array], inverterKw).kwhPerYear;
  return {
    low: MARGIN.duller * yieldAt(printed),
    central: yieldAt(ours.number("economics.irradianceCalibration")),
    high: MARGIN.sunnier * yieldAt(satellite),
  };
}

/** Compares a claimed figure with a range from low to high, both included; null if nothing is claimed. */
export function claimVerdict(claimed: number | null, [low, , high]: Band): ClaimVerdict | null {
  if (claimed === null) return null;
  if (claimed > high) return "high";
  return claimed < low ? "low" : "within";
}
