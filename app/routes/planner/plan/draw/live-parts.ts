import { drawBill } from "#app/routes/planner/plan/draw/draw-bill.ts";
import { drawCarbon } from "#app/routes/planner/plan/draw/draw-carbon.ts";
import { drawDay } from "#app/routes/planner/plan/draw/draw-day.ts";
import { drawFan } from "#app/routes/planner/plan/draw/draw-fan.ts";
import { drawLegend, drawPins } from "#app/routes/planner/plan/draw/draw-house.ts";
import { drawLosses } from "#app/routes/planner/plan/draw/draw-losses.ts";
import { drawSlip } from "#app/routes/planner/plan/draw/draw-slip.ts";
import { drawSteps } from "#app/routes/planner/plan/draw/draw-steps.ts";
import { drawTariffs } from "#app/routes/planner/plan/draw/draw-tariffs.ts";
import { drawVerdict } from "#app/routes/planner/plan/draw/draw-verdict.ts";
import { drawYear } from "#app/routes/planner/plan/draw/draw-year.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { Drawn } from "#app/ui/drawn/drawn.ts";

/** What changes with a figure: drawn by the server, and again by the page's worker. */
export const liveParts = {
  verdict: drawVerdict,
  pins: drawPins,
  legend: drawLegend,
  steps: drawSteps,
  bill: drawBill,
  summer: (page) => drawDay(page, "summer"),
  winter: (page) => drawDay(page, "winter"),
  year: drawYear,
  years: drawFan,
  carbon: drawCarbon,
  tariffs: drawTariffs,
  losses: drawLosses,
  slip: drawSlip,
} satisfies Record<string, (page: PlanPage) => Drawn>;

export type LivePart = keyof typeof liveParts;

export function drawParts(page: PlanPage): Record<LivePart, Drawn> {
  const drawn = Object.entries(liveParts).map(([part, drawPart]) => [part, drawPart(page)]);
  return Object.fromEntries(drawn) as Record<LivePart, Drawn>;
}
