import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { domainContext, requestContext } from "#app/web/context.ts";
import { plainJson } from "#app/web/plain-json.ts";
import { readJson } from "#app/web/problem.ts";
import { findPlanPlace } from "#domain/areas/plan-place.ts";
import { DomainError } from "#domain/errors.ts";
import { readJson as readInputs } from "#domain/planner/inputs/read-inputs.ts";
import { presentPlan } from "#domain/planner/plan/present-plan.ts";
import { countPlanCall } from "#domain/plans/count-plan-call.ts";
import { planOfHome } from "#domain/plans/plan-of-home.ts";
import { londonDay } from "#domain/time/calendar.ts";
import type { Route } from "./+types/plans.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, context }) {
    const domain = domainContext(context);
    await countPlanCall(domain, context.get(requestContext).address);
    const asking = { today: londonDay(domain.now), findPlace: findPlanPlace };
    const read = readInputs(await readJson(request), asking);
    if ("errors" in read) throw new DomainError("invalid_input", { fields: read.errors });
    return plainJson(presentPlan(planOfHome(read, domain.now).plan));
  },
});

export const action = loader;
