import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { assumptions } from "#domain/assumptions/register.ts";
import type { PlanInputs } from "#domain/planner/inputs/plan-inputs.ts";
import type { PlanPlace } from "#domain/planner/inputs/plan-place.ts";
import { readJson } from "#domain/planner/inputs/read-inputs.ts";

const planned = assumptions.filter(({ usedBy }) => usedBy.includes("planner"));
/** The day of the planner's newest figure: everything is worked out for it, so that tables change with figures alone. */
export const FIGURES_OF =
  planned
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1) ?? "";

/** The home of the documents, by the five answers that a plan needs. */
const modelAnswers = {
  postcode: "CR0",
  home: { type: "semi", built: "1919-1944", bedrooms: 3 },
  energy: { heating: "gas" },
};

/** Complete inputs from answers as the JSON interface takes them. */
export function homeOf(answers: object): { inputs: PlanInputs; place: PlanPlace } {
  const read = readJson({ ...modelAnswers, ...answers }, { today: FIGURES_OF, findPlace: findPlanPlace });
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return read;
}
