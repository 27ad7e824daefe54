import type { Quote } from "#content/quote-sheet/quote-sheet.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { quoteRange } from "#domain/planner/plan/quote-range.ts";

/** kWh a year. */
export interface PlannerRange {
  readonly lowKwh: number;
  readonly highKwh: number;
}

/**
 * What our planner expects of the panels of a quote in an outward code, roof by roof and in total; null for work
 * without panels or an unknown location.
 */
export function plannerRange(quote: Quote, outcode: string): PlannerRange | null {
  const place = findPlanPlace(outcode);
  if (!place || !("arrays" in quote)) return null;
  const roofs = quote.arrays.map(({ panels, facing, pitch, shade }) =>
    quoteRange(place, { kwp: (quote.kWp * panels) / quote.panels, azimuth: facing, pitch, shading: shade }),
  );
  return {
    lowKwh: Math.round(roofs.reduce((sum, { low }) => sum + low, 0)),
    highKwh: Math.round(roofs.reduce((sum, { high }) => sum + high, 0)),
  };
}
