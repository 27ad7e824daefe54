import { type LivePart, liveParts } from "#app/routes/planner/plan/draw/live-parts.tsx";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { asReact } from "#app/ui/drawn/drawn-as-react.ts";

/** A part of the page that app/enhance/planner.ts redraws when a figure changes. */
export function Live({ part, page }: { part: LivePart; page: PlanPage }) {
  return <div data-redrawn={part}>{asReact(liveParts[part](page))}</div>;
}
