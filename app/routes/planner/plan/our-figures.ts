import { energyFields } from "#content/planner/fields/energy-fields.ts";
import { assumptionQuery } from "#content/planner/fields/wish-fields.ts";

/** The query of the same plan with our figures in place of the reader's. */
export function withOurFigures(query: string): string {
  const kept = [...new URLSearchParams(query)].filter(([name]) => !isOurFigure(name));
  return new URLSearchParams(kept).toString();
}

const isOurFigure = (name: string) => name.startsWith(assumptionQuery) || name === energyFields.exportPence.query;
