import { askedPlan, askingOn } from "#app/routes/planner/form/asked-plan.ts";
import type { FormView } from "#app/routes/planner/form/form-view.ts";
import type { PlanPage } from "#app/routes/planner/plan/words/shown-plan.ts";
import { domainContext, type RouteContext, requestContext } from "#app/web/context.ts";
import { readQuery } from "#domain/planner/inputs/read-inputs.ts";
import { countUnkeptPlan } from "#domain/plans/count-plan-call.ts";
import { planOfHome } from "#domain/plans/plan-of-home.ts";

type Args = { request: Request; context: RouteContext };
export type PlanOfAddress = { page: PlanPage; refused?: undefined } | { page?: undefined; refused: FormView };

/**
 * The plan that an address asks for, worked out once; or the form with its errors, to be sent with 422. Errors:
 * too_many_requests (too many new plans to work out).
 */
export async function planOfAddress(args: Args): Promise<PlanOfAddress> {
  const asked = askedPlan(args);
  if ("refused" in asked) return asked;
  const domain = domainContext(args.context);
  await countUnkeptPlan(domain, args.context.get(requestContext).address, asked);
  return { page: planOfHome(asked, domain.now) };
}

/** The errors of an address that asks for no plan, by JSON path, for programs. */
export function errorsOfAddress({ request, context }: Args): Readonly<Record<string, readonly string[]>> {
  const read = readQuery(new URL(request.url).searchParams, askingOn(context));
  return "errors" in read ? read.errors : {};
}
