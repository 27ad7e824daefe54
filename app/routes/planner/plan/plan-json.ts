import { errorsOfAddress, planOfAddress } from "#app/routes/planner/plan/plan-of-address.ts";
import { plainJson } from "#app/web/plain-json.ts";
import { answeringJson } from "#app/web/problem.ts";
import { presentPlan } from "#domain/planner/plan/present-plan.ts";
import type { Route } from "./+types/plan-json.ts";

export const loader = answeringJson(async (args: Route.LoaderArgs) => {
  const { page } = await planOfAddress(args);
  const headers = { "x-robots-tag": "noindex" };
  if (page) return plainJson(presentPlan(page.plan), { headers });
  return Response.json({ errors: errorsOfAddress(args) }, { status: 422, headers });
});
