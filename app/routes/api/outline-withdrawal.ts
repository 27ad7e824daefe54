import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { callerOf } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readNothing } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { outlineForPrograms } from "#domain/outline-quotes/outline.ts";
import { withdrawOutline } from "#domain/outline-quotes/withdraw-outline.ts";
import type { Route } from "./+types/outline-withdrawal.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const [domain, actor] = callerOf(context);
    requireApprovedInstaller(actor, "leads_for_sale");
    await readNothing(request);
    return Response.json(outlineForPrograms(await withdrawOutline(domain, actor, idOf(params))));
  },
});

export const action = loader;
