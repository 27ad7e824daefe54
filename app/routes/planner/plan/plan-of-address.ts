import { askedPlan, askingOn } from "#app/routes/planner/form/asked-plan.ts";
import type { FormView } from "#app/routes/planner/form/form-view.ts";
import { keptPlans } from "#app/routes/planner/plan/kept-plans.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import type { RouteContext } from "#app/web/context.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { planHome } from "#domain/planner/plan/plan-home.ts";

type Args = { request: Request; context: RouteContext };
export type PlanOfAddress = { page: PlanPage; refused?: undefined } | { page?: undefined; refused: FormView };

const kept = keptPlans({ now: () => performance.now() });

/** The plan that an address asks for, worked out once; or the form with what is wrong, to be answered with 422. */
export function planOfAddress(args: Args): PlanOfAddress {
  const asked = askedPlan(args);
  if ("refused" in asked) return asked;
  const { inputs, place, query } = asked;
  const { today } = askingOn(args.context);
  const make = () => ({ plan: planHome(inputs, place, today), query, today });
  return { page: kept.take(`${today} ${query}`, make) };
}

/** What is wrong with an address that asks for no plan, by JSON path, as programs are told. */
export function errorsOfAddress({ request, context }: Args): Readonly<Record<string, readonly string[]>> {
  const read = readQuery(new URL(request.url).searchParams, askingOn(context));
  return "errors" in read ? read.errors : {};
}
