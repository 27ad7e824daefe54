import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { yieldOfRegion } from "#domain/planner/panels/roof-yield.ts";

/** The panels of a quote on their roofs. */
export type PanelsOnRoofs = Pick<Extract<Quote, { readonly arrays: unknown }>, "kWp" | "panels" | "arrays">;

/** Our own figure for the panels of a quote. */
export interface OurYield {
  readonly kwhPerYear: number;
  /** The name of the SAP climate region. */
  readonly region: string;
}

/**
 * The kWh that the panels of a quote make in a year by our planner: for each roof face its kWp times the kWh per kWp
 * for region, orientation, pitch and shade; whole kWh. Undefined for an unknown region. Source: SAP 2012
 * (docs/planner-model.md).
 */
export function ourYield({ kWp, panels, arrays }: PanelsOnRoofs, sapRegion: number | undefined): OurYield | undefined {
  const ours = yieldOfRegion(sapRegion);
  if (!ours) return undefined;
  const perKwp = arrays.map(({ panels: here, ...face }) => (here / panels) * ours.kwhPerKwp(face));
  const kwhPerYear = Math.round(kWp * perKwp.reduce((sum, one) => sum + one, 0));
  return { kwhPerYear, region: ours.region };
}
