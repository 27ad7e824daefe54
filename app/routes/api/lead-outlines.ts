import { endpoint } from "#app/routes/api/parts/endpoint.ts";
import { readIdempotencyKey } from "#app/routes/api/parts/idempotency-key.ts";
import { actorOf, domainContext } from "#app/web/context.ts";
import { idOf } from "#app/web/forms/form.ts";
import { readJson } from "#app/web/problem.ts";
import { requireApprovedInstaller } from "#domain/actor.ts";
import { outlineForPrograms } from "#domain/outline-quotes/outline.ts";
import { outlineIdOf, sendOutline } from "#domain/outline-quotes/send-outline.ts";
import type { Route } from "./+types/lead-outlines.ts";

export const loader = endpoint<Route.ActionArgs>({
  async POST({ request, params, context }) {
    const actor = actorOf(context);
    const installer = requireApprovedInstaller(actor, "leads_for_sale");
    const key = readIdempotencyKey(request.headers, { what: "outline", undone: "Nothing was sent or held." });
    const posted = await readJson(request);
    const sent = { leadId: idOf(params), id: outlineIdOf(installer.id, key), posted };
    const { outline, replayed } = await sendOutline(domainContext(context), actor, sent);
    const headers = replayed ? { "idempotency-replayed": "true" } : {};
    return Response.json(outlineForPrograms(outline), { status: 201, headers });
  },
});

export const action = loader;
