import type { Facts } from "#domain/planner/facts/facts.ts";
import type { Shading } from "#domain/planner/inputs/plan-inputs.ts";
import { clockHour } from "#domain/planner/sun/day-grid.ts";
import type { Month } from "#domain/planner/sun/months.ts";

/** PVsyst: share of the light that warms a cell, absorbed and not turned into electricity (0.9 · (1 − 0.1)). */
const WARMING_SHARE = 0.81;
/** Standard test conditions, where panels give what their label says. */
const LABEL_WM2 = 1000;
const LABEL_C = 25;
/** The air is warmest in the middle of the afternoon, hour of the clock. */
const WARMEST_HOUR = 15;

/** The register's figures on panels. */
export interface PanelFacts {
  readonly shadingShare: Readonly<Record<Shading, number>>;
  readonly calibration: number;
  readonly albedo: number;
  readonly coolingWm2K: number;
  /** Share of the label's power for each degree of the cell above 25 °C; negative. */
  readonly changePerKelvin: number;
  /** Share that dirt, wiring and the like leave. */
  readonly leftAfterLosses: number;
  readonly inverterEfficiency: number;
}

/** The register's figures on panels, with a reader's own values in place of ours. */
export function panelFacts(facts: Facts): PanelFacts {
  return {
    shadingShare: {
      none: facts.number("pv.shading.none"),
      modest: facts.number("pv.shading.modest"),
      significant: facts.number("pv.shading.significant"),
      heavy: facts.number("pv.shading.heavy"),
    },
    calibration: facts.number("economics.irradianceCalibration"),
    albedo: facts.number("pv.albedo"),
    coolingWm2K: facts.number("pv.heatLossFactor"),
    changePerKelvin: facts.number("pv.temperatureCoefficient"),
    leftAfterLosses: 1 - facts.number("pv.losses"),
    inverterEfficiency: facts.number("pv.inverterEfficiency"),
  };
}

/**
 * Direct current of panels, kW, in light of `wm2` (W/m²) and air of `airC`. Sources: PVWatts version 5 (power and
 * losses), PVsyst as in pvlib (temperature of the cell, without wind).
 */
export function dcKw(panels: PanelFacts, kwp: number, wm2: number, airC: number): number {
  const cellC = airC + (wm2 * WARMING_SHARE) / panels.coolingWm2K;
  const warmth = 1 + panels.changePerKelvin * (cellC - LABEL_C);
  return ((kwp * wm2) / LABEL_WM2) * warmth * panels.leftAfterLosses;
}

/** Air temperature, °C, in the middle of a half hour of the clock: a cosine with its top at 15:00. */
export function airC(month: Month, halfHour: number): number {
  return month.airC + month.airSwingK * Math.cos((2 * Math.PI * (clockHour(halfHour) - WARMEST_HOUR)) / 24);
}
