import type { PlanAnswer, PlanAsked } from "#app/enhance/plan-messages.ts";
import { houseOfPlan } from "#app/routes/planner/plan/draw/draw-house.tsx";
import { drawAssumed, drawParts } from "#app/routes/planner/plan/draw/live-parts.tsx";
import { assumedGroups } from "#app/routes/planner/plan/words/assumed-rows.ts";
import { outcomeInWords } from "#app/routes/planner/plan/words/shown-plan.ts";
import { planQuery } from "#domain/planner/inputs/plan-address.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { meteredInputs } from "#domain/planner/plan/metered-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";

export function answerPlan({ query: typed, place, today, meter }: PlanAsked): PlanAnswer {
  // The place comes from the page: the list of postcodes is too large for a browser.
  const read = readQuery(new URLSearchParams(typed), { today, findPlace: () => place });
  if ("errors" in read) return { errors: read.errors };
  const inputs = meter ? meteredInputs(read.inputs, place, meter) : read.inputs;
  const query = planQuery({ ...read, inputs }, today).toString();
  const page = { plan: planHome(inputs, place, today, meter), query, today, meter };
  const rows = assumedGroups(page).flatMap((group) => group.rows);
  return {
    query,
    electricityKwh: meter ? inputs.energy.electricityKwh : null,
    parts: drawParts(page),
    house: houseOfPlan(page),
    assumed: Object.fromEntries(rows.map((row) => [row.name, drawAssumed(row)])),
    said: outcomeInWords(page.plan),
  };
}
